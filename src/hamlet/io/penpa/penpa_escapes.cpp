#include <algorithm>
#include <array>
#include <utility>

#include "hamlet/io/penpa/penpa_page.hpp"

namespace hamlet {

namespace {

using Code = std::pair<std::string_view, char>;
constexpr std::array<Code, 4> fields = {{{"%2C", ','}, {"%2D", '\n'}, {"%2E", '&'}, {"%2F", '='}}};
constexpr std::array<Code, 6> entities = {
    {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&#39;", '\''}, {"&#37;", '%'}}};

const Code* code_at(std::string_view text, std::span<const Code> codes) {
  const auto found =
      std::ranges::find_if(codes, [&](const Code& code) { return text.starts_with(code.first); });
  return found == codes.end() ? nullptr : &*found;
}

std::string decoded(std::string_view text, std::span<const Code> codes) {
  std::string out;
  while (!text.empty()) {
    const Code* const code = code_at(text, codes);
    out += code ? code->second : text.front();
    text.remove_prefix(code ? code->first.size() : 1);
  }
  return out;
}

}  // namespace

std::string penpa_escaped(std::string_view text) {
  std::string out;
  for (; !text.empty(); text.remove_prefix(1)) {
    const char c = text.front();
    if (c == ',') {
      out += "%2C";
    } else if (c == '\n') {
      out += "%2D";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '&' && code_at(text, entities)) {
      out += "&amp;";
    } else if (c == '%' && code_at(text, fields)) {
      out += "&#37;";
    } else {
      out += c;
    }
  }
  return out;
}

std::string penpa_unescaped(std::string_view text) { return decoded(decoded(text, fields), entities); }

}  // namespace hamlet
