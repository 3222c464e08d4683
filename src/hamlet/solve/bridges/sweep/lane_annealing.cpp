#include "hamlet/solve/bridges/sweep/lane_annealing.hpp"

#include <algorithm>
#include <cmath>

namespace hamlet::bridges {

namespace {

constexpr double hot = 0.02, cold = 0.0005;
constexpr std::uint64_t most_taken = 8, most_passed = 24;

class Annealing {
 public:
  Annealing(const LaneCost& cost, std::vector<std::uint32_t> order)
      : cost_(cost), order_(std::move(order)), place_(order_.size()), log_states_(order_.size()) {
    for (std::size_t place = 0; place < order_.size(); ++place)
      place_[order_[place]] = static_cast<std::uint32_t>(place);
    weigh(0, order_.size(), log_states_);
    sum_up();
  }

  std::vector<std::uint32_t> walk(std::uint64_t moves, Rng& rng, const Run& run) {
    std::vector<std::uint32_t> best = order_;
    double best_sum = sum_;
    for (std::uint64_t move = 0; move < moves; ++move) {
      if (move % 1024 == 0) {
        if (run.must_end()) break;
        sum_up();
      }
      const double part = static_cast<double>(move) / static_cast<double>(moves);
      const double temperature = hot * std::pow(cold / hot, part);
      const double chance = (static_cast<double>(rng.below(1 << 20)) + 1) / (1 << 20);
      try_move(rng, 1 - temperature * std::log(chance));
      if (sum_ < best_sum) {
        best_sum = sum_;
        best = order_;
      }
    }
    return best;
  }

 private:
  /// Clamped, so that sums stay finite.
  static double states(double log_states) { return std::exp(std::min(log_states, 600.0)); }

  /// Recomputes the sum, since rounding errors of its updates accumulate.
  void sum_up() {
    sum_ = 0;
    for (double log_states : log_states_) sum_ += states(log_states);
  }

  void try_move(Rng& rng, double most_factor) {
    const auto mostly_few = [&](std::uint64_t most) {
      const std::uint64_t below = rng.below(most) + 1;
      return static_cast<std::size_t>(1 + rng.below(below));
    };
    const std::size_t taken = mostly_few(most_taken);
    const std::size_t passed = mostly_few(most_passed);
    if (taken + passed > order_.size()) return;
    const std::size_t begin = rng.below(order_.size() - taken - passed + 1), end = begin + taken + passed;
    const std::size_t middle = begin + (rng.coin() ? taken : passed);
    turn(begin, middle, end);
    window_.resize(end - begin);
    weigh(begin, end, window_);
    double sum = sum_;
    for (std::size_t i = begin; i < end; ++i) sum += states(window_[i - begin]) - states(log_states_[i]);
    if (sum <= sum_ * most_factor) {
      sum_ = sum;
      std::copy(window_.begin(), window_.end(), log_states_.begin() + static_cast<std::ptrdiff_t>(begin));
    } else {
      turn(begin, begin + (end - middle), end);
    }
  }
  void turn(std::size_t begin, std::size_t middle, std::size_t end) {
    const auto at = [&](std::size_t place) { return order_.begin() + static_cast<std::ptrdiff_t>(place); };
    std::rotate(at(begin), at(middle), at(end));
    for (std::size_t place = begin; place < end; ++place)
      place_[order_[place]] = static_cast<std::uint32_t>(place);
  }
  void weigh(std::size_t begin, std::size_t end, std::vector<double>& to) const {
    double log_states = begin == 0 ? 0 : log_states_[begin - 1];
    for (std::size_t place = begin; place < end; ++place) {
      log_states += cost_.change(order_[place], [&](std::uint32_t other) { return place_[other] < place; });
      to[place - begin] = log_states;
    }
  }

  const LaneCost& cost_;
  std::vector<std::uint32_t> order_, place_;
  std::vector<double> log_states_, window_;
  double sum_ = 0;
};

}  // namespace

std::vector<std::uint32_t> anneal_lane_order(const LaneCost& cost, std::vector<std::uint32_t> order,
                                             std::uint64_t moves, Rng& rng, const Run& run) {
  return Annealing(cost, std::move(order)).walk(moves, rng, run);
}

}  // namespace hamlet::bridges
