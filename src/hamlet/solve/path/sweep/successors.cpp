#include "hamlet/solve/path/sweep/successors.hpp"

namespace hamlet::path {

Operation operation_of(StateType wide, const Successor& successor) {
  if (successor.chosen == 0) return {Change::keep, wide.outers(), 0, 0};
  const unsigned k = wide.outers();
  // The two ends of the new piece of path: the vertex itself if a path ends there, and the chosen neighbours.
  const PlaceMask ends = successor.chosen | (wide.outer & 1);
  const PlaceMask one = ends & (~ends + 1), other = ends ^ one;
  const PlaceMask after = successor.type.outer << 1;
  const auto before_index = [&](PlaceMask place) { return index_among(wide.outer, place); };
  const auto after_index = [&](PlaceMask place) { return index_among(after, place); };
  const bool one_outer = (wide.outer & one) != 0, other_outer = (wide.outer & other) != 0;
  if (one_outer && other_outer) return {Change::join, k, before_index(one), before_index(other)};
  if (!one_outer && !other_outer) return {Change::insert, k, after_index(one), after_index(other)};
  const unsigned from = before_index(one_outer ? one : other), to = after_index(one_outer ? other : one);
  if (from == to) return {Change::keep, k, 0, 0};
  return {Change::move, k, from, to};
}

}  // namespace hamlet::path
