#include "hamlet/solve/path/ladder/gap_reach.hpp"

namespace hamlet::path {

GapReach::GapReach(const CandidateTable& table, std::span<const Vertex> cell_at,
                   std::span<const Step> number_at)
    : rules_(table.rules()), cell_at_(cell_at), number_at_(number_at), walk_(table.moves(), table.length()) {}

std::optional<CellLayers> GapReach::find(const NumberGap& gap, std::size_t most, const Run& run) {
  const auto n = static_cast<Step>(number_at_.size());
  const auto end = [&](NumberIndex number) { return number == no_index ? no_vertex : cell_at_[number + 1]; };
  std::uint32_t steps = 0;
  CellLayers found = walk_.find(
      end(gap.left), end(gap.right), gap.count,
      [&](Vertex cell, std::uint32_t i) {
        return number_at_[cell] == 0 && rules_.marks.allow_step(cell, (gap.first + i) % n + 1);
      },
      [&](std::size_t cells) { return cells <= most && (++steps % 64 != 0 || !run.must_end()); });
  if (found.count() != gap.count) return std::nullopt;
  return found;
}

}  // namespace hamlet::path
