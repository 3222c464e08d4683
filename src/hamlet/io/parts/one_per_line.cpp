#include "hamlet/io/parts/one_per_line.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/sheets_read.hpp"

namespace hamlet {

std::vector<Sheet> read_one_per_line(
    std::string_view text, const MemoryBudget& memory,
    const std::function<Sheet(std::string_view line, const MemoryBudget& memory)>& read_line) {
  SheetsRead sheets(memory);
  std::size_t number = 0;
  for (const std::string_view line : lines(text)) {
    ++number;
    if (trimmed(line).empty()) continue;
    try {
      sheets.add(read_line(trimmed(line), sheets.left()));
    } catch (InputError& error) {
      error.place_within(fmt::format("line {}", number));
      throw;
    }
  }
  return std::move(sheets).take();
}

std::string write_each(std::span<const Sheet> sheets, std::string (*write_sheet)(const Sheet& sheet)) {
  std::string text;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    try {
      text += write_sheet(sheets[i]);
    } catch (InputError& error) {
      if (sheets.size() == 1) throw;
      error.place_within(fmt::format("puzzle {}", i + 1));
      throw;
    }
  }
  return text;
}

std::string_view first_line(std::string_view text) {
  const std::string_view from_first = trimmed(text);
  return trimmed(from_first.substr(0, from_first.find('\n')));
}

std::string on_one_line(std::string_view text) {
  std::string line(trimmed(text));
  std::ranges::replace_if(
      line, [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return line;
}

}  // namespace hamlet
