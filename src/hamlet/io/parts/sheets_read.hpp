#pragma once

#include <vector>

#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Collects the sheets of a text and tracks the memory left for the rest: a small text may describe many
/// large boards.
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
