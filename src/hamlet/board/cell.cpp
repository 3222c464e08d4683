#include "hamlet/board/cell.hpp"

#include <fmt/format.h>

#include <limits>

#include "hamlet/base/error.hpp"
#include "hamlet/base/scan.hpp"

namespace hamlet {

std::string to_text(Cell cell) { return fmt::format("{},{}", cell.row, cell.col); }

Cell cell_from_text(std::string_view text, std::string_view where) {
  const auto parts = split(text, ',');
  const auto row = scan_integer(parts[0]);
  const auto col = parts.size() == 2 ? scan_integer(parts[1]) : std::nullopt;
  constexpr auto largest = std::numeric_limits<int>::max();
  if (!row || !col || *row > largest || *col > largest || *row < -largest || *col < -largest) {
    throw InputError(std::string(where),
                     fmt::format("'{}' is not a cell; write row,column such as 3,4", text.substr(0, 40)));
  }
  return {static_cast<int>(*row), static_cast<int>(*col)};
}

}  // namespace hamlet
