#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A way to write puzzles down. A new one is a file in formats/ and a word in the list of
/// src/hamlet/CMakeLists.txt. The list's order is the order in which readers are asked whether a text is
/// theirs: the most particular first.
struct Format {
  std::string_view name;
  std::string_view summary;
  std::string_view ending = {};  // of files written in it: ".json"
  bool is_graph = false;         // holds a graph without cells
  bool keeps_solution = false;   // of a sheet, beside the puzzle
  bool keeps_title = false;      // title, author and source

  /// Where the texts of several sheets, each ended by a line end, have only to be put together.
  struct Joint {
    std::string_view open, between, close;  // of more than one
  };
  std::optional<Joint> joint = {};

  /// Whether the text is in this format, by its content; cheap, and true for damaged ones too.
  bool (*recognises)(std::string_view text) = nullptr;
  /// All puzzles of the text, or an InputError whose place is inside it ("line 4", "clues[3].step").
  std::vector<Sheet> (*read)(std::string_view text, const MemoryBudget& memory) = nullptr;
  /// The sheets in this format, or an InputError that says what it cannot express.
  std::string (*write)(std::span<const Sheet> sheets) = nullptr;
};

std::span<const Format* const> formats();

/// The format of a name; otherwise an InputError that suggests the nearest.
const Format& format_named(std::string_view name, std::string_view where);
/// The format that a file's ending stands for, or nothing.
const Format* format_for_file(std::string_view file);

/// Reads a text in whichever format it is; `where` ("puzzle.txt") begins the place of every complaint.
std::vector<Sheet> read_sheets(std::string_view text, std::string_view where,
                               const MemoryBudget& memory = {});

std::vector<Sheet> read_as(const Format& format, std::string_view text, std::string_view where,
                           const MemoryBudget& memory = {});

/// For writers of formats that hold several: one text of those of the sheets.
std::string joined(const Format::Joint& joint, std::span<const std::string> texts);
/// For writers of formats that hold one puzzle: the only sheet of the span, or a refusal.
const Sheet& only_sheet(std::span<const Sheet> sheets, std::string_view format);
/// For writers: the bridges puzzle of a sheet, or a refusal in the format's name.
const BridgesSheet& bridges_only(const Sheet& sheet, std::string_view format);
const PathSheet& path_only(const Sheet& sheet, std::string_view format);

}  // namespace hamlet
