#pragma once

#include <vector>

#include "hamlet/solve/bridges/search/bound_trail.hpp"

namespace hamlet::bridges {

/// Whether the groups of a residue hold together, asked from one lane or as a whole.
class LaneCuts {
 public:
  explicit LaneCuts(const Residue& residue);

  /// After a lane is barred: looks from both its ends for a way round it, alternately, and gives up after
  /// some steps. True if it saw that there is none; then `cut` has the lanes around one side, all barred.
  bool separates(const BoundTrail& trail, std::uint32_t lane, std::vector<std::uint32_t>& cut);
  /// The same for the whole residue, without giving up.
  bool falls_apart(const BoundTrail& trail, std::vector<std::uint32_t>& cut);
  /// After a lane is built: whether there is another way of built lanes between its ends; then `loop` has its
  /// lanes, this one included.
  bool closes_loop(const BoundTrail& trail, std::uint32_t lane, std::vector<std::uint32_t>& loop);

 private:
  void begin();
  void add_cut_around(const std::vector<std::uint32_t>& side, std::uint32_t mark,
                      std::vector<std::uint32_t>& cut) const;

  const Residue& residue_;
  std::vector<std::uint32_t> mark_;  // of a group; marks below `base_` are old
  std::uint32_t base_ = 1;
  std::vector<std::uint32_t> side_[2];
  std::vector<std::uint32_t> came_by_;
};

}  // namespace hamlet::bridges
