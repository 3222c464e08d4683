#include "hamlet/solve/path/elimination/representatives.hpp"

#include <algorithm>
#include <array>

namespace hamlet::path {

namespace {

// A perfect matching of up to 14 points: the partner of each.
using Matching = std::array<std::uint8_t, 14>;

/// 2^(points/2 − 1) matchings whose rows span those of all matchings.
std::vector<Matching> make_basis(unsigned points) {
  if (points == 2) return {Matching{1, 0}};
  std::vector<Matching> basis;
  const auto y = static_cast<std::uint8_t>(points - 2), z = static_cast<std::uint8_t>(points - 1);
  const auto last = static_cast<std::uint8_t>(points - 3);
  for (const Matching& smaller : make_basis(points - 2)) {
    Matching side_by_side = smaller;
    side_by_side[y] = z;
    side_by_side[z] = y;
    basis.push_back(side_by_side);
    Matching crossed = smaller;
    const std::uint8_t a = smaller[last];
    crossed[a] = y;
    crossed[y] = a;
    crossed[last] = z;
    crossed[z] = last;
    basis.push_back(crossed);
  }
  return basis;
}

const std::vector<Matching>& basis_of(unsigned points) {
  static const auto all = [] {
    std::array<std::vector<Matching>, 8> bases;
    for (unsigned half = 1; half <= 7; ++half) bases[half] = make_basis(2 * half);
    return bases;
  }();
  return all[points / 2];
}

bool form_one_cycle(const Matching& a, const Matching& b, unsigned points) {
  unsigned here = 0, length = 0;
  do {
    here = b[a[here]];
    length += 2;
  } while (here != 0);
  return length == points;
}

/// The index of a matching among all matchings.
std::size_t rank_of(const Matching& matching, unsigned points) {
  std::size_t rank = 0;
  PlaceSet free = places(points);
  for (unsigned left = points; left > 0; left -= 2) {
    const auto first = static_cast<unsigned>(std::countr_zero(free));
    free &= free - 1;
    const unsigned partner = matching[first];
    rank = rank * (left - 1) + std::popcount(free & places(partner));
    free &= ~(PlaceSet{1} << partner);
  }
  return rank;
}

std::size_t matching_count(unsigned points) {
  std::size_t count = 1;
  for (unsigned i = points; i > 1; i -= 2) count *= i - 1;
  return count;
}

}  // namespace

std::uint64_t Representatives::row_of(Pairing pairing, PlaceSet ends) {
  const auto points = static_cast<unsigned>(std::popcount(ends));
  std::uint8_t compact[16] = {};
  unsigned next = 0;
  for (PlaceSet rest = ends; rest != 0; rest &= rest - 1)
    compact[std::countr_zero(rest)] = static_cast<std::uint8_t>(next++);
  Matching matching{};
  for (PlaceSet rest = ends; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<unsigned>(std::countr_zero(rest));
    matching[compact[place]] = compact[at(pairing, place)];
  }
  auto& rows = rows_[points / 2];
  if (rows.empty()) rows.assign(matching_count(points), 0);
  std::uint64_t& row = rows[rank_of(matching, points)];
  if (row == 0) {
    const auto& basis = basis_of(points);
    for (std::size_t i = 0; i < basis.size(); ++i)
      row |= std::uint64_t{form_one_cycle(matching, basis[i], points)} << i;
  }
  return row;
}

void Representatives::keep_only(std::vector<Pairing>& pairings, unsigned border) {
  struct Typed {
    std::uint32_t type;
    Pairing pairing;
  };
  std::vector<Typed> typed;
  typed.reserve(pairings.size());
  for (Pairing pairing : pairings) {
    const PairingType type = type_of(pairing, border);
    typed.push_back({type.through << 16 | type.ends, pairing});
  }
  std::ranges::stable_sort(typed, {}, &Typed::type);
  pairings.clear();
  std::array<std::uint64_t, 64> pivots;
  for (std::size_t i = 0; i < typed.size();) {
    const std::uint32_t type = typed[i].type;
    const PlaceSet ends = type & 0xFFFF;
    if (ends == 0) {
      pairings.push_back(typed[i].pairing);
      while (i < typed.size() && typed[i].type == type) ++i;
      continue;
    }
    const std::size_t most = std::size_t{1} << (std::popcount(ends) / 2 - 1);
    std::size_t kept = 0;
    pivots.fill(0);
    for (; i < typed.size() && typed[i].type == type; ++i) {
      if (kept == most) continue;
      std::uint64_t row = row_of(typed[i].pairing, ends);
      while (row != 0 && pivots[std::countr_zero(row)] != 0) row ^= pivots[std::countr_zero(row)];
      if (row == 0) continue;
      pivots[std::countr_zero(row)] = row;
      pairings.push_back(typed[i].pairing);
      ++kept;
    }
  }
}

}  // namespace hamlet::path
