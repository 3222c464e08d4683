#pragma once

#include <vector>

#include "hamlet/solve/bridges/search/bound_trail.hpp"

namespace hamlet::bridges {

/// Tests whether the groups of a residue can still be joined, at one lane or as a whole.
class LaneCuts {
 public:
  explicit LaneCuts(const Residue& residue);

  /// To be called when a lane is barred. Searches for a way round it from both ends alternately, and gives up
  /// after some steps. Returns true if there is none for certain; `cut` then receives the lanes around one
  /// side, all barred.
  bool separates(const BoundTrail& trail, std::uint32_t lane, std::vector<std::uint32_t>& cut);
  /// The same for the whole residue, without a limit.
  bool falls_apart(const BoundTrail& trail, std::vector<std::uint32_t>& cut);
  /// To be called when a lane is built. Returns whether built lanes connect its ends without it; `loop` then
  /// receives those lanes and this one.
  bool closes_loop(const BoundTrail& trail, std::uint32_t lane, std::vector<std::uint32_t>& loop);

 private:
  void begin();
  void add_cut_around(const std::vector<std::uint32_t>& side, std::uint32_t mark,
                      std::vector<std::uint32_t>& cut) const;

  const Residue& residue_;
  std::vector<std::uint32_t> mark_;  // by group; marks below `base_` are stale
  std::uint32_t base_ = 1;
  std::vector<std::uint32_t> side_[2];
  std::vector<std::uint32_t> came_by_;
};

}  // namespace hamlet::bridges
