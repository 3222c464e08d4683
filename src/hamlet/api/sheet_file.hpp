#pragma once

#include <string>
#include <vector>

#include "hamlet/api/answer.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet::api {

/// The sheets of a file that is written at the end, turned into text as they come where the format allows, so
/// that little is left to do when a limit is reached.
class SheetFile {
 public:
  SheetFile(std::string name, DrawOptions options);

  /// The item's sheet, if it has one. A format that cannot hold the sheet, or not several, refuses at once.
  void add(const Item& item);
  bool is_empty() const { return texts_.empty() && sheets_.empty(); }
  std::string bytes() const;

 private:
  bool shows_hidden_solutions() const;

  std::string name_;
  DrawOptions options_;
  const Format* format_;            // if it joins texts
  std::vector<std::string> texts_;  // of the sheets
  std::vector<Sheet> sheets_;       // else
};

/// How many solutions of a puzzle such a file takes.
Listener::Room room_in_file(const Sheet& sheet, const MemoryBudget& memory);

}  // namespace hamlet::api
