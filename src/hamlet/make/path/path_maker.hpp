#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/make/path/random_marks.hpp"
#include "hamlet/make/path/thinning.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Whether the first and the last number are printed.
enum class EndsShown {
  as_it_comes,
  if_possible,  // unless another wish excludes a number there
  yes,
  no
};

/// A request for a path puzzle.
struct PathRequest {
  /// The board and what every puzzle on it has: given ends, fixed numbers and diamonds, marks; perhaps the
  /// solution.
  PathSheet base;
  std::optional<int> level = {};  // 1 to 5: the level it needs; none or 6: unique and minimal, any level
  ThinningOrder order = ThinningOrder::balanced;
  std::string symmetry = "none";
  double diamonds = 0;  // percent of the path's steps that may be diamonds
  EndsShown ends = EndsShown::as_it_comes;
  std::vector<Vertex> clues_on = {};   // cells that must have a number
  std::vector<Vertex> clues_off = {};  // cells that must not
  std::vector<MarkWish> marks = {};
};

/// Throws InputError for what cannot be made.
void require_possible(const PathRequest& request, const MemoryBudget& memory);

struct PlacedMarks {
  const MarkRule* rule;
  std::size_t wanted;
  std::size_t placed;
};

struct MadePath {
  std::optional<PathSheet> sheet = {};  // with its solution
  std::optional<int> level = {};        // its level, if it was graded
  std::size_t clues = 0;  // kept units: single clues or symmetric groups, without those that had to stay
  std::size_t proved_needed = 0;        // those of them proved necessary
  std::vector<PlacedMarks> marks = {};  // one entry for each wanted rule
  std::string unique_by = {};           // the method that proved uniqueness
  std::string confirmed_by = {};        // an independent second method that confirmed it
  std::string unconfirmed = {};         // or why none did
  bool is_impossible = false;           // proved: there is no such puzzle
  std::string why = {};                 // why there is no puzzle, or why not all clues are proved necessary
  bool tells_how_far = false;           // `why` says more than that the run ended
};

/// Makes the puzzle with this number; it depends only on the request, the run's seed and the number. It is
/// proved unique and of the requested level. Unless the run ended first, it is also minimal and confirmed
/// unique by a second method.
MadePath make_path_puzzle(const PathRequest& request, std::uint64_t number, const Run& run);

}  // namespace hamlet
