#pragma once

#include <string>
#include <utility>
#include <vector>

#include "hamlet/analyse/clues/lazy_hitting_set.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet {

enum class RepairAnswer { unique, ambiguous, none, unknown };

/// How much work to spend on sets of clues: until a smallest is proved, or a share that most puzzles need
/// less than.
enum class SetWork { until_proved, short_share };

/// The share of work for sets.
inline WorkShare share_for_sets(SetWork work) {
  return WorkShare(work == SetWork::until_proved ? 1e18 : 15'000);
}

/// A clue that may be the wrong one: without it there are solutions.
template <class Clue>
struct ClueChange {
  Clue clue;
  std::vector<int> to = {};  // with each of these values instead, the puzzle has one solution
  bool can_go = false;       // without the clue, too

  bool mends() const { return can_go || !to.empty(); }
};

/// What would give a puzzle exactly one solution. Everything listed is proved.
template <class Clue>
struct Repair {
  RepairAnswer answer = RepairAnswer::unknown;
  std::string method = {};  // what proved the answer
  std::string why = {};     // why there is no solution; for `unknown`, why it is

  /// Of an ambiguous puzzle: the clues that make it unique, each by itself.
  std::vector<Clue> add = {};
  /// Of a puzzle without a solution: clues that contradict one another. If they are none, there is no
  /// solution whatever the clues.
  std::vector<Clue> conflict = {};
  /// Of a puzzle without a solution: the clues that may be wrong alone; those that mend the puzzle come
  /// first.
  std::vector<ClueChange<Clue>> changes = {};
  /// Whether `add` or `changes` lists all there are.
  bool lists_all = false;

  /// If no single clue makes an ambiguous puzzle unique: smallest sets that do, each for another solution. Of
  /// a puzzle without a solution: the conflict.
  std::vector<std::vector<Clue>> sets = {};
  bool is_minimal = false;   // no set works without one of its clues
  bool is_smallest = false;  // there is no smaller set

  /// The first clue to add, or the first set; empty if none is known.
  std::vector<Clue> first_to_add() const {
    if (answer != RepairAnswer::ambiguous) return {};
    if (!add.empty()) return {add[0]};
    return sets.empty() ? std::vector<Clue>{} : sets[0];
  }
};

/// A set of clues that a lazy search found, with what is proved of it.
template <class Clue>
void take_sets(Repair<Clue>& repair, std::vector<std::vector<Clue>> sets, bool is_minimal, bool is_smallest) {
  repair.sets = std::move(sets);
  repair.is_minimal = is_minimal;
  repair.is_smallest = is_smallest;
}

/// Consecutive elements 0 … size − 1 that contradict one another, given that all do, found by halving; as few
/// as that finds. `contradict` decides it; false if it does not know.
template <class Contradict>
std::vector<std::uint32_t> contradictory_stretch(std::uint32_t size, Contradict&& contradict) {
  std::uint32_t begin = 0, end = size;
  for (std::uint32_t low = 0;
       low < end;) {  // the first `low` elements may not contradict, the first `end` do
    const std::uint32_t middle = low + (end - low) / 2;
    contradict(begin, middle) ? end = middle : low = middle + 1;
  }
  for (std::uint32_t high = end; begin < high;) {  // those from `begin` on contradict
    const std::uint32_t middle = begin + (high - begin + 1) / 2;
    contradict(middle, end) ? begin = middle : high = middle - 1;
  }
  std::vector<std::uint32_t> stretch;
  for (std::uint32_t e = begin; e < end; ++e) stretch.push_back(e);
  return stretch;
}

}  // namespace hamlet
