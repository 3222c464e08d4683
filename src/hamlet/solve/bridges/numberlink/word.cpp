#include "hamlet/solve/bridges/numberlink/word.hpp"

#include <numeric>

namespace hamlet::bridges::numberlink {

namespace {

constexpr std::int64_t most_letters_written_out = 40;
constexpr std::array<std::string_view, most_directions> names = {
    "top", "right", "bottom", "left", "top right", "bottom right", "bottom left", "top left"};

}  // namespace

std::string_view name_of(Direction direction) { return names[direction - 1]; }

Direction opposite(Direction direction) {
  constexpr std::array<Direction, most_directions> opposites = {3, 4, 1, 2, 7, 8, 5, 6};
  return opposites[direction - 1];
}

std::int64_t Word::length() const { return std::accumulate(counts.begin(), counts.end(), std::int64_t{0}); }

std::string to_text(const Word& word) {
  const std::int64_t length = word.length();
  if (length == 0) return "∅";
  std::string text;
  for (Direction l = 1; l <= most_directions; ++l) {
    const int count = word.count(l);
    if (count == 0) continue;
    if (length <= most_letters_written_out) {
      text.append(count, static_cast<char>('0' + l));
    } else {
      text += (text.empty() ? "" : " ") + std::to_string(l) + "^" + std::to_string(count);
    }
  }
  return text;
}

}  // namespace hamlet::bridges::numberlink
