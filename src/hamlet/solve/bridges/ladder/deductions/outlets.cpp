#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

/// Whether the island needs all that its lanes can carry or, without a number, has a single lane for its
/// first bridge.
bool needs_all(const Position& position, Vertex island) {
  const Network& network = position.network();
  if (position.is_finished(island)) return false;
  if (network.is_known(island)) return position.most_sum(island) == network.least(island);
  if (position.least_sum(island) >= network.least(island)) return false;
  std::size_t lanes = 0;
  for (const auto& [lane, other] : network.outlets(island)) lanes += position.most(lane) > 0;
  return lanes == 1;
}

std::optional<Finding> look_at_outlets(Position& position, const Wording& wording, Vertex island) {
  const Network& network = position.network();
  if (!needs_all(position, island)) return std::nullopt;
  Finding finding{.where = {island}, .targets = {}, .because = {}};
  int added = 0;
  for (const auto& [lane, other] : network.outlets(island)) {
    if (!position.is_open(lane)) continue;
    finding.targets.push_back(
        {lane, network.is_known(island) ? position.most(lane) : network.least(island), position.most(lane)});
    finding.where.push_back(other);
    added += position.most(lane) - position.least(lane);
  }
  const std::string who = capitalised(wording.island(island));
  if (!network.is_known(island)) {
    finding.because = fmt::format("{} must be joined with the others, and has only the lane to {} left", who,
                                  wording.cell(finding.where[1]));
  } else if (finding.targets.size() == 1) {
    const std::string bridges = number_of(added, "bridge");
    finding.because = fmt::format(
        "{} has only the lane to {} left, so {} there", who, wording.cell(finding.where[1]),
        added == network.least(island) ? fmt::format("its {} {}", bridges, added == 1 ? "goes" : "go")
        : added == 1                   ? "its last bridge goes"
                                       : fmt::format("its last {} go", bridges));
  } else {
    finding.because = fmt::format("{} needs all that its {} can carry: in all {}", who,
                                  number_of(finding.targets.size(), "open lane"),
                                  wording.conclusion(position, island, finding.targets));
  }
  return finding;
}

std::vector<LaneTarget> outlets_targets(Position& position, Vertex island) {
  return needs_no_sharing(position, island) ? share_targets(position, island) : std::vector<LaneTarget>();
}

}  // namespace

extern const Deduction outlets_deduction = {
    .name = "outlets",
    .level = level_outlets,
    .summary = "an island needs all that its lanes can still carry; a single way out is the plainest case",
    .targets_at = outlets_targets,
    .look_at = look_at_outlets,
};

}  // namespace hamlet::bridges
