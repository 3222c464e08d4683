#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Making puzzles that have one solution and no clue to spare.
///
/// ```
/// const hamlet::Puzzle easy = hamlet::make("hidato", "5x5", {.level = 2}, {.seed = 3}).at(0);
/// assert(easy.kind() == "hidato" && easy.solution());
/// assert(hamlet::make("rikudo", "3").size() == 1);
/// assert(hamlet::make("hashi", "7x7", {.count = 5}).size() == 5);
/// ```
namespace hamlet {

struct MakeOptions {
  std::optional<int> level = {};  // the rules that it needs, from 1 to 6
  std::uint64_t count = 1;
  std::uint64_t first = 1;    // the first puzzle's number: with the seed it decides what is made
  std::string symmetry = {};  // of the clues' or islands' places: "half-turn", "left-right", …
  std::string style = {};     // of path puzzles: "fast", "sparse" or "random"
  std::optional<int> k = {};  // of bridges: the most between two islands
};

/// Puzzles of a kind that `hamlet help kinds` lists, of a size such as "9x9" (rows and columns) or "5" (the
/// side of a hexagon), or on any board. Each carries its solution. Fewer than asked for if a limit was
/// reached or none was found. An InputError for what cannot be made.
std::vector<Puzzle> make(std::string_view kind, std::string_view size, const MakeOptions& options = {},
                         const Limits& limits = {});

}  // namespace hamlet
