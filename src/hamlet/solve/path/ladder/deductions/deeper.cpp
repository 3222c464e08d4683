#include <algorithm>

#include "hamlet/solve/path/ladder/path_chain.hpp"

namespace hamlet {

namespace {

// Each costs as much as all what-ifs of the position; what these do not settle is searched.
constexpr std::size_t most_tried = 24;

bool is_refuted_by_what_ifs(PathPosition& position, Candidate c, const Run& run) {
  const std::size_t mark = position.mark();
  position.place(c, PathCause::assumed);
  const bool is_refuted = !PathDeducer(position).deduce(path_level_what_if, run);
  position.undo_to(mark);
  return is_refuted;
}

/// The numbers with the fewest cells first.
std::vector<Candidate> to_try(const PathPosition& position, const PathLookAround& around) {
  const CandidateTable& table = position.table();
  std::vector<Candidate> candidates;
  for (Candidate c = 0; c < table.size(); ++c) {
    if (position.is_left(c) && position.cell_at(table.number(c)) == no_vertex && !around.is_right(table, c))
      candidates.push_back(c);
  }
  std::ranges::stable_sort(candidates, {}, [&](Candidate c) { return position.cells_left(table.number(c)); });
  if (candidates.size() > most_tried) candidates.resize(most_tried);
  return candidates;
}

std::optional<PathFinding> look_for_deeper(PathPosition& position, PathLookAround& around) {
  position.forget_news();
  for (const Candidate c : to_try(position, around)) {
    if (around.run.must_end()) return std::nullopt;
    if (!is_refuted_by_what_ifs(position, c, around.run)) continue;
    auto chain = chain_to_path_clash(position, c, path_level_what_if, around);
    if (chain.steps.empty()) return std::nullopt;
    return path_refutation(position, c, std::move(chain), around.wording);
  }
  return std::nullopt;
}

}  // namespace

extern const PathDeduction deeper_path_deduction = {
    .name = "deeper",
    .level = path_level_deeper,
    .summary = "a number is tried on a cell, and further what-ifs within lead to a clash",
    .look = look_for_deeper,
};

}  // namespace hamlet
