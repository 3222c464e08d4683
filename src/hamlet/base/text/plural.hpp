#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hamlet {

/// "1 path", "2 paths". `noun` is singular; the plural adds an s.
inline std::string number_of(std::uint64_t number, std::string_view noun) {
  std::string text = std::to_string(number);
  text += ' ';
  text += noun;
  if (number != 1) text += 's';
  return text;
}

}  // namespace hamlet
