#include "hamlet/solve/bridges/grade.hpp"

#include <fmt/format.h>

#include "hamlet/api/operation.hpp"
#include "hamlet/api/parameter_groups.hpp"
#include "hamlet/api/puzzle_input.hpp"
#include "hamlet/api/say/grade_report.hpp"
#include "hamlet/solve/path/deduce/path_grade.hpp"

namespace hamlet::api {

namespace {

constexpr Example grade_examples[] = {
    {"hamlet grade puzzle.txt", "the level from 1 to 6, and what it takes"},
    {"hamlet grade 'https://puzz.link/p?hashi/4/4/23313h23h22331' --json", "the same for scripts"},
    {"hamlet grade all.txt", "every puzzle of a file, a line each"},
    {"hamlet grade square:3x3 --clue 1,1=1 2,2=5 --json", "a path puzzle, too"},
};

/// The grade of one puzzle, of which there may be many.
class GradeItem : public Item {
 public:
  GradeItem(Json json, std::string text) : json_(std::move(json)), text_(std::move(text)) {}
  std::string_view list() const override { return "grades"; }
  void append_json(std::string& out) const override { json_.append_to(out); }
  std::string text() const override { return text_; }

 private:
  Json json_;
  std::string text_;
};

class GradePuzzle : public PuzzleRequest {
 public:
  Answer answer(Listener& listener, const Run& run) override {
    Answer all{.json = {{"grades", Json::array()}}};
    const std::vector<Sheet> asked = sheets();
    for (const Sheet& sheet : asked) {
      require_for(sheet);
      const std::string name = asked.size() > 1 ? fmt::format("{}: ", sheet.title) : "";
      const auto tell = [&](const auto& place, const auto& result) {
        Json json = grade_json(place, result);
        if (!sheet.title.empty()) json["title"] = sheet.title;
        all.verdict = std::max(all.verdict, verdict_of(result));
        return listener.take(GradeItem(std::move(json), name + grade_text(result) + "\n"));
      };
      const bool is_wanted =
          sheet.is_path()
              ? tell(sheet.path().board, hamlet::grade(sheet.path().puzzle, sheet.path().labels(), run))
              : tell_net(sheet, tell, run);
      if (!is_wanted) break;
    }
    return all;
  }

 private:
  BridgesParameters bridges{this};

  template <class Tell>
  bool tell_net(const Sheet& sheet, const Tell& tell, const Run& run) const {
    const BridgesTask task = bridges.task(sheet);
    return tell(task.puzzle(), hamlet::grade(task.puzzle(), task.bounds, run));
  }
};

}  // namespace

extern const Operation grade_operation = {
    .name = "grade",
    .summary = "says how hard a puzzle is for a person",
    .details =
        "The level is that of the dearest rule that cannot be done without. Of bridges: 1 full, or only "
        "outlet; 2 all ways of finishing an island agree; 3 never close off a group or strand an island; "
        "4 pockets, cut lanes and parity; 5 one lane tried; 6 deeper. Of paths: 1 a number has one cell "
        "left within reach; 2 a cell has one number left; 3 diamonds, joined cells and pairs; 4 dead ends, "
        "pockets and colours; 5 one number tried; 6 deeper, or searched. `explain` shows the whole "
        "way. Exit code 0 if the puzzle has one solution, 1 if it has none or several, 3 if a limit was "
        "reached first.",
    .examples = grade_examples,
    .saves = Saves::nothing,
    .saved_as = "a grade is printed, not drawn or saved",
    .lists_items = true,
    .prepare = prepared<GradePuzzle>,
};

}  // namespace hamlet::api
