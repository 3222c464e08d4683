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

/// The union of two borders; nothing if it has more than 15 vertices.
std::optional<Border> united(const Border& a, const Border& b);

/// A part of the graph as seen from outside: the pairings of its border for which paths can cover all
/// vertices inside it.
struct Table {
  Border border;
  std::vector<Pairing> pairings;  // grouped by type
  std::uint32_t inside = 0;       // the number of vertices inside
};

/// The degrees that a part may give the places of its border, as the rest of the graph allows.
struct AllowedDegrees {
  PlaceSet zero = 0, one = 0, two = 0;
  bool allows(PlaceSet ends, PlaceSet through, PlaceSet all) const {
    return (ends & ~one) == 0 && (through & ~two) == 0 && (all & ~ends & ~through & ~zero) == 0;
  }
};

/// A set of pairings, to drop duplicates. Open addressing, grown at half load.
class PairingSet {
 public:
  PairingSet();
  /// Returns whether the pairing is new.
  bool insert(Pairing pairing);
  const std::vector<Pairing>& in_order() const { return in_order_; }
  std::vector<Pairing> take() { return std::move(in_order_); }

 private:
  void grow();
  std::vector<Pairing> slots_;
  std::vector<Pairing> in_order_;
};

/// What `joined` has to produce.
struct JoinRequest {
  Border border;           // the union of both borders
  AllowedDegrees allowed;  // places as in `border`
  Vertex vertices = 0;     // of the whole graph: a cycle may close only if it visits all of them
  std::size_t most = 0;    // more pairings than this are too many
};

/// Joins two parts to one. Returns nothing if there are too many pairings. Adds the number of pairs tried to
/// `work`.
std::optional<Table> joined(const Table& a, const Table& b, const JoinRequest& request, std::uint64_t& work);

/// Joins two pairings, with places as in the united border; ends that meet are connected. Returns nothing if
/// that closes a cycle, except that `whole` allows one that leaves nothing over.
std::optional<Pairing> joined_pairing(Pairing a, PairingType type_a, Pairing b, PairingType type_b,
                                      PlaceSet all, bool whole);

/// The pairings of the table, with places as in a border that contains its own.
std::vector<Pairing> widened(const Table& table, const Border& border);

}  // namespace hamlet::path
