#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "hamlet/graph/sweep/sweep_order.hpp"

namespace hamlet {

/// How many vertices of a frontier can have which degrees. In a bipartite graph, a vertex is a step up if it
/// is inner with colour 0 or bare with colour 1, a step down if it is bare with colour 0 or inner with colour
/// 1, and level if it is outer.
struct CutShape {
  unsigned any = 0;    // bare, outer or inner
  unsigned up = 0;     // outer or a step up
  unsigned down = 0;   // outer or a step down
  unsigned outer = 0;  // outer only
  unsigned inner = 0;  // inner only
  int rise = 0;        // steps up minus down, required of all vertices but the inner-only ones and the joint

  unsigned width() const { return any + up + down + outer + inner; }
};

/// The slots of a cut: one for each state (degrees of the frontier, matching of its outer vertices) that
/// counting cannot exclude. A frontier vertex is inner only if two of its neighbours are swept, bare only if
/// two are left, outer only if one is left. Some path is open, so at least two vertices are outer.
///
/// In a bipartite graph every chosen edge has an end of each colour, and swept vertices have degree 2, so
///   2 s0 + (degrees of the frontier's colour 0) − a0 = 2 s1 + (degrees of its colour 1) − a1,
/// with s0, s1 the numbers of swept vertices and a0, a1 those of edges to the joint. At the end,
/// a0 − a1 = 2 (n0 − n1), which determines the colours of the path's ends.
class SweepCost {
 public:
  /// A search for orders must be steered away from wide frontiers; a prediction must not.
  struct Bias {
    double per_vertex = 1;  // factor on a cut's cost for each vertex of its frontier
    unsigned most_width = std::numeric_limits<unsigned>::max();  // each vertex beyond costs far more
  };
  enum class Matchings { all, noncrossing };
  /// Caps the number of slots, so that sums are finite.
  static constexpr double saturated = 1e280;

  SweepCost(const SweepQuestion& question, const Bias& bias, Matchings matchings = Matchings::all);

  bool is_coloured() const { return coloured_; }
  bool has_joint() const { return joint_; }
  const std::vector<std::uint8_t>& colours() const { return colours_; }

  /// Ignores `shape.rise`. `excess` is the number of frontier vertices of colour 0 minus those of colour 1,
  /// and `inner_excess` the same among the inner-only ones. These two and `swept0` matter only in a bipartite
  /// graph.
  double slots(CutShape shape, unsigned swept, unsigned swept0, int excess, int inner_excess) {
    std::uint64_t joint = 0;
    if (coloured_) {
      const int swept1 = static_cast<int>(swept - swept0);
      shape.rise = 2 * (swept1 - static_cast<int>(swept0)) - excess - inner_excess;
      if (joint_) joint = joint_choices(swept0, swept - swept0);
    } else {
      shape.up += shape.down;
      shape.down = 0;
      if (joint_) add_colourless_joint(shape, swept);
    }
    return slots(shape, joint);
  }

 private:
  struct Entry {
    std::uint64_t key = 0;
    double slots = 0;
  };
  static constexpr unsigned most_counted = 63;

  double slots(const CutShape& shape, std::uint64_t joint) {
    if (shape.width() > most_counted) return slots_of_width(shape.width());
    const std::uint64_t key = shape.any | shape.up << 6 | shape.down << 12 | shape.outer << 18 |
                              std::uint64_t{shape.inner} << 24 | joint << 30 |
                              static_cast<std::uint64_t>(shape.rise + 8192) << 40 | std::uint64_t{1} << 63;
    auto at = static_cast<std::size_t>((key * 0x9e3779b97f4a7c15u) >> shift_);
    while (memo_[at].key != key) {
      if (memo_[at].key == 0) return remember(key, shape, joint);
      at = (at + 1) & (memo_.size() - 1);
    }
    return memo_[at].slots;
  }

  std::uint64_t joint_choices(unsigned swept0, unsigned swept1) const;
  void add_colourless_joint(CutShape& shape, unsigned swept) const {
    const unsigned left = vertices_ - swept;
    ++(swept >= 2 ? (left >= 2   ? shape.any
                     : left == 1 ? shape.up
                                 : shape.inner)
                  : (left >= 2 ? shape.up : shape.outer));
  }
  double remember(std::uint64_t key, const CutShape& shape, std::uint64_t joint);
  double slots_of_width(unsigned width);
  double biased(double slots, unsigned width) const;
  double counted(const CutShape& shape, std::uint64_t joint) const;
  double colourless(const CutShape& shape) const;
  double coloured(const CutShape& shape, unsigned outer, int rise) const;

  bool coloured_ = false;
  bool joint_ = false;
  unsigned vertices_ = 0;
  unsigned size_of_[2] = {0, 0};
  Bias bias_;
  Matchings matchings_;
  std::vector<std::uint8_t> colours_;
  std::vector<Entry> memo_;
  unsigned shift_;
  std::size_t used_ = 0;
  std::vector<double> slots_of_width_;
};

/// The cost of one cut after the other, on graphs of any size.
class SweepTally {
 public:
  SweepTally(const SweepQuestion& question, SweepCost& cost);

  void sweep(Vertex v);
  double slots() { return cost_.slots(shape_, swept_, swept0_, excess_, inner_excess_); }
  /// Includes the joint.
  unsigned width() const { return shape_.width() + (cost_.has_joint() ? 1 : 0); }
  bool is_swept(Vertex v) const { return swept_at_[v]; }
  unsigned swept_neighbours(Vertex v) const { return swept_neighbours_[v]; }

 private:
  void add(Vertex v, int sign);

  Graph graph_;
  SweepCost& cost_;
  CutShape shape_;
  unsigned swept_ = 0, swept0_ = 0;
  int excess_ = 0, inner_excess_ = 0;
  std::vector<bool> swept_at_;
  std::vector<Vertex> swept_neighbours_;
};

}  // namespace hamlet
