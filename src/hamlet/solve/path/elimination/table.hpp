#pragma once

#include <array>
#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/elimination/pairing.hpp"
#include "hamlet/types.hpp"

namespace hamlet::path {

/// The vertices at the border of a part of the graph, ascending.
struct Border {
  std::array<Vertex, most_border> vertex{};
  unsigned size = 0;

  unsigned place_of(Vertex v) const {
    unsigned i = 0;
    while (i < size && vertex[i] != v) ++i;
    return i;
  }
  bool has(Vertex v) const { return place_of(v) < size; }
  bool is_inside(const Border& other) const;
  void remove(unsigned place);
  const Vertex* begin() const { return vertex.data(); }
  const Vertex* end() const { return vertex.data() + size; }
};

/// Nothing if they have more than 15 vertices together.
std::optional<Border> united(const Border& a, const Border& b);

/// A part of the graph, seen from outside: every way in which paths can run through all vertices inside it.
struct Table {
  Border border;
  std::vector<Pairing> pairings;  // those of one type stand together
  std::uint32_t inside = 0;       // how many vertices are inside
};

/// Which degrees a part may give the places of its border, seen from the rest of the graph.
struct AllowedDegrees {
  PlaceSet zero = 0, one = 0, two = 0;
  bool allows(PlaceSet ends, PlaceSet through, PlaceSet all) const {
    return (ends & ~one) == 0 && (through & ~two) == 0 && (all & ~ends & ~through & ~zero) == 0;
  }
};

/// A set of pairings, for dropping repeats: open addressing, grown at half load.
class PairingSet {
 public:
  PairingSet();
  /// Whether it is new.
  bool insert(Pairing pairing);
  const std::vector<Pairing>& in_order() const { return in_order_; }
  std::vector<Pairing> take() { return std::move(in_order_); }

 private:
  void grow();
  std::vector<Pairing> slots_;
  std::vector<Pairing> in_order_;
};

/// What `joined` makes of a pair of pairings.
struct JoinRequest {
  Border border;           // the united one
  AllowedDegrees allowed;  // places as in `border`
  Vertex vertices = 0;     // of the whole graph: a cycle may close only if it has them all
  std::size_t most = 0;    // more pairings than these are too many
};

/// Both parts as one; nothing when there are too many pairings. Counts the pairs looked at in `work`.
std::optional<Table> joined(const Table& a, const Table& b, const JoinRequest& request, std::uint64_t& work);

/// The pairing of both together, or nothing if they do not fit. Places as in the united border; ends that
/// meet are joined. `whole` allows one cycle to close when nothing is left over.
std::optional<Pairing> joined_pairing(Pairing a, PairingType type_a, Pairing b, PairingType type_b,
                                      PlaceSet all, bool whole);

/// The table's pairings with places as in a border that contains its own.
std::vector<Pairing> widened(const Table& table, const Border& border);

}  // namespace hamlet::path
