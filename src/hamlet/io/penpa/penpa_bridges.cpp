#include "hamlet/io/penpa/penpa_bridges.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/drawn_bridges.hpp"

namespace hamlet {

namespace {

constexpr BridgesLimits penpa_limits{.unknown_demands = true};
constexpr std::array<std::int64_t, 4> circled_colours = {5, 6, 7, 11};
constexpr std::string_view hashi_tag = "hashiwokakero (hashi/bridges)", unknown_demand = "?";

bool is_circled(const PenpaPage& page, PenpaPoint point, const PenpaNumber& number) {
  if (std::ranges::find(circled_colours, number.colour) != circled_colours.end()) return true;
  const auto symbol = page.question.symbol.find(point);
  return symbol != page.question.symbol.end() && symbol->second.name.starts_with("circle_") &&
         symbol->second.variant != penpa::pale_symbol;
}

/// The cells of a page as a rectangle.
class Rectangle {
 public:
  explicit Rectangle(const PenpaPage& page) : page_(page) {
    if (page.points.is_hexagonal())
      throw InputError("the page", "a Hashi on a grid of hexagons cannot be read");
    top_left_ = bottom_right_ = *page.points.place_of(page.cells[0]);
    for (const PenpaPoint cell : page.cells) {
      const HexPlace place = *page.points.place_of(cell);
      top_left_ = {std::min(top_left_.x, place.x), std::min(top_left_.y, place.y)};
      bottom_right_ = {std::max(bottom_right_.x, place.x), std::max(bottom_right_.y, place.y)};
    }
    if (static_cast<std::size_t>(rows()) * columns() != page.cells.size())
      throw InputError("the page", "a Hashi with holes in its board cannot be read");
  }

  int rows() const { return bottom_right_.y - top_left_.y + 1; }
  int columns() const { return bottom_right_.x - top_left_.x + 1; }
  std::optional<Cell> cell_at(PenpaPoint point) const {
    const auto place = page_.points.place_of(point);
    if (!place || place->x < top_left_.x || place->y < top_left_.y || place->x > bottom_right_.x ||
        place->y > bottom_right_.y)
      return std::nullopt;
    return Cell{place->y - top_left_.y + 1, place->x - top_left_.x + 1};
  }

 private:
  const PenpaPage& page_;
  HexPlace top_left_, bottom_right_;
};

Cell cell_of(const Rectangle& rectangle, PenpaPoint point) {
  if (const auto cell = rectangle.cell_at(point)) return *cell;
  throw InputError(fmt::format("point {}", point), "this is not in a cell of the board");
}

std::optional<int> demand_of(const PenpaNumber& number, Cell cell) {
  const std::string_view text = trimmed(number.text);
  if (text.empty() || text == unknown_demand) return std::nullopt;
  return demand_from(text, spoken(cell));
}

std::vector<Island> islands_on(const PenpaPage& page, const Rectangle& rectangle) {
  std::map<Cell, std::optional<int>> demands;
  for (const auto& [point, symbol] : page.question.symbol) {
    const Cell cell = cell_of(rectangle, point);
    if (!symbol.name.starts_with("circle_"))
      throw InputError(spoken(cell),
                       fmt::format("the symbol '{}' means nothing in a Hashi", symbol.name.substr(0, 40)));
    demands[cell] = std::nullopt;
  }
  for (const auto& [point, number] : page.question.number) {
    const Cell cell = cell_of(rectangle, point);
    demands[cell] = demand_of(number, cell);
  }
  std::vector<Island> islands;
  for (const auto& [cell, demand] : demands) islands.push_back({cell, demand});
  return islands;
}

using Lines = std::map<PenpaLayer::Pair, int>;

std::vector<Bridge> joined(const Lines& lines, const BridgesPuzzle& puzzle, const Rectangle& rectangle) {
  DrawnBridges drawn(puzzle, DrawnBridges::on_borders);
  for (const auto& [ends, n] : lines) {
    const Cell a = cell_of(rectangle, ends.first), b = cell_of(rectangle, ends.second);
    const bool across = a.row == b.row && a.col + 1 == b.col, down = a.col == b.col && a.row + 1 == b.row;
    if (!across && !down)
      throw InputError(spoken(a), fmt::format("a bridge cannot go from here to {}", spoken(b)));
    if (n < 1 || n > 2) throw InputError(spoken(a), "a bridge is single or double");
    (across ? drawn.across(a) : drawn.down(a)) = n;
  }
  return drawn.bridges(spoken);
}

std::optional<std::vector<Bridge>> checked_bridges(const PenpaAnswer& answer, const BridgesPuzzle& puzzle,
                                                   const Rectangle& rectangle) {
  if (answer.lines.empty()) return std::nullopt;
  try {
    return joined(answer.lines, puzzle, rectangle);
  } catch (InputError& error) {
    error.place_within("the answer");
    throw;
  }
}

/// What a solver has drawn so far need not be bridges yet, and is no part of the puzzle.
std::optional<std::vector<Bridge>> entered_bridges(const PenpaLayer& entries, const BridgesPuzzle& puzzle,
                                                   const Rectangle& rectangle) {
  Lines lines;
  for (const auto& [ends, style] : entries.line) {
    if (style == penpa::single_line) lines[ends] = 1;
    if (style == penpa::double_line) lines[ends] = 2;
  }
  if (lines.empty()) return std::nullopt;
  try {
    return joined(lines, puzzle, rectangle);
  } catch (const InputError&) {
    return std::nullopt;
  }
}

void add_lines(const BridgesSheet& sheet, const PenpaPoints& points, PenpaAnswer& answer) {
  const BridgesGrid& grid = sheet.puzzle.grid();
  DrawnBridges drawn(sheet.puzzle, DrawnBridges::on_borders);
  drawn.draw(*sheet.solution);
  const auto point = [&](int row, int col) { return points.cell({col + 1, row + 1}); };
  for (int row = 1; row <= grid.rows; ++row) {
    for (int col = 1; col <= grid.cols; ++col) {
      if (const int n = drawn.across({row, col})) answer.lines[{point(row, col), point(row, col + 1)}] = n;
      if (const int n = drawn.down({row, col})) answer.lines[{point(row, col), point(row + 1, col)}] = n;
    }
  }
}

}  // namespace

bool shows_bridges(const PenpaPage& page) {
  if (page.entry == PenpaPage::Entry::bridges) return true;
  for (const std::string& tag : page.tags) {
    if (tag.starts_with("hashi")) return true;
  }
  return !page.question.number.empty() && std::ranges::all_of(page.question.number, [&](const auto& entry) {
    return is_circled(page, entry.first, entry.second);
  });
}

BridgesSheet bridges_on_page(const PenpaPage& page, const std::optional<PenpaAnswer>& answer) {
  const PenpaLayer& question = page.question;
  refuse_tool(!question.line.empty() ? "line" : !question.lineE.empty() ? "edge" : question.other, "a Hashi");
  const Rectangle rectangle(page);
  BridgesSheet sheet{BridgesPuzzle(
      {.rows = rectangle.rows(), .cols = rectangle.columns(), .islands = islands_on(page, rectangle)})};
  sheet.solution = answer ? checked_bridges(*answer, sheet.puzzle, rectangle)
                          : entered_bridges(page.entries, sheet.puzzle, rectangle);
  return sheet;
}

PenpaDrawn draw_bridges(const BridgesSheet& sheet, std::string_view title, std::string_view format) {
  const BridgesGrid& grid = sheet.puzzle.grid();
  require_holds(penpa_limits, grid, format);
  if (std::max(grid.rows, grid.cols) > PenpaPoints::most_squares)
    throw InputError(
        std::string(format),
        fmt::format("this format holds grids with at most {} rows and columns", PenpaPoints::most_squares));
  PenpaDrawn drawn{
      {.points = PenpaPoints::squares(grid.cols, grid.rows), .columns = grid.cols, .rows = grid.rows}};
  PenpaPage& page = drawn.page;
  page.entry = PenpaPage::Entry::bridges;
  page.title = title;
  page.rules = "Join all the islands by bridges, at most two between a pair.";
  page.tags.emplace_back(hashi_tag);
  for (int row = 1; row <= grid.rows; ++row) {
    for (int col = 1; col <= grid.cols; ++col) page.cells.push_back(page.points.cell({col + 1, row + 1}));
  }
  for (const auto& [cell, demand] : grid.islands) {
    page.question.number[page.points.cell({cell.col + 1, cell.row + 1})] = {
        demand ? std::to_string(*demand) : std::string(unknown_demand), penpa::island_number, "1"};
  }
  if (sheet.solution) add_lines(sheet, page.points, drawn.answer.emplace());
  return drawn;
}

}  // namespace hamlet
