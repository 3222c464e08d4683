#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/path_grid.hpp"
#include "hamlet/io/penpa/penpa_board.hpp"
#include "hamlet/io/penpa/penpa_paths.hpp"
#include "hamlet/io/penpa/penpa_signs.hpp"

namespace hamlet {

namespace {

constexpr std::array<std::string_view, 5> number_sizes = {"1", "5", "6", "8", "10"};
constexpr std::array<std::int64_t, 4> solver_colours = {2, 8, 9, 10};

std::string place_of_point(const PenpaBoard& drawn, PenpaPoint point) {
  const auto cell = drawn.vertex_at.find(point);
  return cell == drawn.vertex_at.end() ? fmt::format("point {}", point) : drawn.board.spoken(cell->second);
}

bool is_of_any_size(const PenpaNumber& number) {
  return std::ranges::find(number_sizes, number.size) != number_sizes.end();
}

void read_clues(const PenpaPage& page, const PenpaBoard& drawn, PathSheet& sheet) {
  for (const auto& [point, number] : page.question.number) {
    const std::string place = place_of_point(drawn, point);
    const auto cell = drawn.vertex_at.find(point);
    if (cell == drawn.vertex_at.end()) throw InputError(place, "this number is not in a cell of the board");
    const auto step = scan_integer(trimmed(number.text));
    if (!step || *step < 1 || !is_of_any_size(number))
      throw InputError(place,
                       fmt::format("'{}' is not a number of the path, which are whole and begin with 1",
                                   number.text.substr(0, 40)));
    require_in_range(*step, drawn.board, place);
    sheet.puzzle.clues.push_back({cell->second, static_cast<Step>(*step)});
  }
  std::ranges::sort(sheet.puzzle.clues);
  require_different(sheet.puzzle.clues, drawn.board, [](Cell cell) { return spoken(cell); });
}

/// A ring around a printed number decorates it.
bool is_ring(const PenpaPage& page, PenpaPoint point, const PenpaSymbol& symbol) {
  return symbol.name.starts_with("circle_") && page.question.number.contains(point);
}

void read_signs(const PenpaPage& page, const PenpaBoard& drawn, PathSheet& sheet) {
  const PenpaSigns signs(page.points, drawn.vertex_at);
  for (const auto& [point, symbol] : page.question.symbol) {
    if (signs.read_symbol(point, symbol, sheet.puzzle) || is_ring(page, point, symbol)) continue;
    throw InputError(place_of_point(drawn, point),
                     fmt::format("the symbol '{}' number {} means nothing here in a path puzzle",
                                 symbol.name.substr(0, 40), symbol.variant));
  }
  for (const auto& [corners, style] : page.question.lineE) {
    if (style == penpa::black_edge || style == penpa::thick_edge) signs.read_edge(corners, sheet.puzzle);
  }
}

/// The numbers of the solver; those in other colours and sizes are notes.
PenpaAnswer entered(const PenpaLayer& entries) {
  PenpaAnswer answer;
  for (const auto& [point, number] : entries.number) {
    const bool counts = std::ranges::find(solver_colours, number.colour) != solver_colours.end();
    if (counts && is_of_any_size(number)) answer.numbers[point] = number.text;
  }
  return answer;
}

/// The numbers entered, with the printed ones. Nullopt if none is entered and some cell is empty.
std::optional<std::vector<Visit>> solution_in(const PenpaAnswer& answer, const PenpaBoard& drawn,
                                              const PathPuzzle& puzzle) {
  std::vector<Visit> visits = puzzle.clues;
  std::vector<bool> is_filled(drawn.board.size(), false);
  for (const Visit& clue : puzzle.clues) is_filled[clue.cell] = true;
  for (const auto& [point, text] : answer.numbers) {
    const std::string place = fmt::format("the answer at {}", place_of_point(drawn, point));
    const auto cell = drawn.vertex_at.find(point);
    if (cell == drawn.vertex_at.end()) throw InputError(place, "there is no cell of the board");
    const auto step = scan_integer(trimmed(text));
    if (!step || *step < 1)
      throw InputError(place, fmt::format("'{}' is not a number of the path", text.substr(0, 40)));
    require_in_range(*step, drawn.board, place);
    if (is_filled[cell->second]) continue;
    is_filled[cell->second] = true;
    visits.push_back({cell->second, static_cast<Step>(*step)});
  }
  if (visits.size() == puzzle.clues.size() && visits.size() < drawn.board.size()) return std::nullopt;
  return visits;
}

}  // namespace

PathSheet path_on_page(const PenpaPage& page, const std::optional<PenpaAnswer>& answer,
                       const MemoryBudget& memory) {
  refuse_tool(!page.question.line.empty() ? "line" : page.question.other, "a path puzzle");
  PenpaBoard drawn = board_of_page(page, memory);
  PathSheet sheet{drawn.board, {}};
  sheet.puzzle.graph = drawn.board.graph();
  read_clues(page, drawn, sheet);
  read_signs(page, drawn, sheet);
  validate(sheet.puzzle, sheet.labels());
  sheet.solution = solution_in(answer ? *answer : entered(page.entries), drawn, sheet.puzzle);
  return sheet;
}

}  // namespace hamlet
