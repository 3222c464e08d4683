#include "hamlet/solve/bridges/ladder/clash_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "hamlet/base/text/plural.hpp"

namespace hamlet::bridges {

namespace {

std::string starved(const Position& position, const Wording& wording, Vertex island) {
  const int most = position.most_sum(island);
  return most == 0 ? fmt::format("{} cannot get any bridge", wording.island(island))
                   : fmt::format("{} can get {} at most", wording.island(island), bridges_text(most));
}

std::string overfull(const Position& position, const Wording& wording, Vertex island) {
  return fmt::format("{} would have {}", wording.island(island), bridges_text(position.least_sum(island)));
}

std::optional<Vertex> overfull_of(const Position& position, std::span<const Vertex> group) {
  const auto found = std::ranges::find_if(
      group, [&](Vertex island) { return position.least_sum(island) > position.network().most(island); });
  return found == group.end() ? std::nullopt : std::optional(*found);
}

std::string closed_off(const Wording& wording, std::span<const Vertex> group) {
  return group.size() == 1
             ? fmt::format("{} is closed off from the other islands", wording.cell(group[0]))
             : fmt::format("{} have all their bridges and are closed off from the other islands",
                           wording.cells(group));
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
        step.because = closed_off(wording, step.where);
      }
      break;
    case Clash::apart:
      step.where = {at};
      step.because = fmt::format("{} cannot be joined with all the others", wording.cell(at));
      break;
    case Clash::odd:
      step.where = {at};
      step.because = fmt::format("the demands left around {} have an odd sum, and each bridge takes two",
                                 wording.cell(at));
      break;
  }
  return step;
}

}  // namespace hamlet::bridges
