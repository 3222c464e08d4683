#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/analyse/space/end_pairs.hpp"
#include "hamlet/analyse/space/estimate.hpp"
#include "hamlet/base/count.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

struct SolutionSpaceOptions {
  bool only_starts = false;                // nothing but the counts: `count` and `from`
  std::uint64_t samples = 1000;            // drawn where there are too many to look at each,
  std::uint64_t most_looked_at = 200'000;  // which is beyond this
};

/// A move without its signs: 3 rows down and 0 across is the same as 3 up. Columns are the lattice's sites:
/// hexagons in a row are two apart.
struct MoveType {
  int rows = 0;
  int columns = 0;
  friend auto operator<=>(const MoveType&, const MoveType&) = default;
};

/// What the solutions of a puzzle have in common, counted by its own direction (`direction_of`).
struct SolutionSpace {
  enum class Known { all, none_exist, no };
  Known known = Known::no;
  std::string why = {};  // there is none, it is not known, or none could be looked at: the reason

  Count count = 0;
  std::vector<Count> from;  // solutions that begin at each cell; exact. Of tours, all
  /// Shares of the solutions.
  std::vector<Estimate> to;                    // that end at each cell; none of tours
  std::vector<std::pair<Edge, double>> edges;  // that use each edge; exact
  std::map<MoveType, double>
      moves;  // of all moves, those of each type; exact; none on graphs and wrapped boards
  std::vector<Estimate> visit_time;  // the mean step at which each cell is visited; none of tours

  EndPairsResult pairs = {};  // how many go from which cell to which

  std::size_t board_symmetries = 1;  // that leave the puzzle as it is
  bool symmetries_are_known = true;  // else there may be more, and what follows says nothing
  Estimate symmetric;                // share of the solutions that one of them carries onto themselves
  std::optional<Count> symmetric_count = {};  // if all were looked at,
  std::optional<Count> classes = {};  // those that are neither images of one another nor the same backwards

  std::uint64_t looked_at = 0;  // solutions: each once, or drawn; none if that would take too much memory
  bool drawn = false;
};

/// TooLarge if not even counting fits the memory.
SolutionSpace solution_space(const PathSheet& sheet, const SolutionSpaceOptions& options, const Run& run);

}  // namespace hamlet
