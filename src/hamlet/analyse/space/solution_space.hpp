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
  bool only_starts = false;                // find only `count` and `from`
  std::uint64_t samples = 1000;            // how many are sampled if there are too many to visit all
  std::uint64_t most_looked_at = 200'000;  // more than this are too many
};

/// A move up to sign: 3 rows down is the same as 3 rows up. Columns are the lattice's sites, so neighbouring
/// hexagons in a row are two apart.
struct MoveType {
  int rows = 0;
  int columns = 0;
  friend auto operator<=>(const MoveType&, const MoveType&) = default;
};

/// Statistics of a puzzle's solutions. Whether a solution and its reverse count as two follows
/// `direction_of`.
struct SolutionSpace {
  enum class Known { all, none_exist, no };
  Known known = Known::no;
  std::string why = {};  // why there is none, it is not known, or none could be visited

  Count count = 0;
  std::vector<Count> from;  // solutions that begin at each cell; exact
  /// As shares of the solutions:
  std::vector<Estimate> to;                    // those that end at each cell; empty for tours
  std::vector<std::pair<Edge, double>> edges;  // those that use each edge; exact
  std::map<MoveType, double>
      moves;  // share of each type among all moves; exact; empty for graphs and wrapped boards
  std::vector<Estimate> visit_time;  // mean step at which each cell is visited; empty for tours

  EndPairsResult pairs = {};  // solutions by first and last cell

  std::size_t board_symmetries = 1;           // symmetries of the board that preserve the puzzle
  bool symmetries_are_known = true;           // if false, there may be more, and the rest is not valid
  Estimate symmetric;                         // share of solutions with a symmetry besides the identity
  std::optional<Count> symmetric_count = {};  // how many those are, if all solutions were visited
  std::optional<Count> classes = {};          // number up to symmetry and reversal, if all were visited

  std::uint64_t looked_at = 0;  // solutions visited or sampled; 0 if sampling needs too much memory
  bool drawn = false;
};

/// Throws TooLarge if not even counting fits the memory.
SolutionSpace solution_space(const PathSheet& sheet, const SolutionSpaceOptions& options, const Run& run);

}  // namespace hamlet
