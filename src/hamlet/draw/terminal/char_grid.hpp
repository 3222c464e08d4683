#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// A grid of characters. Lines and columns count from 0; characters outside the grid are dropped.
class CharGrid {
 public:
  enum class Ink : unsigned char { plain, clue, line, faint };  // default, bold blue, cyan, faint

  CharGrid(int lines, int columns);

  void put(int line, int column, char32_t character, Ink ink = Ink::plain);
  void put(int line, int first_column, std::string_view text, Ink ink = Ink::plain);
  char32_t at(int line, int column) const;

  /// Returns the lines without trailing spaces and without empty lines at the end.
  std::string text(bool unicode, bool colour) const;

 private:
  struct Place {
    char32_t character : 24 = U' ';
    char32_t ink : 8 = 0;
  };
  bool contains(int line, int column) const;
  void append_line(std::string& text, int line, bool unicode, bool colour) const;

  int lines_;
  int columns_;
  std::vector<Place> places_;
};

/// The nearest ASCII character to one that drawings use, otherwise '?'.
char ascii_of(char32_t character);

}  // namespace hamlet
