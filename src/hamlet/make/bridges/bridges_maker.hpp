#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/make/layout_symmetry.hpp"
#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/bridges/propagate/deduce.hpp"

namespace hamlet {

/// What a bridges puzzle should be like.
struct BridgesRequest {
  Extent extent;
  int k = 2;
  int level = bridges::level_closing;  // of the rules that it needs; 1 to 6
  std::optional<double> percent = {};  // of the cells that are islands; without it, what grows, up to 24
  LayoutSymmetry symmetry = LayoutSymmetry::none;
  bool touching = false;
  bool eight = false;
  bool no_loops = false;
};

/// An InputError for what no puzzle can be like, or what would not fit the memory.
void require_possible(const BridgesRequest& request, const MemoryBudget& memory);

/// A puzzle with its solution, or why there is none.
struct MadeBridges {
  std::optional<BridgesSheet> sheet = {};
  std::string why = {};
};

/// A puzzle that has one solution, and needs the rules of the level: those up to it decide everything, those
/// below do not. (Level 6: no rules decide it, a search does.) It follows from the run's seed and its number,
/// and was looked at from scratch before it is returned.
MadeBridges make_bridges(const BridgesRequest& request, std::uint64_t number, const Run& run);

}  // namespace hamlet
