#include "hamlet/draw/terminal/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/scene/geometry.hpp"
#include "hamlet/draw/terminal/char_grid.hpp"

namespace hamlet {

namespace {

using Ink = CharGrid::Ink;

constexpr double most_characters = 50e6;
constexpr std::size_t words_width = 100;

/// The spacing of tiles. A tile's last character stands at its place; its number extends to the left.
struct Spacing {
  int tile;    // the characters that a tile may take
  int column;  // from a tile to the one on its right
  int line;    // from a row to the next
  int margin;  // on the left and right, for lines that leave the board
  int above;   // lines above and below, for the same
  int names;   // columns on the left, for the names of rows, and as many on the right
  int header;  // lines above, for the names of columns
};

/// The path and the bridges are shown. Where two solutions differ, the first's bridges carry both counts.
bool is_shown(const Stroke& stroke) {
  return stroke.kind == Stroke::Kind::path ||
         (stroke.kind == Stroke::Kind::bridge && !(stroke.second && stroke.beside > 0));
}

/// In parentheses, so that it does not look like an island.
std::string count_text(const Stroke& stroke) {
  return stroke.beside > 0 ? fmt::format("({}/{})", stroke.count, stroke.beside)
                           : fmt::format("({})", stroke.count);
}

bool is_glyph(const Label& label) { return label.kind == Label::Kind::glyph; }
bool is_in_tile(const Label& label) { return label.kind != Label::Kind::coordinate; }

std::size_t longest(const std::vector<MarginName>& names, bool are_above) {
  std::size_t length = 0;
  for (const MarginName& name : names) {
    if ((name.side == MarginName::Side::above) == are_above)
      length = std::max(length, character_count(name.text));
  }
  return length;
}

bool leaves_board(const Scene& scene) {
  const auto outside = [&](Point at) {
    return at.x < place_tolerance || at.y < place_tolerance || at.x > scene.width - place_tolerance ||
           at.y > scene.height - place_tolerance;
  };
  return std::ranges::any_of(scene.strokes, [&](const Stroke& s) { return is_shown(s) && outside(s.to); }) ||
         std::ranges::any_of(scene.signs, [&](const Sign& s) { return outside(s.at); });
}

/// The distance between tiles at which the letters of a mark below a tile leave slanted lines visible. On
/// hexagons, a slanted line comes down a quarter of the way to the next tile, and no line goes straight down.
int room_for_glyph(Ground ground, int letters) {
  if (letters == 0) return 0;
  return ground == Ground::hexagons ? 4 * (letters / 2 + 1) : 2 * (letters + 1);
}

Spacing spacing_of(const Scene& scene) {
  std::size_t tile = 1, glyph = 0, count = 1;
  for (const Label& label : scene.labels) {
    if (!is_in_tile(label)) continue;
    const std::size_t length = character_count(label.text);
    tile = std::max(tile, is_glyph(label) ? length + 1 : length);
    if (is_glyph(label)) glyph = std::max(glyph, length);
  }
  // Bundles for which there is no character carry their count.
  for (const Stroke& stroke : scene.strokes) {
    if (stroke.count > 1 || stroke.beside > 0) count = std::max(count, count_text(stroke).size());
  }
  const bool roomy = scene.ground == Ground::sea || std::ranges::any_of(scene.strokes, is_shown) ||
                     std::ranges::any_of(scene.signs, &Sign::touching) || glyph > 0;
  const int gap = roomy ? std::max(3, static_cast<int>(count)) : 1;
  int column = std::max(static_cast<int>(tile) + gap, room_for_glyph(scene.ground, static_cast<int>(glyph)));
  const std::size_t above = longest(scene.margin_names, true), beside = longest(scene.margin_names, false);
  column = std::max(column, above > 0 ? static_cast<int>(above) + 1 : 0);
  // Rows of hexagons are shifted by half a tile, so the distance must be even.
  if (scene.ground == Ground::hexagons) column += column % 2;
  const bool leaves = leaves_board(scene);
  // A bridge along the edge may carry the counts of two solutions.
  const bool has_pairs = std::ranges::any_of(scene.strokes, [](const Stroke& s) { return s.beside > 0; });
  const int margin = leaves ? column / 2 + 1 : has_pairs ? static_cast<int>(count) / 2 : 0;
  return {.tile = static_cast<int>(tile),
          .column = column,
          .line = roomy ? 2 : 1,
          .margin = margin,
          .above = leaves ? 1 : 0,
          .names = beside > 0 ? static_cast<int>(beside) + 1 : 0,
          .header = above > 0 ? 1 : 0};
}

/// Draws tiles, lines and numbers on a grid of characters.
class TextPicture {
 public:
  TextPicture(const Scene& scene, const Spacing& spacing)
      : scene_(scene), spacing_(spacing), grid_(line_count(scene, spacing), column_count(scene, spacing)) {}

  static int line_count(const Scene& scene, const Spacing& spacing) {
    const double rows = std::round((scene.height - 1) / scene.row_height);
    return static_cast<int>((rows + 1) * spacing.line) + 2 * spacing.above + spacing.header;
  }
  static int column_count(const Scene& scene, const Spacing& spacing) {
    const int to_last_tile = static_cast<int>(std::round((scene.width - 1) * spacing.column));
    return to_last_tile + 2 * (spacing.tile + spacing.margin + spacing.names);
  }

  CharGrid draw() {
    tiles();
    for (const Stroke& stroke : scene_.strokes) {
      if (is_shown(stroke)) draw(stroke);
    }
    for (const Ring& ring : scene_.rings) grid_.put(line(ring.at), column(ring.at), ring.last ? U'◎' : U'○');
    for (const Label& label : scene_.labels) {
      if (is_in_tile(label)) write(label);
    }
    for (const MarginName& name : scene_.margin_names) write_name(name);
    for (const Sign& sign : scene_.signs) {
      if (sign.touching) draw(sign);
    }
    return std::move(grid_);
  }

 private:
  double exact_line(Point at) const {
    return (at.y - 0.5) / scene_.row_height * spacing_.line + spacing_.above + spacing_.header;
  }
  int line(Point at) const { return static_cast<int>(std::lround(exact_line(at))); }
  int column(Point at) const {
    return static_cast<int>(std::lround((at.x - 0.5) * spacing_.column)) + spacing_.names + spacing_.margin +
           spacing_.tile - 1;
  }
  /// The column of a point between two tiles. In a row, the middle of the gap is further left than the middle
  /// between the tiles' last characters.
  int column_between(Point at, bool in_a_row) const {
    return column(at) - (in_a_row ? (spacing_.tile - 1) / 2 : 0);
  }

  void tiles() {
    if (scene_.ground == Ground::sea) return open_sea();
    for (const Tile& tile : scene_.tiles) {
      const int last = column(tile.at);
      for (int c = last; tile.blocked && c > last - spacing_.tile; --c)
        grid_.put(line(tile.at), c, U'▒', Ink::faint);
      if (!tile.blocked) grid_.put(line(tile.at), last, U'·', Ink::faint);
    }
  }

  void open_sea() {
    for (double y = 0.5; y < scene_.height; ++y) {
      for (double x = 0.5; x < scene_.width; ++x) grid_.put(line({x, y}), column({x, y}), U'·', Ink::faint);
    }
    for (const Tile& tile : scene_.tiles) {
      if (tile.blocked) grid_.put(line(tile.at), column(tile.at), U' ');
    }
  }

  void draw(const Stroke& stroke) {
    const bool in_a_row = std::abs(exact_line(stroke.to) - exact_line(stroke.from)) < 0.5;
    if (in_a_row) {
      row_stroke(stroke);
    } else {
      steep_stroke(stroke);
    }
    const bool is_diagonal = !in_a_row && column(stroke.from) != column(stroke.to);
    const bool shows_its_count = stroke.count == 1 || (stroke.count == 2 && !is_diagonal && !stroke.second);
    if (!shows_its_count || stroke.beside > 0) {
      const Point at = middle(stroke.from, stroke.to);
      const std::string count = count_text(stroke);
      grid_.put(line(at), column_between(at, in_a_row) - static_cast<int>(count.size()) / 2, count);
    }
  }

  void row_stroke(const Stroke& stroke) {
    const auto [first, last] = std::minmax({column(stroke.from), column(stroke.to)});
    const char32_t c = stroke.second ? U'╌' : stroke.count == 1 ? U'─' : stroke.count == 2 ? U'═' : U'━';
    for (int i = first + 1; i < last; ++i) cross(line(stroke.from), i, c);
  }

  void steep_stroke(const Stroke& stroke) {
    const double from = exact_line(stroke.from), to = exact_line(stroke.to);
    const int way = to > from ? 1 : -1;
    const int start = column(stroke.from), side = column(stroke.to) - start;
    const bool falls = (side > 0) == (way > 0);
    const char32_t c = side != 0           ? stroke.second ? falls ? U'⋱' : U'⋰'
                                             : falls       ? U'╲'
                                                           : U'╱'
                       : stroke.second     ? U'╎'
                       : stroke.count == 1 ? U'│'
                       : stroke.count == 2 ? U'║'
                                           : U'┃';
    for (int i = line(stroke.from) + way; (to - i) * way > 0.4; i += way) {
      cross(i, static_cast<int>(std::floor(start + side * (i - from) / (to - from) + 0.5)), c);
    }
  }

  void cross(int line, int column, char32_t stroke) {
    const char32_t there = grid_.at(line, column);
    const bool is_free = there == U' ' || there == U'·' || there == stroke;
    if (is_first_beneath(stroke, there)) return;
    grid_.put(line, column,
              is_free                                   ? stroke
              : is_slanted(there) && is_slanted(stroke) ? U'╳'
                                                        : U'┼',
              Ink::line);
  }

  static bool is_slanted(char32_t c) { return c == U'╱' || c == U'╲' || c == U'⋰' || c == U'⋱'; }

  /// Returns whether the first solution has a line here too; that line is the one drawn.
  static bool is_first_beneath(char32_t stroke, char32_t there) {
    return (stroke == U'╌' && there == U'─') || (stroke == U'╎' && there == U'│') ||
           (stroke == U'⋰' && there == U'╱') || (stroke == U'⋱' && there == U'╲');
  }

  void write(const Label& label) {
    const int length = static_cast<int>(character_count(label.text));
    const auto ink = label.kind == Label::Kind::clue ? Ink::clue : Ink::plain;
    grid_.put(line(label.at), last_column(label, length) + 1 - length, label.text, ink);
  }

  /// The names of columns end, like numbers, at their tiles; those of last columns follow them.
  void write_name(const MarginName& name) {
    using Side = MarginName::Side;
    const int length = static_cast<int>(character_count(name.text));
    const int first = name.side == Side::left    ? spacing_.names - 1 - length
                      : name.side == Side::above ? column(name.at) + 1 - length
                                                 : column(name.at - Point{0.8, 0}) + 2;
    grid_.put(name.side == Side::above ? 0 : line(name.at), first, name.text, Ink::faint);
  }

  /// Numbers end at their tile. A mark's letters stand below it, beside a line that may go straight down.
  int last_column(const Label& label, int length) const {
    const int tile = column(label.at);
    if (!is_glyph(label)) return tile;
    return scene_.ground == Ground::hexagons ? tile + (length - 1) / 2 : tile - 1;
  }

  /// Picks from the characters for right, left, down and up; a slanted direction counts as sideways.
  char32_t pointing(const Sign& sign, std::u32string_view characters) const {
    const int right = column(sign.to) - column(sign.from);
    if (right != 0) return characters[right > 0 ? 0 : 1];
    return characters[sign.to.y > sign.from.y ? 2 : 3];
  }

  void draw(const Sign& sign) {
    const bool in_a_row = line(sign.from) == line(sign.to);
    const bool in_a_column = column(sign.from) == column(sign.to);
    const int at_line = line(sign.at), at_column = column_between(sign.at, in_a_row);
    switch (sign.kind) {
      case Sign::Kind::diamond:
        return grid_.put(at_line, at_column, U'◆');
      case Sign::Kind::forbidden:
        return grid_.put(at_line, at_column, U'×');
      case Sign::Kind::wall:
        if (in_a_row) return grid_.put(at_line, at_column, U'┃');
        if (!in_a_column) return grid_.put(at_line, at_column, U'■');
        for (int c = at_column - spacing_.tile; c <= at_column + 1; ++c) grid_.put(at_line, c, U'━');
        return;
      case Sign::Kind::arrow:
        return grid_.put(at_line, at_column, pointing(sign, U"→←↓↑"));
      case Sign::Kind::less:
        return grid_.put(at_line, at_column, pointing(sign, U"<>∧∨"));
    }
  }

  const Scene& scene_;
  Spacing spacing_;
  CharGrid grid_;
};

/// Breaks lines between words, at 100 characters where possible.
void append_wrapped(std::string& text, std::string_view words) {
  std::size_t width = 0;
  while (!words.empty()) {
    const std::size_t space = words.find(' ');
    const std::string_view word = words.substr(0, space);
    words.remove_prefix(space == std::string_view::npos ? words.size() : space + 1);
    const std::size_t length = character_count(word);
    if (width > 0 && width + 1 + length > words_width) {
      text += '\n';
      width = 0;
    }
    if (width > 0) text += ' ';
    text.append(word);
    width += length + (width > 0 ? 1 : 0);
  }
  text += '\n';
}

std::string in_ascii(std::string_view text) {
  std::string ascii;
  for (char32_t c : characters(text)) ascii += ascii_of(c);
  return ascii;
}

/// Joins the numbers of two solutions into one word: "7/9".
Scene with_joined_numbers(Scene scene) {
  for (std::size_t i = scene.labels.size(); i-- > 1;) {
    if (scene.labels[i].kind != Label::Kind::second) continue;
    scene.labels[i - 1].text.append("/").append(scene.labels[i].text);
  }
  std::erase_if(scene.labels, [](const Label& label) { return label.kind == Label::Kind::second; });
  return scene;
}

std::string picture_of(const Scene& scene, const TerminalStyle& style) {
  const Spacing spacing = spacing_of(scene);
  if ((scene.width + 1) * spacing.column * (scene.height + 1) * spacing.line > most_characters) {
    return fmt::format("{:.0f} rows of {:.0f} cells, too many to draw as text\n",
                       scene.height / scene.row_height, scene.width);
  }
  return TextPicture(scene, spacing).draw().text(style.unicode, style.colour);
}

}  // namespace

std::string to_terminal(const Scene& scene, const TerminalStyle& style) {
  std::string text;
  const auto say = [&](const std::string& words) {
    append_wrapped(text, style.unicode ? words : in_ascii(words));
  };
  if (!scene.title.empty()) say(scene.title);
  const bool shows_both =
      std::ranges::find(scene.labels, Label::Kind::second, &Label::kind) != scene.labels.end();
  if (scene.ground != Ground::graph)
    text += shows_both ? picture_of(with_joined_numbers(scene), style) : picture_of(scene, style);
  for (const std::string& words : scene.words) say(words);
  if (!scene.note.empty()) say(scene.note);
  return text;
}

}  // namespace hamlet
