#pragma once

#include <array>
#include <optional>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/sweep/matching/matching_family.hpp"

namespace hamlet::path {

/// A table of plans, indexed directly by their operation.
class PlanShelf {
 public:
  explicit PlanShelf(unsigned most_points)
      : points_(most_points + 1), plans_(4 * points_ * points_ * points_) {}

  bool has(const Operation& operation) const { return plans_[index(operation)].has_value(); }
  const Plan& get(const Operation& operation) const { return *plans_[index(operation)]; }
  void put(const Operation& operation, Plan plan) { plans_[index(operation)] = std::move(plan); }

  std::size_t bytes() const {
    std::size_t bytes = plans_.size() * sizeof(plans_[0]);
    for (const auto& plan : plans_) bytes += plan ? plan->capacity() * sizeof(Segment) : 0;
    return bytes;
  }

 private:
  std::size_t index(const Operation& o) const {
    return ((static_cast<std::size_t>(o.change) * points_ + o.k) * points_ + o.p) * points_ + o.q;
  }

  std::size_t points_;
  std::vector<std::optional<Plan>> plans_;
};

}  // namespace hamlet::path
