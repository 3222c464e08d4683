#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/io/parts/token_grid.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"

namespace hamlet {

/// The letters for runs of blanks: `one` for one blank, the letter after it for two, up to `longest`.
struct RunLetters {
  char one;
  int longest;
};

/// Appends islands and runs of blanks in reading order, without spaces.
void append_islands(std::string& text, const BridgesPuzzle& puzzle, RunLetters letters,
                    std::string (*clue)(const Island&));

/// The words of a grid that are not an island's number.
struct IslandWords {
  std::string_view blank;
  std::string_view unknown = {};  // an island without a number; empty if the format has none
};

std::vector<Island> islands_of(std::span<const WordRow> rows, const IslandWords& words);
Words words_of(const BridgesPuzzle& puzzle, const IslandWords& words);

}  // namespace hamlet
