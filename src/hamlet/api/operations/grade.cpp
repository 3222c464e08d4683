#include "hamlet/solve/bridges/grade.hpp"

#include <fmt/format.h>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/grade_report.hpp"
#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet::api {

namespace {

constexpr Example grade_examples[] = {
    {"hamlet grade puzzle.txt", "the level from 1 to 6, and what it takes"},
    {"hamlet grade 'https://puzz.link/p?hashi/4/4/23313h23h22331' --json", "the same for scripts"},
    {"hamlet grade all.txt", "every puzzle of a file, a line each"},
    {"hamlet grade square:3x3 --clue 1,1=1 2,2=5 --json", "a path puzzle, too"},
};

/// The grade of one of the request's puzzles.
template <class Place, class AnyGrade>
class GradeItem : public Item {
 public:
  GradeItem(const Sheet& sheet, const Place& place, const AnyGrade& grade, bool is_named)
      : sheet_(sheet), place_(place), grade_(grade), is_named_(is_named) {}
  std::string_view list() const override { return "grades"; }
  void append_json(std::string& out) const override {
    Json json = grade_json(place_, grade_);
    if (!sheet_.title.empty()) json["title"] = sheet_.title;
    json.append_to(out);
  }
  void append_text(std::string& out) const override {
    if (is_named_) out += sheet_.title + ": ";
    out += grade_text(grade_) + "\n";
  }

 private:
  const Sheet& sheet_;
  const Place& place_;
  const AnyGrade& grade_;
  bool is_named_;
};

class GradePuzzle : public PuzzleRequest {
 public:
  Answer answer(Listener& listener, const Run& run) override {
    Answer all{.json = {{"grades", Json::array()}}};
    const std::vector<Sheet> asked = sheets();
    for (const Sheet& sheet : asked) {
      require_for(sheet);
      const auto tell = [&](const auto& place, const auto& result) {
        all.verdict = std::max(all.verdict, verdict_of(result));
        return listener.take(GradeItem(sheet, place, result, asked.size() > 1));
      };
      const bool is_wanted = sheet.visit(
          [&](const PathSheet& path) {
            return tell(path.board, path::grade(path.puzzle, path.labels(), run));
          },
          [&](const BridgesSheet&) {
            const BridgesTask task = bridges.task(sheet);
            return tell(task.puzzle(), bridges::grade(task.question, run));
          });
      if (!is_wanted) break;
    }
    return all;
  }

 private:
  BridgesParameters bridges{this};
};

}  // namespace

extern const Operation grade_operation = {
    .name = "grade",
    .summary = "says how hard a puzzle is for a person",
    .details =
        "The level is that of the hardest rule that is needed. For bridges: 1 an island needs all that its "
        "neighbours can take, or has only one left; 2 all ways of finishing an island agree, and no pair is "
        "cut "
        "off; 3 never cut off a group or leave an island short; 4 islands that hang on one other, parity and "
        "chains; 5 one lane tried; 6 deeper. Of paths: 1 a number has one cell "
        "left within reach; 2 a cell has one number left; 3 diamonds, joined cells and pairs; 4 dead ends, "
        "pockets and colours; 5 one number tried; 6 deeper, or searched. `explain` shows the whole "
        "way. Exit code 0 if the puzzle has one solution, 1 if it has none or several, 3 if a limit was "
        "reached first. A level 5 with more than ten trials is called 'extreme by trial'.",
    .examples = grade_examples,
    .saves = Saves::nothing,
    .saved_as = "a grade is printed, not drawn or saved",
    .lists_items = true,
    .prepare = prepared<GradePuzzle>,
};

}  // namespace hamlet::api
