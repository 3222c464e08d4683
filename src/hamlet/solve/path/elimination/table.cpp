#include "hamlet/solve/path/elimination/table.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

constexpr Pairing empty_slot = UINT64_MAX;  // not a pairing: it would use a sixteenth place

std::size_t slot_of(Pairing pairing, std::size_t slots) {
  return (pairing * 0x9E3779B97F4A7C15 >> 20) & (slots - 1);
}

/// A range of pairings of one type.
struct Group {
  std::size_t begin, end;
  PairingType type;
};

std::vector<Group> groups_of(const std::vector<Pairing>& pairings, unsigned border) {
  std::vector<Group> groups;
  for (std::size_t i = 0; i < pairings.size(); ++i) {
    const PairingType type = type_of(pairings[i], border);
    if (groups.empty() || groups.back().type != type) groups.push_back({i, i, type});
    groups.back().end = i + 1;
  }
  return groups;
}

/// Two pairings that are joined where their ends meet.
struct JoinedPair {
  Pairing a, b;
  PlaceSet ends_a, meeting;

  /// Follows the path that ends at `place` through both parts and returns its other end.
  unsigned follow(unsigned place, PlaceSet& seen) const {
    bool in_a = (ends_a >> place & 1) != 0;
    for (;;) {
      place = at(in_a ? a : b, place);
      if ((meeting >> place & 1) == 0) return place;
      seen |= PlaceSet{1} << place;
      in_a = !in_a;
    }
  }

  /// The places of the closed cycle through `place`.
  PlaceSet cycle_through(unsigned place) const {
    PlaceSet seen = 0;
    bool in_a = true;
    unsigned here = place;
    do {
      here = at(in_a ? a : b, here);
      seen |= PlaceSet{1} << here;
      in_a = !in_a;
    } while (here != place || !in_a);
    return seen;
  }
};

}  // namespace

bool Border::is_inside(const Border& other) const {
  return std::includes(other.begin(), other.end(), begin(), end());
}

void Border::remove(unsigned place) {
  for (unsigned i = place + 1; i < size; ++i) vertex[i - 1] = vertex[i];
  --size;
}

std::optional<Border> united(const Border& a, const Border& b) {
  Vertex all[2 * most_border];
  const auto size = static_cast<unsigned>(std::set_union(a.begin(), a.end(), b.begin(), b.end(), all) - all);
  if (size > most_border) return std::nullopt;
  Border result;
  result.size = size;
  std::copy_n(all, size, result.vertex.begin());
  return result;
}

PairingSet::PairingSet() : slots_(64, empty_slot) {}

bool PairingSet::insert(Pairing pairing) {
  std::size_t slot = slot_of(pairing, slots_.size());
  while (slots_[slot] != empty_slot) {
    if (slots_[slot] == pairing) return false;
    slot = (slot + 1) & (slots_.size() - 1);
  }
  slots_[slot] = pairing;
  in_order_.push_back(pairing);
  if (2 * in_order_.size() > slots_.size()) grow();
  return true;
}

void PairingSet::grow() {
  slots_.assign(4 * slots_.size(), empty_slot);
  for (Pairing pairing : in_order_) {
    std::size_t slot = slot_of(pairing, slots_.size());
    while (slots_[slot] != empty_slot) slot = (slot + 1) & (slots_.size() - 1);
    slots_[slot] = pairing;
  }
}

std::vector<Pairing> widened(const Table& table, const Border& border) {
  unsigned to[16];
  for (unsigned i = 0; i < table.border.size; ++i) to[i] = border.place_of(table.border.vertex[i]);
  to[passed] = passed;
  const Pairing blank = untouched(border.size);
  std::vector<Pairing> result;
  result.reserve(table.pairings.size());
  for (Pairing pairing : table.pairings) {
    Pairing wider = blank;
    for (unsigned i = 0; i < table.border.size; ++i) wider = put(wider, to[i], to[at(pairing, i)]);
    result.push_back(wider);
  }
  return result;
}

std::optional<Pairing> joined_pairing(Pairing a, PairingType type_a, Pairing b, PairingType type_b,
                                      PlaceSet all, bool whole) {
  const PlaceSet meeting = type_a.ends & type_b.ends;
  const PlaceSet ends = type_a.ends ^ type_b.ends;
  const PlaceSet through = type_a.through | type_b.through | meeting;
  const JoinedPair joint{a, b, type_a.ends, meeting};
  Pairing result = (all_untouched & wide(all & ~ends & ~through)) | wide(through);
  PlaceSet seen = 0;
  for (PlaceSet rest = ends; rest != 0; rest &= rest - 1) {
    const auto place = static_cast<unsigned>(std::countr_zero(rest));
    result |= Pairing{joint.follow(place, seen)} << 4 * place;
  }
  if (seen == meeting) return result;
  // A cycle closed, which is allowed only if it passes through everything.
  if (!whole || ends != 0 || through != all) return std::nullopt;
  if (joint.cycle_through(static_cast<unsigned>(std::countr_zero(meeting))) != meeting) return std::nullopt;
  return result;
}

std::optional<Table> joined(const Table& a, const Table& b, const JoinRequest& request, std::uint64_t& work) {
  const unsigned size = request.border.size;
  const PlaceSet all = places(size);
  const std::vector<Pairing> in_a = widened(a, request.border), in_b = widened(b, request.border);
  const std::vector<Group> groups_a = groups_of(in_a, size), groups_b = groups_of(in_b, size);
  const bool whole = a.inside + b.inside + size == request.vertices;
  const Pairing blank = untouched(size);
  PairingSet found;
  for (const Group& ga : groups_a) {
    for (const Group& gb : groups_b) {
      ++work;
      const PairingType ta = ga.type, tb = gb.type;
      if ((ta.through & (tb.ends | tb.through)) != 0 || (tb.through & ta.ends) != 0) continue;
      const PlaceSet meeting = ta.ends & tb.ends;
      const PlaceSet ends = ta.ends ^ tb.ends, through = ta.through | tb.through | meeting;
      if (!request.allowed.allows(ends, through, all)) continue;
      const PlaceSet used_a = ta.ends | ta.through, used_b = tb.ends | tb.through;
      const Pairing mask_a = wide(used_a), mask_b = wide(used_b),
                    rest = blank & wide(all & ~used_a & ~used_b);
      for (std::size_t i = ga.begin; i < ga.end; ++i) {
        work += gb.end - gb.begin;
        for (std::size_t j = gb.begin; j < gb.end; ++j) {
          if (meeting == 0) {
            found.insert((in_a[i] & mask_a) | (in_b[j] & mask_b) | rest);
          } else if (const auto both = joined_pairing(in_a[i], ta, in_b[j], tb, all, whole)) {
            found.insert(*both);
          }
        }
        if (found.in_order().size() > request.most) return std::nullopt;
      }
    }
  }
  return Table{request.border, found.take(), a.inside + b.inside};
}

}  // namespace hamlet::path
