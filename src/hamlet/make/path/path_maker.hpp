#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/make/path/random_marks.hpp"
#include "hamlet/make/path/thinning.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Whether the first and the last number are printed.
enum class EndsShown { as_it_comes, yes, no };

/// A path puzzle that someone wants made.
struct PathRequest {
  /// The board, with what every puzzle has: given ends, numbers and diamonds that stay, marks; perhaps the
  /// solution.
  PathSheet base;
  std::optional<int> level = {};  // 1 to 5: the rules that it needs; without one, or 6, plain minimal
  ThinningOrder order = ThinningOrder::balanced;
  std::string symmetry = "none";
  double diamonds = 0;  // percent of the path's steps that may be diamonds
  EndsShown ends = EndsShown::as_it_comes;
  std::vector<Vertex> clues_on = {};   // cells that have a number,
  std::vector<Vertex> clues_off = {};  // and cells that have none
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
  std::optional<int> level = {};        // where it was graded
  std::size_t clues = 0;                // what could have gone, by itself or in symmetric groups,
  std::size_t proved_needed = 0;        // and how much of it is proved necessary
  std::vector<PlacedMarks> marks = {};  // of each wanted rule
  std::string unique_by = {};           // the method that showed that it is unique,
  std::string confirmed_by = {};        // and a second one that shares nothing with it,
  std::string unconfirmed = {};         // or why there is none
  bool is_impossible = false;           // there is none, proved
  std::string why = {};                 // when there is none, or not all of its clues are proved necessary,
  bool tells_how_far = false;           // and whether that is more than that the run ended
};

/// The puzzle of a number: it depends on the request, the run's seed and the number alone. Unique and of the
/// level, proved; with nothing to spare and unique by a second method, unless the run ended first.
MadePath make_path_puzzle(const PathRequest& request, std::uint64_t number, const Run& run);

}  // namespace hamlet
