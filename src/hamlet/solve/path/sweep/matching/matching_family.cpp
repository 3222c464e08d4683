#include "hamlet/solve/path/sweep/matching/matching_family.hpp"

#include "hamlet/base/error.hpp"

namespace hamlet::path {

namespace {

constexpr std::uint8_t unmatched = 255;

/// Removes an index; its mate becomes unmatched.
Mates without(const Mates& mates, unsigned index) {
  Mates rest;
  for (unsigned i = 0; i < mates.size(); ++i) {
    if (i == index) continue;
    const unsigned mate = mates[i];
    rest.push_back(mate == unmatched || mate == index ? unmatched
                                                      : static_cast<std::uint8_t>(mate - (mate > index)));
  }
  return rest;
}

Mates with_room_at(const Mates& mates, unsigned index) {
  Mates wide;
  for (unsigned i = 0; i <= mates.size(); ++i) {
    if (i == index) wide.push_back(unmatched);
    if (i == mates.size()) break;
    const unsigned mate = mates[i];
    wide.push_back(mate == unmatched ? unmatched : static_cast<std::uint8_t>(mate + (mate >= index)));
  }
  return wide;
}

/// Pairs the two unmatched indices.
Mates closed_up(Mates mates) {
  std::optional<unsigned> first;
  for (unsigned i = 0; i < mates.size(); ++i) {
    if (mates[i] != unmatched) continue;
    if (first) {
      pair_up(mates, *first, i);
      return mates;
    }
    first = i;
  }
  require(!first, "one index cannot be matched alone");
  return mates;
}

}  // namespace

std::optional<Mates> applied(const Operation& operation, const Mates& mates) {
  switch (operation.change) {
    case Change::keep:
      return mates;
    case Change::move:
      return closed_up(with_room_at(without(mates, operation.p), operation.q));
    case Change::insert:
      return closed_up(with_room_at(with_room_at(mates, operation.p), operation.q));
    case Change::join:
      if (mates[operation.p] == operation.q) return std::nullopt;
      return closed_up(without(without(mates, operation.q), operation.p));
  }
  return std::nullopt;
}

}  // namespace hamlet::path
