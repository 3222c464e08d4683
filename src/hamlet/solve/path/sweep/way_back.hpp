#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "hamlet/solve/path/sweep/predecessors.hpp"

namespace hamlet::path {

/// The ways of a sweep from its end back to its beginning: one for each cycle. They are numbered from 0 in a
/// fixed order, which is also the order in which they are listed.
class WayBack {
 public:
  /// What was once looked up is remembered, in up to so many bytes: then listing is following pointers.
  WayBack(const KeptLayers& layers, std::uint64_t most_bytes);
  WayBack(const WayBack&) = delete;
  WayBack(WayBack&&) = default;

  /// How many there are.
  std::uint64_t size() const { return layers_.total(); }
  /// Goes to the cycle of a number below `size()`.
  void go_to(std::uint64_t number);
  /// Goes to the first one, or to the next; false if there are no more.
  bool go_on();
  /// The edges of the cycle it has come to. Valid until it moves.
  const std::vector<Edge>& cycle();

 private:
  struct Step;
  using Steps = std::vector<Step>;
  struct Step : Predecessor {
    explicit Step(const Predecessor& predecessor) : Predecessor(predecessor) {}
    Steps* before = nullptr;  // what leads to its state, if that is remembered
  };
  /// What leads to the state of the level above, and which of it is taken.
  struct Level {
    std::span<Step> steps;
    std::size_t at = 0;
    Steps own = {};  // where nothing more can be remembered

    Step& taken() { return steps[at]; }
  };

  void enter_endings();
  /// One level further back.
  void enter();
  void look_up(SweptState state, Steps& steps);

  const KeptLayers& layers_;
  const std::uint64_t most_bytes_;
  std::uint64_t bytes_ = 0;
  std::vector<std::unordered_map<std::uint64_t, Steps>> remembered_;  // by layer, type and rank
  std::vector<Predecessor> found_;
  Steps endings_;
  std::vector<Level> levels_;
  std::size_t depth_ = 0;
  bool begun_ = false;
  std::vector<Edge> cycle_;
};

}  // namespace hamlet::path
