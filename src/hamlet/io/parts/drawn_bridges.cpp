#include "hamlet/io/parts/drawn_bridges.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet {

DrawnBridges::DrawnBridges(const BridgesPuzzle& puzzle, Pieces pieces) : puzzle_(puzzle), pieces_(pieces) {
  const auto area = static_cast<std::size_t>(puzzle.grid().rows) * puzzle.grid().cols;
  across_.assign(area, 0);
  down_.assign(area, 0);
}

bool DrawnBridges::runs_across(const Lane& lane) const {
  return puzzle_.islands()[lane.a].cell.row == puzzle_.islands()[lane.b].cell.row;
}

std::vector<std::size_t> DrawnBridges::pieces_of(const Lane& lane) const {
  const std::size_t from = index(puzzle_.islands()[lane.a].cell), to = index(puzzle_.islands()[lane.b].cell);
  const std::size_t stride = runs_across(lane) ? 1 : puzzle_.grid().cols;
  std::vector<std::size_t> pieces;
  for (std::size_t at = pieces_ == on_borders ? from : from + stride; at < to; at += stride)
    pieces.push_back(at);
  return pieces;
}

void DrawnBridges::draw(const std::vector<Bridge>& bridges) {
  for (const Bridge& bridge : bridges) {
    const Lane lane{std::min(bridge.a, bridge.b), std::max(bridge.a, bridge.b)};
    auto& drawn = runs_across(lane) ? across_ : down_;
    for (const std::size_t piece : pieces_of(lane)) drawn[piece] += bridge.n;
  }
}

std::vector<Bridge> DrawnBridges::bridges(const std::function<std::string(Cell)>& place) const {
  std::vector<Bridge> found;
  auto across_left = across_, down_left = down_;
  for (const Lane& lane : puzzle_.lanes()) {
    auto& left = runs_across(lane) ? across_left : down_left;
    const auto pieces = pieces_of(lane);
    if (pieces.empty() || left[pieces[0]] == 0) continue;
    const int n = left[pieces[0]];
    if (!std::ranges::all_of(pieces, [&](std::size_t piece) { return left[piece] == n; })) continue;
    for (const std::size_t piece : pieces) left[piece] = 0;
    found.push_back({lane.a, lane.b, n});
  }
  for (std::size_t i = 0; i < across_left.size(); ++i) {
    if (across_left[i] == 0 && down_left[i] == 0) continue;
    const auto cols = static_cast<std::size_t>(puzzle_.grid().cols);
    throw InputError(place({static_cast<int>(i / cols) + 1, static_cast<int>(i % cols) + 1}),
                     "the bridge here does not run unchanged from an island to an island");
  }
  return found;
}

}  // namespace hamlet
