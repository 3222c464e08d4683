#include "hamlet/solve/bridges/ladder/island_targets.hpp"

#include <algorithm>

#include "hamlet/base/text/plural.hpp"

namespace hamlet::bridges {

namespace {

int spare(const Position& position, Vertex island) {
  return position.most_sum(island) - position.network().least(island);
}

}  // namespace

std::vector<LaneTarget> share_targets(const Position& position, Vertex island) {
  std::vector<LaneTarget> targets;
  for (const auto& [lane, other] : position.network().outlets(island)) {
    const int share = position.most(lane) - spare(position, island);
    targets.push_back({lane, std::max(position.least(lane), share), position.most(lane)});
  }
  return targets;
}

bool needs_no_sharing(const Position& position, Vertex island) {
  return spare(position, island) == 0 || !position.network().is_known(island);
}

std::size_t open_neighbours(const Position& position, Vertex island) {
  const auto outlets = position.network().outlets(island);
  return static_cast<std::size_t>(
      std::ranges::count_if(outlets, [&](const Outlet& outlet) { return position.most(outlet.lane) > 0; }));
}

std::string neighbours_text(const Position& position, Vertex island) {
  const std::size_t open = open_neighbours(position, island);
  return number_of(open, "neighbour") + (open < position.network().outlets(island).size() ? " left" : "");
}

std::vector<LaneTarget> hull_targets(const Position& position, Vertex island, const IslandHull& hull) {
  std::vector<LaneTarget> targets;
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i)
    targets.push_back({outlets[i].lane, hull.least[i], hull.most[i]});
  return targets;
}

}  // namespace hamlet::bridges
