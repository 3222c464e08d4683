#pragma once

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// A kind of puzzle as people know it. A new one is a file in kinds/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct PuzzleKind {
  std::string_view name;
  std::array<std::string_view, 3> aliases = {};  // other names people use
  std::string_view summary;
  std::string_view rules;    // for a reader who has never seen one
  std::string_view example;  // a small one and its only solution, in the text format of docs/format.md
  std::string_view other_example = {};  // another, closed; of bridges, with single bridges only (k = 1)
  bool is_bridges = false;
  std::string_view board = {};  // the family of boards it is played on; empty for any
  bool has_clues = true;
  bool has_diamonds = false;
  bool has_marks = false;

  bool is_called(std::string_view word) const {
    return !word.empty() && (word == name || std::ranges::find(aliases, word) != aliases.end());
  }
};

std::span<const PuzzleKind* const> puzzle_kinds();

/// The kind with a name or alias, such as "hidato" or "hashi". Throws InputError if there is none, and
/// suggests the nearest.
const PuzzleKind& puzzle_kind(std::string_view name, std::string_view where);

/// Replaces a kind's name before a size by the board that it is played on: "hidato:8x8" becomes "king:8x8".
/// Returns other texts unchanged.
std::string with_board_of_kind(std::string text);
/// Throws InputError for the name of a bridges puzzle before a size: it has no board without its islands.
void reject_bridges_board(std::string_view name);

/// The first listed kind that fits this puzzle on this board.
const PuzzleKind& kind_of(const Board& board, const PathPuzzle& puzzle);
const PuzzleKind& bridges_kind();

/// Throws InputError, with what does not belong, if the puzzle is not of the kind.
void require_of_kind(const PuzzleKind& kind, const Board& board, const PathPuzzle& puzzle);

}  // namespace hamlet
