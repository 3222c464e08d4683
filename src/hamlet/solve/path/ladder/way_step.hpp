#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

/// One step of the way to a solution of a path puzzle: a rule, applied at one place.
struct WayStep {
  std::string_view rule;  // the name of the deduction; "clash" if the position cannot be completed
  int level = 0;
  /// The cells it is about, the main one first. With those of the changes, they include every cell that the
  /// sentence names.
  std::vector<Vertex> where = {};
  std::string because = {};
  /// What the rule deduces. What propagation adds is not listed: that cells can no longer be reached in time,
  /// and that a cell has one number and a number one cell.
  std::vector<Visit> placed = {};
  std::vector<Visit> excluded = {};
  std::vector<Edge> joined = {};
  std::vector<Edge> barred = {};
  std::vector<WayStep> chain = {};  // for a what-if: what would follow, up to the clash

  bool is_clash() const { return rule == clash_rule; }
  static constexpr std::string_view clash_rule = "clash";
};

}  // namespace hamlet::path
