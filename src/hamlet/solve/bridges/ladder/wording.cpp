#include "hamlet/solve/bridges/ladder/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/plural.hpp"

namespace hamlet::bridges {

namespace {

constexpr std::size_t most_listed = 6;

/// "at least one bridge", "at most one bridge", "a double bridge", "no bridge": what is new.
std::string amount(const Position& before, const LaneTarget& target) {
  const bool raised = target.least > before.least(target.lane),
             lowered = target.most < before.most(target.lane);
  const int least = std::max(target.least, before.least(target.lane));
  const int most = std::min(target.most, before.most(target.lane));
  if (least == most) return bridges_text(least);
  if (raised && lowered) return fmt::format("{} to {} bridges", least, most);
  const int bound = raised ? least : most;
  return fmt::format("at {} {}", raised ? "least" : "most", bound == 1 ? "one bridge" : bridge_count(bound));
}

const char* verb_for(const std::string& amount) { return amount.ends_with("bridges") ? "go" : "goes"; }

/// What is concluded alike of several lanes.
struct Part {
  std::string amount;
  std::vector<std::string> ends = {};  // away from an island; empty if the lane is named as a whole
  std::string whole = {};
};

}  // namespace

std::string Wording::island(Vertex island) const {
  return network_.is_known(island) ? fmt::format("the {} at {}", network_.most(island), name_(island))
                                   : fmt::format("the ? at {}", name_(island));
}

std::string Wording::island_in_place(Vertex island) const {
  const BridgesGrid& grid = puzzle_.grid();
  const auto [row, col] = grid.islands[island].cell;
  const int borders = (row == 1 || row == grid.rows) + (col == 1 || col == grid.cols);
  const std::size_t neighbours = network_.outlets(island).size();
  const std::string who = capitalised(this->island(island));
  if (grid.eight) return who;
  if (borders == 2 && neighbours == 2) return who + ", in the corner,";
  if (borders == 1 && neighbours == 3) return who + ", on the side,";
  return who;
}

bool Wording::is_cut(std::span<const Vertex> islands) { return islands.size() > most_listed + 1; }

std::string Wording::cells(std::span<const Vertex> islands, std::string_view last) const {
  std::vector<std::string> names;
  for (const Vertex island : islands) {
    if (names.size() == most_listed && is_cut(islands)) {
      names.push_back(fmt::format("{} more", islands.size() - most_listed));
      break;
    }
    names.push_back(name_(island));
  }
  return listed(names, last);
}

std::vector<Vertex> Wording::smaller_side_of(std::span<const Vertex> group) const {
  if (2 * group.size() <= network_.island_count()) return {group.begin(), group.end()};
  std::vector<Vertex> others;
  for (Vertex island = 0; island < network_.island_count(); ++island) {
    if (!std::ranges::count(group, island)) others.push_back(island);
  }
  return others;
}

std::string Wording::between(LaneIndex lane) const {
  const auto [a, b] = network_.ends(lane);
  return fmt::format("from {} to {}", name_(a), name_(b));
}

std::string Wording::conclusion(const Position& before, Vertex from,
                                std::span<const LaneTarget> targets) const {
  std::vector<Part> parts;
  for (const LaneTarget& target : targets) {
    if (target.least <= before.least(target.lane) && target.most >= before.most(target.lane)) continue;
    const auto [a, b] = network_.ends(target.lane);
    Part part{.amount = amount(before, target)};
    if (a != from && b != from) {
      part.whole = between(target.lane);
      parts.push_back(std::move(part));
      continue;
    }
    const auto alike = std::ranges::find_if(
        parts, [&](const Part& known) { return known.whole.empty() && known.amount == part.amount; });
    Part& known = alike == parts.end() ? parts.emplace_back(std::move(part)) : *alike;
    known.ends.push_back(name_(a == from ? b : a));
  }
  std::vector<std::string> texts;
  for (const Part& part : parts) {
    const std::string verb = texts.empty() ? fmt::format(" {}", verb_for(part.amount)) : "";
    const std::string where = !part.whole.empty()     ? part.whole
                              : part.ends.size() == 1 ? "to " + part.ends[0]
                                                      : "to each of " + listed(part.ends);
    texts.push_back(fmt::format("{}{} {}", part.amount, verb, where));
  }
  return listed(texts);
}

void add_named(std::vector<Vertex>& where, std::span<const Vertex> islands) {
  for (const Vertex island : islands) {
    if (!std::ranges::count(where, island)) where.push_back(island);
  }
}

std::string bridges_text(int n) {
  return n == 0 ? "no bridge" : n == 1 ? "a bridge" : n == 2 ? "a double bridge" : bridge_count(n);
}

std::string bridge_count(int n) { return number_of(static_cast<std::uint64_t>(n), "bridge"); }

}  // namespace hamlet::bridges
