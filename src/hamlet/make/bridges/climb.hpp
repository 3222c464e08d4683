#pragma once

#include <span>
#include <vector>

#include "hamlet/base/random.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/make/bridges/hidden_net.hpp"
#include "hamlet/make/bridges/trial_round.hpp"
#include "hamlet/solve/bridges/propagate/position.hpp"

namespace hamlet {

/// Changes a hidden net step by step until its demands make a puzzle that needs the rules of a level. The net
/// stays a solution throughout; the rules or, beyond level 5, a search prove that there is no other.
class Climb {
 public:
  /// `cells` are the cells of the islands, in reading order.
  Climb(HiddenNet& net, std::span<const Cell> cells, Rng& rng, const Run& run);

  /// Returns whether it reached the level before the tries ran out or the run ended.
  bool reach(int level, std::size_t tries);

 private:
  std::vector<bridges::LaneIndex> open_by_rules(int level);
  bool make_decided(int level, std::size_t tries);
  bool make_needed(int level, std::size_t tries);
  bool is_decided(int level);
  void change_anywhere();
  void take_back_all();

  HiddenNet& net_;
  Rng& rng_;
  const Run& run_;
  bridges::Position position_;
  TrialRound round_;
  std::vector<Mutation> tried_;
  std::uint64_t rounds_ = 0;
};

/// The open lanes of a position, in ascending order.
std::vector<bridges::LaneIndex> open_lanes(const bridges::Position& position);

}  // namespace hamlet
