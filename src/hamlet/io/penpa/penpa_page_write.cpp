#include <fmt/format.h>

#include "hamlet/base/text/json.hpp"
#include "hamlet/io/penpa/penpa_page.hpp"

namespace hamlet {

namespace {

constexpr int cell_size = 38;  // in pixels
constexpr std::string_view empty_properties[] = {"thermo", "arrows", "direction", "squareframe", "polygon"};

int pixels(double cells) { return static_cast<int>(cells * cell_size + 0.5); }

template <class Value, class Text>
std::string object(const std::map<PenpaPoint, Value>& values, Text&& text) {
  std::string out;
  for (const auto& [point, value] : values)
    out += fmt::format("{}\"{}\":{}", out.empty() ? "" : ",", point, text(value));
  return "{" + out + "}";
}

std::string object(const std::map<PenpaLayer::Pair, std::int64_t>& lines) {
  std::string out;
  for (const auto& [ends, style] : lines)
    out += fmt::format("{}\"{},{}\":{}", out.empty() ? "" : ",", ends.first, ends.second, style);
  return "{" + out + "}";
}

/// Penpa+ needs all of these properties, also the empty ones.
std::string layer_text(const PenpaLayer& layer) {
  std::string out = "{";
  for (const char* list : {"command_redo", "command_undo", "command_replay"})
    out += fmt::format("\"{}\":{{\"__a\":[]}},", list);
  out += fmt::format("\"surface\":{},", object(layer.surface, [](std::int64_t colour) { return colour; }));
  out += fmt::format("\"number\":{},", object(layer.number, [](const PenpaNumber& number) {
                       return Json{number.text, number.colour, number.size}.dump();
                     }));
  out += "\"numberS\":{},";
  out += fmt::format("\"symbol\":{},", object(layer.symbol, [](const PenpaSymbol& symbol) {
                       return Json{symbol.variant, symbol.name, symbol.layer}.dump();
                     }));
  for (const std::string_view property : empty_properties) out += fmt::format("\"{}\":[],", property);
  return out + fmt::format(
                   "\"line\":{},\"lineE\":{},\"wall\":{{}},\"cage\":{{}},\"deletelineE\":{{}},"
                   "\"killercages\":[],\"nobulbthermo\":[]}}",
                   object(layer.line), object(layer.lineE));
}

/// What the mode of entry changes in the settings of a page.
struct Settings {
  std::string_view grid;     // how lines, points and frame are drawn
  std::string_view mode;     // of the mouse and the keys
  std::string_view setting;  // of that mode
  std::string_view number;   // the setting of numbers
  std::string_view combi;    // the setting of what draws several things
  std::string_view tools;    // the buttons shown
  std::string_view checked;  // what is compared with the answer
};

constexpr Settings settings_of(PenpaPage::Entry entry) {
  switch (entry) {
    case PenpaPage::Entry::digits:
      return {R"(["1","2","1"])", "number",     R"(["1",2])",
              R"(["1",2])",       "battleship", R"(["Surface","Number Normal","Line Normal"])",
              "sol_number"};
    case PenpaPage::Entry::numbers:
      return {R"(["1","2","1"])", "number",     R"(["10",2])",
              R"(["10",2])",      "battleship", R"(["Surface","Number L","Line Normal"])",
              "sol_number"};
    case PenpaPage::Entry::bridges:
      break;
  }
  return {R"(["3","2","2"])",           "combi",       R"(["hashi",""])", R"(["1",2])", "hashi",
          R"(["Surface","Composite"])", "sol_loopline"};
}

std::string mode_of_layer(std::string_view mode, std::string_view combi, std::string_view number, int line,
                          int sudoku) {
  return fmt::format(
      R"({{"edit_mode":"{}","surface":["",1],"multicolor":["",1],"cage":["1",10],"symbol":["circle_L",1],)"
      R"("special":["thermo",""],"board":["",""],"move":["1",""],"combi":["{}",""],"line":["1",{}],)"
      R"("lineE":["1",{}],"wall":["",{}],"number":{},"sudoku":["1",{}]}})",
      mode, combi, line, line, line, number, sudoku);
}

std::string modes(const Settings& settings) {
  return fmt::format(R"({{"qa":"pu_a","grid":{},"pu_q":{},"pu_a":{}}})", settings.grid,
                     mode_of_layer("number", "battleship", R"(["1",1])", 2, 1),
                     mode_of_layer(settings.mode, settings.combi, settings.number, 3, 9));
}

struct Canvas {
  int width;
  int height;
};

/// Only what lies on the canvas can be clicked. A page of the stated size need not hold all of its hexagons
/// there.
Canvas canvas_of(const PenpaPage& page) {
  if (!page.points.is_hexagonal()) return {pixels(page.columns + 1), pixels(page.rows + 1)};
  HexPlace low{1 << 30, 1 << 30}, high{0, 0};
  for (const PenpaPoint cell : page.cells) {
    const HexPlace place = *page.points.place_of(cell);
    low = {std::min(low.x, place.x), std::min(low.y, place.y)};
    high = {std::max(high.x, place.x), std::max(high.y, place.y)};
  }
  const int rows = high.y - low.y + 1, columns = (high.x - low.x) / 2 + 1;
  if (rows == 2 * page.columns - 1 && columns == rows)
    return {pixels(2 * page.columns), pixels(2 * page.columns)};
  return {pixels(columns + 1), pixels((rows - 1) * 0.866 + 2.2)};
}

std::string header(const PenpaPage& page) {
  const auto [width, height] = canvas_of(page);
  const PenpaPoint centre = page.points.nearest_to_middle(page.cells);
  return fmt::format("{},{},{},{},0,1,1,{},{},{},{},0,0,0,0,Title: {},Author: {},{},{},OFF,false",
                     page.points.is_hexagonal() ? "hex" : "square", page.columns, page.rows, cell_size, width,
                     height, centre, centre, penpa_escaped(page.title), penpa_escaped(page.author),
                     penpa_escaped(page.source), penpa_escaped(page.rules));
}

std::string differences(const std::vector<PenpaPoint>& cells) {
  std::string out;
  PenpaPoint last = 0;
  for (const PenpaPoint cell : cells) {
    out += fmt::format("{}{}", out.empty() ? "" : ",", cell - last);
    last = cell;
  }
  return "[" + out + "]";
}

}  // namespace

std::string penpa_page_text(const PenpaPage& page) {
  const Settings settings = settings_of(page.entry);
  const std::string version = "[3,2,3]", nothing = "\"x\"";
  const std::string lines[] = {
      header(page),
      page.points.is_hexagonal() ? "[0]" : "[0,0,0,0]",  // cells around the board that are not used
      fmt::format("{}~\"{}\"~{}", settings.grid, settings.mode, settings.setting),
      layer_text(page.question),
      "",  // nothing is entered yet
      differences(page.cells),
      std::string(settings.tools),
      fmt::format("{{\"{}\":true}}", settings.checked),
      nothing,
      nothing,
      version,
      modes(settings),
      nothing,
      "0",             // no colours of its own
      layer_text({}),  // where they would be
      "x",
      "{}",
      Json(page.tags).dump(),
      "",  // no message when it is solved
  };
  return fmt::format("{}", fmt::join(lines, "\n"));
}

}  // namespace hamlet
