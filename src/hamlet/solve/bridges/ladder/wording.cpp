#include "hamlet/solve/bridges/ladder/wording.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"

namespace hamlet::bridges {

namespace {

constexpr std::size_t most_listed = 8;

/// "at least 1", "at most 1", "just 2", "none": what is new.
std::string amount(const Position& before, const LaneTarget& target) {
  const bool raised = target.least > before.least(target.lane),
             lowered = target.most < before.most(target.lane);
  const int least = raised ? target.least : before.least(target.lane);
  const int most = lowered ? target.most : before.most(target.lane);
  if (least == most) return least == 0 ? "none" : fmt::format("just {}", least);
  return raised && lowered ? fmt::format("{} to {}", least, most)
         : raised          ? fmt::format("at least {}", least)
                           : fmt::format("at most {}", most);
}

}  // namespace

std::string Wording::island(Vertex island) const {
  return network_.is_known(island) ? fmt::format("the {} at {}", network_.most(island), name_(island))
                                   : fmt::format("the ? at {}", name_(island));
}

std::string Wording::cells(std::span<const Vertex> islands) const {
  std::vector<std::string> names;
  for (const Vertex island : islands) {
    if (names.size() == most_listed && islands.size() > most_listed + 1) {
      names.push_back(fmt::format("{} more", islands.size() - most_listed));
      break;
    }
    names.push_back(name_(island));
  }
  return listed(names);
}

std::string Wording::between(LaneIndex lane) const {
  const auto [a, b] = network_.ends(lane);
  return fmt::format("from {} to {}", name_(a), name_(b));
}

std::string Wording::conclusion(const Position& before, Vertex from,
                                std::span<const LaneTarget> targets) const {
  std::vector<std::string> parts;
  for (const LaneTarget& target : targets) {
    if (target.least <= before.least(target.lane) && target.most >= before.most(target.lane)) continue;
    const auto [a, b] = network_.ends(target.lane);
    const std::string to = a == from ? "to " + name_(b) : b == from ? "to " + name_(a) : between(target.lane);
    const std::string how_many = amount(before, target);
    parts.push_back(parts.empty() && how_many != "none"
                        ? fmt::format("{} {} {} {}", how_many,
                                      how_many.ends_with(" 1") ? "bridge" : "bridges",
                                      how_many.ends_with(" 1") ? "goes" : "go", to)
                    : parts.empty() ? "no bridge goes " + to
                                    : fmt::format("{} {}", how_many, to));
  }
  return listed(parts);
}

std::string bridges_text(int n) { return n == 0 ? "no bridge" : number_of(n, "bridge"); }

}  // namespace hamlet::bridges
