#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

/// Ranks cells by scores that do not change during a walk.
class StaticRanking : public Ranking {
 public:
  StaticRanking(const std::vector<double>& scores, bool descending) {
    double greatest = 0;
    for (double score : scores) greatest = std::max(greatest, std::abs(score));
    // Round to nine digits, so that symmetric cells have equal ranks despite rounding errors.
    const double scale = greatest > 0 ? 1e9 / greatest : 1;
    rank_.reserve(scores.size());
    for (double score : scores) rank_.push_back(std::round(score * scale) * (descending ? -1 : 1));
  }

  double rank(const WalkView&, Vertex to, unsigned) const override { return rank_[to]; }

 private:
  std::vector<double> rank_;
};

/// Returns null if there are no scores.
inline std::unique_ptr<Ranking> ranking_by(const std::optional<std::vector<double>>& scores,
                                           bool descending) {
  if (!scores) return nullptr;
  return std::make_unique<StaticRanking>(*scores, descending);
}

}  // namespace hamlet::path
