#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/rules/clue_reach.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"
#include "hamlet/solve/path/search/rest_shape.hpp"
#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

/// Depth-first search for paths from one start, by an order of the moves, without recursion. Prunes a branch
/// as soon as some cell can no longer be both entered and left, or the rest is disconnected.
class Backtracker {
 public:
  Backtracker(const PathPuzzle& puzzle, const Rules& rules, MoveSorter& order, const Run& run);

  /// Returns `exhausted`, `by_visitor`, `by_request` (the run's limits), or `gave_up` when the budget of
  /// steps is spent. With `ties`, breaks ties at random, otherwise in board order.
  Ended run(Vertex start, std::uint64_t budget, Rng* ties, const Visitor& visit);
  /// Call from within a visit.
  void lift_budget() { last_step_ = UINT64_MAX; }
  /// The fraction of the work done, for progress reports; unknown until set.
  void set_done(double fraction) { done_ = fraction; }
  /// Steps tried, over all runs.
  std::uint64_t work() const { return work_; }

 private:
  // The state to restore when a step is undone.
  struct Taken {
    std::size_t first_option;
    std::size_t first_must_be_last;
  };

  void clear();
  void take(Vertex v);
  void take_back();
  void push_options(Rng* ties);
  void keep_those_that_cannot_wait(std::size_t first);
  bool cannot_wait(Vertex v) const;
  bool may_take(Vertex from, Vertex to, Step step) const;
  bool may_start(Vertex start) const;
  bool diamonds_allow(Vertex from, Vertex to, Step step) const;
  bool pairs_allow(Vertex to, Step step) const;

  bool numbers_leave_time() const;
  bool is_promising_start();
  bool is_promising();
  bool can_still_be_passed(Vertex v);
  bool is_narrow(Vertex v) const;
  bool crowds_a_neighbour(Vertex v) const;
  bool must_be_last(Vertex v);
  bool look_at_rest();
  bool rest_can_be_walked();
  bool closes() const;

  Vertex head() const { return path_.back(); }
  Step rest() const { return n_ - static_cast<Step>(path_.size()); }

  const PathPuzzle& puzzle_;
  const Rules& rules_;
  MoveSorter& order_;
  const Run& run_;
  const Graph& graph_;
  const Step n_;
  const ClueReach reach_;

  Path path_;
  std::vector<Taken> taken_;
  std::vector<Vertex> options_;  // untried moves of all steps, the best of a step last
  std::vector<std::uint8_t> visited_;
  std::vector<Step> at_;  // by visited cell; used if marks relate the numbers of two cells
  std::vector<std::uint32_t> free_out_,
      free_in_;                        // unvisited neighbours; the second only for directed graphs
  std::vector<std::uint8_t> is_last_;  // whether a cell can only be the last one
  std::vector<Vertex> last_cells_;
  std::vector<Step> waiting_;  // by end of stretch: unvisited cells that no later stretch can visit

  RestShape rest_shape_;
  std::uint64_t next_look_ = 0;
  std::uint64_t pause_ = 0;
  std::uint64_t work_ = 0;
  std::uint64_t last_step_ = UINT64_MAX;
  std::optional<double> done_;
};

}  // namespace hamlet::path
