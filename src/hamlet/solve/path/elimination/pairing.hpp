#pragma once

#include <bit>
#include <cstdint>

namespace hamlet::path {

/// How the paths inside a part of a graph use the vertices of its border, with four bits for each of up to
/// 15: its own index if no path touches it, 15 if a path passes through it, otherwise the index of the vertex
/// at the other end of its path.
using Pairing = std::uint64_t;

inline constexpr unsigned most_border = 15;
inline constexpr unsigned passed = 15;
inline constexpr Pairing all_untouched = 0xFEDCBA9876543210;

/// A set of places of a border.
using PlaceSet = std::uint32_t;

inline unsigned at(Pairing pairing, unsigned place) { return pairing >> 4 * place & 15; }
inline Pairing untouched(unsigned border) { return all_untouched & ((Pairing{1} << 4 * border) - 1); }
inline PlaceSet places(unsigned border) { return (PlaceSet{1} << border) - 1; }
inline Pairing put(Pairing pairing, unsigned place, unsigned value) {
  return (pairing & ~(Pairing{15} << 4 * place)) | Pairing{value} << 4 * place;
}

/// The places of degree 1 and those of degree 2.
struct PairingType {
  PlaceSet ends = 0;
  PlaceSet through = 0;
  friend bool operator==(const PairingType&, const PairingType&) = default;
};

inline PairingType type_of(Pairing pairing, unsigned border) {
  PairingType type;
  for (unsigned i = 0; i < border; ++i) {
    const unsigned mate = at(pairing, i);
    if (mate == passed) {
      type.through |= PlaceSet{1} << i;
    } else if (mate != i) {
      type.ends |= PlaceSet{1} << i;
    }
  }
  return type;
}

/// A mask of the four bits of each place in the set.
inline Pairing wide(PlaceSet set) {
  Pairing mask = 0;
  for (; set != 0; set &= set - 1) mask |= Pairing{15} << 4 * std::countr_zero(set);
  return mask;
}

/// Removes a place, at which no path may end.
inline Pairing without_place(Pairing pairing, unsigned border, unsigned place) {
  Pairing rest = 0;
  for (unsigned i = 0, j = 0; i < border; ++i) {
    if (i == place) continue;
    const unsigned mate = at(pairing, i);
    const unsigned moved = mate == passed || mate < place ? mate : mate - 1;
    rest |= Pairing{moved} << 4 * j++;
  }
  return rest;
}

}  // namespace hamlet::path
