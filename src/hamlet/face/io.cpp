#include "hamlet/io.hpp"

#include "hamlet/base/error.hpp"
#include "hamlet/face/inner.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/what.hpp"

namespace hamlet {

std::vector<std::string_view> format_names() {
  std::vector<std::string_view> names;
  for (const Format* format : formats()) {
    if (format->write) names.push_back(format->name);
  }
  return names;
}

std::vector<Puzzle> read_puzzles(std::string_view text, std::string_view called, std::uint64_t memory) {
  return puzzles_of(read_sheets(text, called, memory_of(memory)));
}

std::vector<Puzzle> open_puzzles(const std::string& what, std::uint64_t memory) {
  return puzzles_of(open_what(with_board_of_kind(what), memory_of(memory)));
}

std::string write_puzzles(std::span<const Puzzle> puzzles, std::string_view format) {
  std::vector<Sheet> sheets;
  for (const Puzzle& puzzle : puzzles) sheets.push_back(sheet_in(puzzle));
  const Format& chosen = format_named(format, "format");
  if (!chosen.write) throw InputError("format", std::string(format) + " is read, but not written");
  return write_sheets(chosen, sheets);
}

}  // namespace hamlet
