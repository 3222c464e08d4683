#include "hamlet/solve/path/ladder/chain.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/ladder.hpp"

namespace hamlet::path {

Chain chain_to_clash(Position& position, Candidate assumed, int level, const LookAround& around) {
  const std::size_t mark = position.mark();
  LookAround within = around;
  within.solution = {};
  within.may_look_ahead = level >= level_what_if;
  within.from = position.table().number(assumed);
  position.place(assumed, Cause::assumed);
  std::vector<TakenStep> steps;
  while (position.propagate() && !around.run.must_end()) {
    position.forget_news();
    auto found = find_step(position, position.is_complete() ? level_joined : level, within);
    if (!found) break;
    const std::size_t begin = position.mark() - mark;
    steps.push_back(take_step(position, std::move(*found)));
    steps.back().begin = begin;
  }
  Chain chain;
  if (position.clash() != Clash::none) {
    StepsBehind behind = steps_behind(StepGoal::clash, position, mark, steps);
    chain.steps = without_the_others(std::move(steps), behind.is_needed);
    chain.rests_on = std::move(behind.before);
    if (chain.steps.empty() || !chain.steps.back().is_clash())
      chain.steps.push_back(clash_step(position, around.wording));
  }
  position.undo_to(mark);
  if (!chain.steps.empty()) {
    position.place(assumed, Cause::assumed);
    say_again(position, chain.steps, around.wording);
    position.undo_to(mark);
  }
  return chain;
}

namespace {

/// What ruling out the candidate leaves: "3,4 is 12", "14 is at 4,4" or "14 is not there".
std::string what_is_left(const Position& position, Candidate excluded, const Wording& wording) {
  const CandidateTable& table = position.table();
  const Step number = table.number(excluded);
  if (position.numbers_left(table.cell(excluded)) == 2)
    return wording.conclusion(position, std::span(&excluded, 1));
  if (position.cells_left(number) == 2) {
    for (const Candidate c : position.left_for(number)) {
      if (c != excluded) return fmt::format("{} is at {}", number, wording.cell(table.cell(c)));
    }
  }
  return fmt::format("{} is not there", number);
}

}  // namespace

Finding refutation(const Position& position, Candidate assumed, Chain chain, const Wording& wording) {
  const CandidateTable& table = position.table();
  const Vertex cell = table.cell(assumed);
  const Step number = table.number(assumed);
  Finding finding{
      .where = {cell}, .concludes = true, .concludes_cells = true, .rests_on = std::move(chain.rests_on)};
  finding.shown.excluded = {assumed};
  // If this places something, it also rests on everything else being excluded.
  if (position.numbers_left(cell) == 2) finding.rests_on.cells.push_back(cell);
  if (position.cells_left(number) == 2) finding.rests_on.numbers.push_back(number);
  for (const Vertex v : chain.steps.back().where) {
    if (v != cell) finding.where.push_back(v);
  }
  const WayStep whole{.rule = {}, .chain = chain.steps};
  const std::size_t conclusions = chain_length(whole);
  std::string clash = chain.steps.back().because;
  finding.because =
      fmt::format("if {} were at {}, then {}{}; so {}", number, wording.cell(cell),
                  conclusions > 0 ? fmt::format("after {} ", number_of(conclusions, "conclusion")) : "",
                  clash, what_is_left(position, assumed, wording));
  finding.chain = std::move(chain.steps);
  return finding;
}

}  // namespace hamlet::path
