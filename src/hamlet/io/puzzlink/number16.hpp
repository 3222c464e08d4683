#pragma once

#include <string>
#include <string_view>

#include "hamlet/io/parts/cursor.hpp"

namespace hamlet {

/// The numbers of puzz.link: a hexadecimal digit, or a prefix and more digits.
inline constexpr int most_number16 = 77'776 + 0xf'ffff;

bool starts_number16(char c);
/// Throws an InputError if the digits are not there.
int read_number16(Cursor& cursor);
std::string number16(int number);

/// Runs of empty cells: g is one, z is 20.
inline constexpr char one_blank = 'g';
inline constexpr int most_blanks = 'z' - 'g' + 1;
/// The blanks that a letter stands for, or 0 if it stands for none.
inline int blanks_in(char c) { return c >= one_blank && c <= 'z' ? c - one_blank + 1 : 0; }

}  // namespace hamlet
