#pragma once

#include <cmath>
#include <vector>

namespace hamlet {

/// Counts how often each of several judges is right.
class Scoreboard {
 public:
  explicit Scoreboard(std::size_t judges)
      : right_(judges, 0), only_(judges, std::vector<std::size_t>(judges, 0)) {}

  void add(const std::vector<bool>& verdicts, bool truth) {
    ++boards_;
    for (std::size_t a = 0; a < verdicts.size(); ++a) {
      if (verdicts[a] != truth) continue;
      ++right_[a];
      for (std::size_t b = 0; b < verdicts.size(); ++b) only_[a][b] += verdicts[b] != truth ? 1 : 0;
    }
  }

  double share_right(std::size_t judge) const {
    return boards_ == 0 ? 0 : static_cast<double>(right_[judge]) / static_cast<double>(boards_);
  }
  /// The number of boards on which a is right and b is not.
  std::size_t only(std::size_t a, std::size_t b) const { return only_[a][b]; }
  /// Whether a's lead is significant: among boards on which only one of the two is right, it exceeds two
  /// standard deviations of as many coin tosses.
  bool is_better(std::size_t a, std::size_t b) const {
    const auto for_a = static_cast<double>(only(a, b)), for_b = static_cast<double>(only(b, a));
    return for_a - for_b > 2 * std::sqrt(for_a + for_b);
  }

 private:
  std::size_t boards_ = 0;
  std::vector<std::size_t> right_;
  std::vector<std::vector<std::size_t>> only_;
};

}  // namespace hamlet
