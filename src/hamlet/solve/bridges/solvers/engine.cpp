#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/propagate/what_if.hpp"
#include "hamlet/solve/bridges/search/conflict_search.hpp"
#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet::bridges {

namespace {

SearchReport none(const Position& position) {
  return {.ended = Ended::exhausted, .work = position.mark(), .method = "rules"};
}

/// What-ifs on every lane seldom pay off for one solution, but nearly always decide whether there is a
/// second.
bool deduce_for(Position& position, std::uint64_t wanted, const Run& run) {
  if (!deduce_quickly(position, run)) return false;
  while (wanted > 1 && !position.is_complete() && !run.must_end()) {
    const std::size_t before = position.mark();
    if (!propagate_what_ifs(position, run)) return position.clash() == Clash::none;
    if (!deduce_quickly(position, run)) return false;
    if (position.mark() == before) break;
  }
  return true;
}

SearchReport search_the_rest(const Position& position, const Run& run, const Visitor& visit) {
  const Residue residue(position);
  ConflictSearch search(residue);
  std::vector<int> bridges = position.drawn();
  SearchReport report{.method = "search"};
  for (;;) {
    const ConflictSearch::Outcome outcome = search.next(run);
    report.work = position.mark() + search.conflicts();
    if (outcome == ConflictSearch::Outcome::unknown) {
      report.ended = Ended::by_request;
      report.why = why_ended(run);
      return report;
    }
    if (outcome == ConflictSearch::Outcome::none) {
      report.ended = Ended::exhausted;
      return report;
    }
    for (std::uint32_t lane = 0; lane < residue.lane_count(); ++lane)
      bridges[residue.original(lane)] = search.solution()[lane];
    if (!visit(bridges)) {
      report.ended = Ended::by_visitor;
      return report;
    }
  }
}

SearchReport search_by_engine(const Question& question, std::uint64_t wanted, const Run& run,
                              const Visitor& visit) {
  Position position(question.network);
  if (!apply_bounds(position, question.bounds) || !deduce_for(position, wanted, run)) return none(position);
  if (!position.is_complete()) return search_the_rest(position, run, visit);
  const bool goes_on = visit(position.drawn());
  return {
      .ended = goes_on ? Ended::exhausted : Ended::by_visitor, .work = position.mark(), .method = "rules"};
}

}  // namespace

extern const Solver engine_solver = {
    .name = "engine",
    .summary = "the rules first, then a complete search that learns from conflicts",
    .alias = "portfolio",
    .power = Power::enumerates,
    .search = search_by_engine,
};

}  // namespace hamlet::bridges
