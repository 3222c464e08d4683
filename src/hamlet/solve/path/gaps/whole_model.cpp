#include "hamlet/solve/path/gaps/whole_model.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

/// Whether the printed numbers are consistent with one another. The gaps consider only cells without numbers.
bool printed_numbers_agree(const PathPuzzle& puzzle, const Gaps& gaps) {
  for (NumberIndex number = 0; number < gaps.size(); ++number) {
    if (!gaps.has(number)) continue;
    const Vertex cell = gaps.cell_of(number);
    const NumberIndex after = gaps.after(number);
    if (after != no_index && gaps.has(after) &&
        !std::ranges::binary_search(gaps.moves().after(cell), gaps.cell_of(after)))
      return false;
    for (Vertex partner : gaps.diamond_partners(cell)) {
      const NumberIndex there = gaps.number_on(partner);
      if (there != no_index && there != after && there != gaps.before(number)) return false;
    }
  }
  return std::ranges::all_of(puzzle.marks, [&](const Mark& mark) {
    const auto printed = [&](std::size_t i) { return gaps.number_on(mark.cells[i]); };
    if (mark.rule->allows_step && printed(0) != no_index &&
        !mark.rule->allows_step(mark, mark.cells[0], printed(0) + 1))
      return false;
    return !mark.rule->allows_steps || printed(0) == no_index || printed(1) == no_index ||
           mark.rule->allows_steps(mark, printed(0) + 1, printed(1) + 1);
  });
}

WholeModel::State let_all_in(const PathPuzzle& puzzle, const Gaps& gaps, GapModel& model, const Run& run) {
  using State = WholeModel::State;
  if (puzzle.length() == 0 || (puzzle.closed && puzzle.length() < 3)) return State::contradictory;
  if (gaps.gave_up()) return State::too_large;
  if (!printed_numbers_agree(puzzle, gaps)) return State::contradictory;
  const std::vector<Gaps::Id> all = gaps.all();
  if (model.let_in(all, run)) return State::ready;
  return run.must_end() ? State::stopped : State::too_large;
}

}  // namespace

WholeModel::WholeModel(const PathPuzzle& puzzle, std::uint64_t most, bool about_diamonds, const Run& run)
    : gaps_(puzzle, std::min<std::uint64_t>(most, run.memory.bytes() / GapModel::bytes_per_possibility)),
      model_(gaps_, unknown_, edges_pay(gaps_.moves(), gaps_.size(), about_diamonds)),
      state_(let_all_in(puzzle, gaps_, model_, run)) {}

Path WholeModel::path() const {
  Path path(gaps_.size());
  for (NumberIndex number = 0; number < gaps_.size(); ++number) {
    if (gaps_.has(number)) path[number] = gaps_.cell_of(number);
  }
  for (const auto& [number, cell] : model_.placement()) path[number] = cell;
  return path;
}

}  // namespace hamlet::path
