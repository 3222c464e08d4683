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

enum class DrawStyle {
  grid,
  line,     // in pictures, the path as a thin line without numbers, its ends marked
  animated  // in an SVG, the solution appears step by step
};

struct DrawOptions {
  bool solution = true;
  bool numbers = true;                 // of the solution; printed ones are always drawn
  std::optional<bool> path_line = {};  // unset: where moves join touching cells, and on graphs
  bool title = true;
  bool note = true;            // the line below: the board's name, and rules that the picture cannot show
  std::string own_title = {};  // instead of the puzzle's; drawn even if `title` is false
  bool coordinates = false;    // the names of rows and columns, by which sentences call cells: r7c3
  DrawStyle style = DrawStyle::grid;
  std::string theme = {};  // the colours: "print" (the default), "colour" or "dark"
  double scale = 1;        // enlarges files: 2 gives a PNG twice as many pixels across
};

/// The formats of `draw`: "terminal" (lines of text), "svg", "pdf", "png". A library without cairo has only
/// the first two.
std::vector<std::string_view> drawing_names();

/// Returns the bytes of a picture. The same puzzle always gives the same bytes.
std::string draw(const Puzzle& puzzle, std::string_view drawing, const DrawOptions& options = {});

}  // namespace hamlet
