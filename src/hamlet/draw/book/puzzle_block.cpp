#include "hamlet/draw/book/puzzle_block.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/book/book_rules.hpp"
#include "hamlet/draw/book/measure.hpp"

namespace hamlet {

namespace {

// No page holds more cells, and drawing them just to find that out would take long.
constexpr std::size_t most_cells = 100'000;
constexpr std::size_t most_credit_lines = 2;

/// Returns whether the title is worth printing. A title from `make` only repeats the caption.
bool has_own_title(const Sheet& sheet) {
  return !sheet.title.empty() &&
         !(sheet.seed && sheet.title.find(fmt::format("seed {}", *sheet.seed)) != std::string::npos);
}

std::string credits_of(const Sheet& sheet) {
  std::string credits = has_own_title(sheet) ? sheet.title : std::string();
  if (!sheet.author.empty())
    credits.append(credits.empty() ? "" : "\u00A0· ").append("by ").append(sheet.author);
  return credits;
}

std::string facts_of(const Sheet& sheet) {
  // Spaces before a dot and before a number are no-break spaces, so that no line ends there.
  std::string facts;
  const auto add = [&](std::string_view words) {
    facts.append(facts.empty() ? "" : "\u00A0· ").append(words);
  };
  if (sheet.level) add(fmt::format("level\u00A0{}", *sheet.level));
  if (sheet.seed) add(fmt::format("seed\u00A0{}", *sheet.seed));
  if (sheet.number) add(fmt::format("number\u00A0{}", *sheet.number));
  for (const std::string& words : particulars_of(sheet)) add(words);
  return facts;
}

}  // namespace

PuzzleBlock::PuzzleBlock(const BookPuzzle& puzzle, std::size_t number, const BookMeasures& measures)
    : measures_(measures), puzzle_(puzzle), number_(number) {
  require_drawable();
  scene_ = book_scene(puzzle.sheet, false);
  frame_ = frame_of(scene_);
  facts_ = facts_of(puzzle.sheet);
}

double PuzzleBlock::cell_in(double width, double height, double most) const {
  return std::min({most, width / frame_.width, (height - words_height(width)) / frame_.height});
}

double PuzzleBlock::height(double width, double cell) const {
  return words_height(width) + frame_.height * cell;
}

void PuzzleBlock::put(Point corner, double width, double cell, BookPage& page) const {
  const double left = corner.x + (width - frame_.width * cell) / 2;
  put_heading(corner, left, width, page);
  const Point at{left, corner.y + heading_height()};
  page.pictures.push_back(placed(scene_, frame_, at, cell, PagePicture::Role::puzzle, number_));
  put_caption({corner.x + width / 2, at.y + frame_.height * cell}, width, page);
}

void PuzzleBlock::require_drawable() const {
  const std::size_t cells = puzzle_.sheet.visit([](const auto& content) { return content.size(); });
  if (cells == 0) throw InputError(puzzle_.called, "there is nothing on this sheet to print");
  if (cells > most_cells)
    throw InputError(puzzle_.called, fmt::format("{} cells do not fit on a page", cells));
}

double PuzzleBlock::heading_height() const { return line_height(measures_.heading) + 1; }

/// The title and author, cut to two lines, then the facts.
std::vector<std::string> PuzzleBlock::caption_lines(double width) const {
  std::vector<std::string> lines =
      wrapped(credits_of(puzzle_.sheet), measures_.caption, width, most_credit_lines);
  for (std::string& line : wrapped(facts_, measures_.caption, width)) lines.push_back(std::move(line));
  return lines;
}

double PuzzleBlock::words_height(double width) const {
  const auto lines = static_cast<double>(caption_lines(width).size());
  return heading_height() + (lines > 0 ? 1.5 + lines * line_height(measures_.caption) : 0);
}

/// Starts above the picture's left edge, or further left if the words would not fit into the width.
void PuzzleBlock::put_heading(Point corner, double left, double width, BookPage& page) const {
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

void PuzzleBlock::put_caption(Point at, double width, BookPage& page) const {
  at.y += 1.5 + measures_.caption / 2;
  for (std::string& line : caption_lines(width)) {
    page.texts.push_back(
        {.at = at, .size = measures_.caption, .text = std::move(line), .shade = caption_shade});
    at.y += line_height(measures_.caption);
  }
}

}  // namespace hamlet
