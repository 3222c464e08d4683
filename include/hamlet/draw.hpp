#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/puzzle.hpp"

/// Draws puzzles.
///
/// ```
/// hamlet::Puzzle puzzle("king:3x3");
/// puzzle.set_solution(hamlet::solve(puzzle).solutions.at(0));
/// assert(hamlet::draw(puzzle, "svg").starts_with("<svg"));
/// assert(hamlet::draw(puzzle, "svg") != hamlet::draw(puzzle, "svg", {.solution = false}));
/// ```
namespace hamlet {

struct DrawOptions {
  bool solution = true;
  bool numbers = true;                 // of the solution; printed ones are always drawn
  std::optional<bool> path_line = {};  // unset: where moves join touching cells, and on graphs
  bool title = true;
  bool coordinates = false;  // the names of rows and columns, by which sentences call cells: r7c3
};

/// The formats of `draw`: "terminal" (lines of text), "svg", "pdf", "png". A library without cairo has only
/// the first two.
std::vector<std::string_view> drawing_names();

/// Returns the bytes of a picture. The same puzzle always gives the same bytes.
std::string draw(const Puzzle& puzzle, std::string_view drawing, const DrawOptions& options = {});

}  // namespace hamlet
