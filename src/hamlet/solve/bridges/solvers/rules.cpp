#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet::bridges {

namespace {

SearchReport search_by_rules(const Question& question, std::uint64_t, const Run& run, const Visitor& visit) {
  Position position(question.network);
  if (!apply_bounds(position, question.bounds) || !deduce(position, level_what_if, run))
    return {.ended = Ended::exhausted, .work = position.mark()};
  if (run.must_end()) return {.ended = Ended::by_request, .work = position.mark(), .why = why_ended(run)};
  if (!position.is_complete())
    return {.ended = Ended::gave_up,
            .work = position.mark(),
            .why = "the rules up to level 5 do not decide the puzzle"};
  const bool goes_on = visit(position.drawn());
  return {.ended = goes_on ? Ended::exhausted : Ended::by_visitor, .work = position.mark()};
}

}  // namespace

extern const Solver rules_solver = {
    .name = "rules",
    .summary = "the rules that people use, up to one what-if at a time; gives up where they end",
    .power = Power::decides,
    .search = search_by_rules,
};

}  // namespace hamlet::bridges
