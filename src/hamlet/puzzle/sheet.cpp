#include "hamlet/puzzle/sheet.hpp"

#include "hamlet/base/error.hpp"

namespace hamlet {

bool Sheet::has_solution() const { return is_path() ? path().solution.has_value() : bridges().solution.has_value(); }

Sheet sheet_of(PathSheet content) {
  const PuzzleKind& kind = kind_of(content.board, content.puzzle);
  return {.kind = &kind, .content = std::move(content)};
}

Sheet sheet_of(BridgesSheet content) { return {.kind = &bridges_kind(), .content = std::move(content)}; }

std::vector<Violation> check(const Sheet& sheet) {
  if (!sheet.has_solution()) throw InputError("solution", "there is none on this sheet to check");
  if (sheet.is_path()) return check(sheet.path().puzzle, *sheet.path().solution, sheet.path().labels());
  return check(sheet.bridges().puzzle, *sheet.bridges().solution);
}

}  // namespace hamlet
