#include "hamlet/solve/bridges/propagate/pair.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"

namespace hamlet::bridges {

namespace {

/// The bounds of the island's lanes if none of them cuts off a pair; empty if none could.
std::vector<LaneTarget> pair_targets(Position& position, Vertex island) {
  const Network& network = position.network();
  if (!network.is_known(island)) return {};
  std::vector<LaneTarget> targets;
  int most_sum = 0;
  bool is_any = false;
  for (const auto& [lane, other] : network.outlets(island)) {
    const bool cuts_off = could_cut_off_pair(position, lane);
    targets.push_back({lane, position.least(lane), position.most(lane) - cuts_off});
    most_sum += targets.back().most;
    is_any = is_any || cuts_off;
  }
  if (!is_any) return {};
  const int spare = most_sum - network.least(island);
  for (LaneTarget& target : targets) {
    if (spare >= 0) target.least = std::max(target.least, target.most - spare);
  }
  return targets;
}

std::optional<Finding> look_at_pair(Position& position, const Wording& wording, Vertex island) {
  std::vector<LaneTarget> targets = pair_targets(position, island);
  if (targets.empty()) return std::nullopt;
  std::erase_if(targets, [&](const LaneTarget& target) {
    return target.least <= position.least(target.lane) && target.most >= position.most(target.lane);
  });
  std::vector<Vertex> alike, where = {island};
  for (const auto& [lane, other] : position.network().outlets(island)) {
    if (could_cut_off_pair(position, lane)) alike.push_back(other);
    if (std::ranges::count(targets, lane, &LaneTarget::lane)) where.push_back(other);
  }
  const int number = position.network().most(island);
  std::string because = fmt::format("{} cannot take {} from another {}, {}, as that would cut both off",
                                    capitalised(wording.island(island)), bridges_text(number), number,
                                    wording.cells(alike, "or"));
  std::vector<LaneTarget> raised;
  std::ranges::copy_if(targets, std::back_inserter(raised),
                       [&](const LaneTarget& target) { return target.least > position.least(target.lane); });
  if (!raised.empty()) because += ", so " + wording.conclusion(position, island, raised);
  return Finding{.where = std::move(where), .targets = std::move(targets), .because = std::move(because)};
}

bool apply_pairs(Position& position, const Run&) { return propagate_pairs(position); }

}  // namespace

extern const Deduction pair_deduction = {
    .name = "pair",
    .level = level_shares,
    .summary = "two 1s, or two 2s with a double bridge, would be cut off from the others",
    .is_local = true,
    .apply = apply_pairs,
    .targets_at = pair_targets,
    .look_at = look_at_pair,
};

}  // namespace hamlet::bridges
