#include "hamlet/base/text/printable.hpp"

namespace hamlet {

namespace {

constexpr char32_t replacement = 0xFFFD;

int continuation_bytes(unsigned char lead) {
  if (lead < 0x80) return 0;
  if (lead >= 0xC2 && lead < 0xE0) return 1;
  if (lead >= 0xE0 && lead < 0xF0) return 2;
  if (lead >= 0xF0 && lead < 0xF5) return 3;
  return -1;
}

bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

bool is_allowed(char32_t c, int continuations) {
  constexpr char32_t smallest[] = {0, 0x80, 0x800, 0x10000};
  const bool is_surrogate = c >= 0xD800 && c <= 0xDFFF;
  const bool is_control = c < 0x20 || (c >= 0x7F && c < 0xA0);
  const bool is_noncharacter = c == 0xFFFE || c == 0xFFFF;
  return c >= smallest[continuations] && c <= 0x10FFFF && !is_surrogate && !is_control && !is_noncharacter;
}

/// Removes the first character and returns it.
char32_t take_character(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  text.remove_prefix(1);
  if (lead == '\n' || lead == '\r' || lead == '\t') return ' ';
  const int continuations = continuation_bytes(lead);
  if (continuations < 0) return replacement;
  char32_t c = continuations == 0 ? lead : lead & (0x3F >> continuations);
  for (int i = 0; i < continuations; ++i) {
    if (text.empty() || !is_continuation(text[0])) return replacement;
    c = c << 6 | (static_cast<unsigned char>(text[0]) & 0x3F);
    text.remove_prefix(1);
  }
  return is_allowed(c, continuations) ? c : replacement;
}

}  // namespace

std::u32string characters(std::string_view text) {
  std::u32string all;
  all.reserve(text.size());
  while (!text.empty()) all.push_back(take_character(text));
  return all;
}

void append_utf8(std::string& text, char32_t c) {
  const auto byte = [&](char32_t bits) { text.push_back(static_cast<char>(bits)); };
  if (c < 0x80) {
    byte(c);
  } else if (c < 0x800) {
    byte(0xC0 | c >> 6);
    byte(0x80 | (c & 0x3F));
  } else if (c < 0x10000) {
    byte(0xE0 | c >> 12);
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  } else {
    byte(0xF0 | c >> 18);
    byte(0x80 | (c >> 12 & 0x3F));
    byte(0x80 | (c >> 6 & 0x3F));
    byte(0x80 | (c & 0x3F));
  }
}

std::string printable(std::string_view text) {
  std::string safe;
  for (char32_t c : characters(text)) append_utf8(safe, c);
  return safe;
}

std::size_t character_count(std::string_view text) { return characters(text).size(); }

}  // namespace hamlet
