#include "hamlet/analyse/learning/method_order.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace hamlet {

namespace {

constexpr double first_share = 0.001;
constexpr double growth = 4;

}  // namespace

double seconds_in_turn(const MethodOrder& order, const BoardTrial& trial) {
  double total = 0;
  MethodOrder left = order;
  for (double share = first_share; !left.empty(); share *= growth) {
    for (const std::size_t method : left) {
      const MethodTrial& alone = trial.methods[method];
      total += std::min(alone.seconds, share);
      if (alone.has_answer() && alone.seconds <= share) return total;
    }
    std::erase_if(left, [&](std::size_t method) { return trial.methods[method].seconds <= share; });
  }
  return total;
}

MethodOrder best_order(std::span<const BoardTrial* const> trials) {
  MethodOrder order(tried_methods().size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  MethodOrder best = order;
  double least = std::numeric_limits<double>::infinity();
  do {
    double total = 0;
    for (const BoardTrial* trial : trials) total += seconds_in_turn(order, *trial);
    if (total < least) {
      least = total;
      best = order;
    }
  } while (std::ranges::next_permutation(order).found);
  return best;
}

}  // namespace hamlet
