#include "hamlet/io/parts/percent.hpp"

#include <charconv>

namespace hamlet {

std::string percent_decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned char code = 0;
    const char *const first = text.data() + i + 1, *const last = first + 2;
    if (text[i] == '%' && i + 2 < text.size() && std::from_chars(first, last, code, 16).ptr == last) {
      out += static_cast<char>(code);
      i += 2;
    } else {
      out += text[i];
    }
  }
  return out;
}

}  // namespace hamlet
