#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/json_place.hpp"
#include "hamlet/io/penpa/penpa_page.hpp"

namespace hamlet {

namespace {

// The lines of a page, from 0, that are read. Old pages stop after line 5.
enum PageLine : std::size_t {
  header_line = 0,
  mode_line = 2,
  question_line = 3,
  entries_line = 4,
  cells_line = 5,
  modes_line = 11,
  tags_line = 17
};
// The fields of the first line.
enum HeaderField : std::size_t {
  grid_field = 0,
  columns_field,
  rows_field,
  title_field = 15,
  author_field,
  source_field,
  rules_field
};

constexpr PenpaPoint most_points = 1'000'000'000;
// Tools of the page that change nothing, and those that are read by name.
constexpr std::array<std::string_view, 9> not_drawn = {"command_redo", "command_undo", "command_replay",
                                                       "deletelineE",  "surface",      "number",
                                                       "symbol",       "line",         "lineE"};

std::optional<PenpaPoint> point_from(std::string_view text) {
  const auto point = scan_integer(text);
  return point && *point >= 0 && *point < most_points ? point : std::nullopt;
}

PenpaPoint point_of(std::string_view key, const JsonPlace& place) {
  if (key.ends_with('E')) key.remove_suffix(1);
  if (const auto point = point_from(key)) return *point;
  place.complain(fmt::format("'{}' is not the number of a point", key.substr(0, 40)));
}

PenpaLayer::Pair ends_of(std::string_view key, const JsonPlace& place) {
  const auto ends = split(key, ',');
  const auto a = point_from(ends[0]), b = point_from(ends.back());
  if (a && b && ends.size() <= 2) return std::minmax(*a, *b);
  place.complain(fmt::format("'{}' are not the numbers of two points", key.substr(0, 40)));
}

constexpr std::int64_t most_style = 1'000'000;

/// Colours, sizes and styles are numbers or the same as a text.
std::int64_t whole(const JsonPlace& place) {
  if (!place.is_text()) return place.integer(0, most_style);
  const auto value = scan_integer(place.text());
  if (value && *value >= 0 && *value <= most_style) return *value;
  place.complain(fmt::format("'{}' is not a whole number", place.text().substr(0, 40)));
}

PenpaNumber number_from(const JsonPlace& place) {
  const auto items = place.items();
  if (items.size() < 3) place.complain("a number is [text, colour, size]");
  PenpaNumber number{"", whole(items[1]), std::to_string(whole(items[2]))};
  if (!items[0].is_array()) number.text = items[0].is_text() ? items[0].text() : items[0].dump();
  return number;
}

PenpaSymbol symbol_from(const JsonPlace& place) {
  const auto items = place.items();
  if (items.size() < 2) place.complain("a symbol is [variant, name, layer]");
  return {items[0].is_array() ? 0 : whole(items[0]), items[1].text()};
}

template <class Take>
void each_field(const JsonPlace& layer, std::string_view property, Take&& take) {
  const auto values = layer.optional_field(property);
  if (!values) return;
  for (const auto& [key, value] : values->fields()) take(key, value);
}

PenpaLayer layer_from(const JsonPlace& place) {
  PenpaLayer layer;
  each_field(place, "surface", [&](const std::string& key, const JsonPlace& value) {
    // A cell of many colours is coloured, but not blocked.
    layer.surface[point_of(key, value)] = value.is_array() ? 0 : whole(value);
  });
  each_field(place, "number", [&](const std::string& key, const JsonPlace& value) {
    layer.number[point_of(key, value)] = number_from(value);
  });
  each_field(place, "symbol", [&](const std::string& key, const JsonPlace& value) {
    layer.symbol[point_of(key, value)] = symbol_from(value);
  });
  each_field(place, "line", [&](const std::string& key, const JsonPlace& value) {
    layer.line[ends_of(key, value)] = whole(value);
  });
  each_field(place, "lineE", [&](const std::string& key, const JsonPlace& value) {
    layer.lineE[ends_of(key, value)] = whole(value);
  });
  for (const auto& [property, value] : place.fields()) {
    if (std::ranges::find(not_drawn, property) == not_drawn.end() && !value.is_empty())
      layer.other = property;
  }
  return layer;
}

std::string place_of_page_line(std::size_t line) { return fmt::format("line {} of the page", line); }

/// Parses a line of JSON and calls `use` with it. Errors name the line.
template <class Use>
auto parsed(std::string_view text, std::size_t line, Use&& use) {
  try {
    const Json json = parse_json(text);
    return use(JsonPlace(json));
  } catch (InputError& error) {
    error.place_within(place_of_page_line(line));
    throw;
  }
}

PenpaPoints points_of(std::string_view grid, int columns, int rows) {
  if (grid == "hex") return PenpaPoints::hexagons(columns);
  if (grid == "square" || grid == "sudoku" || grid == "kakuro") return PenpaPoints::squares(columns, rows);
  throw InputError(place_of_page_line(header_line),
                   fmt::format("this is a page with a grid of '{}'; squares and hexagons can be read",
                               grid.substr(0, 40)));
}

int side_from(std::string_view text, bool hexagons) {
  const int most = hexagons ? PenpaPoints::most_hexagons : PenpaPoints::most_squares;
  const auto side = scan_integer(text);
  if (side && *side >= 1 && *side <= most) return static_cast<int>(*side);
  throw InputError(
      place_of_page_line(header_line),
      fmt::format("'{}' is not a size; it should be a whole number from 1 to {}", text.substr(0, 40), most));
}

std::string labelled(std::string_view field, std::string_view label) {
  if (field.starts_with(label)) field.remove_prefix(label.size());
  return penpa_unescaped(trimmed(field));
}

PenpaPage page_from_header(std::string_view line) {
  const auto fields = split(line, ',');
  if (fields.size() <= rows_field)
    throw InputError(place_of_page_line(header_line),
                     "here the grid, its columns and its rows should stand, as in square,8,8,…");
  const bool hexagons = fields[grid_field] == "hex";
  const int columns = side_from(fields[columns_field], hexagons),
            rows = side_from(fields[rows_field], hexagons);
  PenpaPage page{.points = points_of(fields[grid_field], columns, rows), .columns = columns, .rows = rows};
  const auto field = [&](HeaderField index, std::string_view label) {
    return index < fields.size() ? labelled(fields[index], label) : std::string();
  };
  page.title = field(title_field, "Title:");
  page.author = field(author_field, "Author:");
  page.source = field(source_field, "");
  page.rules = field(rules_field, "");
  return page;
}

std::vector<PenpaPoint> cells_from(const JsonPlace& differences, const PenpaPoints& points) {
  std::vector<PenpaPoint> cells;
  PenpaPoint cell = 0;
  for (const JsonPlace& difference : differences.items()) {
    cell += difference.integer(-most_points, most_points);
    if (!points.place_of(cell)) difference.complain(fmt::format("there is no cell {} on this page", cell));
    cells.push_back(cell);
  }
  if (cells.empty()) differences.complain("the board has no cells");
  std::ranges::sort(cells);
  const auto twice = std::ranges::adjacent_find(cells);
  if (twice != cells.end()) differences.complain(fmt::format("the cell {} is listed twice", *twice));
  return cells;
}

/// Whether the keys and the mouse of the solver draw bridges: `"combi"~["hashi",""]` in the mode of a page
/// for solving, the same words in the modes of one for editing.
bool draws_bridges(std::span<const std::string_view> lines) {
  const auto combines = [](std::string_view text, std::string_view mode, std::string_view setting) {
    return text.find(mode) != std::string_view::npos && text.find(setting) != std::string_view::npos;
  };
  if (combines(lines[mode_line], "\"combi\"~", "[\"hashi\"")) return true;
  const std::string_view modes = lines.size() > modes_line ? lines[modes_line] : lines[mode_line];
  const std::size_t solver = modes.find("\"pu_a\"", modes.find("\"pu_q\""));
  return solver != std::string_view::npos &&
         combines(modes.substr(solver), "\"edit_mode\":\"combi\"", "\"combi\":[\"hashi\"");
}

}  // namespace

void refuse_tool(std::string_view tool, std::string_view puzzle) {
  if (tool.empty()) return;
  throw InputError("the page", fmt::format("what is drawn with the tool '{}' means nothing in {}",
                                           tool.substr(0, 40), puzzle));
}

PenpaPage read_penpa_page(std::string_view text) {
  const auto lines = split(text, '\n');
  if (!lines[header_line].empty() && lines[header_line][0] >= '0' && lines[header_line][0] <= '9')
    throw InputError(place_of_page_line(header_line),
                     "this is a page of the first version of Penpa, which cannot be read");
  if (lines.size() <= cells_line)
    throw InputError(place_of_page_line(lines.size()), "the page stops before the list of its cells");
  PenpaPage page = page_from_header(lines[header_line]);
  page.question = parsed(lines[question_line], question_line, layer_from);
  if (!trimmed(lines[entries_line]).empty())
    page.entries = parsed(lines[entries_line], entries_line, layer_from);
  page.cells = parsed(lines[cells_line], cells_line,
                      [&](const JsonPlace& place) { return cells_from(place, page.points); });
  if (lines.size() > tags_line && lines[tags_line].starts_with('[')) {
    page.tags = parsed(lines[tags_line], tags_line, [](const JsonPlace& place) {
      std::vector<std::string> tags;
      for (const JsonPlace& tag : place.items()) tags.push_back(tag.text());
      return tags;
    });
  }
  if (draws_bridges(lines)) page.entry = PenpaPage::Entry::bridges;
  return page;
}

}  // namespace hamlet
