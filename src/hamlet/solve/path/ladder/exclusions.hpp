#pragma once

#include "hamlet/solve/path/ladder/position.hpp"

namespace hamlet::path {

/// What a rule deduces at one place.
struct Exclusions {
  std::vector<Candidate> excluded = {};
  std::vector<EdgeIndex> joined = {};
  std::vector<EdgeIndex> barred = {};
  bool is_clash = false;  // nothing fits there

  bool is_empty() const { return !is_clash && excluded.empty() && joined.empty() && barred.empty(); }
  void clear() {
    excluded.clear();
    joined.clear();
    barred.clear();
    is_clash = false;
  }
  /// A clash is reported at the cell `at`.
  void apply_to(Position& position, Vertex at) const;
  /// Applies what was found, if anything, and clears it. Returns whether there was something.
  bool apply_and_clear(Position& position, Vertex at) {
    if (is_empty()) return false;
    apply_to(position, at);
    clear();
    return true;
  }
};

}  // namespace hamlet::path
