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

/// What the ladders of all puzzles share. Step types have `rule`, `level`, `because`, `chain` and
/// `is_clash()`.

/// A level from 1 to 6 as people say it: "very easy" to "extreme". Level 0, of a puzzle that leaves nothing
/// to deduce, is very easy too.
inline std::string_view level_in_words(int level) {
  constexpr std::string_view words[] = {"very easy", "easy", "medium", "hard", "expert", "extreme"};
  return words[std::clamp(level, 1, 6) - 1];
}

/// How a way ends: `stuck` if no rule helps, `stopped` if it was cut short.
enum class WayEnd { solved, clash, stuck, stopped };

/// The number of conclusions in the chain of a what-if, nested ones included, before the clash.
template <class AnyStep>
std::size_t chain_length(const AnyStep& step) {
  std::size_t length = 0;
  for (const AnyStep& link : step.chain) length += (link.is_clash() ? 0 : 1) + chain_length(link);
  return length;
}

/// The difficulty of a step: 2^(level - 1), plus 1 for each conclusion to keep in mind; 0 at level 0.
template <class AnyStep>
std::uint64_t cost(const AnyStep& step) {
  return step.level == 0 ? 0 : (std::uint64_t{1} << (step.level - 1)) + chain_length(step);
}

struct WayCost {
  int level = 0;  // the highest level of a step; 0 if there is nothing to deduce
  std::uint64_t score = 0;
  std::map<std::string_view, std::size_t> uses = {};  // steps per rule
  std::size_t longest_chain = 0;                      // conclusions in the longest what-if
  std::size_t trials = 0;                             // steps that try something out
};

/// The lowest level of a step that tries something out. A puzzle of this level that needs more trials than a
/// person would make gladly is called extreme.
inline constexpr int level_of_trials = 5;
inline constexpr std::size_t most_trials_of_an_expert = 10;

inline bool is_extreme_by_trial(const WayCost& cost) {
  return cost.level == level_of_trials && cost.trials > most_trials_of_an_expert;
}

/// How hard a way is, as people say it.
inline std::string_view difficulty_in_words(const WayCost& cost) {
  return is_extreme_by_trial(cost) ? "extreme, by trial" : level_in_words(cost.level);
}

template <class AnyStep>
WayCost cost_of_way(const std::vector<AnyStep>& steps) {
  WayCost sum;
  for (const AnyStep& step : steps) {
    sum.level = std::max(sum.level, step.level);
    sum.score += cost(step);
    ++sum.uses[step.rule];
    sum.longest_chain = std::max(sum.longest_chain, chain_length(step));
    sum.trials += step.level >= level_of_trials;
  }
  return sum;
}

/// A sequence of steps, and how it ends.
template <class Step>
struct Way {
  using End = WayEnd;
  End end = End::stuck;
  std::vector<Step> steps = {};
};

/// The difficulty of a puzzle, with the way that it is measured by.
template <class Solution, class Step>
struct Grade : WayCost {
  Found<Solution> found;  // at most two solutions; the way reaches one only if it is unique
  Way<Step> way = {};
  bool is_too_large = false;  // the possibilities that the rules track do not fit in memory

  bool is_unique() const { return found.is_unique(); }
};

/// The reply to a player who asks how to continue.
template <class Step>
struct Hint {
  enum class Kind { mistake, step, solved, none, ambiguous, unknown };
  Kind kind = Kind::unknown;
  std::string mistake = {};        // what is wrong, and why
  std::vector<Vertex> where = {};  // the cells or islands of the mistake, or of the last step
  /// Up to the first that places a number or draws a bridge; for a mistake, what it leads to.
  std::vector<Step> steps = {};
  bool is_unique = false;   // if not, the steps hold in every solution
  std::string method = {};  // what proved that there is exactly one solution, or none
  std::string why = {};     // set for `none` and `unknown`
};

}  // namespace hamlet
