#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/sheets_read.hpp"
#include "hamlet/io/text_sheet.hpp"
#include "hamlet/io/text_sheet_parts.hpp"

// Hamlet's own text (docs/format.md): lines `key: value`, then a grid. A line `---` separates sheets.

namespace hamlet {

namespace {

bool is_separator(std::string_view line) { return trimmed(line) == "---"; }

bool text_is_grid_word(std::string_view word) {
  return word == "." || word == "#" || word == "?" ||
         std::ranges::all_of(word, [](char c) { return c >= '0' && c <= '9'; });
}

bool recognises_text(std::string_view text) {
  for (auto line : lines(text.substr(0, 4096))) {
    const auto inside = trimmed(line);
    if (inside.empty() || is_text_comment(inside) || is_separator(inside)) continue;
    const std::string key = key_of_text_line(inside);
    if (is_text_key(key) && inside.find(':') != std::string_view::npos) return true;
    // Without a colon, other keys could be vertices of a graph.
    if ((key == "kind" || key == "board") && words(inside).size() == 2) return true;
    if (!std::ranges::all_of(words(inside), text_is_grid_word)) return false;
    // Numbers alone could be anything. With cells to fill in, the text is a grid, even if its kind is
    // missing.
    if (inside.find_first_of(".#?") != std::string_view::npos) return true;
  }
  return false;
}

std::vector<Sheet> read_text(std::string_view text, const MemoryBudget& memory) {
  SheetsRead sheets(memory);
  bool found = false;
  const auto all = lines(text);
  for (std::size_t first = 0; first < all.size();) {
    std::size_t end = first;
    while (end < all.size() && !is_separator(all[end])) ++end;
    const auto part = std::span(all).subspan(first, end - first);
    if (!std::ranges::all_of(part, [](auto line) { return trimmed(line).empty(); })) {
      sheets.add(sheet_from_text(part, first + 1, sheets.left()));
      found = true;
    }
    first = end + 1;
  }
  if (!found) throw InputError("", "there is no puzzle in it");
  return std::move(sheets).take();
}

constexpr Format::Joint text_joint = {"", "\n---\n", "\n"};

std::string write_text(std::span<const Sheet> sheets) {
  std::vector<std::string> texts;
  for (const Sheet& sheet : sheets) texts.push_back(text_of_sheet(sheet));
  return joined(text_joint, texts);
}

}  // namespace

extern const Format text_format = {
    .name = "text",
    .summary = "Hamlet's own text, to type by hand: 'kind: hidato', then a grid of numbers, '.' and '#'",
    .ending = ".txt",
    .holds = holds_everything,
    .joint = text_joint,
    .recognises = recognises_text,
    .read = read_text,
    .write = write_text,
};

}  // namespace hamlet
