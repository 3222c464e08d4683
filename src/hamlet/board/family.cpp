#include "hamlet/board/family.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/board/cell_table.hpp"

namespace hamlet {

namespace {

// A cell's address, its place, its row, its entry in the lookup table, and what is computed from it.
constexpr double bytes_per_cell = 64;

int positive(const BoardArguments& arguments, std::string_view number, std::string_view meaning) {
  const auto value = scan_integer(number);
  if (!value) {
    const bool is_long =
        !number.empty() && std::ranges::all_of(number, [](char c) { return c >= '0' && c <= '9'; });
    throw InputError(std::string(arguments.text),
                     fmt::format("'{}' is {}; {} is a whole number from 1", number.substr(0, 40),
                                 is_long ? "too large" : "not a number", meaning));
  }
  if (*value < 1)
    throw InputError(std::string(arguments.text),
                     fmt::format("{} must be at least 1, not {}", meaning, *value));
  if (*value > std::numeric_limits<int>::max() / 4) {
    throw InputError(std::string(arguments.text),
                     fmt::format("{} is {}, which is too large; the maximum is {}", meaning, *value,
                                 std::numeric_limits<int>::max() / 4));
  }
  return static_cast<int>(*value);
}

}  // namespace

const BoardFamily& board_family(std::string_view name, std::string_view where) {
  return named(board_families(), name, "board", where);
}

double board_bytes(double cells, double arcs) { return cells * bytes_per_cell + graph_bytes(cells, arcs); }

void require_graph_fits(std::string_view board, double cells, double arcs, const MemoryBudget& memory) {
  memory.require_fits(board_bytes(cells, arcs), board, fmt::format("a board of {:.0f} cells", cells));
  if (arcs >= std::numeric_limits<std::uint32_t>::max()) {
    throw InputError(
        std::string(board),
        fmt::format("a board of {:.0f} cells has more moves than can be numbered; the most is 4294967294",
                    cells));
  }
}

void require_fits(const BoardArguments& arguments, double cells, double moves_per_cell) {
  require_graph_fits(arguments.text, cells, cells * moves_per_cell, arguments.memory);
}

void require_cells_fit(const BoardArguments& arguments, double cells, double rows) {
  // A step per cell, and one bit for having visited it.
  const double answer = cells * (sizeof(Step) + 1.0 / 8);
  arguments.memory.require_fits(answer + cell_table_bytes(cells, rows, false), arguments.text,
                                fmt::format("a board of {:.0f} cells", cells));
  if (cells >= no_vertex) {
    throw InputError(std::string(arguments.text),
                     fmt::format("a board of {:.0f} cells has more of them than can be numbered; the most is "
                                 "4294967294",
                                 cells));
  }
}

RowsAndColumns rows_and_columns(const BoardArguments& arguments) {
  const auto parts = split(arguments.size, 'x');
  if (parts.size() != 2) {
    throw InputError(
        std::string(arguments.text),
        fmt::format("'{}' is not a size; write rows and columns such as 8x8", arguments.size.substr(0, 40)));
  }
  const RowsAndColumns size{positive(arguments, parts[0], "the number of rows"),
                            positive(arguments, parts[1], "the number of columns")};
  require_cells_fit(arguments, static_cast<double>(size.rows) * size.columns, size.rows);
  return size;
}

int side_length(const BoardArguments& arguments) { return positive(arguments, arguments.size, "the side"); }

std::vector<int> numbers(const BoardArguments& arguments, std::size_t how_many, std::string_view meaning) {
  const auto parts = split(arguments.size, ',');
  if (parts.size() != how_many) {
    throw InputError(std::string(arguments.text),
                     fmt::format("'{}' is not a size; write {}", arguments.size.substr(0, 40), meaning));
  }
  std::vector<int> values;
  for (auto part : parts) values.push_back(positive(arguments, part, meaning));
  return values;
}

void require_no_extra(const BoardArguments& arguments) {
  if (arguments.extra.empty()) return;
  throw InputError(std::string(arguments.text),
                   fmt::format("'-{}' means nothing here; only leapers take numbers before the colon",
                               arguments.extra[0].substr(0, 40)));
}

std::vector<Point> circle(std::size_t n, Point centre, double radius) {
  std::vector<Point> points;
  points.reserve(n);
  for (std::size_t i = 0; i < n; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(n);
    points.push_back({centre.x + radius * std::sin(angle), centre.y - radius * std::cos(angle)});
  }
  return points;
}

}  // namespace hamlet
