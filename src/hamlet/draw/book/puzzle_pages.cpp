#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/book_rules.hpp"
#include "hamlet/draw/book/measure.hpp"
#include "hamlet/draw/text.hpp"

namespace hamlet {

namespace {

// No page takes so many cells, and drawing them to find out would take long.
constexpr std::size_t most_cells = 100'000;
constexpr std::size_t most_title_lines = 2;
constexpr int usual_per_page = 4;

struct Arrangement {
  int columns;
  int rows;
};

/// The ways to part a page among so many puzzles.
std::vector<Arrangement> arrangements_for(int puzzles) {
  if (puzzles == 1) return {{1, 1}};
  if (puzzles == 2) return {{1, 2}, {2, 1}};
  if (puzzles == 3) return {{1, 3}, {2, 2}};
  if (puzzles == 4) return {{2, 2}};
  return {{2, 3}, {3, 2}};
}

/// What `make` calls a puzzle only repeats what is printed anyway.
bool has_own_title(const Sheet& sheet) {
  return !sheet.title.empty() &&
         !(sheet.seed && sheet.title.find(fmt::format("seed {}", *sheet.seed)) != std::string::npos);
}

std::string facts_of(const Sheet& sheet) {
  // The spaces before a dot, and before a number, are such that no line is broken there.
  std::string facts;
  const auto add = [&](std::string_view words) {
    facts.append(facts.empty() ? "" : "\u00A0· ").append(words);
  };
  if (!sheet.author.empty()) add("by " + printable(sheet.author));
  if (sheet.level) add(fmt::format("level\u00A0{}", *sheet.level));
  if (sheet.seed) add(fmt::format("seed\u00A0{}", *sheet.seed));
  if (sheet.number) add(fmt::format("number\u00A0{}", *sheet.number));
  for (const std::string& words : particulars_of(sheet)) add(words);
  return facts;
}

/// A puzzle with its heading and caption, before it has a place.
class Block {
 public:
  Block(const BookPuzzle& puzzle, std::size_t number, const BookMeasures& measures)
      : measures_(measures), puzzle_(puzzle), number_(number) {
    require_drawable();
    scene_ = book_scene(puzzle.sheet, false);
    frame_ = frame_of(scene_);
    facts_ = facts_of(puzzle.sheet);
  }

  const BookPuzzle& puzzle() const { return puzzle_; }

  /// How wide cells can be in a room of this size.
  double cell_in(double width, double height, double most) const {
    return std::min({most, width / frame_.width, (height - words_height(width)) / frame_.height});
  }
  double height(double width, double cell) const { return words_height(width) + frame_.height * cell; }

  void put(Point corner, double width, double cell, BookPage& page) const {
    const double left = corner.x + (width - frame_.width * cell) / 2;
    put_heading(corner, left, width, page);
    const Point at{left, corner.y + heading_height()};
    page.pictures.push_back(placed(scene_, frame_, at, cell, PagePicture::Role::puzzle, number_));
    put_caption({corner.x + width / 2, at.y + frame_.height * cell}, width, page);
  }

 private:
  void require_drawable() const {
    const Sheet& sheet = puzzle_.sheet;
    const std::size_t cells =
        sheet.is_path() ? sheet.path().board.size() : sheet.bridges().puzzle.islands().size();
    if (cells == 0) throw InputError(puzzle_.called, "there is nothing on this sheet to print");
    if (cells > most_cells)
      throw InputError(puzzle_.called, fmt::format("{} cells do not fit on a page", cells));
  }

  double heading_height() const { return line_height(measures_.heading) + 1; }
  /// What it is called, as far as two lines hold it, and what is known of it.
  std::vector<std::string> caption_lines(double width) const {
    std::vector<std::string> lines;
    if (has_own_title(puzzle_.sheet))
      lines = wrapped(puzzle_.sheet.title, measures_.caption, width, most_title_lines);
    for (std::string& line : wrapped(facts_, measures_.caption, width)) lines.push_back(std::move(line));
    return lines;
  }
  double words_height(double width) const {
    const auto lines = static_cast<double>(caption_lines(width).size());
    return heading_height() + (lines > 0 ? 1.5 + lines * line_height(measures_.caption) : 0);
  }

  /// Above the picture's left edge, or further left where the picture is narrower than the words.
  void put_heading(Point corner, double left, double width, BookPage& page) const {
    const std::string number = std::to_string(number_), kind = kind_title(known_kind(puzzle_.sheet));
    const double kind_size = 0.75 * measures_.heading;
    const double number_width = measured_width(number, measures_.heading, true) + 0.5 * measures_.heading;
    const double words = number_width + measured_width(kind, kind_size);
    const double x = std::max(corner.x, std::min(left, corner.x + width - words));
    const double y = corner.y + measures_.heading / 2;
    page.texts.push_back(
        {.at = {x, y}, .size = measures_.heading, .text = number, .bold = true, .anchor = Anchor::start});
    page.texts.push_back({.at = {x + number_width, y + (measures_.heading - kind_size) * baseline},
                          .size = kind_size,
                          .text = kind,
                          .shade = caption_shade,
                          .anchor = Anchor::start});
  }

  void put_caption(Point at, double width, BookPage& page) const {
    at.y += 1.5 + measures_.caption / 2;
    for (std::string& line : caption_lines(width)) {
      page.texts.push_back(
          {.at = at, .size = measures_.caption, .text = std::move(line), .shade = caption_shade});
      at.y += line_height(measures_.caption);
    }
  }

  const BookMeasures& measures_;
  const BookPuzzle& puzzle_;
  std::size_t number_;
  Scene scene_;
  Page frame_{};
  std::string facts_;
};

/// A page parted into equal slots.
struct Slots {
  Arrangement arrangement;
  double width;
  double height;

  Slots(Arrangement parts, const Page& area, double gap)
      : arrangement(parts),
        width((area.width - (parts.columns - 1) * gap) / parts.columns),
        height((area.height - (parts.rows - 1) * gap) / parts.rows) {}
};

class PuzzlePages {
 public:
  PuzzlePages(const Book& book, const BookOptions& options)
      : book_(book), options_(options), measures_(options) {
    blocks_.reserve(book.puzzles.size());
    for (std::size_t i = 0; i < book.puzzles.size(); ++i) {
      blocks_.emplace_back(book.puzzles[i], i + 1, measures_);
    }
  }

  std::vector<BookPage> run() {
    std::span<const Block> rest = blocks_;
    while (!rest.empty()) {
      pages_.emplace_back();
      area_ = measures_.area;
      if (pages_.size() == 1 && !options_.rules) leave_room_for_title();
      const int slots = options_.per_page ? *options_.per_page : most_that_fit(rest);
      const auto group = rest.first(std::min<std::size_t>(rest.size(), static_cast<std::size_t>(slots)));
      fill(group, slots);
      rest = rest.subspan(group.size());
    }
    return std::move(pages_);
  }

 private:
  void leave_room_for_title() {
    const double end = put_title(book_.title, measures_, pages_[0]) + measures_.gap / 2;
    area_.height -= end - area_.top;
    area_.top = end;
  }

  double most_cell(int slots) const { return slots == 1 ? measures_.most_cell_alone : measures_.most_cell; }

  double cell_of(const Block& block, const Slots& slots) const {
    return block.cell_in(slots.width, slots.height,
                         most_cell(slots.arrangement.columns * slots.arrangement.rows));
  }
  double smallest_cell(std::span<const Block> group, const Slots& slots) const {
    double least = measures_.most_cell_alone;
    for (const Block& block : group) least = std::min(least, cell_of(block, slots));
    return least;
  }

  /// The parting of the page that leaves the smallest cells largest.
  Slots best_slots(std::span<const Block> group, int puzzles) const {
    std::vector<Slots> all;
    for (const Arrangement& parts : arrangements_for(puzzles)) all.emplace_back(parts, area_, measures_.gap);
    return *std::ranges::max_element(all, {},
                                     [&](const Slots& slots) { return smallest_cell(group, slots); });
  }

  bool fits(std::span<const Block> group, int puzzles) const {
    return smallest_cell(group, best_slots(group, puzzles)) >= measures_.least_cell;
  }

  int most_that_fit(std::span<const Block> rest) const {
    const int most = static_cast<int>(std::min<std::size_t>(rest.size(), usual_per_page));
    for (int puzzles = most; puzzles > 1; --puzzles) {
      if (fits(rest.first(static_cast<std::size_t>(puzzles)), puzzles)) return puzzles;
    }
    return 1;
  }

  void fill(std::span<const Block> group, int puzzles) {
    const Slots slots = best_slots(group, puzzles);
    for (const Block& block : group) {
      if (cell_of(block, slots) < measures_.least_cell) complain_of(block, puzzles);
    }
    const auto columns = static_cast<std::size_t>(slots.arrangement.columns);
    for (std::size_t first = 0, row = 0; first < group.size(); first += columns, ++row) {
      put_row(group.subspan(first, std::min(columns, group.size() - first)), row, slots);
    }
  }

  /// Headings of a row stand side by side, the row in the middle of its room.
  void put_row(std::span<const Block> row, std::size_t index, const Slots& slots) {
    double tallest = 0;
    for (const Block& block : row) {
      tallest = std::max(tallest, block.height(slots.width, cell_of(block, slots)));
    }
    Point corner{area_.left, area_.top + static_cast<double>(index) * (slots.height + measures_.gap) +
                                 (slots.height - tallest) / 2};
    for (const Block& block : row) {
      block.put(corner, slots.width, cell_of(block, slots), pages_.back());
      corner.x += slots.width + measures_.gap;
    }
  }

  [[noreturn]] void complain_of(const Block& block, int puzzles) const {
    const std::span<const Block> alone(&block, 1);
    const auto tenths = [](double value) { return std::floor(10 * value) / 10; };
    std::string what = fmt::format(
        "{} on a page of {} its cells would be {:.1f} mm wide, and at least {} mm are wanted",
        puzzles == 1 ? std::string("alone") : fmt::format("with {}", puzzles), options_.paper->name,
        tenths(smallest_cell(alone, best_slots(alone, puzzles))), measures_.least_cell);
    for (const int fewer : {4, 2, 1}) {
      if (fewer < puzzles && fits(alone, fewer))
        throw InputError(block.puzzle().called, fmt::format("{}; --per-page {} fits it", what, fewer));
    }
    const double most_across = std::floor(measures_.area.width / measures_.least_cell - 0.2);
    const double most_down = std::floor((measures_.area.height - 15) / measures_.least_cell);
    what += fmt::format("; {} rows of {} cells are about what fits", most_down, most_across);
    if (options_.large_print) what += ", more without --large-print";
    throw InputError(block.puzzle().called, what);
  }

  const Book& book_;
  const BookOptions& options_;
  BookMeasures measures_;
  std::vector<Block> blocks_;
  std::vector<BookPage> pages_;
  Page area_{};
};

}  // namespace

std::vector<BookPage> puzzle_pages(const Book& book, const BookOptions& options) {
  return PuzzlePages(book, options).run();
}

}  // namespace hamlet
