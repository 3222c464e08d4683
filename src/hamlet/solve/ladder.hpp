#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/solve/found.hpp"

namespace hamlet {

/// Common to the ways of all puzzles. A step has `rule`, `level`, `because`, `chain` and `is_clash()`.

/// How a way ends.
enum class WayEnd { solved, clash, stuck, stopped };

/// The number of conclusions a person draws before the clash of a what-if.
template <class AnyStep>
std::size_t chain_length(const AnyStep& step) {
  std::size_t length = 0;
  for (const AnyStep& link : step.chain) length += (link.is_clash() ? 0 : 1) + chain_length(link);
  return length;
}

/// The difficulty of a step: doubled with each level, plus 1 for each conclusion to keep in mind.
template <class AnyStep>
std::uint64_t cost(const AnyStep& step) {
  return step.level == 0 ? 0 : (std::uint64_t{1} << (step.level - 1)) + chain_length(step);
}

struct WayCost {
  int level = 0;  // the highest level of a step; 0 if there is nothing to deduce
  std::uint64_t score = 0;
  std::map<std::string_view, std::size_t> uses = {};  // the number of steps by each rule
  std::size_t longest_chain = 0;                      // the most conclusions in one what-if
};

template <class AnyStep>
WayCost cost_of_way(const std::vector<AnyStep>& steps) {
  WayCost sum;
  for (const AnyStep& step : steps) {
    sum.level = std::max(sum.level, step.level);
    sum.score += cost(step);
    ++sum.uses[step.rule];
    sum.longest_chain = std::max(sum.longest_chain, chain_length(step));
  }
  return sum;
}

/// How far steps lead.
template <class Step>
struct Way {
  using End = WayEnd;
  End end = End::stuck;
  std::vector<Step> steps = {};
};

/// How hard a puzzle is, with the whole way that shows it.
template <class Solution, class Step>
struct Grade : WayCost {
  Found<Solution> found;  // at most two solutions; the way leads to the solution only if there is one
  Way<Step> way = {};
  bool is_too_large = false;  // there are too many possibilities for the rules to fit in memory

  bool is_unique() const { return found.is_unique(); }
};

/// What a player is told who asks how to continue.
template <class Step>
struct Hint {
  enum class Kind { mistake, step, solved, none, ambiguous, unknown };
  Kind kind = Kind::unknown;
  std::string mistake = {};        // what is wrong, and why
  std::vector<Vertex> where = {};  // the cells or islands of the mistake, or of the last step
  std::vector<Step> steps =
      {};  // up to the first that places a number or draws a bridge; of a mistake, its consequences
  bool is_unique = false;   // otherwise the steps hold in every solution
  std::string method = {};  // what proved that there is one solution, or none
  std::string why = {};     // if none or unknown
};

}  // namespace hamlet
