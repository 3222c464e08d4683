#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Making puzzles that have one solution.
///
/// ```
/// const hamlet::MadePuzzles easy = hamlet::make("hidato", "5x5", {.level = 2}, {.seed = 3});
/// assert(easy.verdict == hamlet::Verdict::yes && easy.puzzles[0].solution());
/// assert(hamlet::make("hashi", "7x7", {.count = 5}).puzzles.size() == 5);
/// ```
namespace hamlet {

struct MakeOptions {
  /// From 1 to 6: the rules up to it decide everything, those below do not. Of path puzzles 6, and none, is
  /// whatever leaves no clue to spare.
  std::optional<int> level = {};
  std::uint64_t count = 1;
  std::uint64_t first = 1;    // the first puzzle's number: with the seed it decides what is made
  std::string symmetry = {};  // of the clues' or islands' places: "half-turn", "left-right", …
  std::string style = {};     // of path puzzles: "fast", "sparse" or "random"
  std::optional<int> k = {};  // of bridges: the most between two islands
};

struct MadePuzzles {
  /// Yes if all were made as asked. Unknown if a limit was reached or none was found: then some may be
  /// missing, or have clues to spare. No if there can be none.
  Verdict verdict = Verdict::unknown;
  std::vector<Puzzle> puzzles = {};       // each with its solution
  std::vector<std::string> remarks = {};  // what was not done, and why
};

/// Puzzles of a kind that `hamlet help kinds` lists, of a size such as "9x9" (rows and columns) or "5" (the
/// side of a hexagon), or on any board. Each has one solution. A path puzzle has no clue that its level or
/// symmetry could do without. An InputError for what cannot be made.
MadePuzzles make(std::string_view kind, std::string_view size, const MakeOptions& options = {},
                 const Limits& limits = {});

}  // namespace hamlet
