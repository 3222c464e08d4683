#include "hamlet/solve/path/sweep/predecessors.hpp"

#include <optional>
#include <utility>

#include "hamlet/solve/path/sweep/matching/preimages.hpp"

namespace hamlet::path {

namespace {

/// The unique choice that leads from a type, in places of the step, to another type that the sweep reaches;
/// nothing if none does. A vertex is chosen if and only if it is an end of a path either before or after, but
/// not both.
std::optional<Successor> successor_to(const SweepStep& step, StateType wide, StateType after) {
  const PlaceMask chosen = (wide.outer ^ after.outer << 1) & ~PlaceMask{1};
  if ((wide.inner | (wide.outer & chosen)) >> 1 != after.inner) return std::nullopt;
  if ((chosen & (wide.inner | ~step.neighbours)) != 0 || (step.forced & ~chosen) != 0) return std::nullopt;
  const unsigned wanted = wide.inner & 1 ? 0 : wide.outer & 1 ? 1 : 2;
  if (size_of(chosen) != wanted) return std::nullopt;
  return Successor{after, chosen};
}

}  // namespace

template <class Number>
void append_predecessors(const KeptLayers& layers, SweptState state, std::vector<PredecessorBy<Number>>& to) {
  if (state.layer == 0) return;
  const std::uint32_t before = state.layer - 1;
  const SweepStep& step = layers.swept().sweep().steps()[before];
  const MatchingFamily& family = layers.swept().family();
  const StateType type = layers.type_of(state);
  const Mates mates = family.mates(type.outers(), state.rank);
  std::vector<Mates> preimages;
  for (const std::uint32_t source : layers.sources_of(before, state.type)) {
    const StateType wide = widened(step, layers.types(before)[source]);
    const auto successor = successor_to(step, wide, type);
    if (!successor || !layers.reach(before, source)) continue;
    preimages.clear();
    append_preimages(operation_of(wide, *successor), mates, preimages);
    for (const Mates& preimage : preimages) {
      const SweptState from = {before, source, family.rank(preimage)};
      Number ways = layers.ways_to<Number>(from);
      // A matching outside the family gets the rank of another one.
      if (ways != 0 && family.mates(wide.outers(), from.rank) == preimage)
        to.push_back({from, successor->chosen, std::move(ways)});
    }
  }
}

template <class Number>
void append_endings(const KeptLayers& layers, std::vector<PredecessorBy<Number>>& to) {
  if (layers.total() == 0) return;
  const auto steps = layers.swept().sweep().steps();
  for (std::uint32_t layer = 0; layer < steps.size(); ++layer) {
    if (!steps[layer].all_seen) continue;
    const std::span<const StateType> types = layers.types(layer);
    for (std::uint32_t type = 0; type < types.size(); ++type) {
      // Two ends have a single matching.
      if (types[type].outers() != 2 || !layers.reach(layer, type)) continue;
      const SweptState state = {layer, type, 0};
      for_each_successor(steps[layer], widened(steps[layer], types[type]), [&](const Successor& successor) {
        if (successor.closes) to.push_back({state, successor.chosen, layers.ways_to<Number>(state)});
      });
    }
  }
}

template void append_predecessors(const KeptLayers&, SweptState, std::vector<PredecessorBy<std::uint64_t>>&);
template void append_predecessors(const KeptLayers&, SweptState, std::vector<PredecessorBy<Count>>&);
template void append_endings(const KeptLayers&, std::vector<PredecessorBy<std::uint64_t>>&);
template void append_endings(const KeptLayers&, std::vector<PredecessorBy<Count>>&);

}  // namespace hamlet::path
