#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/draw/book/paper.hpp"
#include "hamlet/draw/canvas/canvas.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A puzzle of a booklet. Its answer is the sheet's solution.
struct BookPuzzle {
  Sheet sheet;
  std::string called = {};        // how complaints name it
  bool has_more_answers = false;  // it has other solutions than the one that is shown
};

struct Book {
  std::string title = {};
  std::vector<BookPuzzle> puzzles = {};
  /// A small solved puzzle for each kind that has a box of rules.
  std::vector<Sheet> examples = {};
};

struct BookOptions {
  const Paper* paper = &paper_named("a4", "");
  std::optional<int> per_page = {};  // 1, 2, 4 or 6; unset: up to four, fewer where they would not fit
  bool large_print = false;
  bool rules = true;
  bool answers = true;
};

/// Cells on paper are at least as wide as this, in millimetres.
double least_cell(const BookOptions& options);

struct PagePicture {
  enum class Role { example, puzzle, answer };
  Role role;
  std::size_t number;  // the puzzle's, from 1; of an example 0
  Scene scene;
  Point at;     // the scene's corner
  double cell;  // millimetres to a cell
};

struct PageText {
  Point at;
  double size;
  std::string text;
  bool bold = false;
  Shade shade = 0;
  Anchor anchor = Anchor::middle;
};

struct PageBox {
  Point corner;
  double width;
  double height;
};

/// A page as it will be painted, in millimetres from its upper left corner.
struct BookPage {
  std::vector<PageBox> boxes = {};
  std::vector<PagePicture> pictures = {};
  std::vector<PageText> texts = {};
};

/// The pages of a booklet: its title and rules, the puzzles in their order, the answers. An InputError names
/// a puzzle that does not fit, and says what would.
std::vector<BookPage> lay_out(const Book& book, const BookOptions& options);

}  // namespace hamlet
