#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle.hpp"

/// Reading and writing puzzles, in Hamlet's own formats and those of other programs.
///
/// ```
/// const auto puzzles = hamlet::read_puzzles("kind: numbrix\n1 . .\n. . .\n. . 9\n");
/// assert(puzzles.size() == 1 && puzzles[0].clues().size() == 2);
///
/// const std::string json = hamlet::write_puzzles(puzzles, "sheet");
/// assert(hamlet::read_puzzles(json) == puzzles);
/// ```
namespace hamlet {

/// The names of the formats that are written. `hamlet help formats` describes them.
std::vector<std::string_view> format_names();

/// The puzzles of a text in whichever format it is, links included. An InputError says what is wrong where;
/// `called` begins the place. `memory` in bytes; 0: what the machine has free.
std::vector<Puzzle> read_puzzles(std::string_view text, std::string_view called = {},
                                 std::uint64_t memory = 0);

/// What a word on the command line stands for: a file, a board's name, "graph:FILE" or a link.
std::vector<Puzzle> open_puzzles(const std::string& what, std::uint64_t memory = 0);

/// An InputError if the format cannot hold the puzzles.
std::string write_puzzles(std::span<const Puzzle> puzzles, std::string_view format);

}  // namespace hamlet
