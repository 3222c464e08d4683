#include "hamlet/draw/book/words/measure.hpp"

#include <algorithm>
#include <array>

#include "hamlet/base/text/printable.hpp"

namespace hamlet {

namespace {

// The advance of each character from ' ' to '~', in thousandths of the text size.
constexpr std::array<short, 95> advances = {
    318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361,  318, 337, 636, 636, 636,
    636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698, 770, 632,
    575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635,  611, 732, 684, 989, 685,
    611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352,  635, 634, 278, 278, 579,
    278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,  525, 636, 337, 636, 838};
constexpr double bold_factor = 1.15;

// From À to ÿ, letters are as wide as without their accents; a dot stands for one of `further_advances`.
constexpr std::string_view without_accents =
    "AAAAAA.CEEEEIIIIDNOOOOO+OUUUUYPbaaaaaa.ceeeeiiiidnooooo+ouuuuypy";

struct Advance {
  char32_t letter;
  short advance;
};
constexpr Advance further_advances[] = {
    {U'\u00A0', 318}, {U'·', 318}, {U'¡', 401}, {U'¿', 531},  {U'«', 612},
    {U'»', 612},      {U'Æ', 974}, {U'æ', 982}, {U'œ', 1023}, {U'‘', 318},
    {U'’', 318},      {U'“', 518}, {U'”', 518}, {U'„', 518},  {U'–', 500},
};

double advance(char32_t letter) {
  constexpr char32_t first_accented = U'À', end_of_latin = 0x250;
  for (const auto& [further, advance] : further_advances) {
    if (letter == further) return advance / 1000.0;
  }
  if (letter >= first_accented && letter - first_accented < without_accents.size())
    letter = static_cast<unsigned char>(without_accents[letter - first_accented]);
  if (letter >= U' ' && letter <= U'~') return advances[letter - U' '] / 1000.0;
  return letter < end_of_latin ? 0.7 : 1.0;
}

double width_of(std::u32string_view letters, double size) {
  double width = 0;
  for (const char32_t letter : letters) width += advance(letter);
  return width * size;
}

std::string in_utf8(std::u32string_view letters) {
  std::string text;
  for (const char32_t letter : letters) append_utf8(text, letter);
  return text;
}

/// The number of characters in the next line: up to the last space that fits, or as many as fit if the first
/// word is wider than the line; at least one.
std::size_t line_end(std::u32string_view letters, double size, double width) {
  std::size_t fitting = 0, last_space = 0;
  for (double at = 0; fitting < letters.size(); ++fitting) {
    if (letters[fitting] == U' ') last_space = fitting;
    at += advance(letters[fitting]) * size;
    if (at > width && letters[fitting] != U' ') break;
  }
  if (fitting == letters.size()) return fitting;
  return last_space > 0 ? last_space : std::max<std::size_t>(fitting, 1);
}

std::u32string_view without_last_spaces(std::u32string_view letters) {
  while (letters.ends_with(U' ')) letters.remove_suffix(1);
  return letters;
}

std::u32string shortened(std::u32string letters, double size, double width) {
  letters.push_back(U'…');
  while (letters.size() > 1 && width_of(letters, size) > width) letters.erase(letters.size() - 2, 1);
  return letters;
}

}  // namespace

double measured_width(std::string_view text, double size, bool bold) {
  return width_of(characters(text), size) * (bold ? bold_factor : 1);
}

std::vector<std::string> wrapped(std::string_view text, double size, double width, std::size_t most_lines) {
  const std::u32string all = characters(text);
  std::u32string_view rest = all;
  std::vector<std::string> lines;
  const auto skip_spaces = [&] {
    while (!rest.empty() && rest[0] == U' ') rest.remove_prefix(1);
  };
  for (skip_spaces(); !rest.empty(); skip_spaces()) {
    const std::size_t end = line_end(rest, size, width);
    const std::u32string_view line = without_last_spaces(rest.substr(0, end));
    rest.remove_prefix(end);
    if (lines.size() + 1 == most_lines && !rest.empty()) {
      lines.push_back(in_utf8(shortened(std::u32string(line), size, width)));
      break;
    }
    lines.push_back(in_utf8(line));
  }
  return lines;
}

}  // namespace hamlet
