#include "hamlet/io/parts/sheets_read.hpp"

#include <algorithm>

#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

/// Only boards count. A bridges puzzle is bounded by the text that lists its islands.
double bytes_of(const Sheet& sheet) {
  const PathSheet* const path = sheet.if_path();
  if (!path) return 0;
  const Graph& graph = path->board.graph();
  return board_bytes(graph.vertex_count(), static_cast<double>(graph.most_arcs()));
}

}  // namespace

void SheetsRead::add(Sheet sheet) {
  const double used = std::min(bytes_of(sheet), static_cast<double>(left_.bytes()));
  left_ = MemoryBudget(left_.bytes() - static_cast<std::uint64_t>(used));
  sheets_.push_back(std::move(sheet));
}

}  // namespace hamlet
