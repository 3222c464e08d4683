#pragma once

#include <optional>
#include <string>

#include "hamlet/solve/bridges/numberlink/word.hpp"
#include "hamlet/solve/bridges/propagate/network.hpp"

namespace hamlet::bridges::numberlink {

/// The document's numbered k-grid Γ_k before anything is drawn: nodes (our islands) and, for each, the
/// neighbour in every direction.
class KGrid {
 public:
  explicit KGrid(BridgesPuzzle puzzle);

  const BridgesPuzzle& puzzle() const { return puzzle_; }
  const Network& network() const { return network_; }
  int k() const { return network_.k(); }
  std::size_t node_count() const { return network_.island_count(); }
  /// |W|: 4, or 8 for the document's octagons.
  int directions() const { return puzzle_.grid().eight ? 8 : 4; }
  /// r: the number of neighbours. A node that may not be joined to it is not a neighbour.
  int neighbours(Vertex p) const { return static_cast<int>(network_.outlets(p).size()); }
  /// The direction of each of `network().outlets(p)`, in the same order.
  std::span<const std::int8_t> directions_of(Vertex p) const {
    return {directions_.data() + first_[p], directions_.data() + first_[p + 1]};
  }
  /// l_p and the lane to it; nothing if there is no such neighbour.
  std::optional<Outlet> neighbour(Vertex p, Direction l) const;

  /// "the 3 at r2c5", "the ? at r2c5".
  std::string name_of(Vertex p) const;

 private:
  BridgesPuzzle puzzle_;
  Network network_;
  std::vector<std::uint32_t> first_;
  std::vector<std::int8_t> directions_;
};

}  // namespace hamlet::bridges::numberlink
