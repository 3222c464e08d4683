#include "hamlet/api/book_levels.hpp"

#include "hamlet/solve/bridges/grade.hpp"
#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet {

namespace {

// More than the rules and the search have needed for any puzzle that fits on a page.
constexpr double units_for_a_grade = 30e6;

template <class AnyGrade>
std::optional<int> level_of(const AnyGrade& grade) {
  const bool is_graded = grade.is_unique() && grade.way.end == WayEnd::solved;
  return is_graded ? std::optional(grade.level) : std::nullopt;
}

}  // namespace

void complete_levels(std::vector<BookPuzzle>& puzzles, const Run& run) {
  for (BookPuzzle& puzzle : puzzles) {
    if (puzzle.sheet.level) continue;
    WorkShare share(units_for_a_grade);
    const Run part = run.within(share);
    puzzle.sheet.level = puzzle.sheet.visit(
        [&](const PathSheet& path) { return level_of(path::grade(path.puzzle, path.labels(), part)); },
        [&](const BridgesSheet& bridges) {
          return level_of(bridges::grade(bridges::Question(bridges.puzzle), part));
        });
  }
}

}  // namespace hamlet
