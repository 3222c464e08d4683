#pragma once

#include <map>

#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/bridges/way.hpp"

namespace hamlet {

/// What a step costs a person: twice as much with each level, and 1 for each conclusion to be kept in mind.
std::uint64_t cost(const WayStep& step);

/// How hard a puzzle is, with the whole way that shows it.
struct Grade {
  NetsFound found;  // at most two nets; the way leads to the solution only if there is one
  Way way = {};
  int level = 0;            // the highest that a step needs; 0 when there is nothing to deduce
  std::uint64_t score = 0;  // the sum of what the steps cost a person
  std::map<std::string_view, std::size_t> uses = {};  // of each rule
  std::size_t longest_chain = 0;                      // of a what-if

  bool is_unique() const { return found.all && found.nets.size() == 1; }
};

/// Solves the puzzle from the bounds on, proves that it has one solution, and finds the way to it; to the
/// clash if it has none; as far as the rules lead if it has several.
Grade grade(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const Run& run);

/// Another way to the same end, with what it costs.
void replace_way(Grade& grade, Way way);

}  // namespace hamlet
