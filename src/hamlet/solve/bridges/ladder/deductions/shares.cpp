#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

/// The most that every open neighbour takes, if they are alike and nothing is drawn yet; 0 if they are not.
int room_of_each(const Position& position, Vertex island) {
  int room = 0;
  for (const auto& [lane, other] : position.network().outlets(island)) {
    if (position.most(lane) == 0) continue;
    if (position.least(lane) > 0 || (room > 0 && room != position.most(lane))) return 0;
    room = position.most(lane);
  }
  return room;
}

std::vector<Vertex> open_others(const Position& position, Vertex island, LaneIndex one) {
  std::vector<Vertex> others;
  for (const auto& [lane, other] : position.network().outlets(island)) {
    if (lane != one && position.most(lane) > 0) others.push_back(other);
  }
  return others;
}

/// "at most 3 bridges from r1c1 and r2c2": what the island gets from its other neighbours.
std::string what_others_give(const Position& position, const Wording& wording, Vertex island, LaneIndex one) {
  const std::vector<Vertex> others = open_others(position, island, one);
  const int most = position.most_sum(island) - position.most(one);
  return fmt::format("{}{} from {}", most == 1 && others.size() == 1 ? "only " : "at most ",
                     bridge_count(most), wording.cells(others));
}

std::string shares_reason(const Position& position, const Wording& wording, const Finding& finding) {
  const Vertex island = finding.where[0];
  const std::string neighbours = neighbours_text(position, island);
  const int room = room_of_each(position, island);
  if (room > 0 && finding.targets.size() == open_neighbours(position, island)) {
    const int least = finding.targets[0].least;
    return fmt::format("{} has {}, which take at most {} each: at least {} each way",
                       wording.island_in_place(island), neighbours, bridge_count(room),
                       least == 1 ? "one bridge goes" : bridge_count(least) + " go");
  }
  const std::string conclusion = wording.conclusion(position, island, finding.targets);
  if (finding.targets.size() == 1) {
    return fmt::format("{} gets {}, so {}", capitalised(wording.island(island)),
                       what_others_give(position, wording, island, finding.targets[0].lane), conclusion);
  }
  return fmt::format("The {} of {} take at most {} in all, so {}", neighbours, wording.island(island),
                     bridge_count(position.most_sum(island)), conclusion);
}

std::optional<Finding> look_at_shares(Position& position, const Wording& wording, Vertex island) {
  const int spare = position.most_sum(island) - position.network().least(island);
  if (!position.network().is_known(island) || position.is_finished(island) || spare < 0) return std::nullopt;
  Finding finding{.where = {island}, .targets = {}, .because = {}};
  for (const auto& [lane, other] : position.network().outlets(island)) {
    if (position.most(lane) - spare <= position.least(lane)) continue;
    finding.targets.push_back({lane, position.most(lane) - spare, position.most(lane)});
    finding.where.push_back(other);
  }
  if (finding.targets.empty()) return std::nullopt;
  if (finding.targets.size() == 1)
    add_named(finding.where, open_others(position, island, finding.targets[0].lane));
  finding.because = shares_reason(position, wording, finding);
  return finding;
}

std::vector<LaneTarget> shares_targets(Position& position, Vertex island) {
  return needs_no_sharing(position, island) ? std::vector<LaneTarget>() : share_targets(position, island);
}

}  // namespace

extern const Deduction shares_deduction = {
    .name = "shares",
    .level = level_shares,
    .summary =
        "an island's other neighbours cannot take everything: 3 in the corner, 5 on the side, 7 in the "
        "middle",
    .is_local = true,
    .targets_at = shares_targets,
    .look_at = look_at_shares,
};

}  // namespace hamlet::bridges
