#include "hamlet/draw/terminal/char_grid.hpp"

#include "hamlet/base/text/printable.hpp"

namespace hamlet {

namespace {

constexpr std::string_view ink_codes[] = {"\x1b[0m", "\x1b[0;1;34m", "\x1b[0;36m", "\x1b[0;2m"};

}  // namespace

CharGrid::CharGrid(int lines, int columns)
    : lines_(lines), columns_(columns), places_(static_cast<std::size_t>(lines) * columns) {}

bool CharGrid::contains(int line, int column) const {
  return line >= 0 && line < lines_ && column >= 0 && column < columns_;
}

void CharGrid::put(int line, int column, char32_t character, Ink ink) {
  if (!contains(line, column)) return;
  Place& place = places_[static_cast<std::size_t>(line) * columns_ + column];
  place.character = character & 0xFFFFFF;
  place.ink = static_cast<unsigned char>(ink);
}

void CharGrid::put(int line, int first_column, std::string_view text, Ink ink) {
  for (char32_t c : characters(text)) put(line, first_column++, c, ink);
}

char32_t CharGrid::at(int line, int column) const {
  return contains(line, column) ? places_[static_cast<std::size_t>(line) * columns_ + column].character
                                : U' ';
}

std::string CharGrid::text(bool unicode, bool colour) const {
  std::string text;
  for (int line = 0; line < lines_; ++line) append_line(text, line, unicode, colour);
  while (text.ends_with("\n\n")) text.pop_back();
  return text;
}

void CharGrid::append_line(std::string& text, int line, bool unicode, bool colour) const {
  int end = columns_;
  while (end > 0 && at(line, end - 1) == U' ') --end;
  char32_t ink = 0;
  for (int column = 0; column < end; ++column) {
    const Place& place = places_[static_cast<std::size_t>(line) * columns_ + column];
    if (colour && place.ink != ink && place.character != U' ') {
      ink = place.ink;
      text += ink_codes[ink];
    }
    if (unicode) {
      append_utf8(text, place.character);
    } else {
      text += ascii_of(place.character);
    }
  }
  if (ink != 0) text += ink_codes[0];
  text += '\n';
}

char ascii_of(char32_t character) {
  if (character < 0x80) return static_cast<char>(character);
  switch (character) {
    case U'╌':
      return '~';
    case U'╎':
      return ':';
    case U'─':
    case U'–':
      return '-';
    case U'│':
      return '|';
    case U'⋰':
    case U'╱':
      return '/';
    case U'⋱':
    case U'╲':
      return '\\';
    case U'╳':
      return 'X';
    case U'┼':
      return '+';
    case U'═':
      return '=';
    case U'║':
      return '"';
    case U'━':
    case U'┃':
    case U'■':
    case U'▒':
      return '#';
    case U'·':
    case U'…':
      return '.';
    case U'◆':
      return '*';
    case U'×':
      return 'x';
    case U'→':
      return '}';
    case U'←':
      return '{';
    case U'↑':
      return 'A';
    case U'↓':
      return 'V';
    case U'∧':
      return '^';
    case U'∨':
      return 'v';
    case U'○':
      return 'S';
    case U'◎':
      return 'E';
    default:
      return '?';
  }
}

}  // namespace hamlet
