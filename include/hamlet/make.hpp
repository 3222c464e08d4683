#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Makes puzzles that have exactly one solution.
///
/// ```
/// const hamlet::MadePuzzles easy = hamlet::make("hidato", "5x5", {.level = 2}, {.seed = 3});
/// assert(easy.verdict == hamlet::Verdict::yes && easy.puzzles[0].solution());
/// assert(hamlet::make("hashi", "7x7", {.count = 5}).puzzles.size() == 5);
/// ```
namespace hamlet {

struct MakeOptions {
  /// From 1 to 6: the rules up to this level decide everything, those below it do not. For path puzzles, 6 or
  /// unset means that no clue is redundant, however hard the puzzle is.
  std::optional<int> level = {};
  std::uint64_t count = 1;
  std::uint64_t first = 1;    // the first puzzle's number; with the seed it determines the puzzle
  std::string symmetry = {};  // of the places of clues or islands: "half-turn", "left-right", …
  std::string style = {};     // for path puzzles: "fast", "sparse" or "random"
  std::optional<int> k = {};  // for bridges: the most between two islands
};

struct MadePuzzles {
  /// Yes if all puzzles were made as requested. Unknown if a limit was reached or none was found; then
  /// puzzles may be missing or have redundant clues. No if no such puzzle can exist.
  Verdict verdict = Verdict::unknown;
  std::vector<Puzzle> puzzles = {};       // each with its solution
  std::vector<std::string> remarks = {};  // what could not be done, and why
};

/// Makes puzzles of a kind that `hamlet help kinds` lists. The size is such as "9x9" (rows and columns) or
/// "5" (the side of a hexagon), or names any board. Each puzzle has exactly one solution; a path puzzle has
/// no clue that its level or symmetry could do without. Throws InputError for a request that is impossible.
MadePuzzles make(std::string_view kind, std::string_view size, const MakeOptions& options = {},
                 const Limits& limits = {});

}  // namespace hamlet
