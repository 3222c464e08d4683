#pragma once

#include "hamlet/solve/path/gaps/allowed_moves.hpp"

namespace hamlet::path {

/// The cells of each layer, ascending.
struct CellLayers {
  std::vector<std::uint32_t> begins = {0};
  std::vector<Vertex> cells = {};

  std::size_t count() const { return begins.size() - 1; }
  std::span<const Vertex> of(std::size_t i) const {
    return {cells.data() + begins[i], cells.data() + begins[i + 1]};
  }
  friend bool operator==(const CellLayers&, const CellLayers&) = default;
};

/// Finds the cells of each step of walks of a given length. (Walks may repeat cells, so a path may be unable
/// to use some of them.)
class LayeredWalk {
 public:
  /// The moves must outlive this object.
  LayeredWalk(const AllowedMoves& moves, Vertex cells) : moves_(moves), stamp_of_(cells, 0) {}

  /// Returns the cells of each of the `count` steps between `from` and `to`, either of which may be no_vertex
  /// for any cell. Step i may use the cells that `allows(cell, i)`. The result is empty if `goes_on(cells so
  /// far)` returns false after some step.
  template <class Allows, class GoesOn>
  CellLayers find(Vertex from, Vertex to, std::uint32_t count, Allows&& allows, GoesOn&& goes_on) {
    // Spread from an end that is known, if there is one.
    against_ = from == no_vertex && to != no_vertex;
    const auto wanted = [&](Vertex v, std::uint32_t step) {
      return stamp_of_[v] != stamp_ && allows(v, against_ ? count - 1 - step : step);
    };
    if (!spread(against_ ? to : from, count, wanted, goes_on)) return {};
    drop_dead_ends(against_ ? from : to);
    return layers();
  }

 private:
  template <class Wanted, class GoesOn>
  bool spread(Vertex near, std::uint32_t count, const Wanted& wanted, GoesOn&& goes_on);
  std::span<const Vertex> onwards(Vertex v) const { return against_ ? moves_.before(v) : moves_.after(v); }
  void new_stamp();
  void drop_dead_ends(Vertex far);
  CellLayers layers();

  const AllowedMoves& moves_;
  std::vector<std::uint32_t> stamp_of_;
  std::uint32_t stamp_ = 0;
  bool against_ = false;       // spread against the moves, from the last step to the first
  std::vector<Vertex> cells_;  // step by step, in walking order
  std::vector<std::uint32_t> begins_, ends_;
};

template <class Wanted, class GoesOn>
bool LayeredWalk::spread(Vertex near, std::uint32_t count, const Wanted& wanted, GoesOn&& goes_on) {
  cells_.clear();
  begins_.assign(1, 0);
  for (std::uint32_t step = 0; step < count; ++step) {
    new_stamp();
    const auto look_at = [&](Vertex w) {
      if (!wanted(w, step)) return;
      stamp_of_[w] = stamp_;
      cells_.push_back(w);
    };
    if (step > 0) {
      for (std::uint32_t at = begins_[step - 1]; at < begins_[step]; ++at) {
        for (Vertex w : onwards(cells_[at])) look_at(w);
      }
    } else if (near != no_vertex) {
      for (Vertex w : onwards(near)) look_at(w);
    } else {
      for (Vertex w = 0; w < stamp_of_.size(); ++w) look_at(w);
    }
    begins_.push_back(static_cast<std::uint32_t>(cells_.size()));
    if (!goes_on(cells_.size())) return false;
  }
  return true;
}

}  // namespace hamlet::path
