#pragma once

#include <compare>
#include <cstdint>

namespace hamlet::path {

/// A set of places of the frontier.
using PlaceMask = std::uint32_t;
inline constexpr unsigned most_places = 32;

inline PlaceMask first_places(unsigned count) {
  return count >= most_places ? ~PlaceMask{0} : (PlaceMask{1} << count) - 1;
}
/// Counts the places. Not std::popcount, which is a function call where the compiler may not use the
/// processor's instruction.
inline unsigned size_of(PlaceMask places) {
  places -= places >> 1 & 0x55555555;
  places = (places & 0x33333333) + (places >> 2 & 0x33333333);
  return ((places + (places >> 4)) & 0x0F0F0F0F) * 0x01010101 >> 24;
}
/// The number of `places` before `place`, which is a single bit.
inline unsigned index_among(PlaceMask places, PlaceMask place) { return size_of(places & (place - 1)); }

/// The part that many states of a sweep share: which vertices of the frontier have degree 1 and which have
/// degree 2. The others are bare. A state is a type and a perfect matching of its outer vertices.
struct StateType {
  PlaceMask outer = 0;
  PlaceMask inner = 0;

  unsigned outers() const { return size_of(outer); }
  friend auto operator<=>(const StateType&, const StateType&) = default;
};

}  // namespace hamlet::path
