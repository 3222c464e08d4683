#include "hamlet/draw/book/book_parts.hpp"

#include <algorithm>

#include "hamlet/draw/book/measure.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double margin = 12;
constexpr double foot = 8;  // for the page's number
constexpr double large_print_factor = 1.4;

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
    : area{margin, margin, options.paper->width - 2 * margin, options.paper->height - 2 * margin - foot},
      title(9),
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
  for (double* size : {&title, &heading, &body, &caption, &example_cell}) *size *= large_print_factor;
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

Scene book_scene(const Sheet& sheet, bool solved) {
  Scene scene = scene_of(sheet, {.solution = solved, .title = false});
  scene.note.clear();
  return scene;
}

double put_title(const std::string& title, const BookMeasures& measures, BookPage& page) {
  double at = measures.area.top;
  for (std::string& line : wrapped(title, 1.15 * measures.title, measures.area.width, 3)) {
    page.texts.push_back({.at = {measures.area.left + measures.area.width / 2, at + measures.title / 2},
                          .size = measures.title,
                          .text = std::move(line),
                          .bold = true});
    at += line_height(measures.title);
  }
  return at;
}

std::vector<BookPage> lay_out(const Book& book, const BookOptions& options) {
  std::vector<BookPage> pages = puzzle_pages(book, options);
  std::vector<BookPage> answers;
  if (options.answers) answers = answer_pages(book, options);
  if (options.rules) {
    const std::size_t fronts = front_pages(book, options, 0).size();
    const std::size_t answers_from = answers.empty() ? 0 : fronts + pages.size() + 1;
    std::vector<BookPage> front = front_pages(book, options, answers_from);
    pages.insert(pages.begin(), std::make_move_iterator(front.begin()), std::make_move_iterator(front.end()));
  }
  pages.insert(pages.end(), std::make_move_iterator(answers.begin()), std::make_move_iterator(answers.end()));
  const BookMeasures measures(options);
  for (std::size_t i = 0; i < pages.size(); ++i) {
    pages[i].texts.push_back({.at = {options.paper->width / 2, options.paper->height - margin - 1},
                              .size = measures.caption,
                              .text = std::to_string(i + 1),
                              .shade = caption_shade});
  }
  return pages;
}

}  // namespace hamlet
