#include "hamlet/solve/bridges/ladder/clash_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace hamlet::bridges {

namespace {

std::string starved(const Position& position, const Wording& wording, Vertex island) {
  const int most = position.most_sum(island);
  return fmt::format("{} can get {}{}", wording.island(island), most == 0 ? "" : "only ",
                     most == 0 ? "no bridge" : bridge_count(most));
}

std::string overfull(const Position& position, const Wording& wording, Vertex island) {
  return fmt::format("{} would have {}", wording.island(island), bridge_count(position.least_sum(island)));
}

std::optional<Vertex> overfull_of(const Position& position, std::span<const Vertex> group) {
  const auto found = std::ranges::find_if(group, [&](Vertex island) { return position.rest(island) < 0; });
  return found == group.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

WayStep clash_step(const Position& position, const Wording& wording) {
  const std::uint32_t at = position.clash_at();
  WayStep step{.rule = WayStep::clash_rule};
  switch (position.clash()) {
    case Clash::none:
      break;
    case Clash::starved:
      step.where = {at};
      step.because = starved(position, wording, at);
      break;
    case Clash::overfull:
      step.where = {at};
      step.because = overfull(position, wording, at);
      break;
    case Clash::crossed: {
      const auto [a, b] = position.network().ends(at);
      step.where = {a, b};
      step.because = fmt::format("a bridge {} is needed and has no room", wording.between(at));
      break;
    }
    case Clash::closed_off:
      step.where = position.group_members(at);
      // A group may only seem to have all its bridges: one island has too many, another too few.
      if (const auto full = overfull_of(position, step.where)) {
        step.where = {*full};
        step.because = overfull(position, wording, *full);
      } else {
        step.where = wording.smaller_side_of(step.where);
        step.because = fmt::format("{} would be cut off", wording.cells(step.where));
      }
      break;
    case Clash::apart:
      step.where = {at};
      step.because = fmt::format("{} cannot be joined with all the others", wording.cell(at));
      break;
    case Clash::odd:
      step.where = {at};
      step.because = fmt::format(
          "the bridges that the islands around {} still need add up to an odd number, though each bridge "
          "counts at both ends",
          wording.cell(at));
      break;
  }
  return step;
}

}  // namespace hamlet::bridges
