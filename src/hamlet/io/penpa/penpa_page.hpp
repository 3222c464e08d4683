#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hamlet/io/penpa/penpa_points.hpp"

namespace hamlet {

struct PenpaNumber {
  std::string text;  // empty if it is none that is typed in, such as candidates
  std::int64_t colour = 1;
  std::string size = "1";  // "1" normal, "10" large, …
};

struct PenpaSymbol {
  std::int64_t variant;
  std::string name;
  std::int64_t layer = 2;  // 1 below the lines, 2 above
};

/// What is drawn on a page, by point.
struct PenpaLayer {
  using Pair = std::pair<PenpaPoint, PenpaPoint>;  // ascending

  std::map<PenpaPoint, std::int64_t> surface = {};  // colours
  std::map<PenpaPoint, PenpaNumber> number = {};
  std::map<PenpaPoint, PenpaSymbol> symbol = {};
  std::map<Pair, std::int64_t> line = {};   // styles of lines between cells
  std::map<Pair, std::int64_t> lineE = {};  // of lines between corners
  std::string other = {};                   // the name of something else that is drawn, such as "thermo"
};

/// Styles and colours of Penpa+ that mean something here.
namespace penpa {
inline constexpr std::int64_t dark_grey = 1, black = 4, grey = 8;   // of surfaces
inline constexpr std::int64_t black_number = 1, island_number = 6;  // of numbers
inline constexpr std::int64_t black_symbol = 2, pale_symbol = 3;    // variants of symbols
inline constexpr std::int64_t single_line = 3, double_line = 30;    // of the solver's lines
inline constexpr std::int64_t black_edge = 2, thick_edge = 21;      // of lines between corners
}  // namespace penpa

struct PenpaPage {
  /// What the solver's keys and mouse enter: one or two digits, more digits, or bridges.
  enum class Entry { digits, numbers, bridges };

  PenpaPoints points;
  int columns;  // as the page states them
  int rows;
  std::string title = {}, author = {}, source = {}, rules = {};
  std::vector<std::string> tags = {};
  std::vector<PenpaPoint> cells = {};  // those of the board, ascending
  PenpaLayer question = {};
  PenpaLayer entries = {};
  Entry entry = Entry::digits;
};

/// Throws an InputError that names the line of the page for what is damaged or on another grid.
PenpaPage read_penpa_page(std::string_view text);
std::string penpa_page_text(const PenpaPage& page);

/// Throws an InputError if a tool is named: what is drawn with it means nothing in such a puzzle.
void refuse_tool(std::string_view tool, std::string_view puzzle);

/// Titles and rules are HTML on the page, with codes for the characters that separate fields. What is escaped
/// reads as it was.
std::string penpa_escaped(std::string_view text);
std::string penpa_unescaped(std::string_view text);

}  // namespace hamlet
