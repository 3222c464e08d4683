#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/io/parts/path_grid.hpp"
#include "hamlet/io/penpa/penpa_board.hpp"
#include "hamlet/io/penpa/penpa_paths.hpp"
#include "hamlet/io/penpa/penpa_signs.hpp"
#include "hamlet/puzzle/kind.hpp"

namespace hamlet {

namespace {

constexpr Step most_for_two_digits = 99;  // the keys for small numbers take two digits

std::string rule_of_moves(const PathSheet& sheet) {
  constexpr std::string_view each = "Fill in the numbers so that each";
  const Board& board = sheet.board;
  if (board.lattice().outline == Outline::hexagon)
    return fmt::format("Number the cells 1 to {} along a path of neighbours.", board.size());
  if (board.family() == "king")
    return fmt::format("{} is next to the one that follows it, diagonals too.", each);
  if (board.family() == "square")
    return fmt::format("{} is next to the one that follows it, not diagonally.", each);
  const std::string moves = board.name().substr(0, board.name().find(':'));
  return fmt::format("{} is a move of {} away from the one that follows it.", each, moves);
}

/// The rules, a sentence a line.
std::string rules_of(const PathSheet& sheet) {
  std::string rules = rule_of_moves(sheet);
  if (!sheet.puzzle.diamonds.empty()) rules += "\nCells with a diamond between them follow one another.";
  for (const MarkRule* rule : mark_rules()) {
    const auto& marks = sheet.puzzle.marks;
    if (std::ranges::find(marks, rule, &Mark::rule) == marks.end()) continue;
    const std::string_view sign = rule->name == "wall"      ? "A black edge"
                                  : rule->name == "odd"     ? "A circle"
                                  : rule->name == "even"    ? "A square"
                                  : rule->name == "one-way" ? "An arrow"
                                                            : "A sign <";
    rules += fmt::format("\n{}: {}.", sign, rule->summary);
  }
  return rules;
}

struct Drawing {
  PenpaCells cells;
  PenpaUnplaced unplaced;
};

Drawing drawing_of(const PathSheet& sheet, std::string_view format) {
  Drawing drawing{page_of_board(sheet.board, format), {}};
  std::map<PenpaPoint, Vertex> vertex_at;
  for (Vertex v = 0; v < sheet.board.size(); ++v) vertex_at[drawing.cells.points[v]] = v;
  const PenpaSigns signs(drawing.cells.page.points, vertex_at);
  PenpaLayer& question = drawing.cells.page.question;
  for (const Diamond& diamond : sheet.puzzle.diamonds) {
    if (!signs.draw(diamond, question)) drawing.unplaced.diamonds.push_back(diamond);
  }
  for (const Mark& mark : sheet.puzzle.marks) {
    if (!signs.draw(mark, question)) drawing.unplaced.marks.push_back(mark);
  }
  return drawing;
}

}  // namespace

PenpaUnplaced without_place(const PathSheet& sheet, std::string_view format) {
  if (sheet.puzzle.diamonds.empty() && sheet.puzzle.marks.empty()) return {};
  try {
    return drawing_of(sheet, format).unplaced;
  } catch (const InputError&) {
    return {};  // no page shows the board, with or without signs
  }
}

PenpaDrawn draw_path(const PathSheet& sheet, std::string_view title, std::string_view format) {
  Drawing drawing = drawing_of(sheet, format);
  require(drawing.unplaced.diamonds.empty() && drawing.unplaced.marks.empty(),
          "what has no place is left out before a page is drawn");
  PenpaDrawn drawn{std::move(drawing.cells.page)};
  PenpaPage& page = drawn.page;
  const std::vector<PenpaPoint>& points = drawing.cells.points;
  const bool hexagons = page.points.is_hexagonal();
  if (hexagons || sheet.board.size() > most_for_two_digits) page.entry = PenpaPage::Entry::numbers;
  std::set<Vertex> printed;
  for (const auto& [cell, step] : clues_and_ends(sheet.puzzle)) {
    page.question.number[points[cell]] = {std::to_string(step), penpa::black_number, hexagons ? "10" : "1"};
    printed.insert(cell);
  }
  page.title = title;
  page.rules = rules_of(sheet);
  // Penpa+ marks equal numbers in a row unless this says that they may stand there.
  page.tags.push_back("noconflict");
  tag_board(page, sheet.board);
  if (!sheet.solution) return drawn;
  drawn.answer.emplace();
  for (const auto& [cell, step] : *sheet.solution) {
    if (!printed.contains(cell)) drawn.answer->numbers[points[cell]] = std::to_string(step);
  }
  return drawn;
}

}  // namespace hamlet
