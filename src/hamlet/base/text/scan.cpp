#include "hamlet/base/text/scan.hpp"

#include <charconv>

namespace hamlet {

namespace {

constexpr std::string_view white = " \t\r\n\f\v";

}  // namespace

std::optional<std::int64_t> scan_integer(std::string_view text) {
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return value;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(white);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(white) - first + 1);
}

std::string in_lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
  return lower;
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  for (;;) {
    const std::size_t at = text.find(separator);
    pieces.push_back(text.substr(0, at));
    if (at == std::string_view::npos) return pieces;
    text.remove_prefix(at + 1);
  }
}

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> found;
  for (;;) {
    const std::size_t first = text.find_first_not_of(white);
    if (first == std::string_view::npos) return found;
    text.remove_prefix(first);
    const std::size_t end = text.find_first_of(white);
    found.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return found;
    text.remove_prefix(end);
  }
}

std::vector<std::string_view> lines(std::string_view text) {
  std::vector<std::string_view> found = split(text, '\n');
  if (!found.empty() && found.back().empty()) found.pop_back();
  for (auto& line : found) {
    if (line.ends_with('\r')) line.remove_suffix(1);
  }
  return found;
}

}  // namespace hamlet
