#include "hamlet/make/bridges/climb.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/search/conflict_search.hpp"

namespace hamlet {

std::vector<bridges::LaneIndex> open_lanes(const bridges::Position& position) {
  std::vector<bridges::LaneIndex> open;
  if (position.is_complete()) return open;
  open.reserve(position.open_lanes());
  for (bridges::LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
    if (position.is_open(lane)) open.push_back(lane);
  }
  return open;
}

Climb::Climb(HiddenNet& net, std::span<const Cell> cells, Rng& rng, const Run& run)
    : net_(net), rng_(rng), run_(run), position_(net.network()), round_(net, cells) {}

bool Climb::reach(int level, std::size_t tries) {
  return make_decided(std::min(level, bridges::level_what_if), tries) && make_needed(level, tries);
}

std::vector<bridges::LaneIndex> Climb::open_by_rules(int level) {
  position_.reset();
  deduce(position_, level, run_);
  return open_lanes(position_);
}

bool Climb::make_decided(int level, std::size_t tries) {
  std::vector<bridges::LaneIndex> open = open_by_rules(level);
  while (!open.empty()) {
    if (tries-- == 0 || run_.must_end()) return false;
    run_.report({.doing = "changing the net until it is the only one", .work = ++rounds_});
    round_.begin(std::move(open), rng_);
    open = open_by_rules(level);
    if (!open.empty()) open = round_.end(std::move(open));
  }
  return !run_.must_end();
}

/// The number of lanes that the rules on single islands leave open measures how near the puzzle is to needing
/// harder rules. A change is kept if the rules below the level still decide every lane and the measure does
/// not drop by much.
bool Climb::make_needed(int level, std::size_t tries) {
  constexpr std::size_t tolerance = 3;
  if (level == bridges::level_outlets) return true;
  const int below = level - 1, measured = std::min(below, bridges::level_shares);
  position_.reset();
  deduce(position_, below, run_);
  if (!position_.is_complete()) return true;
  std::size_t hardest = 0;
  while (tries-- > 0 && !run_.must_end()) {
    change_anywhere();
    position_.reset();
    deduce(position_, measured, run_);
    const std::size_t hard = position_.open_lanes();
    if (hard + tolerance < hardest) {
      take_back_all();
      continue;
    }
    if (measured < below) deduce(position_, below, run_);
    if (position_.is_complete()) {
      hardest = hard;
      continue;
    }
    if (measured == bridges::level_outlets) position_.touch_all();  // settled only at level 1 so far
    if (is_decided(level)) return true;
    take_back_all();
  }
  return false;
}

bool Climb::is_decided(int level) {
  if (level <= bridges::level_what_if) {
    deduce(position_, level, run_);
    return position_.is_complete();
  }
  const bridges::Residue residue(position_);
  bridges::ConflictSearch search(residue);
  return search.next(run_) == bridges::ConflictSearch::Outcome::found &&
         search.next(run_) == bridges::ConflictSearch::Outcome::none;
}

/// Applies one random change or, on large grids, up to four.
void Climb::change_anywhere() {
  const std::size_t lanes = net_.network().lane_count(), wanted = 1 + std::min<std::size_t>(lanes / 256, 3);
  tried_.clear();
  for (std::size_t i = 0; i < wanted; ++i) {
    const auto mutation = net_.propose(static_cast<bridges::LaneIndex>(rng_.below(lanes)), rng_);
    if (!mutation) continue;
    net_.apply(*mutation);
    tried_.push_back(*mutation);
  }
}

void Climb::take_back_all() {
  for (; !tried_.empty(); tried_.pop_back()) net_.take_back(tried_.back());
}

}  // namespace hamlet
