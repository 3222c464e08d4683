#pragma once

#include "hamlet/base/run.hpp"
#include "hamlet/solve/bridges/search/bound_trail.hpp"
#include "hamlet/solve/bridges/search/clause_store.hpp"
#include "hamlet/solve/bridges/search/cuts.hpp"
#include "hamlet/solve/sat/activity_heap.hpp"

namespace hamlet::bridges {

/// A complete search over the residue of a position that learns a clause from each conflict.
///
/// Demands and crossings propagate directly and compute their reasons on demand. Connectivity, and the
/// absence of loops if required, are checked when lanes are barred or built.
class ConflictSearch {
 public:
  /// A conflict that would jump back over more than `farthest_jump` levels goes back only one. On large
  /// grids, most of what a far jump undoes has nothing to do with the conflict and would be decided again,
  /// one by one.
  explicit ConflictSearch(const Residue& residue, std::uint32_t farthest_jump = 300);

  enum class Outcome { found, none, unknown };
  /// Finds the next solution, a new one each time. After `none` there are no more. After `unknown`, when the
  /// run had to end or `most_conflicts` were reached, the search can be continued.
  Outcome next(const Run& run, std::uint64_t most_conflicts = UINT64_MAX);

  /// The last solution, by lane of the residue.
  const std::vector<int>& solution() const { return solution_; }
  std::uint64_t conflicts() const { return conflicts_; }
  std::uint64_t restarts() const { return restarts_; }

 private:
  void push(const BoundLiteral& literal, BoundReason reason);
  bool imply(const BoundLiteral& literal, BoundReason reason);
  bool propagate();
  bool propagate_entry(const BoundTrail::Entry& entry);
  bool propagate_clauses(const BoundLiteral& pushed);
  bool propagate_island(std::uint32_t island);
  bool check_links(const BoundTrail::Entry& entry);
  void touch(std::uint32_t island);

  void add_reasons(const BoundLiteral& literal, BoundReason reason, std::uint32_t when,
                   std::vector<BoundLiteral>& reasons);
  void add_island_reasons(const BoundLiteral& literal, std::uint32_t island, std::uint32_t when,
                          std::vector<BoundLiteral>& reasons);
  bool conflict_at_island(std::uint32_t island, bool starved);

  void learn_from_conflict();
  std::uint32_t level_of_conflict() const;
  void learn();
  void require_cause(const BoundLiteral& literal);
  bool is_certain(std::uint32_t cause) const;
  bool is_implied_by_the_rest(std::uint32_t entry);
  void add_clause(std::vector<BoundLiteral> literals);
  void backtrack(std::uint32_t level);
  void exclude_decision();
  bool restart_if_due();
  bool decide();

  const Residue& residue_;
  std::uint32_t farthest_jump_;
  BoundTrail trail_;
  ClauseStore clauses_;
  ActivityHeap lanes_;
  LaneCuts cuts_;
  std::vector<int> least_sum_, most_sum_;
  std::vector<std::uint32_t> dirty_;
  std::vector<char> is_dirty_;
  std::uint32_t propagated_ = 0, checked_ = 0;
  std::vector<int> phase_;

  std::vector<BoundLiteral> conflict_;
  std::vector<char> seen_;   // by entry of the trail, while learning
  std::vector<int> needed_;  // by entry: the weakest value of its literal that suffices
  std::vector<std::uint32_t> seen_below_;
  std::uint32_t seen_here_ = 0;
  std::vector<BoundLiteral> reasons_;

  std::vector<int> solution_;
  std::uint64_t steps_ = 0, conflicts_ = 0, restarts_ = 0, conflicts_at_restart_ = 0;
  std::size_t learnt_limit_ = 4000;
  std::uint32_t floor_ = 0;  // exclusions rest on the decisions up to this level: jumps back end here
  bool exhausted_ = false;
  bool solved_ = false;
};

}  // namespace hamlet::bridges
