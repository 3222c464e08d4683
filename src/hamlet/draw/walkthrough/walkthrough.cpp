#include "hamlet/draw/walkthrough/walkthrough.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/book/words/measure.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/walkthrough/step_block.hpp"

namespace hamlet {

namespace {

constexpr double page_margin = 12, foot_room = 6, column_gap = 7, row_gap = 6;
constexpr double title_text = 5.5, subtitle_text = 3.2, legend_text = 2.7, foot_text = 2.7;
constexpr std::size_t most_columns = 3;
constexpr double least_readable_cell = 5;  // millimetres
constexpr double sheet_cell = 9, least_sheet_width = 84, most_sheet_width = 190, most_sheet_height = 1000,
                 sheet_title_text = 4.2;

Page frame_around(const std::vector<WalkStep>& steps) {
  Page frame{};
  for (const WalkStep& step : steps) {
    const Page page = page_of(step.scene);
    frame.width = std::max(frame.width, page.width);
    frame.height = std::max(frame.height, page.height);
  }
  return frame;
}

std::string legend_of(const Walkthrough& walkthrough) {
  const bool is_sea = !walkthrough.steps.empty() && walkthrough.steps.front().scene.ground == Ground::sea;
  if (is_sea)
    return "A solid ring: the island in question; a dashed ring: what the step rests on. Thick lines: the "
           "bridges it draws; ×: no bridge; ≤1: at most that many.";
  return "A frame: what the step changes; ticks in the corners, or a dashed ring: what it rests on. A disc: "
         "a "
         "number it writes; struck out: a number it rules out; a thick line: the path goes here; ×: it does "
         "not.";
}

/// Where columns of steps stand.
class WalkLayout {
 public:
  WalkLayout(const Page& area, std::size_t columns, double cell)
      : area_(area), columns_(columns), cell_(cell) {}

  double column_width() const {
    return (area_.width - static_cast<double>(columns_ - 1) * column_gap) / static_cast<double>(columns_);
  }
  double put(const std::string& text, double top, double size, bool bold, BookPage& page) const {
    for (std::string& line : wrapped(text, bold ? 1.15 * size : size, area_.width)) {
      page.texts.push_back({.at = {area_.left, top + size / 2},
                            .size = size,
                            .text = std::move(line),
                            .bold = bold,
                            .shade = bold ? black : dark,
                            .anchor = Anchor::start});
      top += 1.35 * size;
    }
    return top;
  }
  /// Returns the height at which the steps begin.
  double put_heading(const Walkthrough& walkthrough, const std::string& legend, double title_size,
                     BookPage& page) const {
    double top = area_.top;
    if (!walkthrough.title.empty())
      top = put(printable(walkthrough.title), top, title_size, true, page) + 0.5;
    if (!walkthrough.subtitle.empty())
      top = put(printable(walkthrough.subtitle), top, subtitle_text, false, page) + 0.8;
    if (!legend.empty()) top = put(legend, top, legend_text, false, page);
    return top == area_.top ? top : top + row_gap / 2;
  }
  std::vector<StepBlock> blocks_of(const std::vector<WalkStep>& steps, double most_height) const {
    std::vector<StepBlock> blocks;
    blocks.reserve(steps.size());
    for (const WalkStep& step : steps) blocks.emplace_back(step, column_width(), cell_, most_height);
    return blocks;
  }
  double left_of(std::size_t column) const {
    return area_.left + static_cast<double>(column) * (column_width() + column_gap);
  }
  std::size_t columns() const { return columns_; }
  const Page& area() const { return area_; }

 private:
  Page area_;
  std::size_t columns_;
  double cell_;
};

/// The size of a cell at which the most rows of steps fit on a page, if that is nearly the given one.
double with_one_more_row(double cell, const Page& area, const Page& frame) {
  constexpr double heading = 17, words = 27;  // on the first page; of a step with four lines
  const double height = area.height - heading;
  const double rows = std::floor(height / (words + cell * frame.height)) + 1;
  const double smaller = (height / rows - words) / frame.height;
  return smaller >= least_readable_cell && smaller > 0.85 * cell ? smaller : cell;
}

/// As many columns as leave the cells readable.
WalkLayout layout_on(const Paper& paper, const Page& frame) {
  const Page area{page_margin, page_margin, paper.width - 2 * page_margin,
                  paper.height - 2 * page_margin - foot_room};
  constexpr double largest_cell = 8;
  for (std::size_t columns = most_columns;; --columns) {
    const double width = WalkLayout(area, columns, 1).column_width();
    const double cell = std::min({largest_cell, width / frame.width, 0.8 * area.height / frame.height});
    if (cell >= least_readable_cell || columns == 1)
      return {area, columns, with_one_more_row(cell, area, frame)};
  }
}

void number_pages(const std::string& title, const Paper& paper, std::vector<BookPage>& pages) {
  for (std::size_t i = 0; i < pages.size(); ++i) {
    pages[i].title = fmt::format("{}, page {}", title, i + 1);
    pages[i].texts.push_back({.at = {paper.width / 2, paper.height - page_margin + 1},
                              .size = foot_text,
                              .text = fmt::format("{} / {}", i + 1, pages.size()),
                              .shade = dark});
  }
}

}  // namespace

std::vector<BookPage> lay_out(const Walkthrough& walkthrough, const Paper& paper) {
  const WalkLayout layout = layout_on(paper, frame_around(walkthrough.steps));
  const Page& area = layout.area();
  const double bottom = area.top + area.height;
  std::vector<BookPage> pages(1);
  double column_top = layout.put_heading(walkthrough, legend_of(walkthrough), title_text, pages.back());
  const std::vector<StepBlock> blocks = layout.blocks_of(walkthrough.steps, bottom - column_top);
  std::size_t column = 0;
  double top = column_top;
  for (const StepBlock& block : blocks) {
    if (top + block.height() > bottom && top > column_top) {
      top = column_top;
      if (++column == layout.columns()) {
        pages.emplace_back();
        column = 0;
        top = column_top = area.top;
      }
    }
    block.put({layout.left_of(column), top}, pages.back());
    top += block.height() + row_gap;
  }
  number_pages(walkthrough.title, paper, pages);
  return pages;
}

WalkSheet lay_out_sheet(const Walkthrough& walkthrough) {
  constexpr double margin = page_margin / 2;
  const Page frame = frame_around(walkthrough.steps);
  const std::size_t columns = std::clamp<std::size_t>(walkthrough.steps.size(), 1, most_columns);
  const double each = std::clamp(sheet_cell * frame.width, least_sheet_width, most_sheet_width);
  const double width = static_cast<double>(columns) * (each + column_gap) - column_gap;
  const WalkLayout layout({margin, margin, width, 0}, columns, std::min(sheet_cell, each / frame.width));
  WalkSheet sheet{.page = {.title = walkthrough.title}, .paper = {"", width + 2 * margin, 0}};
  double top = layout.put_heading(walkthrough, "", sheet_title_text, sheet.page), end = top;
  const std::vector<StepBlock> blocks = layout.blocks_of(walkthrough.steps, most_sheet_height);
  for (std::size_t i = 0; i < blocks.size(); ++i) {
    const std::size_t column = i % columns;
    if (column == 0 && i > 0) top = end + row_gap;
    blocks[i].put({layout.left_of(column), top}, sheet.page);
    end = std::max(end, top + blocks[i].height());
  }
  if (std::ranges::any_of(walkthrough.steps, [](const WalkStep& step) { return !step.about.empty(); }))
    end = layout.put(legend_of(walkthrough), end + 2, legend_text, false, sheet.page);
  sheet.paper.height = end + margin;
  return sheet;
}

}  // namespace hamlet
