#include "hamlet/solve/bridges/propagate/stranding.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

std::string stranding_reason(const Wording& wording, const Stranding& stranding, Vertex island) {
  const std::string who = wording.island(island);
  if (stranding.stranded.empty())
    return fmt::format("{} of the {} of finishing {} would close off a group", stranding.dropped,
                       number_of(stranding.ways, "way"), who);
  return fmt::format("{} of the {} of finishing {} would leave {} without enough bridges{}",
                     stranding.dropped, number_of(stranding.ways, "way"), who,
                     wording.cells(stranding.stranded),
                     stranding.stranded.size() > 1 ? " (one of them)" : "");
}

std::optional<Finding> look_at_stranding(Position& position, const Wording& wording, Vertex island) {
  const auto stranding = hull_without_stranding(position, island);
  if (!stranding) return std::nullopt;
  const IslandHull& hull = stranding->hull;
  if (!hull.is_empty && !is_tighter(position, island, hull)) return std::nullopt;
  Finding finding{.where = {island},
                  .targets = {},
                  .because = stranding_reason(wording, *stranding, island),
                  .is_clash = hull.is_empty};
  for (const Vertex stranded : stranding->stranded) {
    if (stranded != island) finding.where.push_back(stranded);
  }
  if (hull.is_empty) return finding;
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (hull.least[i] <= position.least(outlets[i].lane) && hull.most[i] >= position.most(outlets[i].lane))
      continue;
    finding.targets.push_back({outlets[i].lane, hull.least[i], hull.most[i]});
  }
  finding.because += ", so " + wording.conclusion(position, island, finding.targets);
  return finding;
}

bool apply_stranding(Position& position, const Run&) { return propagate_stranding(position); }

std::vector<LaneTarget> stranding_targets(Position& position, Vertex island) {
  const auto stranding = hull_without_stranding(position, island);
  return stranding ? hull_targets(position, island, stranding->hull) : std::vector<LaneTarget>();
}

}  // namespace

extern const Deduction stranding_deduction = {
    .name = "stranding",
    .level = level_closing,
    .summary = "finishing an island in some way would leave another without enough bridges",
    .apply = apply_stranding,
    .targets_at = stranding_targets,
    .look_at = look_at_stranding,
};

}  // namespace hamlet::bridges
