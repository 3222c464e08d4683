#include "hamlet/draw/book/puzzle_block.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/book/puzzle_facts.hpp"
#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

// No page holds more cells, and drawing them just to find that out would take long.
constexpr std::size_t most_cells = 100'000;
constexpr std::size_t most_credit_lines = 2;

// A space before a dot is a no-break space, so that no line ends there.
constexpr std::string_view dot = "\u00A0· ";

std::string joined(const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) {
    if (!part.empty()) text.append(text.empty() ? "" : dot).append(part);
  }
  return text;
}

std::string credits_of(const Sheet& sheet, const BookWords& words) {
  return joined({own_title(sheet), sheet.author.empty() ? "" : filled(words.by, sheet.author)});
}

std::string facts_of(const Sheet& sheet, const BookOptions& options) {
  std::vector<std::string> facts = particulars_of(sheet, *options.language);
  const BookWords& words = options.language->words;
  if (options.show_seeds && sheet.seed) facts.push_back(filled(words.seed, *sheet.seed));
  if (options.show_seeds && sheet.number) facts.push_back(filled(words.number, *sheet.number));
  return joined(facts);
}

}  // namespace

PuzzleBlock::PuzzleBlock(const BookPuzzle& puzzle, std::size_t number, const BookOptions& options,
                         const BookMeasures& measures)
    : measures_(measures), puzzle_(puzzle), number_(number) {
  require_drawable();
  const Language& language = *options.language;
  scene_ = book_scene(puzzle.sheet, false, language);
  frame_ = frame_of(scene_);
  name_ = joined({title_of(language, known_kind(puzzle.sheet)), level_of(puzzle.sheet, language)});
  credits_ = credits_of(puzzle.sheet, language.words);
  facts_ = facts_of(puzzle.sheet, options);
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
  std::vector<std::string> lines = wrapped(credits_, measures_.caption, width, most_credit_lines);
  for (std::string& line : wrapped(facts_, measures_.caption, width)) lines.push_back(std::move(line));
  return lines;
}

double PuzzleBlock::words_height(double width) const {
  const auto lines = static_cast<double>(caption_lines(width).size());
  return heading_height() + (lines > 0 ? 1.5 + lines * line_height(measures_.caption) : 0);
}

/// Starts above the picture's left edge, or further left if the words would not fit into the width.
void PuzzleBlock::put_heading(Point corner, double left, double width, BookPage& page) const {
  const std::string number = std::to_string(number_);
  const double name_size = 0.75 * measures_.heading;
  const double number_width = measured_width(number, measures_.heading, true) + 0.5 * measures_.heading;
  const double words = number_width + measured_width(name_, name_size);
  const double x = std::max(corner.x, std::min(left, corner.x + width - words));
  const double y = corner.y + measures_.heading / 2;
  page.texts.push_back(
      {.at = {x, y}, .size = measures_.heading, .text = number, .bold = true, .anchor = Anchor::start});
  page.texts.push_back({.at = {x + number_width, y + (measures_.heading - name_size) * baseline},
                        .size = name_size,
                        .text = name_,
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
