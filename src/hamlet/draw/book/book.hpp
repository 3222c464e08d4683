#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/draw/book/paper.hpp"
#include "hamlet/draw/book/words/language.hpp"
#include "hamlet/draw/canvas/canvas.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A puzzle of a booklet. Its answer is the sheet's solution.
struct BookPuzzle {
  Sheet sheet;
  std::string called = {};        // its name in errors
  bool has_more_answers = false;  // it has solutions besides the printed one
};

struct Book {
  std::string title = {};
  std::string subtitle = {};
  std::string author = {};
  std::string date = {};
  std::vector<BookPuzzle> puzzles = {};
  /// A small solved puzzle for each kind that gets a box of rules.
  std::vector<Sheet> examples = {};
};

struct BookOptions {
  const Paper* paper = &paper_named("a4", "");
  const Language* language = &english();
  std::optional<int> per_page = {};  // 1 to 12; if unset, up to four, or fewer if they do not fit
  bool large_print = false;
  bool cover = false;  // with contents; otherwise the title is above the rules or the first puzzles
  bool rules = true;
  bool answers = true;
  bool single_sided = false;  // the wide margin, for staples, is on the left of every page
  bool show_seeds = false;    // and which of the puzzles made from a seed it is
};

inline constexpr int most_per_page = 12;

/// The least width of a cell of a printed puzzle, in millimetres. Cells of answers are smaller.
double least_cell(const BookOptions& options);

struct PagePicture {
  enum class Role { example, puzzle, answer, step };
  Role role;
  std::size_t number;  // of the puzzle, from 1; 0 for an example or step
  Scene scene;
  Point at;     // of the scene's corner
  double cell;  // millimetres per cell
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

/// What is on a page, in millimetres from its upper left corner.
struct BookPage {
  std::string title = {};  // of the page as a file of its own
  std::vector<PageBox> boxes = {};
  std::vector<PagePicture> pictures = {};
  std::vector<PageText> texts = {};
};

/// Lays out a booklet: its cover and contents, its rules, the puzzles in order, the answers. Throws an
/// InputError that names a puzzle that does not fit and says what would.
std::vector<BookPage> lay_out(const Book& book, const BookOptions& options);

}  // namespace hamlet
