#include "hamlet/draw/book/book_parts.hpp"

#include <algorithm>

#include "hamlet/draw/book/words/measure.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double foot = 8;  // for the page's number
constexpr double large_print_factor = 1.4;
constexpr double glyphs_width = 0.7;  // of the marks in a cell, in cells

bool leaves_board(const Scene& scene) {
  const auto outside = [&](Point at) {
    return at.x < place_tolerance || at.y < place_tolerance || at.x > scene.width - place_tolerance ||
           at.y > scene.height - place_tolerance;
  };
  return std::ranges::any_of(
             scene.strokes,
             [&](const Stroke& stroke) { return outside(stroke.from) || outside(stroke.to); }) ||
         std::ranges::any_of(scene.signs, [&](const Sign& sign) { return outside(sign.at); });
}

}  // namespace

double least_cell(const BookOptions& options) { return options.large_print ? 12 : 7; }

BookMeasures::BookMeasures(const BookOptions& options)
    : area{inner_margin, top_margin, options.paper->width - inner_margin - outer_margin,
           options.paper->height - 2 * top_margin - foot},
      title(9),
      subtitle(5),
      heading(4.6),
      body(3.2),
      caption(2.9),
      gap(6),
      least_cell(hamlet::least_cell(options)),
      answer_cell(options.large_print ? 7 : 4.2),
      example_cell(6),
      most_cell_alone(options.large_print ? 22 : 16),
      most_cell(options.large_print ? 18 : 12) {
  if (!options.large_print) return;
  for (double* size : {&title, &subtitle, &heading, &body, &caption, &example_cell})
    *size *= large_print_factor;
}

Page frame_of(const Scene& scene) {
  if (scene.ground == Ground::graph) return page_of(scene);
  // Room for half the width of a line and the corners of hexagons, or for lines that leave the board.
  const double around = leaves_board(scene) ? 0.4 : 0.1;
  return {-around, -around, scene.width + 2 * around, scene.height + 2 * around};
}

PagePicture placed(Scene scene, const Page& frame, Point corner, double cell, PagePicture::Role role,
                   std::size_t number) {
  const Point at = corner - cell * Point{frame.left, frame.top};
  return {role, number, std::move(scene), at, cell};
}

Scene book_scene(const Sheet& sheet, bool solved, const Language& language) {
  Scene scene = scene_of(sheet, {.solution = solved, .title = false});
  scene.note.clear();
  for (Label& label : scene.labels) {
    if (label.kind != Label::Kind::glyph) continue;
    label.text = translated_glyphs(language, label.text);
    label.size = fitting_size(label.text, glyphs_width, label.size);
  }
  return scene;
}

double put_centred(const std::vector<std::string>& lines, double top, double size,
                   const BookMeasures& measures, BookPage& page, bool bold, Shade shade) {
  const double middle = measures.area.left + measures.area.width / 2;
  for (const std::string& line : lines) {
    page.texts.push_back(
        {.at = {middle, top + size / 2}, .size = size, .text = line, .bold = bold, .shade = shade});
    top += line_height(size);
  }
  return top;
}

double put_title(const Book& book, const BookMeasures& measures, BookPage& page) {
  const double width = measures.area.width;
  const double end = put_centred(wrapped(book.title, 1.15 * measures.title, width, 3), measures.area.top,
                                 measures.title, measures, page, true);
  return put_centred(wrapped(book.subtitle, measures.subtitle, width, 2), end, measures.subtitle, measures,
                     page);
}

std::string puzzle_count(const Book& book, const Language& language) {
  if (book.puzzles.size() == 1) return std::string(language.words.one_puzzle);
  return filled(language.words.some_puzzles, book.puzzles.size());
}

std::string level_range(std::span<const BookPuzzle> puzzles, const Language& language) {
  const LevelWords* least = nullptr;
  const LevelWords* most = nullptr;
  for (const BookPuzzle& puzzle : puzzles) {
    if (!puzzle.sheet.level) continue;
    const LevelWords& words = level_words(language, *puzzle.sheet.level);
    least = least ? std::min(least, &words) : &words;
    most = most ? std::max(most, &words) : &words;
  }
  if (!least) return "";
  if (least == most) return std::string(least->name);
  return filled(language.words.range, least->name, most->name);
}

std::string byline(const Book& book, const Language& language) {
  std::string line;
  if (!book.author.empty()) line = filled(language.words.by, book.author);
  if (!book.date.empty()) line.append(line.empty() ? "" : " · ").append(book.date);
  return line;
}

}  // namespace hamlet
