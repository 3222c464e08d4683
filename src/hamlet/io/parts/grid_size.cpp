#include "hamlet/io/parts/grid_size.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet {

namespace {

constexpr std::int64_t longest_side = 10'000;
constexpr std::int64_t largest_area = 25'000'000;

std::int64_t side(std::string_view text, std::string_view meaning, std::string_view where) {
  if (const auto value = scan_integer(text)) return *value;
  throw InputError(std::string(where),
                   fmt::format("'{}' is not a number of {}; write a whole number from 1 to {}",
                               text.substr(0, 40), meaning, longest_side));
}

void require_possible(std::int64_t rows, std::int64_t cols, std::string_view where) {
  for (const auto& [count, meaning] : {std::pair{rows, "rows"}, std::pair{cols, "columns"}}) {
    if (count >= 1 && count <= longest_side) continue;
    throw InputError(std::string(where), fmt::format("{} {} are not possible; there can be 1 to {}", count,
                                                     meaning, longest_side));
  }
  if (rows * cols <= largest_area) return;
  throw InputError(std::string(where), fmt::format("{} rows of {} cells are too many; {} cells are the most",
                                                   rows, cols, largest_area));
}

}  // namespace

GridSize grid_size(std::string_view rows, std::string_view cols, std::string_view where) {
  const std::int64_t row_count = side(rows, "rows", where), col_count = side(cols, "columns", where);
  require_possible(row_count, col_count, where);
  return {static_cast<int>(row_count), static_cast<int>(col_count)};
}

void require_readable(GridSize size, std::string_view where) {
  require_possible(size.rows, size.cols, where);
}

Cell ReadingOrder::next(std::string_view where) {
  skip(1, where);
  const std::int64_t index = used_ - 1;
  return {static_cast<int>(index / size_.cols) + 1, static_cast<int>(index % size_.cols) + 1};
}

void ReadingOrder::skip(int cells, std::string_view where) {
  used_ += cells;
  if (used_ <= size_.area()) return;
  throw InputError(std::string(where),
                   fmt::format("here the text goes beyond the {} cells of {} rows and {} columns",
                               size_.area(), size_.rows, size_.cols));
}

void ReadingOrder::require_full(std::string_view where) const {
  if (used_ == size_.area()) return;
  throw InputError(std::string(where),
                   fmt::format("the text ends after {} cells, and {} rows and {} columns have {}", used_,
                               size_.rows, size_.cols, size_.area()));
}

void append_run(std::string& text, std::int64_t cells, char one, int longest) {
  for (; cells > 0; cells -= longest) {
    text += static_cast<char>(one + std::min<std::int64_t>(cells, longest) - 1);
  }
}

}  // namespace hamlet
