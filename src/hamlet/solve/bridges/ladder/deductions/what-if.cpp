#include "hamlet/solve/bridges/propagate/what_if.hpp"

#include "hamlet/solve/bridges/ladder/chain.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/refutation.hpp"

namespace hamlet::bridges {

extern const Deduction what_if_deduction;

namespace {

// Beyond this, the first what-if that clashes is taken instead of the shortest.
constexpr std::size_t most_open_lanes = 4000;

/// The number of changes that the clash rests on; nothing if the assumption does not clash.
std::optional<std::size_t> length_of_refutation(Position& position, Assumption assumption) {
  const std::size_t mark = position.mark();
  std::optional<std::size_t> length;
  if (!follow(position, assumption)) length = changes_behind_clash(position, mark).size();
  position.undo_to(mark);
  return length;
}

constexpr std::uint64_t units_a_trial = 10;

std::optional<Finding> look_for_what_if(Position& position, const LookAround& around) {
  std::optional<Assumption> shortest;
  std::size_t shortest_length = SIZE_MAX;
  const bool any_will_do = position.open_lanes() > most_open_lanes;
  for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
    for (const Assumption& assumption : assumptions_to_refute(position, lane, around.solution)) {
      around.run.spend(units_a_trial);
      if (around.run.must_end()) return std::nullopt;
      const auto length = length_of_refutation(position, assumption);
      if (!length || *length >= shortest_length) continue;
      shortest = assumption;
      shortest_length = *length;
    }
    if (shortest && any_will_do) break;
  }
  if (!shortest) return std::nullopt;
  return explain_what_if(position, *shortest, around.wording);
}

void add_what_ifs(Position& position, std::span<const int> solution, std::vector<Move>& moves) {
  for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
    for (const Assumption& assumption : assumptions_to_refute(position, lane, solution)) {
      if (!clashes_when_followed(position, assumption)) continue;
      const LaneTarget target = assumption.least
                                    ? LaneTarget{lane, position.least(lane) + 1, position.most(lane)}
                                    : LaneTarget{lane, position.least(lane), position.most(lane) - 1};
      moves.push_back(
          {.rule = &what_if_deduction, .place = lane, .least = assumption.least, .targets = {target}});
    }
  }
}

std::optional<Finding> look_at_what_if(Position& position, const Wording& wording, const Move& move) {
  return explain_what_if(position, {move.place, move.least}, wording);
}

}  // namespace

extern const Deduction what_if_deduction = {
    .name = "what-if",
    .level = level_what_if,
    .summary = "a lane is tried, and what single islands then need leads to a clash",
    .apply = propagate_what_ifs,
    .add_moves = add_what_ifs,
    .look = look_for_what_if,
    .look_at_move = look_at_what_if,
};

}  // namespace hamlet::bridges
