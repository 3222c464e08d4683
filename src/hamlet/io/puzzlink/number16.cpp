#include "hamlet/io/puzzlink/number16.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

struct Notation {
  char prefix;  // NUL if there is none
  int digits;
  int from;  // added to the digits

  int most() const { return from + (1 << 4 * digits) - 1; }
};
constexpr std::array<Notation, 7> notations = {{{'\0', 1, 0},
                                                {'-', 2, 0},
                                                {'+', 3, 0},
                                                {'=', 3, 4096},
                                                {'@', 3, 8192},
                                                {'*', 4, 12'240},
                                                {'$', 5, 77'776}}};
constexpr char old_prefix = '%', new_prefix = '@';

bool is_hexadecimal(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); }

int digits_after(Cursor& cursor, const Notation& notation) {
  const std::string place = cursor.place();
  const std::string_view text = cursor.take_up_to(static_cast<std::size_t>(notation.digits));
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
  if (static_cast<int>(text.size()) == notation.digits && error == std::errc{} &&
      end == text.data() + text.size() && value >= 0)
    return notation.from + value;
  throw InputError(place,
                   fmt::format("'{}' is not a number of {} hexadecimal digits", text, notation.digits));
}

}  // namespace

bool starts_number16(char c) {
  return is_hexadecimal(c) || c == old_prefix ||
         (c != '\0' && std::ranges::find(notations, c, &Notation::prefix) != notations.end());
}

int read_number16(Cursor& cursor) {
  for (const Notation& notation : notations) {
    if (notation.prefix == '\0') continue;
    if (cursor.accept(notation.prefix) || (notation.prefix == new_prefix && cursor.accept(old_prefix)))
      return digits_after(cursor, notation);
  }
  return digits_after(cursor, notations[0]);
}

std::string number16(int number) {
  const auto notation =
      std::ranges::find_if(notations, [&](const Notation& candidate) { return number <= candidate.most(); });
  require(number >= 0 && notation != notations.end(), "the number can be written");
  return fmt::format("{}{:0{}x}", notation->prefix == '\0' ? "" : std::string(1, notation->prefix),
                     number - notation->from, notation->digits);
}

}  // namespace hamlet
