#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "hamlet/types.hpp"

namespace hamlet::bridges::numberlink {

/// What remains of the magnitude of a `?`.
inline constexpr int no_limit = std::numeric_limits<int>::max();

/// Nodes joined by what is drawn, with the sum of what their nodes still want: whether a word closes a group
/// off is then a question of arithmetic, not of walking through the group.
class Groups {
 public:
  struct Group {
    std::int64_t rest = 0;         // of the nodes with a number
    std::uint32_t size = 1;        // nodes
    std::uint32_t incomplete = 0;  // nodes that still want connections; a `?` always may
    std::uint32_t unknown = 0;     // `?` nodes
    /// Nothing can leave it any more.
    bool is_closed() const { return incomplete == 0; }
  };

  /// Each node by itself, wanting `rests`; `no_limit` for a `?`.
  explicit Groups(std::vector<int> rests);

  std::size_t node_count() const { return rest_.size(); }
  int rest(Vertex v) const { return rest_[v]; }
  bool is_complete(Vertex v) const { return rest_[v] == 0; }
  /// The node that stands for the group of v.
  Vertex find(Vertex v) const;
  const Group& group_of(Vertex v) const { return groups_[find(v)]; }
  bool is_one() const { return rest_.empty() || group_of(0).size == rest_.size(); }

  void join(Vertex a, Vertex b);
  /// n connections more end at v.
  void lessen(Vertex v, int n);
  /// The incomplete nodes of the group of v. Takes time with their number, and once with that of the
  /// complete.
  void collect_incomplete(Vertex v, std::vector<Vertex>& into);

 private:
  std::vector<int> rest_;
  std::vector<Vertex> parent_;
  std::vector<Group> groups_;  // right at the nodes that stand for their groups
  /// The incomplete nodes of a group, and perhaps some that have become complete, in a ring.
  std::vector<Vertex> next_;
};

}  // namespace hamlet::bridges::numberlink
