#include "cli/sheet_file.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/plural.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet {

namespace {

const Format* joining_format(const std::string& file) {
  const Format* const format = format_for_file(file);
  return format && format->joint ? format : nullptr;
}

}  // namespace

SheetFile::SheetFile(const OutputOptions& output) : output_(output), format_(joining_format(output.file())) {}

void SheetFile::add(Sheet sheet) {
  if (format_) {
    texts_.push_back(written(*format_, std::span(&sheet, 1), output_.draw_options()));
    return;
  }
  sheets_.push_back(std::move(sheet));
  if (!drawing_for_file(output_.file()) && sheets_.size() <= 2)
    rendered_for(output_.file(), sheets_, output_.draw_options());
}

void SheetFile::save() const {
  if (format_) {
    output_.save_text(joined(*format_->joint, texts_));
  } else {
    output_.save(sheets_);
  }
}

RoomInFile::RoomInFile(const Sheet& sheet, const MemoryBudget& memory) {
  // About what a sheet takes besides its cells, and what a cell takes: in memory, and as text.
  constexpr std::uint64_t sheet_bytes = 4000, cell_bytes = 100, text_bytes = 200, cell_text_bytes = 15;
  constexpr std::uint64_t most_text = 100'000'000;  // which a disk takes in a moment
  const std::uint64_t cells =
      sheet.is_path() ? sheet.path().board.size() : sheet.bridges().puzzle.islands().size();
  const std::uint64_t in_memory = 1 + memory.bytes() / (sheet_bytes + cell_bytes * cells);
  const std::uint64_t as_text = 1 + most_text / (text_bytes + cell_text_bytes * cells);
  most = std::min(in_memory, as_text);
  why = in_memory < as_text ? "the memory limit was reached"
                            : fmt::format("a file takes {} of this size; 'hamlet list' prints them all",
                                          number_of(most, "solution"));
}

}  // namespace hamlet
