#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet::bridges::numberlink {

/// The remaining magnitude of a `?`.
inline constexpr int no_limit = std::numeric_limits<int>::max();

/// The groups of nodes that are joined by what is drawn, each with the sum of its remaining magnitudes. So
/// whether a word closes off a group is a question of arithmetic and needs no walk through it.
class Groups {
 public:
  struct Group {
    std::int64_t rest = 0;         // what remains of the magnitudes, without `?` nodes
    std::uint32_t size = 1;        // nodes
    std::uint32_t incomplete = 0;  // nodes that still need connections; a `?` always counts
    std::uint32_t unknown = 0;     // `?` nodes
    /// No connection can leave it any more.
    bool is_closed() const { return incomplete == 0; }
  };

  /// Every node is a group of its own. `rests` are the magnitudes, `no_limit` for a `?`.
  explicit Groups(std::vector<int> rests);

  std::size_t node_count() const { return rest_.size(); }
  int rest(Vertex v) const { return rest_[v]; }
  bool is_complete(Vertex v) const { return rest_[v] == 0; }
  /// The representative of the group of v.
  Vertex find(Vertex v) const;
  const Group& group_of(Vertex v) const { return groups_[find(v)]; }
  bool is_one() const { return rest_.empty() || group_of(0).size == rest_.size(); }

  void join(Vertex a, Vertex b);
  /// Records n more connections at v.
  void lessen(Vertex v, int n);
  /// Appends the incomplete nodes of the group of v. Takes time linear in their number, plus once for each
  /// node that has become complete.
  void collect_incomplete(Vertex v, std::vector<Vertex>& into);

 private:
  std::vector<int> rest_;
  std::vector<Vertex> parent_;
  std::vector<Group> groups_;  // valid at representatives
  /// A circular list of the incomplete nodes of each group, and perhaps of some that have become complete.
  std::vector<Vertex> next_;
};

}  // namespace hamlet::bridges::numberlink
