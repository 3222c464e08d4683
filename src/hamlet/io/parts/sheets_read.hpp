#pragma once

#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The sheets of a text as they are read, and the memory that is left for the next: many small texts can ask
/// for much.
class SheetsRead {
 public:
  explicit SheetsRead(const MemoryBudget& memory) : left_(memory) {}

  const MemoryBudget& left() const { return left_; }
  void add(Sheet sheet);
  std::vector<Sheet> take() && { return std::move(sheets_); }

 private:
  MemoryBudget left_;
  std::vector<Sheet> sheets_;
};

}  // namespace hamlet
