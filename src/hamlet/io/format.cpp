#include "hamlet/io/format.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/base/text/sentence.hpp"
#include "hamlet/base/text/utf8.hpp"

namespace hamlet {

const Format& format_named(std::string_view name, std::string_view where) {
  return named(formats(), name, "format", where);
}

const Format* format_for_file(std::string_view file) {
  for (const Format* format : formats()) {
    if (!format->ending.empty() && format->write && file.ends_with(format->ending)) return format;
  }
  return nullptr;
}

std::vector<Sheet> read_as(const Format& format, std::string_view text, std::string_view where,
                           const MemoryBudget& memory) {
  try {
    return format.read(text, memory);
  } catch (InputError& error) {
    error.place_within(where);
    throw;
  }
}

std::vector<Sheet> read_sheets(std::string_view text, std::string_view where, const MemoryBudget& memory) {
  // Some editors put a byte order mark in front of UTF-8.
  if (constexpr std::string_view mark = "\xEF\xBB\xBF"; text.starts_with(mark))
    text.remove_prefix(mark.size());
  if (trimmed(text).empty()) throw InputError(std::string(where), "there is nothing in it");
  if (const auto line = line_with_invalid_utf8(text)) {
    throw InputError(fmt::format("{}, line {}", where, *line), "this is not text in UTF-8");
  }
  for (const Format* format : formats()) {
    if (!format->read || !format->recognises(text)) continue;
    return read_as(*format, text, where, memory);
  }
  throw InputError(
      std::string(where),
      "this is in none of the formats that can be read; a grid begins with a line such as 'kind: numbrix', "
      "and `formats` lists all");
}

std::vector<Loss> losses(const Format& format, const Sheet& sheet) {
  std::vector<Loss> lost = losses(format.holds, sheet);
  if (!format.more_losses) return lost;
  const auto more = [&](const Sheet& held) {
    std::ranges::move(format.more_losses(held), std::back_inserter(lost));
  };
  if (lost.empty()) {
    more(sheet);
    return lost;
  }
  Sheet held = sheet;
  for (const Loss& loss : lost) loss.leave_out(held);
  more(held);
  return lost;
}

std::string write_sheets(const Format& format, std::span<const Sheet> sheets) {
  std::vector<Sheet> held;  // copies of all from the first that loses something
  std::vector<std::string> lost_rules;
  std::size_t of_puzzle = 0;
  for (std::size_t i = 0; i < sheets.size(); ++i) {
    const std::vector<Loss> lost = losses(format, sheets[i]);
    if (!lost.empty() && held.empty()) held.assign(sheets.begin(), sheets.end());
    for (const Loss& loss : lost) {
      loss.leave_out(held[i]);
      if (lost_rules.empty()) of_puzzle = i;
      if (loss.is_a_rule && of_puzzle == i) lost_rules.push_back(loss.what);
    }
  }
  // A format that cannot hold the puzzle without these rules either says so here.
  std::string text = format.write(held.empty() ? sheets : held);
  if (lost_rules.empty()) return text;
  throw InputError(
      sheets.size() == 1 ? std::string(format.name)
                         : fmt::format("{}, puzzle {}", format.name, of_puzzle + 1),
      fmt::format("this format cannot hold {}; `convert` with `lossy` leaves out what cannot be held",
                  listed(lost_rules)));
}

std::string joined(const Format::Joint& joint, std::span<const std::string> texts) {
  if (texts.size() == 1) return texts[0];
  std::size_t bytes = joint.open.size() + joint.close.size();
  for (const std::string& text : texts) bytes += text.size() + joint.between.size();
  std::string all;
  all.reserve(bytes);
  all += joint.open;
  for (const std::string& text : texts) {
    if (&text != texts.data()) all += joint.between;
    // Drop the newline: the joint has it.
    all.append(text, 0, text.size() - 1);
  }
  all += joint.close;
  return all;
}

const Sheet& only_sheet(std::span<const Sheet> sheets, std::string_view format) {
  if (sheets.size() != 1)
    throw InputError(std::string(format),
                     "this format holds one puzzle, and there are more; .json holds many, and `pick` takes "
                     "one of a file");
  return sheets[0];
}

const BridgesSheet& bridges_only(const Sheet& sheet, std::string_view format) {
  if (sheet.if_path())
    throw InputError(std::string(format), "this format holds bridges puzzles, and this is a path puzzle");
  return sheet.bridges();
}

const PathSheet& path_only(const Sheet& sheet, std::string_view format) {
  if (const PathSheet* content = sheet.if_path()) return *content;
  throw InputError(std::string(format), "this format holds path puzzles, and this is a bridges puzzle");
}

}  // namespace hamlet
