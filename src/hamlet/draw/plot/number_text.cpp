#include "hamlet/draw/plot/number_text.hpp"

#include <fmt/format.h>

#include <cmath>

namespace hamlet {

namespace {

constexpr double first_shortened = 999'999.5;

/// "7.09·10⁶" for "7.09e+06".
std::string with_power(const std::string& scientific) {
  const std::size_t e = scientific.find('e');
  return scientific.substr(0, e) + "·" + power_of_ten(std::stoi(scientific.substr(e + 1)));
}

}  // namespace

std::string power_of_ten(int exponent) {
  static constexpr const char* digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text = "10";
  for (const char c : std::to_string(exponent)) text += c == '-' ? "⁻" : digits[c - '0'];
  return text;
}

std::string short_number(double value, int digits) {
  const std::string text = fmt::format("{:.{}g}", value, digits);
  if (text.find('e') == std::string::npos) return text;
  const bool is_whole_enough = std::abs(value) >= 1 && std::abs(value) < first_shortened;
  return is_whole_enough ? fmt::format("{:.0f}", value) : with_power(text);
}

}  // namespace hamlet
