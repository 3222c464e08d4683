#pragma once

#include <string>
#include <vector>

#include "cli/output.hpp"

namespace hamlet {

/// The sheets of a file that is written at the end, turned into text as they come where the format allows, so
/// that little is left to do when a limit is reached.
class SheetFile {
 public:
  /// The file of --output.
  explicit SheetFile(const OutputOptions& output);

  /// A format that cannot hold the sheet, or not several, refuses at once.
  void add(Sheet sheet);
  bool is_empty() const { return texts_.empty() && sheets_.empty(); }
  void save() const;

 private:
  const OutputOptions& output_;
  const Format* format_;            // if it joins texts
  std::vector<std::string> texts_;  // of the sheets
  std::vector<Sheet> sheets_;       // else
};

/// How many solutions of a puzzle such a file takes.
struct RoomInFile {
  RoomInFile(const Sheet& sheet, const MemoryBudget& memory);
  std::uint64_t most;
  std::string why;  // when it is used up
};

}  // namespace hamlet
