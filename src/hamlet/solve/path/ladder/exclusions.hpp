#pragma once

#include "hamlet/solve/path/ladder/position/position.hpp"

namespace hamlet::path {

/// What a rule deduces at one place.
struct Exclusions {
  std::vector<Candidate> excluded = {};
  std::vector<EdgeIndex> joined = {};
  std::vector<EdgeIndex> barred = {};
  bool is_clash = false;  // the position cannot be completed

  bool is_empty() const { return !is_clash && excluded.empty() && joined.empty() && barred.empty(); }
  void clear() {
    excluded.clear();
    joined.clear();
    barred.clear();
    is_clash = false;
  }
  /// Reports a clash at the cell `at`.
  void apply_to(Position& position, Vertex at) const;
  /// Applies and clears what was deduced. Returns whether there was anything.
  bool apply_and_clear(Position& position, Vertex at) {
    if (is_empty()) return false;
    apply_to(position, at);
    clear();
    return true;
  }
};

}  // namespace hamlet::path
