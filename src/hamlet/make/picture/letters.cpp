#include "hamlet/make/picture/letters.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr int letter_width = 5, letter_height = 7, square = 12;
constexpr std::size_t most_letters = 200;

struct Letter {
  char character;
  std::string_view rows;  // '#' is ink
};

constexpr Letter letters[] = {
    {'A', " ### #   ##   #######   ##   ##   #"}, {'B', "#### #   ##   ##### #   ##   ##### "},
    {'C', " #####    #    #    #    #     ####"}, {'D', "#### #   ##   ##   ##   ##   ##### "},
    {'E', "######    #    #### #    #    #####"}, {'F', "######    #    #### #    #    #    "},
    {'G', " #####    #    #  ###   ##   # ####"}, {'H', "#   ##   ##   #######   ##   ##   #"},
    {'I', "#####  #    #    #    #    #  #####"}, {'J', "#####   #    #    #    # #  #  ##  "},
    {'K', "#   ##  # # #  ##   # #  #  # #   #"}, {'L', "#    #    #    #    #    #    #####"},
    {'M', "#   ### ### # ## # ##   ##   ##   #"}, {'N', "#   ###  ###  ## # ##  ###  ###   #"},
    {'O', " ### #   ##   ##   ##   ##   # ### "}, {'P', "#### #   ##   ##### #    #    #    "},
    {'Q', " ### #   ##   ##   ## # ##  #  ## #"}, {'R', "#### #   ##   ##### # #  #  # #   #"},
    {'S', " #####    #     ###     #    ##### "}, {'T', "#####  #    #    #    #    #    #  "},
    {'U', "#   ##   ##   ##   ##   ##   # ### "}, {'V', "#   ##   ##   # # #  # #  # #   #  "},
    {'W', "#   ##   ##   ## # ## # ### ### # #"}, {'X', "#   # # #  # #   #   # #  # # #   #"},
    {'Y', "#   ##   # # #   #    #    #    #  "}, {'Z', "#####    #   #   #   #   #    #####"},
    {'0', " ### #   ##  ### # ###  ##   # ### "}, {'1', "  #   ##    #    #    #    #  #####"},
    {'2', " ### #   #    #  ##  #   #    #####"}, {'3', "####     #    # ###     #    ##### "},
    {'4', "   #   ##  # # #  # #####   #    # "}, {'5', "######    ####     #    #    ##### "},
    {'6', " ### #    #    #### #   ##   # ### "}, {'7', "#####    #   #   #   #    #    #   "},
    {'8', " ### #   ##   # ### #   ##   # ### "}, {'9', " ### #   ##   # ####    #    # ### "},
};

std::string_view rows_of(char character, std::string_view where) {
  const auto upper =
      static_cast<char>(character >= 'a' && character <= 'z' ? character - 'a' + 'A' : character);
  const auto found = std::ranges::find(letters, upper, &Letter::character);
  if (found == std::end(letters))
    throw InputError(std::string(where), "a text is of the letters A to Z and the digits 0 to 9");
  return found->rows;
}

}  // namespace

Picture picture_of_text(std::string_view text, std::string_view where) {
  if (text.empty() || text.size() > most_letters)
    throw InputError(std::string(where), fmt::format("a text has 1 to {} letters", most_letters));
  const int columns = static_cast<int>(text.size()) * (letter_width + 1) + 1, rows = letter_height + 2;
  Picture picture{columns * square, rows * square, {}};
  picture.shade.assign(static_cast<std::size_t>(picture.width) * picture.height, 255);
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::string_view letter = rows_of(text[i], where);
    for (int row = 0; row < letter_height * square; ++row) {
      for (int column = 0; column < letter_width * square; ++column) {
        if (letter[static_cast<std::size_t>(row / square * letter_width + column / square)] != '#') continue;
        const int x = static_cast<int>(i) * (letter_width + 1) * square + square + column;
        picture.shade[static_cast<std::size_t>(row + square) * picture.width + x] = 0;
      }
    }
  }
  return picture;
}

}  // namespace hamlet
