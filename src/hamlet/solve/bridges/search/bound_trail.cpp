#include "hamlet/solve/bridges/search/bound_trail.hpp"

#include <algorithm>

namespace hamlet::bridges {

BoundTrail::BoundTrail(const Residue& residue) : head_(2 * residue.lane_count(), root) {
  bounds_.reserve(head_.size());
  for (std::uint32_t lane = 0; lane < residue.lane_count(); ++lane) {
    bounds_.push_back(residue.most(lane));
    bounds_.push_back(residue.least(lane));
  }
  first_bounds_ = bounds_;
}

std::uint32_t BoundTrail::level_of(std::uint32_t entry) const {
  return static_cast<std::uint32_t>(std::ranges::upper_bound(level_begin_, entry) - level_begin_.begin());
}

void BoundTrail::push(const BoundLiteral& literal, BoundReason reason) {
  const std::size_t side = 2 * literal.lane + literal.is_least;
  entries_.push_back({literal, bounds_[side], head_[side], reason});
  bounds_[side] = literal.value;
  head_[side] = size() - 1;
}

void BoundTrail::pop() {
  const Entry& entry = entries_.back();
  const std::size_t side = 2 * entry.literal.lane + entry.literal.is_least;
  bounds_[side] = entry.before;
  head_[side] = entry.previous;
  entries_.pop_back();
}

std::uint32_t BoundTrail::end_levels_above(std::uint32_t level) {
  const std::uint32_t begin = level_begin_[level];
  level_begin_.resize(level);
  return begin;
}

std::uint32_t BoundTrail::cause_of(const BoundLiteral& literal) const {
  std::uint32_t i = head_[2 * literal.lane + literal.is_least];
  while (i != root && BoundLiteral{literal.lane, literal.is_least, entries_[i].before}.implies(literal))
    i = entries_[i].previous;
  return i;
}

int BoundTrail::bound_before(std::uint32_t lane, bool is_least, std::uint32_t when) const {
  const std::size_t side = 2 * lane + is_least;
  int bound = bounds_[side];
  for (std::uint32_t i = head_[side]; i != root && i >= when; i = entries_[i].previous)
    bound = entries_[i].before;
  return bound;
}

void BoundTrail::make_permanent() {
  for (const Entry& entry : entries_) head_[2 * entry.literal.lane + entry.literal.is_least] = root;
  entries_.clear();
  first_bounds_ = bounds_;
}

}  // namespace hamlet::bridges
