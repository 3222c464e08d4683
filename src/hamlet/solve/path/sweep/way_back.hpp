#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "hamlet/solve/path/sweep/predecessors.hpp"

namespace hamlet::path {

/// Traces a sweep back from its end, once for each cycle. Cycles are numbered from 0 in a fixed order, which
/// is also the order of listing, and the same for both types of numbers.
template <class Number>
class WayBackBy {
 public:
  /// Predecessors are memoized in up to `most_bytes` bytes, so that listing mostly follows pointers.
  WayBackBy(const KeptLayers& layers, std::uint64_t most_bytes);
  WayBackBy(const WayBackBy&) = delete;
  WayBackBy(WayBackBy&&) = default;

  const Count& size() const { return layers_.total(); }
  /// Moves to the cycle with a number below `size()`.
  void go_to(Number number);
  /// Moves to the first cycle, or to the next one. Returns false if there are no more.
  bool go_on();
  /// The edges of the current cycle. Valid until the next move.
  const std::vector<Edge>& cycle();

 private:
  struct Step;
  using Steps = std::vector<Step>;
  struct Step : PredecessorBy<Number> {
    explicit Step(PredecessorBy<Number> predecessor) : PredecessorBy<Number>(std::move(predecessor)) {}
    Steps* before = nullptr;  // the memoized predecessors of its state, or null
  };
  /// The predecessors of the state on the previous level, and the one that is taken.
  struct Level {
    std::span<Step> steps;
    std::size_t at = 0;
    Steps own = {};  // used when the memory for memoization is full

    Step& taken() { return steps[at]; }
  };

  void enter_endings();
  /// Goes one level further back.
  void enter();
  void look_up(SweptState state, Steps& steps);

  const KeptLayers& layers_;
  const std::uint64_t most_bytes_;
  std::uint64_t bytes_ = 0;
  std::vector<std::unordered_map<std::uint64_t, Steps>> remembered_;  // by layer, type and rank
  std::vector<PredecessorBy<Number>> found_;
  Steps endings_;
  std::vector<Level> levels_;
  std::size_t depth_ = 0;
  bool begun_ = false;
  std::vector<Edge> cycle_;
};

/// For layers of one pass, and for any.
using WayBack = WayBackBy<std::uint64_t>;
using LongWayBack = WayBackBy<Count>;

}  // namespace hamlet::path
