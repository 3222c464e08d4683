#pragma once

#include <optional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/make/layout_symmetry.hpp"
#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"

namespace hamlet {

/// A request for a bridges puzzle.
struct BridgesRequest {
  Extent extent = {};
  std::vector<Cell> blocked = {};  // outside the shape
  int k = 2;
  int level = bridges::level_closing;  // the level it needs, 1 to 6
  std::optional<double> percent = {};  // islands in percent of the cells; if empty, as many as grow, up to 24
  LayoutSymmetry symmetry = LayoutSymmetry::none;
  bool touching = false;
  bool eight = false;
  bool no_loops = false;
  bool hidden_demands = false;  // as many demands unknown as the level allows
  /// Replaces the extent, the blocked cells and the rules: islands and a net to begin with.
  std::optional<BridgesSheet> net = {};
  bool keeps_net = false;  // the level is then whatever it needs
};

/// Throws InputError for a request that no puzzle can meet or that would not fit the memory.
void require_possible(const BridgesRequest& request, const MemoryBudget& memory);

/// A puzzle with its solution, or the reason why there is none.
struct MadeBridges {
  std::optional<BridgesSheet> sheet = {};
  int level = 0;
  bool is_impossible = false;  // proved: no other number would succeed
  std::string why = {};
  std::size_t changed_lanes = 0;  // of a given net
  std::string unique_by = {};     // the method that proved it unique
  std::string confirmed_by = {};  // an independent second method that confirmed it
  std::string unconfirmed = {};   // or why it did not
};

/// Makes a puzzle that has one solution and needs the rules of the level: the rules up to it decide every
/// lane, those below do not. (At level 6 no rules do; a search decides.) The puzzle depends only on the
/// request, the run's seed and the number, and is verified from scratch before it is returned.
MadeBridges make_bridges(const BridgesRequest& request, std::uint64_t number, const Run& run);

}  // namespace hamlet
