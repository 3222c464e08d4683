#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/io/holds.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A file format. To add one, write a file in formats/ and add its name to the list in
/// src/hamlet/CMakeLists.txt. Readers are tried in the order of that list, so the most specific come first.
struct Format {
  std::string_view name;
  std::string_view summary;
  std::string_view ending = {};  // of its files: ".json"
  bool is_graph = false;         // holds a graph without cells
  Holds holds = {};              // besides the board or the islands

  /// Set if several sheets are written by joining their texts. The final newline of each text is dropped.
  struct Joint {
    std::string_view open, between, close;  // used for two or more sheets
  };
  std::optional<Joint> joint = {};

  /// Recognises a text by its content. Cheap, and true for damaged texts too.
  bool (*recognises)(std::string_view text) = nullptr;
  /// Returns all puzzles of the text, or throws an InputError with a place inside it ("line 4",
  /// "clues[3].step").
  std::vector<Sheet> (*read)(std::string_view text, const MemoryBudget& memory) = nullptr;
  /// Returns the text of the sheets, or throws an InputError that says what the format cannot express. Called
  /// by `write_sheets`, with sheets that have only what the format holds.
  std::string (*write)(std::span<const Sheet> sheets) = nullptr;
  /// Set if the format holds only some of what it says it holds: returns the rest.
  std::vector<Loss> (*more_losses)(const Sheet& sheet) = nullptr;
};

std::span<const Format* const> formats();

/// Returns the format of that name, or throws an InputError that suggests the nearest.
const Format& format_named(std::string_view name, std::string_view where);
/// Returns the format with a writer that the file's ending stands for, or null.
const Format* format_for_file(std::string_view file);

/// Reads a text in the first format that recognises it. `where` ("puzzle.txt") begins the place of every
/// error.
std::vector<Sheet> read_sheets(std::string_view text, std::string_view where,
                               const MemoryBudget& memory = {});

std::vector<Sheet> read_as(const Format& format, std::string_view text, std::string_view where,
                           const MemoryBudget& memory = {});

/// Everything of the sheet that the format cannot hold and that can be left out.
std::vector<Loss> losses(const Format& format, const Sheet& sheet);
/// Writes the sheets. What only goes with a puzzle is left out silently if the format cannot hold it. Throws
/// an InputError that names each rule of a puzzle that the format cannot hold.
std::string write_sheets(const Format& format, std::span<const Sheet> sheets);

/// For writers of formats with a joint: joins the texts of the sheets.
std::string joined(const Format::Joint& joint, std::span<const std::string> texts);
/// For writers of formats that hold one puzzle: returns the only sheet, or throws an InputError.
const Sheet& only_sheet(std::span<const Sheet> sheets, std::string_view format);
/// For writers: returns the sheet's puzzle, or throws an InputError at `format` if it is of the other type.
const BridgesSheet& bridges_only(const Sheet& sheet, std::string_view format);
const PathSheet& path_only(const Sheet& sheet, std::string_view format);

}  // namespace hamlet
