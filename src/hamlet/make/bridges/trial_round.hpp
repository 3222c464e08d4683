#pragma once

#include <span>
#include <vector>

#include "hamlet/make/bridges/hidden_net.hpp"

namespace hamlet {

/// Tries mutations in many places of a net together and judges each by itself. The grid is cut into squares,
/// shifted at random in each round, and a mutation in one square hardly affects another. So a large grid
/// takes hardly more rounds than a small one.
class TrialRound {
 public:
  /// `cells` are the cells of the islands, in reading order.
  TrialRound(HiddenNet& net, std::span<const Cell> cells);

  /// Applies one mutation in each square that has one of the open lanes.
  void begin(std::vector<bridges::LaneIndex> open, Rng& rng);
  /// Undoes the mutations that left more lanes of their square open than before, as far as the others allow.
  /// Returns the lanes that should be open now.
  std::vector<bridges::LaneIndex> end(std::vector<bridges::LaneIndex> open);

 private:
  struct Square {
    std::uint32_t round = 0;
    int open_before = 0;
    int open_after = 0;
    bool taken_back = false;
  };
  struct Trial {
    std::uint32_t square;
    Mutation mutation;
  };

  std::uint32_t square_of(bridges::LaneIndex lane) const;
  bridges::LaneIndex at_or_beside(bridges::LaneIndex lane, Rng& rng) const;
  bool take_back_what_failed();
  bool was_taken_back(bridges::LaneIndex lane) const {
    const Square& square = squares_[square_of(lane)];
    return square.round == round_ && square.taken_back;
  }

  HiddenNet& net_;
  std::span<const Cell> cells_;
  int squares_across_ = 0, shift_rows_ = 0, shift_cols_ = 0;
  std::vector<Square> squares_;
  std::vector<Trial> trials_;
  std::vector<bridges::LaneIndex> open_before_;
  std::uint32_t round_ = 0;
};

}  // namespace hamlet
