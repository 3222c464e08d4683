#pragma once

#include <span>
#include <vector>

#include "hamlet/solve/bridges/search/bound_trail.hpp"

namespace hamlet::bridges {

/// Clauses over bounds. Each is watched at its first two literals.
class ClauseStore {
 public:
  struct Watch {
    std::uint32_t clause;
    int value;  // of the watched literal
  };

  explicit ClauseStore(std::size_t lanes) : watches_(2 * lanes) {}

  std::uint32_t add(std::span<const BoundLiteral> literals);
  std::span<BoundLiteral> literals(std::uint32_t clause) {
    return {literals_.data() + clauses_[clause].begin, clauses_[clause].size};
  }
  /// The watches on literals about one side of a lane.
  std::vector<Watch>& watches(std::uint32_t lane, bool is_least) { return watches_[2 * lane + is_least]; }
  void watch(std::uint32_t clause, const BoundLiteral& literal) {
    watches(literal.lane, literal.is_least).push_back({clause, literal.value});
  }

  void bump(std::uint32_t clause) { clauses_[clause].used = now_; }
  void tick() { ++now_; }
  std::size_t size() const { return clauses_.size(); }
  /// Removes the half of the clauses that was used least recently, except those of two literals. Renumbers
  /// the rest.
  void forget_half();

 private:
  struct Clause {
    std::uint32_t begin;
    std::uint32_t size;
    std::uint64_t used;
  };

  std::vector<BoundLiteral> literals_;
  std::vector<Clause> clauses_;
  std::vector<std::vector<Watch>> watches_;
  std::uint64_t now_ = 0;
};

}  // namespace hamlet::bridges
