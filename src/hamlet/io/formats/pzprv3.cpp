#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/bridges_limits.hpp"
#include "hamlet/io/parts/drawn_bridges.hpp"
#include "hamlet/io/parts/island_text.hpp"

namespace hamlet {

namespace {

// pzprv3/hashikake/HEIGHT/WIDTH/, then three groups of rows: the cells ("." empty, "-" an unknown demand, or
// a number), the borders between neighbours in a row, and the borders between neighbours in a column. A
// border holds the number of bridges that cross it, or -1 for a cross, which only helps the player. A line
// ends in "/" or a newline.
constexpr std::string_view pzprv3_name = "pzprv3";
constexpr std::array<std::string_view, 3> pzprv3_genres = {"hashikake", "hashi", "bridges"};
constexpr BridgesLimits pzprv3_limits{.unknown_demands = true};
constexpr IslandWords pzprv3_island_words{.blank = ".", .unknown = "-"};
constexpr std::size_t head_lines = 4;

bool recognises_pzprv3(std::string_view text) { return trimmed(text).starts_with("pzprv3"); }

std::vector<TextLine> lines_and_slashes(std::string_view text) {
  std::vector<TextLine> found;
  for (std::string_view line : lines(text)) {
    if (line.ends_with('/')) line.remove_suffix(1);
    for (const std::string_view piece : split(line, '/')) found.push_back({found.size() + 1, trimmed(piece)});
  }
  while (!found.empty() && found.back().text.empty()) found.pop_back();
  return found;
}

/// Lines beyond the end count as empty, like the rows of borders in a grid that is one cell wide.
std::vector<WordRow> rows_at(const std::vector<TextLine>& text, std::size_t from, std::size_t count,
                             std::size_t length) {
  std::vector<WordRow> rows;
  for (std::size_t i = from; i < from + count; ++i) {
    rows.push_back({i + 1, i < text.size() ? words(text[i].text) : std::vector<std::string_view>{}});
    require_length(rows.back(), length);
  }
  return rows;
}

GridSize read_pzprv3_head(const std::vector<TextLine>& text) {
  if (text.size() < head_lines)
    throw InputError("line 1",
                     "a pzprv3 text begins with four lines: pzprv3, hashikake, the rows and the columns");
  if (std::ranges::find(pzprv3_genres, text[1].text) == pzprv3_genres.end()) {
    throw InputError("line 2", fmt::format("this is a '{}' puzzle; of pzprv3 only 'hashikake' can be read",
                                           text[1].text.substr(0, 40)));
  }
  return grid_size(text[2].text, text[3].text, "line 3");
}

int pieces_at(const WordRow& row, std::size_t index) {
  const auto value = scan_integer(row.words[index]);
  if (value && *value >= -1 && *value <= 2) return std::max(0, static_cast<int>(*value));
  throw InputError(row.place(index),
                   fmt::format("'{}' is not a border; 0, 1 or 2 bridges or -1 for a cross can stand here",
                               row.words[index].substr(0, 40)));
}

std::optional<std::vector<Bridge>> read_pzprv3_bridges(const std::vector<TextLine>& text,
                                                       const BridgesPuzzle& puzzle) {
  const auto height = static_cast<std::size_t>(puzzle.grid().rows),
             width = static_cast<std::size_t>(puzzle.grid().cols);
  const std::size_t first = head_lines + height;
  const auto across = rows_at(text, first, height, width - 1),
             down = rows_at(text, first + height, height - 1, width);
  DrawnBridges drawn(puzzle, DrawnBridges::on_borders);
  for (std::size_t r = 0; r < height; ++r) {
    for (std::size_t c = 0; c < width; ++c) {
      const Cell cell{static_cast<int>(r) + 1, static_cast<int>(c) + 1};
      if (c + 1 < width) drawn.across(cell) = pieces_at(across[r], c);
      if (r + 1 < height) drawn.down(cell) = pieces_at(down[r], c);
    }
  }
  auto bridges =
      drawn.bridges([](Cell cell) { return fmt::format("row {}, column {}", cell.row, cell.col); });
  if (bridges.empty()) return std::nullopt;
  return bridges;
}

std::vector<Sheet> read_pzprv3(std::string_view text, const MemoryBudget&) {
  const auto pieces = lines_and_slashes(text);
  const GridSize size = read_pzprv3_head(pieces);
  const auto rows =
      rows_at(pieces, head_lines, static_cast<std::size_t>(size.rows), static_cast<std::size_t>(size.cols));
  BridgesSheet sheet{BridgesPuzzle(
      {.rows = size.rows, .cols = size.cols, .islands = islands_of(rows, pzprv3_island_words)})};
  sheet.solution = read_pzprv3_bridges(pieces, sheet.puzzle);
  const std::size_t all = head_lines + 3 * static_cast<std::size_t>(size.rows) - 1;
  if (pieces.size() > all)
    throw InputError(place_of_line(all + 1), "the puzzle is complete, but more text follows here");
  return {sheet_of(std::move(sheet))};
}

void require_drawable(const BridgesSheet& sheet) {
  std::vector<int> on_lane(sheet.puzzle.lanes().size(), 0);
  for (const auto& [a, b, n] : *sheet.solution) {
    const auto lane = sheet.puzzle.lane_between(a, b);
    if (lane && n >= 0 && n <= 2 && (on_lane[*lane] += n) <= 2) continue;
    throw InputError(
        std::string(pzprv3_name),
        fmt::format("the solution's bridges between {} and {} cannot be drawn in this format",
                    spoken(sheet.puzzle.islands()[a].cell), spoken(sheet.puzzle.islands()[b].cell)));
  }
}

void append_line(std::string& text, const std::vector<std::string>& words) {
  for (std::size_t i = 0; i < words.size(); ++i) text += (i == 0 ? "" : " ") + words[i];
  text += "/";
}

std::string write_pzprv3(std::span<const Sheet> sheets) {
  const BridgesSheet& sheet = bridges_only(only_sheet(sheets, pzprv3_name), pzprv3_name);
  const BridgesGrid& grid = sheet.puzzle.grid();
  require_holds(pzprv3_limits, grid, pzprv3_name);
  DrawnBridges drawn(sheet.puzzle, DrawnBridges::on_borders);
  if (sheet.solution) {
    require_drawable(sheet);
    drawn.draw(*sheet.solution);
  }
  std::string text = fmt::format("pzprv3/hashikake/{}/{}/", grid.rows, grid.cols);
  for (const auto& row : words_of(sheet.puzzle, pzprv3_island_words)) append_line(text, row);
  for (int row = 1; row <= grid.rows; ++row) {
    std::vector<std::string> borders;
    for (int col = 1; col < grid.cols; ++col) borders.push_back(std::to_string(drawn.across({row, col})));
    append_line(text, borders);
  }
  for (int row = 1; row < grid.rows; ++row) {
    std::vector<std::string> borders;
    for (int col = 1; col <= grid.cols; ++col) borders.push_back(std::to_string(drawn.down({row, col})));
    append_line(text, borders);
  }
  return text + "\n";
}

}  // namespace

extern const Format pzprv3_format = {
    .name = pzprv3_name,
    .summary = "a Hashi puzzle as puzz.link saves it, with its solution",
    .holds = {.solution = true},
    .recognises = recognises_pzprv3,
    .read = read_pzprv3,
    .write = write_pzprv3,
};

}  // namespace hamlet
