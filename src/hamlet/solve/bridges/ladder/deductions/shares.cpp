#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

struct OpenLanes {
  std::size_t count = 0;
  int room = 0;         // of one of them
  bool is_even = true;  // all have that room, and carry nothing yet
};

OpenLanes open_lanes(const Position& position, Vertex island) {
  OpenLanes open;
  for (const auto& [lane, other] : position.network().outlets(island)) {
    if (position.most(lane) == 0) continue;
    const int room = position.most(lane) - position.least(lane);
    open.is_even = open.is_even && position.least(lane) == 0 && (open.count == 0 || room == open.room);
    open.room = room;
    ++open.count;
  }
  return open;
}

std::string shares_reason(const Position& position, const Wording& wording, const Finding& finding) {
  const Vertex island = finding.where[0];
  const OpenLanes open = open_lanes(position, island);
  const std::string who = capitalised(wording.island(island));
  if (open.is_even && finding.targets.size() == open.count) {
    return fmt::format("{} has {}{} that {} at most {}{}, so at least {} {} each way", who,
                       number_of(open.count, "neighbour"),
                       open.count < position.network().outlets(island).size() ? " left" : "",
                       open.count == 1 ? "takes" : "take", open.room, open.count == 1 ? "" : " each",
                       number_of(finding.targets[0].least, "bridge"),
                       finding.targets[0].least == 1 ? "goes" : "go");
  }
  const LaneIndex first = finding.targets[0].lane;
  const int others = position.most_sum(island) - position.most(first);
  if (finding.targets.size() == 1) {
    return fmt::format("{} gets at most {} without {}, so {}", who, number_of(others, "bridge"),
                       wording.cell(finding.where[1]), wording.conclusion(position, island, finding.targets));
  }
  return fmt::format("The lanes of {} carry at most {} in all, so {}", wording.island(island),
                     number_of(position.most_sum(island), "bridge"),
                     wording.conclusion(position, island, finding.targets));
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
    .summary = "all ways of finishing an island agree on a bridge: its other lanes cannot carry everything",
    .targets_at = shares_targets,
    .look_at = look_at_shares,
};

}  // namespace hamlet::bridges
