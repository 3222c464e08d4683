#include "hamlet/board/cell.hpp"

#include <fmt/format.h>

#include <limits>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet {

std::string to_text(Cell cell) { return fmt::format("{},{}", cell.row, cell.col); }
std::string spoken(Cell cell) { return fmt::format("r{}c{}", cell.row, cell.col); }

namespace {

/// Splits "3,4" or "r3c4" in two; the second part is empty if the text is neither.
std::pair<std::string_view, std::string_view> row_and_column(std::string_view text) {
  const bool has_letters = text.starts_with('r');
  if (has_letters) text.remove_prefix(1);
  const std::size_t middle = text.find(has_letters ? 'c' : ',');
  if (middle == std::string_view::npos) return {text, {}};
  return {text.substr(0, middle), text.substr(middle + 1)};
}

}  // namespace

Cell cell_from_text(std::string_view text, std::string_view where) {
  const auto [first, second] = row_and_column(text);
  const auto row = scan_integer(first), col = scan_integer(second);
  constexpr auto largest = std::numeric_limits<int>::max();
  if (!row || !col || *row > largest || *col > largest || *row < -largest || *col < -largest) {
    throw InputError(std::string(where),
                     fmt::format("'{}' is not a cell; write row,column such as 3,4", text.substr(0, 40)));
  }
  return {static_cast<int>(*row), static_cast<int>(*col)};
}

}  // namespace hamlet
