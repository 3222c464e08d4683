#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/solve/bridges/search/residue.hpp"

namespace hamlet::bridges {

/// The statement that a lane carries at least, or at most, `value` bridges.
struct BoundLiteral {
  std::uint32_t lane;
  bool is_least;
  int value;

  BoundLiteral negated() const { return {lane, !is_least, is_least ? value - 1 : value + 1}; }
  /// Returns whether this implies the other literal, which must be about the same side of the same lane.
  bool implies(const BoundLiteral& other) const {
    return is_least ? value >= other.value : value <= other.value;
  }
};

/// Why a bound was set. The literals of the reason are computed only when a conflict needs them.
struct BoundReason {
  enum class Kind : std::uint8_t {
    decision,
    island,
    crossing,
    clause,
    exclusion,  // the opposite has been searched completely under the decisions up to this level
    fact,       // true regardless of decisions
  } kind;
  std::uint32_t at;  // the island, the crossing lane or the clause
};

/// The bounds of all lanes, with the reason and the previous value of every change.
class BoundTrail {
 public:
  struct Entry {
    BoundLiteral literal;
    int before;
    std::uint32_t previous;  // the previous entry about the same side of the same lane
    BoundReason reason;
  };
  static constexpr std::uint32_t root = UINT32_MAX;

  explicit BoundTrail(const Residue& residue);

  int least(std::uint32_t lane) const { return bounds_[2 * lane + 1]; }
  int most(std::uint32_t lane) const { return bounds_[2 * lane]; }
  bool is_open(std::uint32_t lane) const { return least(lane) < most(lane); }
  bool is_true(const BoundLiteral& literal) const {
    return literal.is_least ? least(literal.lane) >= literal.value : most(literal.lane) <= literal.value;
  }
  bool is_false(const BoundLiteral& literal) const {
    return literal.is_least ? most(literal.lane) < literal.value : least(literal.lane) > literal.value;
  }

  std::uint32_t size() const { return static_cast<std::uint32_t>(entries_.size()); }
  const Entry& entry(std::uint32_t i) const { return entries_[i]; }
  std::uint32_t level() const { return static_cast<std::uint32_t>(level_begin_.size()); }
  std::uint32_t level_of(std::uint32_t entry) const;
  /// The first entry of a level: its decision, except on level 0.
  std::uint32_t level_begin(std::uint32_t level) const { return level == 0 ? 0 : level_begin_[level - 1]; }

  void begin_level() { level_begin_.push_back(size()); }
  void push(const BoundLiteral& literal, BoundReason reason);
  /// Undoes the last entry.
  void pop();
  /// Forgets the levels above `level` and returns the first entry of `level + 1`. The caller pops the
  /// entries.
  std::uint32_t end_levels_above(std::uint32_t level);

  /// The entry that made a true literal true; `root` if it was true initially.
  std::uint32_t cause_of(const BoundLiteral& literal) const;
  /// A bound of a lane just before entry `when`.
  int bound_before(std::uint32_t lane, bool is_least, std::uint32_t when) const;
  /// The initial value of a bound of a lane.
  int first_bound(std::uint32_t lane, bool is_least) const { return first_bounds_[2 * lane + is_least]; }
  /// Makes the current bounds the initial ones and clears the trail. There must be no levels.
  void make_permanent();

 private:
  std::vector<int> bounds_, first_bounds_;  // by 2 * lane + is_least
  std::vector<std::uint32_t> head_;         // the last entry, by the same index
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> level_begin_;
};

}  // namespace hamlet::bridges
