#include <algorithm>

#include "hamlet/solve/path/ladder/chain.hpp"

namespace hamlet::path {

namespace {

// Each trial costs as much as all what-ifs of the position; what these trials do not decide is left to
// search.
constexpr std::size_t most_tried = 24;

bool is_refuted_by_what_ifs(Position& position, Candidate c, const Run& run) {
  const std::size_t mark = position.mark();
  position.place(c, Cause::assumed);
  const bool is_refuted = !Deducer(position).deduce(level_what_if, run);
  position.undo_to(mark);
  return is_refuted;
}

/// The candidates to try, by the number of cells that their numbers have left, fewest first.
std::vector<Candidate> to_try(const Position& position, const LookAround& around) {
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

std::optional<Finding> look_for_deeper(Position& position, LookAround& around) {
  position.forget_news();
  for (const Candidate c : to_try(position, around)) {
    if (around.run.must_end()) return std::nullopt;
    if (!is_refuted_by_what_ifs(position, c, around.run)) continue;
    auto chain = chain_to_clash(position, c, level_what_if, around);
    if (chain.steps.empty()) return std::nullopt;
    return refutation(position, c, std::move(chain), around.wording);
  }
  return std::nullopt;
}

}  // namespace

extern const Deduction deeper_deduction = {
    .name = "deeper",
    .level = level_deeper,
    .summary = "a number is tried on a cell, and further what-ifs within lead to a clash",
    .look = look_for_deeper,
};

}  // namespace hamlet::path
