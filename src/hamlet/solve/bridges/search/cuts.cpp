#include "hamlet/solve/bridges/search/cuts.hpp"

#include <algorithm>

namespace hamlet::bridges {

namespace {
// Searching further costs more than it prunes. A complete assignment is checked as a whole anyway.
constexpr std::size_t most_steps = 60;
}  // namespace

LaneCuts::LaneCuts(const Residue& residue)
    : residue_(residue), mark_(residue.group_count(), 0), came_by_(residue.group_count(), 0) {}

void LaneCuts::begin() {
  base_ += 2;
  if (base_ > UINT32_MAX - 4) {
    std::ranges::fill(mark_, 0);
    base_ = 1;
  }
  side_[0].clear();
  side_[1].clear();
}

void LaneCuts::add_cut_around(const std::vector<std::uint32_t>& side, std::uint32_t mark,
                              std::vector<std::uint32_t>& cut) const {
  cut.clear();
  for (const std::uint32_t group : side) {
    for (const auto& [lane, other] : residue_.places(group)) {
      if (mark_[other] != mark) cut.push_back(lane);
    }
  }
}

bool LaneCuts::separates(const BoundTrail& trail, std::uint32_t lane, std::vector<std::uint32_t>& cut) {
  const auto& ends = residue_.ends(lane).group;
  if (ends[0] == ends[1]) return false;
  begin();
  for (const int s : {0, 1}) {
    mark_[ends[s]] = base_ + static_cast<std::uint32_t>(s);
    side_[s].push_back(ends[s]);
  }
  std::size_t next[2] = {0, 0};
  for (std::size_t step = 0; step < most_steps; ++step) {
    for (const int s : {0, 1}) {
      const std::uint32_t own = base_ + static_cast<std::uint32_t>(s);
      const std::uint32_t group = side_[s][next[s]++];
      for (const auto& [link, other] : residue_.places(group)) {
        if (trail.most(link) == 0 || mark_[other] == own) continue;
        if (mark_[other] >= base_) return false;
        mark_[other] = own;
        side_[s].push_back(other);
      }
      if (next[s] < side_[s].size()) continue;
      add_cut_around(side_[s], own, cut);
      return true;
    }
  }
  return false;
}

bool LaneCuts::falls_apart(const BoundTrail& trail, std::vector<std::uint32_t>& cut) {
  if (residue_.group_count() <= 1) return false;
  begin();
  mark_[0] = base_;
  side_[0].push_back(0);
  for (std::size_t i = 0; i < side_[0].size(); ++i) {
    for (const auto& [link, other] : residue_.places(side_[0][i])) {
      if (trail.most(link) == 0 || mark_[other] == base_) continue;
      mark_[other] = base_;
      side_[0].push_back(other);
    }
  }
  if (side_[0].size() == residue_.group_count()) return false;
  add_cut_around(side_[0], base_, cut);
  return true;
}

bool LaneCuts::closes_loop(const BoundTrail& trail, std::uint32_t lane, std::vector<std::uint32_t>& loop) {
  const auto& ends = residue_.ends(lane).group;
  loop.assign(1, lane);
  if (ends[0] == ends[1]) return true;
  begin();
  mark_[ends[0]] = base_;
  side_[0].push_back(ends[0]);
  for (std::size_t i = 0; i < side_[0].size() && mark_[ends[1]] != base_; ++i) {
    for (const auto& [link, other] : residue_.places(side_[0][i])) {
      if (link == lane || trail.least(link) == 0 || mark_[other] == base_) continue;
      mark_[other] = base_;
      came_by_[other] = link;
      side_[0].push_back(other);
    }
  }
  if (mark_[ends[1]] != base_) return false;
  for (std::uint32_t group = ends[1]; group != ends[0];) {
    const std::uint32_t link = came_by_[group];
    loop.push_back(link);
    const auto& pair = residue_.ends(link).group;
    group = pair[0] == group ? pair[1] : pair[0];
  }
  return true;
}

}  // namespace hamlet::bridges
