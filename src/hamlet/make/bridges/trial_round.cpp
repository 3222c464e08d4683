#include "hamlet/make/bridges/trial_round.hpp"

#include <algorithm>

namespace hamlet {

namespace {

// Among sides of 4 to 16, this took the fewest rounds, or nearly, on grids of 15x15 to 200x200.
constexpr int side = 6;
constexpr std::uint64_t percent_beside = 20;

}  // namespace

TrialRound::TrialRound(HiddenNet& net, std::span<const Cell> cells) : net_(net), cells_(cells) {
  int rows = 0, cols = 0;
  for (const Cell cell : cells) {
    rows = std::max(rows, cell.row);
    cols = std::max(cols, cell.col);
  }
  squares_across_ = cols / side + 2;
  squares_.resize(static_cast<std::size_t>(squares_across_) * static_cast<std::size_t>(rows / side + 2));
}

std::uint32_t TrialRound::square_of(bridges::LaneIndex lane) const {
  const Cell cell = cells_[net_.network().ends(lane).a];
  return static_cast<std::uint32_t>((cell.row + shift_rows_) / side * squares_across_ +
                                    (cell.col + shift_cols_) / side);
}

bridges::LaneIndex TrialRound::at_or_beside(bridges::LaneIndex lane, Rng& rng) const {
  if (rng.below(100) >= percent_beside) return lane;
  const auto [a, b] = net_.network().ends(lane);
  const auto outlets = net_.network().outlets(rng.coin() ? a : b);
  return outlets[rng.below(outlets.size())].lane;
}

void TrialRound::begin(std::vector<bridges::LaneIndex> open, Rng& rng) {
  ++round_;
  shift_rows_ = static_cast<int>(rng.below(side));
  shift_cols_ = static_cast<int>(rng.below(side));
  trials_.clear();
  rng.shuffle(std::span(open));
  for (const bridges::LaneIndex lane : open) {
    const std::uint32_t index = square_of(lane);
    Square& square = squares_[index];
    if (square.round != round_) {
      square = {.round = round_};
      if (const auto mutation = net_.propose(at_or_beside(lane, rng), rng)) {
        net_.apply(*mutation);
        trials_.push_back({index, *mutation});
      }
    }
    ++square.open_before;
  }
  open_before_ = std::move(open);
}

/// Goes from the last mutation to the first. As long as all are taken back, each finds the net as it left it,
/// and needs no check.
bool TrialRound::take_back_what_failed() {
  bool all_so_far = true, any = false;
  for (std::size_t i = trials_.size(); i-- > 0;) {
    const auto& [index, mutation] = trials_[i];
    Square& square = squares_[index];
    if (square.open_after > square.open_before && (all_so_far || net_.can_take_back(mutation))) {
      net_.take_back(mutation);
      square.taken_back = any = true;
    } else {
      all_so_far = false;
    }
  }
  return any;
}

std::vector<bridges::LaneIndex> TrialRound::end(std::vector<bridges::LaneIndex> open) {
  for (const bridges::LaneIndex lane : open) {
    Square& square = squares_[square_of(lane)];
    if (square.round == round_) ++square.open_after;
  }
  if (!take_back_what_failed()) return open;
  std::erase_if(open, [&](bridges::LaneIndex lane) { return was_taken_back(lane); });
  for (const bridges::LaneIndex lane : open_before_) {
    if (was_taken_back(lane)) open.push_back(lane);
  }
  return open;
}

}  // namespace hamlet
