#include "hamlet/api/sheet_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/api/render.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet::api {

namespace {

const Format* joining_format(const std::string& file) {
  const Format* const format = format_for_file(file);
  return format && format->joint ? format : nullptr;
}

}  // namespace

SheetFile::SheetFile(std::string name, DrawOptions options)
    : name_(std::move(name)), options_(options), format_(joining_format(name_)) {}

/// JSON sheets are for programs; everything else is for people.
bool SheetFile::shows_hidden_solutions() const {
  const Format* const format = format_for_file(name_);
  return format && format->name == "sheet";
}

void SheetFile::add(const Item& item) {
  if (name_.empty() || !item.has_sheet()) return;
  Sheet sheet = item.sheet();
  if (item.hides_solution() && !shows_hidden_solutions()) sheet.remove_solution();
  if (format_) {
    texts_.push_back(written(*format_, std::span(&sheet, 1), options_));
    return;
  }
  sheets_.push_back(std::move(sheet));
  if (!drawing_for_file(name_) && sheets_.size() <= 2) rendered_for(name_, sheets_, options_);
}

std::string SheetFile::bytes() const {
  return format_ ? joined(*format_->joint, texts_) : rendered_for(name_, sheets_, options_);
}

Listener::Room room_in_file(const Sheet& sheet, const MemoryBudget& memory) {
  // Rough sizes: of a sheet without its cells and of one cell, in memory and as text.
  constexpr std::uint64_t sheet_bytes = 4000, cell_bytes = 100, text_bytes = 200, cell_text_bytes = 15;
  constexpr std::uint64_t most_text = 100'000'000;  // which a disk writes quickly
  const std::uint64_t cells = sheet.visit([](const auto& content) { return content.size(); });
  const std::uint64_t in_memory = 1 + memory.bytes() / (sheet_bytes + cell_bytes * cells);
  const std::uint64_t as_text = 1 + most_text / (text_bytes + cell_text_bytes * cells);
  const std::uint64_t most = std::min(in_memory, as_text);
  return {most, in_memory < as_text ? "the memory limit was reached"
                                    : fmt::format("a file takes {} of this size; `list` prints them all",
                                                  number_of(most, "solution"))};
}

}  // namespace hamlet::api
