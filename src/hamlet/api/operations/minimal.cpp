#include <fmt/format.h>

#include "hamlet/analyse/clues/minimal_clues.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/api/solutions.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

namespace {

constexpr Example minimal_examples[] = {
    {"hamlet minimal puzzle.json", "which clues could go, and which could not"},
    {"hamlet minimal puzzle.json --witnesses", "with the other solution that each needed clue excludes"},
    {"hamlet minimal puzzle.json --all", "how many minimal clue sets the same solution has"},
    {"hamlet minimal puzzle.json --all --limit 100 --json", "… and the first hundred of them"},
    {"hamlet minimal puzzle.json --smallest -o fewest.json", "a smallest clue set, proved"},
};

/// A puzzle with its only solution or, if it has several, the solution on its sheet.
struct ClueTask {
  Sheet sheet;
  Path solution = {};
  bool is_unique = true;
  std::string unique_by = {};  // the method that proved uniqueness
  const PathSheet& content() const { return sheet.path(); }
  const Board& board() const { return sheet.path().board; }
  std::string_view method() const { return clue_method(sheet.path().puzzle); }
};

std::string name_of(const ClueTask& task, const path::ClueSet& clue) {
  const Board& board = task.board();
  if (!clue.numbers.empty())
    return fmt::format("{} at {}", clue.numbers[0] + 1, board.spoken(task.solution[clue.numbers[0]]));
  return fmt::format("the diamond {}-{}", board.spoken(clue.diamonds[0].a), board.spoken(clue.diamonds[0].b));
}

Json clues_json(const ClueTask& task, const path::ClueSet& clues) {
  Json json = Json::array();
  for (path::NumberIndex number : clues.numbers)
    json.push_back({{"cell", vertex_json(task.board(), task.solution[number])}, {"step", number + 1}});
  for (const auto& [a, b] : clues.diamonds)
    json.push_back({{"a", vertex_json(task.board(), a)}, {"b", vertex_json(task.board(), b)}});
  return json;
}

path::ClueSet clues_of(const PathPuzzle& puzzle) {
  path::ClueSet clues{.diamonds = puzzle.diamonds};
  for (const Visit& clue : puzzle.clues) clues.numbers.push_back(clue.step - 1);
  return clues;
}

Sheet sheet_of_clues(const ClueTask& task, const ClueUniverse& universe, const path::ClueSet& clues) {
  PathSheet content = task.content();
  content.puzzle = universe.with(universe.elements(clues));
  content.solution = visits_of(task.solution);
  Sheet sheet = sheet_of(std::move(content));
  sheet.kind = task.sheet.kind;
  sheet.title = task.sheet.title;
  return sheet;
}

/// The common fields: whether the puzzle is minimal (null if unknown), and which clues can go.
Json needs_json(const ClueTask& task, const std::vector<ClueNeed>& needs) {
  Json removable = Json::array(), undecided = Json::array();
  for (const ClueNeed& need : needs) {
    if (need.answer == ClueNeed::Answer::spare) removable.push_back(clues_json(task, need.clue)[0]);
    if (need.answer == ClueNeed::Answer::unknown) undecided.push_back(clues_json(task, need.clue)[0]);
  }
  const bool is_known = !removable.empty() || undecided.empty();
  Json json = {{"minimal", is_known ? Json(removable.empty()) : Json(nullptr)}, {"clue_count", needs.size()}};
  json["method"] = task.method();
  json["unique_by"] = task.unique_by;
  json["removable"] = std::move(removable);
  if (!undecided.empty()) json["undecided"] = std::move(undecided);
  json["sets"] = nullptr;
  json["size"] = nullptr;
  return json;
}

std::string needs_verdict(const ClueTask& task, std::size_t all, std::size_t spare, std::size_t unknown,
                          const Run& run) {
  if (all == 0) return "minimal: it has no clues";
  if (spare > 0) {
    const std::string which =
        all == 1 ? "its only clue can go" : fmt::format("{} of {} clues can go, each by itself", spare, all);
    return fmt::format("not minimal: {} ({})", which, proved_by(task.method()));
  }
  if (unknown > 0)
    return fmt::format("unknown: {} of {} not decided: {}", unknown, number_of(all, "clue"), why_ended(run));
  return fmt::format("minimal: {}: another solution without {} was found by {} and checked",
                     all == 1 ? "its only clue is needed" : fmt::format("all {} clues are needed", all),
                     all == 1 ? "it" : "each", task.method());
}

std::string smallest_verdict(const ClueTask& task, const SmallestSet& result, const Run& run) {
  if (!result.is_proved())
    return fmt::format("{} are enough and at least {} are needed: {}", result.clues.size(), result.at_least,
                       why_ended(run));
  return fmt::format(
      "{}: no clue set of the same solution has fewer ({}, by {} in which other solutions differ)",
      number_of(result.clues.size(), "clue"), proved_by(task.method()), number_of(result.differences, "set"));
}

/// A minimal clue set, as a line.
class ClueSetItem : public Item {
 public:
  ClueSetItem(const ClueTask& task, const path::ClueSet& clues) : task_(task), clues_(clues) {}
  std::string_view list() const override { return "list"; }
  void append_json(std::string& out) const override { clues_json(task_, clues_).append_to(out); }
  void append_text(std::string& out) const override {
    const Board& board = task_.board();
    std::string line;
    for (path::NumberIndex number : clues_.numbers)
      line +=
          fmt::format("{}{}={}", line.empty() ? "" : " ", board.label(task_.solution[number]), number + 1);
    for (const auto& [a, b] : clues_.diamonds)
      line += fmt::format("{}{}-{}", line.empty() ? "" : " ", board.label(a), board.label(b));
    out += line + "\n";
  }

 private:
  const ClueTask& task_;
  const path::ClueSet& clues_;
};

class Minimal : public PuzzleRequest {
 public:
  Answer answer(Listener& listener, const Run& run) override {
    require_together();
    ClueTask task{.sheet = sheet()};
    const PathSheet& content = path_of(task.sheet, "minimal");
    if (all || smallest) require_can_look_at_all_sets(content);
    const path::Found found = path::find_paths(content.puzzle, 2, content.labels(), run);
    const std::optional<Path> on_sheet = solution_on(task.sheet);
    if (on_sheet && found.has_several()) {
      task.is_unique = false;
      task.solution = *on_sheet;
    } else if (!found.all || found.solutions.size() != 1) {
      return not_unique(found);
    } else {
      task.solution = found.solutions[0];
      task.unique_by = found.method;
    }
    if (all) return all_sets(task, listener, run);
    return smallest ? smallest_set(task, run) : each_clue(task, listener, run);
  }

  void require_can_save(const std::string& file) const override {
    if (!smallest) throw InputError("output", "only `smallest` makes a puzzle that can be saved");
    PuzzleRequest::require_can_save(file);
  }

 private:
  Flag all{this, "all",
           "count the minimal clue sets of the same solution; with `limit`, list so many of them"};
  Flag smallest{this, "smallest", "find a smallest clue set of the same solution, and prove it"};
  Flag witnesses{this, "witnesses", "for each needed clue, another solution without it"};
  CountOrAll limit{this, "limit", "N", "with `all`: how many of the sets to list, or 'all' (default none)"};

  void require_together() const {
    if (all && smallest) smallest.complain("`all` asks for something else; leave one out");
    if (limit.is_given() && !all)
      limit.complain("it says how many sets `all` lists; leave it out, or add `all`");
    if (witnesses && (all || smallest))
      witnesses.complain("they are of the puzzle's own clues; leave `all` and `smallest` out");
  }

  void require_can_look_at_all_sets(const PathSheet& content) const {
    if (free_numbering(content.puzzle).any())
      throw InputError(all ? "all" : "smallest",
                       "it is about the numbers of a solution, and this tour may be numbered in several "
                       "ways; `clue` gives a number besides the first and the last");
    // One variable for each number and cell, with its clauses.
    constexpr double bytes_per_possibility = 1500;
    const double n = content.puzzle.length();
    memory().require_fits(bytes_per_possibility * n * n, content.board.name(),
                          "looking at all clue sets of it");
  }

  /// The sheet's solution, which `all` and `smallest` use if the puzzle has several.
  std::optional<Path> solution_on(const Sheet& sheet) const {
    if (!sheet.has_solution() || (!all && !smallest)) return std::nullopt;
    if (const auto violations = check(sheet); !violations.empty())
      throw InputError(what().called(), fmt::format("its solution is wrong: {}", violations[0].sentence));
    return hamlet::path_of(*sheet.path().solution);
  }

  static Answer not_unique(const path::Found& found) {
    const bool unknown = !found.all && found.solutions.size() < 2;
    const std::string why =
        unknown ? fmt::format("unknown: {}", found.why)
        : found.solutions.empty()
            ? fmt::format("it has no solution: {} ({})", found.why, proved_by(found.method))
            : std::string("it has several solutions, and its clues are too few to be minimal");
    return {.verdict = unknown ? Verdict::unknown : Verdict::no,
            .json = {{"minimal", unknown ? Json(nullptr) : Json(false)},
                     {"method", found.method},
                     {"removable", Json::array()},
                     {"sets", nullptr},
                     {"size", nullptr},
                     {"why", why}},
            .text = why + "\n"};
  }

  Answer each_clue(const ClueTask& task, Listener& listener, const Run& run) const {
    const std::vector<ClueNeed> needs = needs_of_clues(task.content().puzzle, task.solution, run);
    Answer answer{.json = needs_json(task, needs)};
    if (answer.json["minimal"].is_null()) answer.json["why"] = why_ended(run);
    if (witnesses) answer.json["witnesses"] = Json::array();
    std::size_t spare = 0, unknown = 0;
    std::string can_go, undecided;
    for (const ClueNeed& need : needs) {
      if (need.answer == ClueNeed::Answer::needed && witnesses) show_witness(task, need, listener, answer);
      if (need.answer == ClueNeed::Answer::spare) {
        ++spare;
        can_go += fmt::format("{} can go\n", name_of(task, need.clue));
      }
      if (need.answer == ClueNeed::Answer::unknown) {
        ++unknown;
        undecided += fmt::format("{}: not decided\n", name_of(task, need.clue));
      }
    }
    answer.text = can_go + undecided + needs_verdict(task, needs.size(), spare, unknown, run) + "\n";
    answer.verdict = spare > 0 ? Verdict::no : unknown > 0 ? Verdict::unknown : Verdict::yes;
    return answer;
  }

  static void show_witness(const ClueTask& task, const ClueNeed& need, Listener& listener, Answer& answer) {
    answer.json["witnesses"].push_back(
        {{"clue", clues_json(task, need.clue)[0]}, {"path", cells_json(task.board(), need.witness)}});
    Sheet other = task.sheet;
    other.path().puzzle = without(other.path().puzzle, need.clue);
    listener.show(fmt::format("without {}:\n", name_of(task, need.clue)), with_solution(other, need.witness));
  }

  /// Computed before the long work, which may leave no time for it.
  static Json own_clues_json(const ClueTask& task, const Run& run) {
    if (!task.is_unique)
      return {{"minimal", false},
              {"method", task.method()},
              {"removable", Json::array()},
              {"sets", nullptr},
              {"size", nullptr}};
    return needs_json(task, needs_of_clues(task.content().puzzle, task.solution, run));
  }

  Answer all_sets(const ClueTask& task, Listener& listener, const Run& run) const {
    const std::uint64_t listed = limit.value_or(0);
    Answer answer;
    if (listener.wants_json()) answer.json = own_clues_json(task, run);
    Json sets = Json::array();
    std::uint64_t shown = 0;
    const MinimalSets result = count_minimal_sets(
        universe_of(task.content().puzzle, task.solution), run, [&](const path::ClueSet& clues) {
          if (shown++ >= listed) return true;
          if (listener.wants_json()) sets.push_back(clues_json(task, clues));
          return listener.wants_json() || listener.take(ClueSetItem(task, clues));
        });
    const std::uint64_t known = std::max<std::uint64_t>(result.count, 1);
    answer.verdict = result.all ? Verdict::yes : Verdict::unknown;
    answer.json["sets"] = std::to_string(known);
    answer.json["all"] = result.all;
    answer.json["sizes"] = Json::object();
    answer.json["differences"] = result.differences;
    for (const auto& [size, count] : result.by_size) answer.json["sizes"][std::to_string(size)] = count;
    if (listed > 0) answer.json["list"] = std::move(sets);
    if (!result.all) answer.json["why"] = why_ended(run);
    std::string sizes;
    for (const auto& [size, count] : result.by_size)
      sizes += fmt::format("{}{} of {}", sizes.empty() ? "" : ", ", count, number_of(size, "clue"));
    answer.text = result.all ? fmt::format("{}: {} ({}, by all {} in which other solutions differ)\n",
                                           number_of(known, "minimal clue set"), sizes,
                                           proved_by(task.method()), number_of(result.differences, "set"))
                             : fmt::format("at least {}{}: {}\n", number_of(known, "minimal clue set"),
                                           sizes.empty() ? "" : fmt::format(" ({})", sizes), why_ended(run));
    return answer;
  }

  Answer smallest_set(const ClueTask& task, const Run& run) const {
    Answer answer{.json = own_clues_json(task, run)};
    const ClueUniverse universe = universe_of(task.content().puzzle, task.solution);
    const path::ClueSet enough = task.is_unique ? clues_of(task.content().puzzle) : universe.all_clues();
    const SmallestSet result = smallest_clue_set(universe, enough, run);
    answer.verdict = result.is_proved() ? Verdict::yes : Verdict::unknown;
    answer.json["size"] = result.clues.size();
    answer.json["at_least"] = result.at_least;
    answer.json["proved"] = result.is_proved();
    answer.json["differences"] = result.differences;
    answer.json["clues"] = clues_json(task, result.clues);
    if (!result.is_proved()) answer.json["why"] = why_ended(run);
    answer.text = smallest_verdict(task, result, run) + "\n";
    answer.sheets.push_back(sheet_of_clues(task, universe, result.clues));
    answer.shows_solutions = false;
    return answer;
  }
};

}  // namespace

extern const Operation minimal_operation = {
    .name = "minimal",
    .summary = "says whether every clue is needed; counts and lists minimal clue sets; finds a smallest one",
    .details =
        "A clue is a number or a diamond; given ends and marks stay. It is needed if without it there is "
        "another solution. `all` and `smallest` are about all numbers of the solution and the puzzle's "
        "diamonds; of a puzzle with several solutions, about the one on its sheet. Exit code 0 if the puzzle "
        "is minimal, the sets are all counted or the smallest is proved; 1 if a clue can go or the "
        "puzzle has not exactly one solution; 3 if a limit was reached first.",
    .examples = minimal_examples,
    .prepare = prepared<Minimal>,
};

}  // namespace hamlet::api
