#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle.hpp"

/// Reads and writes puzzles, in Hamlet's own formats and in those of other programs.
///
/// ```
/// const auto puzzles = hamlet::read_puzzles("kind: numbrix\n1 . .\n. . .\n. . 9\n");
/// assert(puzzles.size() == 1 && puzzles[0].clues().size() == 2);
///
/// const std::string json = hamlet::write_puzzles(puzzles, "sheet");
/// assert(hamlet::read_puzzles(json) == puzzles);
/// ```
namespace hamlet {

/// The names of the output formats, which `hamlet help formats` describes.
std::vector<std::string_view> format_names();

/// Reads the puzzles in a text of any supported format, links included. Throws InputError with the place and
/// the problem; the place begins with `called`. `memory` is in bytes; 0 means all that the machine has free.
std::vector<Puzzle> read_puzzles(std::string_view text, std::string_view called = {},
                                 std::uint64_t memory = 0);

/// Opens what an argument on the command line names: a file, a board, "graph:FILE" or a link.
std::vector<Puzzle> open_puzzles(const std::string& what, std::uint64_t memory = 0);

/// Throws InputError, with what is in the way, if the format cannot represent the puzzles. Solutions and
/// titles that it cannot hold are left out.
std::string write_puzzles(std::span<const Puzzle> puzzles, std::string_view format);

}  // namespace hamlet
