#include "hamlet/solve/bridges/propagate/stranding.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/ladder/island_targets.hpp"

namespace hamlet::bridges {

namespace {

/// The ways to finish an island; of an impossible one, why.
struct Trial {
  std::vector<int> bridges;  // by outlet
  std::set<Vertex> stranded;
  std::vector<Vertex> closed;
  bool is_possible;
};

std::vector<Trial> ways_to_finish(Position& position, Vertex island) {
  std::vector<Trial> ways;
  visit_ways_to_finish(position, island, [&](const WayToFinish& way) {
    ways.push_back({{way.bridges.begin(), way.bridges.end()},
                    {way.stranded.begin(), way.stranded.end()},
                    {way.closed.begin(), way.closed.end()},
                    way.is_possible});
  });
  return ways;
}

/// What all impossible ways that are ruled out have in common: too few or too many bridges on one lane.
struct Clause {
  std::size_t outlet;
  bool is_too_few;
  int bound;  // the fewest, or the most, that are possible

  bool holds(const Trial& way) const {
    return is_too_few ? way.bridges[outlet] < bound : way.bridges[outlet] > bound;
  }
};

std::vector<Clause> clauses_of(const Position& position, Vertex island, const IslandHull& hull) {
  const auto outlets = position.network().outlets(island);
  std::vector<Clause> clauses;
  for (const bool is_too_few : {false, true}) {
    for (std::size_t i = 0; i < outlets.size(); ++i) {
      const bool is_new = is_too_few ? hull.least[i] > position.least(outlets[i].lane)
                                     : hull.most[i] < position.most(outlets[i].lane);
      if (is_new) clauses.push_back({i, is_too_few, is_too_few ? hull.least[i] : hull.most[i]});
    }
  }
  return clauses;
}

/// Whether the ways outside the clauses keep to the hull.
bool suffice(std::span<const Clause> clauses, std::span<const Trial> ways, const IslandHull& hull) {
  return std::ranges::all_of(ways, [&](const Trial& way) {
    if (std::ranges::any_of(clauses, [&](const Clause& clause) { return clause.holds(way); })) return true;
    for (std::size_t i = 0; i < way.bridges.size(); ++i) {
      if (way.bridges[i] < hull.least[i] || way.bridges[i] > hull.most[i]) return false;
    }
    return true;
  });
}

std::vector<Clause> needed_clauses(std::vector<Clause> clauses, std::span<const Trial> ways,
                                   const IslandHull& hull) {
  for (std::size_t i = 0; i < clauses.size();) {
    std::vector<Clause> fewer = clauses;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    if (suffice(fewer, ways, hull)) {
      clauses = std::move(fewer);
    } else {
      ++i;
    }
  }
  return clauses;
}

std::vector<Trial> ruled_out_by(const Clause& clause, std::span<const Trial> ways) {
  std::vector<Trial> ruled_out;
  std::ranges::copy_if(ways, std::back_inserter(ruled_out),
                       [&](const Trial& way) { return clause.holds(way); });
  return ruled_out;
}

/// As few islands as are needed so that each way strands one of them, if it strands any.
std::vector<Vertex> stranded_islands(std::vector<Trial> ways) {
  std::vector<Vertex> chosen;
  for (;;) {
    std::map<Vertex, std::size_t> stranded;
    for (const Trial& way : ways) {
      for (const Vertex island : way.stranded) ++stranded[island];
    }
    if (stranded.empty()) break;
    const Vertex island =
        std::ranges::max_element(stranded, {}, [](const auto& entry) { return entry.second; })->first;
    chosen.push_back(island);
    std::erase_if(ways, [&](const Trial& way) { return way.stranded.contains(island); });
  }
  std::ranges::sort(chosen);
  return chosen;
}

/// The islands that `consequence` names.
void add_consequence(std::vector<Vertex>& where, const Wording& wording, const std::vector<Trial>& ways) {
  add_named(where, stranded_islands(ways));
  for (const Trial& way : ways) add_named(where, wording.smaller_side_of(way.closed));
}

/// "leave the 3 at r5c5 short of bridges or cut off r1c1 and r1c3"
std::string consequence(const Wording& wording, const std::vector<Trial>& ways) {
  std::vector<std::string> islands, consequences;
  std::set<std::string> groups;
  bool any_loop = false;
  for (const Vertex island : stranded_islands(ways)) islands.push_back(wording.island(island));
  for (const Trial& way : ways) {
    if (!way.closed.empty()) groups.insert(wording.smaller_side(way.closed));
    any_loop = any_loop || (way.closed.empty() && way.stranded.empty());
  }
  if (!islands.empty())
    consequences.push_back(fmt::format("leave {} short of bridges", listed(islands, "or")));
  for (const std::string& group : groups) consequences.push_back("cut off " + group);
  if (any_loop) consequences.emplace_back("close a loop");
  return listed(consequences, "or");
}

std::string clause_text(const Position& position, const Wording& wording, Vertex island,
                        const Clause& clause) {
  const auto [lane, other] = position.network().outlets(island)[clause.outlet];
  const std::string cell = wording.cell(other);
  if (clause.is_too_few)
    return clause.bound == 1 ? fmt::format("without a bridge to {}", cell)
                             : fmt::format("with fewer than {} to {}", bridge_count(clause.bound), cell);
  if (clause.bound == 0) return fmt::format("with any bridge to {}", cell);
  return clause.bound == 1 && position.most(lane) == 2
             ? fmt::format("with a double bridge to {}", cell)
             : fmt::format("with more than {} to {}", bridge_count(clause.bound), cell);
}

/// "Finishing the 4 at r3c7 without a bridge to r3c10 would leave the 3 at r5c5 short of bridges"
std::string stranding_reason(const Position& position, const Wording& wording, Vertex island,
                             std::span<const Clause> clauses, std::span<const Trial> ways) {
  std::string text;
  for (const Clause& clause : clauses) {
    text += text.empty() ? "Finishing " + wording.island(island) : std::string("; finishing it");
    text += fmt::format(" {} would {}", clause_text(position, wording, island, clause),
                        consequence(wording, ruled_out_by(clause, ways)));
  }
  return text;
}

std::optional<Finding> look_at_stranding(Position& position, const Wording& wording, Vertex island) {
  const auto hull = hull_without_stranding(position, island);
  if (!hull || (!hull->is_empty && !is_tighter(position, island, *hull))) return std::nullopt;
  const std::vector<Trial> ways = ways_to_finish(position, island);
  Finding finding{.where = {island}, .targets = {}, .because = {}, .is_clash = hull->is_empty};
  if (hull->is_empty) {
    add_consequence(finding.where, wording, ways);
    finding.because =
        fmt::format("Finishing {} in any way would {}", wording.island(island), consequence(wording, ways));
    return finding;
  }
  const auto outlets = position.network().outlets(island);
  for (std::size_t i = 0; i < outlets.size(); ++i) {
    if (hull->least[i] <= position.least(outlets[i].lane) && hull->most[i] >= position.most(outlets[i].lane))
      continue;
    finding.targets.push_back({outlets[i].lane, hull->least[i], hull->most[i]});
  }
  const auto clauses = needed_clauses(clauses_of(position, island, *hull), ways, *hull);
  for (const Clause& clause : clauses) add_consequence(finding.where, wording, ruled_out_by(clause, ways));
  finding.because = fmt::format("{}, so {}", stranding_reason(position, wording, island, clauses, ways),
                                wording.conclusion(position, island, finding.targets));
  return finding;
}

bool apply_stranding(Position& position, const Run&) { return propagate_stranding(position); }

std::vector<LaneTarget> stranding_targets(Position& position, Vertex island) {
  const auto hull = hull_without_stranding(position, island);
  return hull ? hull_targets(position, island, *hull) : std::vector<LaneTarget>();
}

}  // namespace

extern const Deduction stranding_deduction = {
    .name = "stranding",
    .level = level_closing,
    .summary = "starvation: finishing an island in some way would leave another short of bridges",
    .apply = apply_stranding,
    .targets_at = stranding_targets,
    .look_at = look_at_stranding,
};

}  // namespace hamlet::bridges
