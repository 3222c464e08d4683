#pragma once

#include <string>
#include <vector>

#include "hamlet/api/answer.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet::api {

/// The sheets of a file that is written at the end. Where the format allows, each becomes text as it arrives,
/// which leaves little to do when a limit is reached.
class SheetFile {
 public:
  SheetFile(std::string name, DrawOptions options);

  /// Adds the item's sheet, if it has one. Throws immediately if the format cannot hold the sheet, or not
  /// several.
  void add(const Item& item);
  bool is_empty() const { return texts_.empty() && sheets_.empty(); }
  std::string bytes() const;
  /// Those that are not text yet.
  const std::vector<Sheet>& sheets() const { return sheets_; }

 private:
  bool shows_hidden_solutions() const;

  std::string name_;
  DrawOptions options_;
  const Format* format_;            // if it joins texts, else null
  std::vector<std::string> texts_;  // if format_ is set
  std::vector<Sheet> sheets_;       // otherwise
};

/// How many solutions of a puzzle such a file can hold.
Listener::Room room_in_file(const Sheet& sheet, const MemoryBudget& memory);

}  // namespace hamlet::api
