#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/puzzle_block.hpp"

namespace hamlet {

namespace {

constexpr int usual_per_page = 4;

struct Arrangement {
  int columns;
  int rows;
};

/// The ways to divide a page among that many puzzles so that no row or column stays empty.
std::vector<Arrangement> arrangements_for(int puzzles) {
  std::vector<Arrangement> all;
  for (int columns = 1; columns <= puzzles; ++columns) {
    const int rows = (puzzles + columns - 1) / columns;
    if ((columns - 1) * rows < puzzles) all.push_back({columns, rows});
  }
  return all;
}

/// A page divided into equal slots.
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
      blocks_.emplace_back(book.puzzles[i], i + 1, options, measures_);
    }
  }

  std::vector<BookPage> run() {
    std::span<const PuzzleBlock> rest = blocks_;
    while (!rest.empty()) {
      pages_.emplace_back();
      area_ = measures_.area;
      if (pages_.size() == 1 && !options_.rules && !options_.cover) leave_room_for_title();
      const int slots = options_.per_page ? *options_.per_page : most_that_fit(rest);
      const auto group = rest.first(std::min<std::size_t>(rest.size(), static_cast<std::size_t>(slots)));
      fill(group, slots);
      rest = rest.subspan(group.size());
    }
    return std::move(pages_);
  }

 private:
  void leave_room_for_title() {
    const double end = put_title(book_, measures_, pages_[0]) + measures_.gap / 2;
    area_.height -= end - area_.top;
    area_.top = end;
  }

  double most_cell(int slots) const { return slots == 1 ? measures_.most_cell_alone : measures_.most_cell; }

  double cell_of(const PuzzleBlock& block, const Slots& slots) const {
    return block.cell_in(slots.width, slots.height,
                         most_cell(slots.arrangement.columns * slots.arrangement.rows));
  }
  double smallest_cell(std::span<const PuzzleBlock> group, const Slots& slots) const {
    double least = measures_.most_cell_alone;
    for (const PuzzleBlock& block : group) least = std::min(least, cell_of(block, slots));
    return least;
  }

  /// The division of the page that maximises the smallest cell; of equal ones, that with the squarest slots.
  Slots best_slots(std::span<const PuzzleBlock> group, int puzzles) const {
    std::vector<Slots> all;
    for (const Arrangement& parts : arrangements_for(puzzles)) all.emplace_back(parts, area_, measures_.gap);
    std::ranges::stable_sort(all, {}, [](const Slots& slots) {
      return std::max(slots.width, slots.height) / std::min(slots.width, slots.height);
    });
    return *std::ranges::max_element(all, {},
                                     [&](const Slots& slots) { return smallest_cell(group, slots); });
  }

  bool fits(std::span<const PuzzleBlock> group, int puzzles) const {
    return smallest_cell(group, best_slots(group, puzzles)) >= measures_.least_cell;
  }

  int most_that_fit(std::span<const PuzzleBlock> rest) const {
    const int most = static_cast<int>(std::min<std::size_t>(rest.size(), usual_per_page));
    for (int puzzles = most; puzzles > 1; --puzzles) {
      if (fits(rest.first(static_cast<std::size_t>(puzzles)), puzzles)) return puzzles;
    }
    return 1;
  }

  void fill(std::span<const PuzzleBlock> group, int puzzles) {
    const Slots slots = best_slots(group, puzzles);
    for (const PuzzleBlock& block : group) {
      if (cell_of(block, slots) < measures_.least_cell) complain_of(block, puzzles);
    }
    const auto columns = static_cast<std::size_t>(slots.arrangement.columns);
    for (std::size_t first = 0, row = 0; first < group.size(); first += columns, ++row) {
      put_row(group.subspan(first, std::min(columns, group.size() - first)), row, slots);
    }
  }

  /// Aligns the headings of a row and centres the row vertically in its slots.
  void put_row(std::span<const PuzzleBlock> row, std::size_t index, const Slots& slots) {
    double tallest = 0;
    for (const PuzzleBlock& block : row) {
      tallest = std::max(tallest, block.height(slots.width, cell_of(block, slots)));
    }
    Point corner{area_.left, area_.top + static_cast<double>(index) * (slots.height + measures_.gap) +
                                 (slots.height - tallest) / 2};
    for (const PuzzleBlock& block : row) {
      block.put(corner, slots.width, cell_of(block, slots), pages_.back());
      corner.x += slots.width + measures_.gap;
    }
  }

  [[noreturn]] void complain_of(const PuzzleBlock& block, int puzzles) const {
    const std::span<const PuzzleBlock> alone(&block, 1);
    const auto tenths = [](double value) { return std::floor(10 * value) / 10; };
    std::string what = fmt::format(
        "{} on a page of {} its cells would be {:.1f} mm wide, and at least {} mm are wanted",
        puzzles == 1 ? std::string("alone") : fmt::format("with {}", puzzles), options_.paper->name,
        tenths(smallest_cell(alone, best_slots(alone, puzzles))), measures_.least_cell);
    for (int fewer = puzzles - 1; fewer > 0; --fewer) {
      if (fits(alone, fewer))
        throw InputError(block.puzzle().called, fmt::format("{}; `per-page` {} fits it", what, fewer));
    }
    const double most_across = std::floor(measures_.area.width / measures_.least_cell - 0.2);
    const double most_down = std::floor((measures_.area.height - 15) / measures_.least_cell);
    what += fmt::format("; {} rows of {} cells are about what fits", most_down, most_across);
    if (options_.large_print) what += ", more without `large-print`";
    throw InputError(block.puzzle().called, what);
  }

  const Book& book_;
  const BookOptions& options_;
  BookMeasures measures_;
  std::vector<PuzzleBlock> blocks_;
  std::vector<BookPage> pages_;
  Page area_{};
};

}  // namespace

std::vector<BookPage> puzzle_pages(const Book& book, const BookOptions& options) {
  return PuzzlePages(book, options).run();
}

}  // namespace hamlet
