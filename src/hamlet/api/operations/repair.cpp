#include <fmt/format.h>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/repair/repair_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"

namespace hamlet::api {

namespace {

constexpr Example repair_examples[] = {
    {"hamlet repair puzzle.txt", "which clue would make it unique, or which clue is wrong"},
    {"hamlet repair puzzle.txt -o mended.txt", "the puzzle with the first of the changes that are listed"},
    {"hamlet repair king:3x3 --clue 1,1=1 3,3=9 --json", "the same for scripts"},
};

/// The puzzle with the first mend that is listed; nothing if none is known.
std::optional<PathPuzzle> mended(PathPuzzle puzzle, const PathRepair& repair) {
  if (!repair.changes.empty() && repair.changes[0].mends()) {
    const auto& [clue, to, can_go] = repair.changes[0];
    if (const Diamond* diamond = std::get_if<Diamond>(&clue))
      return path::without(std::move(puzzle), {.diamonds = {*diamond}});
    const Visit printed = std::get<Visit>(clue);
    puzzle = path::without(std::move(puzzle), {.numbers = {printed.step - 1}});
    return to.empty() ? puzzle : with_clue(std::move(puzzle), {printed.cell, static_cast<Step>(to[0])});
  }
  const std::vector<PathClue> added = repair.first_to_add();
  if (added.empty()) return std::nullopt;
  for (const PathClue& clue : added) puzzle = with_clue(std::move(puzzle), std::get<Visit>(clue));
  return puzzle;
}

std::optional<NetTask> mended(const NetTask& task, const NetRepair& repair) {
  if (!repair.changes.empty() && repair.changes[0].mends()) {
    std::vector<std::optional<int>> demands;
    for (const Island& island : task.puzzle.islands()) demands.push_back(island.demand);
    const auto& [clue, to, can_go] = repair.changes[0];
    demands[clue.island] = to.empty() ? std::nullopt : std::optional(to[0]);
    return with_demands(task, demands);
  }
  const std::vector<NetClue> added = repair.first_to_add();
  if (added.empty()) return std::nullopt;
  return with_clues(task, added);
}

class RepairPuzzle : public PuzzleRequest {
 public:
  Answer answer(Listener&, const Run& run) override {
    const Sheet asked = sheet();
    require_for(asked);
    const Stopwatch watch;
    Answer answer = asked.visit([&](const PathSheet&) { return repair_paths(asked, run); },
                                [&](const BridgesSheet&) { return repair_nets(bridges.task(asked), run); });
    answer.json["seconds"] = watch.seconds();
    answer.shows_sheets = false;
    if (answer.sheets.empty() && answer.verdict != Verdict::yes && output().is_given())
      answer.remarks.emplace_back("no file was written, as no change is known that mends the puzzle");
    return answer;
  }

 private:
  Flag smallest{this, "smallest", "look for sets of clues until a smallest is proved, however long it takes"};
  BridgesParameters bridges{this};

  SetWork work() const { return smallest ? SetWork::until_proved : SetWork::short_share; }

  /// A complete solution on the sheet of an ambiguous puzzle is the one that it is to have.
  void require_right(const Sheet& asked) const {
    if (const auto violations = check(asked); !violations.empty())
      throw InputError(what().called(),
                       fmt::format("its solution is wrong ({}); leave it out to see all clues that help",
                                   violations[0].sentence));
  }

  Answer repair_paths(const Sheet& asked, const Run& run) const {
    const PathSheet& content = asked.path();
    const bool has_aim = asked.has_solution() && content.solution->size() == content.puzzle.length();
    std::optional<Path> aim;
    if (has_aim && check(asked).empty()) aim = hamlet::path_of(*content.solution);
    const PathRepair repair =
        repair_path(content.puzzle, aim ? &*aim : nullptr, content.labels(), work(), run);
    if (has_aim && !aim && repair.answer == RepairAnswer::ambiguous) require_right(asked);
    Answer answer = repair_answer(content.board, repair, run);
    if (repair.answer == RepairAnswer::unique) answer.sheets.push_back(asked);
    if (auto puzzle = mended(content.puzzle, repair)) answer.sheets.push_back(with_puzzle(asked, *puzzle));
    return answer;
  }

  Answer repair_nets(const BridgesTask& task, const Run& run) const {
    const auto& solution = task.sheet().bridges().solution;
    const NetTask asked{task.puzzle(), bridges::net_of(task.question.network, task.question.bounds.least)};
    const std::vector<Bridge>* const aim = solution && check(task.sheet()).empty() ? &*solution : nullptr;
    const NetRepair repair = repair_net(asked, aim, work(), run);
    Answer answer = repair_answer(task.puzzle(), repair, run);
    if (repair.answer == RepairAnswer::unique) answer.sheets.push_back(task.sheet());
    if (auto other = mended(asked, repair)) answer.sheets.push_back(with_net_task(task.sheet(), *other));
    return answer;
  }

  static Sheet with_puzzle(Sheet sheet, const PathPuzzle& puzzle) {
    sheet.path().puzzle = puzzle;
    if (sheet.has_solution() && !check(sheet).empty()) sheet.remove_solution();
    sheet.level.reset();
    return sheet;
  }
  /// Given bridges are drawn, as the solution part of a sheet.
  static Sheet with_net_task(Sheet sheet, NetTask task) {
    BridgesSheet& content = sheet.bridges();
    content.puzzle = std::move(task.puzzle);
    if (content.solution && !check(sheet).empty()) content.solution.reset();
    if (!task.drawn.empty()) content.solution = std::move(task.drawn);
    sheet.level.reset();
    return sheet;
  }
};

}  // namespace

extern const Operation repair_operation = {
    .name = "repair",
    .summary = "says what would give a puzzle one solution: clues to add, or clues that are wrong",
    .details =
        "Of a puzzle with several solutions: each clue that by itself makes it unique, or else smallest sets "
        "of clues that do. A clue is a number on a cell; of bridges, a demand for a `?`, bridges that are "
        "given (drawn, as for `drawn`), or a pair that must not be joined. If the sheet has a solution, the "
        "clues agree with it. Of a puzzle without a solution: a smallest set of its clues that contradict "
        "one another, and each clue without which there are solutions, with the values that would make the "
        "puzzle unique; given ends and marks stay. Exit code 0 if the puzzle has one solution already, 1 if "
        "it has several or none, 3 if a limit "
        "was reached before all was decided.",
    .examples = repair_examples,
    .prepare = prepared<RepairPuzzle>,
};

}  // namespace hamlet::api
