#pragma once

#include <cstdint>
#include <vector>

#include "hamlet/solve/bridges/search/residue.hpp"

namespace hamlet::bridges {

/// "The lane carries at least, or at most, so many."
struct BoundLiteral {
  std::uint32_t lane;
  bool is_least;
  int value;

  BoundLiteral negated() const { return {lane, !is_least, is_least ? value - 1 : value + 1}; }
  /// Whether this says at least as much as the other, about the same side of the same lane.
  bool implies(const BoundLiteral& other) const {
    return is_least ? value >= other.value : value <= other.value;
  }
};

/// From what a bound followed. The literals themselves are worked out only when a conflict asks for them.
struct BoundReason {
  enum class Kind : std::uint8_t {
    decision,
    island,
    crossing,
    clause,
    exclusion,  // with the decisions of the levels up to this one, the opposite has been looked through
    fact,       // it holds whatever is decided
  } kind;
  std::uint32_t at;  // the island, the crossing lane, the clause
};

/// The bounds of all lanes, how they came about, and what they were at any earlier moment.
class BoundTrail {
 public:
  struct Entry {
    BoundLiteral literal;
    int before;
    std::uint32_t previous;  // the entry before, of the same side of the same lane
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
  /// The first entry of a level, which is its decision, except that level 0 has none.
  std::uint32_t level_begin(std::uint32_t level) const { return level == 0 ? 0 : level_begin_[level - 1]; }

  void begin_level() { level_begin_.push_back(size()); }
  void push(const BoundLiteral& literal, BoundReason reason);
  /// Takes back the last entry.
  void pop();
  /// Where level `level + 1` began; forgets it and the levels above.
  std::uint32_t end_levels_above(std::uint32_t level);

  /// The entry that made a true literal true; `root` if it was so from the beginning.
  std::uint32_t cause_of(const BoundLiteral& literal) const;
  /// One side of a lane's bounds just before entry `when`.
  int bound_before(std::uint32_t lane, bool is_least, std::uint32_t when) const;
  /// One side of a lane's bounds at the beginning.
  int first_bound(std::uint32_t lane, bool is_least) const { return first_bounds_[2 * lane + is_least]; }
  /// Everything on the trail is now the beginning; there must be no levels.
  void make_permanent();

 private:
  std::vector<int> bounds_, first_bounds_;  // by 2 * lane + is_least
  std::vector<std::uint32_t> head_;         // likewise
  std::vector<Entry> entries_;
  std::vector<std::uint32_t> level_begin_;
};

}  // namespace hamlet::bridges
