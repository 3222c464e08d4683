#include <fmt/format.h>

#include "hamlet/api/clues/clue_task.hpp"
#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

namespace {

constexpr Example minimal_examples[] = {
    {"hamlet minimal puzzle.json", "which clues could go, and which could not"},
    {"hamlet minimal puzzle.json --witnesses", "with the other solution that each needed clue excludes"},
    {"hamlet minimal puzzle.json --all", "how many minimal clue sets the same solution has"},
    {"hamlet minimal puzzle.json --all --limit 100 --json", "… and the first hundred of them"},
    {"hamlet minimal puzzle.json --smallest -o fewest.json", "a smallest clue set, proved"},
    {"hamlet minimal hashi.txt --smallest -o fewest.pdf", "the most islands without a number, proved"},
};

using ClueSet = std::vector<ClueElement>;

/// The common fields: whether the puzzle is minimal (null if unknown), and which clues can go.
Json needs_json(const ClueTask& task, const std::vector<ClueTask::Need>& needs) {
  ClueSet removable, undecided;
  for (const auto& [clue, answer] : needs) {
    if (answer == ClueAnswer::spare) removable.push_back(clue);
    if (answer == ClueAnswer::unknown) undecided.push_back(clue);
  }
  const bool is_known = !removable.empty() || undecided.empty();
  Json json = {{"minimal", is_known ? Json(removable.empty()) : Json(nullptr)}, {"clue_count", needs.size()}};
  json["method"] = task.method_of_needs();
  json["unique_by"] = task.unique_by;
  json["removable"] = task.json(removable);
  if (!undecided.empty()) json["undecided"] = task.json(undecided);
  json["sets"] = nullptr;
  json["size"] = nullptr;
  return json;
}

std::string needs_verdict(const ClueTask& task, std::size_t all, std::size_t spare, std::size_t unknown,
                          const Run& run) {
  const std::string noun = task.noun();
  if (all == 0) return fmt::format("minimal: it has no {}s", noun);
  if (spare > 0) {
    const std::string which =
        all == 1 ? fmt::format("its only {} {}", noun, task.can_go())
                 : fmt::format("{} of {} {}s {}, each by itself", spare, all, noun, task.can_go());
    return fmt::format("not minimal: {} ({})", which, proved_by(task.method_of_needs()));
  }
  if (unknown > 0)
    return fmt::format("unknown: {} of {} not decided: {}", unknown, number_of(all, noun), why_ended(run));
  return fmt::format(
      "minimal: {}: another solution without {} was found by {} and checked",
      all == 1 ? fmt::format("its only {} is needed", noun) : fmt::format("all {} {}s are needed", all, noun),
      all == 1 ? "it" : "each", task.method_of_needs());
}

std::string smallest_verdict(const ClueTask& task, const SmallestSet& result, const Run& run) {
  if (!result.is_proved())
    return fmt::format("{} are enough and at least {} are needed: {}", result.elements.size(),
                       result.at_least, why_ended(run));
  return fmt::format(
      "{}: no {} set of the same solution has fewer ({}, by {} in which other solutions differ)",
      number_of(result.elements.size(), task.noun()), task.noun(), proved_by(task.method_of_sets()),
      number_of(result.differences, "set"));
}

/// A minimal clue set, as a line.
class ClueSetItem : public Item {
 public:
  ClueSetItem(const ClueTask& task, const ClueSet& clues) : task_(task), clues_(clues) {}
  std::string_view list() const override { return "list"; }
  void append_json(std::string& out) const override { task_.json(clues_).append_to(out); }
  void append_text(std::string& out) const override { out += task_.line(clues_) + "\n"; }

 private:
  const ClueTask& task_;
  const ClueSet& clues_;
};

class Minimal : public PuzzleRequest {
 public:
  Answer answer(Listener& listener, const Run& run) override {
    require_together();
    const Sheet asked = sheet();
    require_for(asked);
    return asked.visit(
        [&](const PathSheet&) { return answer_on_path(asked, listener, run); },
        [&](const BridgesSheet&) { return answer_on_net(bridges.task(asked), listener, run); });
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
  BridgesParameters bridges{this, BridgesParameters::Drawn::not_asked};

  Answer answer_on_path(const Sheet& asked, Listener& listener, const Run& run) const {
    const PathSheet& content = asked.path();
    if (all || smallest) require_can_look_at_all_sets(content);
    const path::Found found = path::find_paths(content.puzzle, 2, content.labels(), run);
    if (found.has_several() && has_solution_to_use(asked)) {
      const auto task = path_clue_task(asked, *hamlet::path_of(*content.solution));
      task->is_unique = false;
      return answer_on(*task, listener, run);
    }
    if (!found.is_unique()) return not_unique(found);
    const auto task = path_clue_task(asked, found.solutions[0]);
    task->unique_by = found.method;
    return answer_on(*task, listener, run);
  }

  Answer answer_on_net(const BridgesTask& asked, Listener& listener, const Run& run) const {
    const bridges::Found found = bridges::find_nets(asked.puzzle(), 2, run);
    if (found.has_several() && has_solution_to_use(asked.sheet())) {
      const std::vector<Bridge>& on_sheet = *asked.sheet().bridges().solution;
      const Outcome enough = are_all_demands_enough(asked.puzzle(), on_sheet, run);
      if (enough == Outcome::none) return not_by_numbers(found);
      if (enough == Outcome::found) {
        const auto task = net_clue_task(asked.sheet(), on_sheet);
        task->is_unique = false;
        return answer_on(*task, listener, run);
      }
    }
    if (!found.is_unique()) return not_unique(found);
    const auto task = net_clue_task(asked.sheet(), found.solutions[0]);
    task->unique_by = found.method;
    return answer_on(*task, listener, run);
  }

  Answer answer_on(ClueTask& task, Listener& listener, const Run& run) const {
    if (all) return all_sets(task, listener, run);
    return smallest ? smallest_set_of(task, run) : each_clue(task, listener, run);
  }

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

  /// `all` and `smallest` use the sheet's solution if the puzzle has several.
  bool has_solution_to_use(const Sheet& sheet) const {
    if (!sheet.has_solution() || (!all && !smallest)) return false;
    if (const auto violations = check(sheet); !violations.empty())
      throw InputError(what().called(), fmt::format("its solution is wrong: {}", violations[0].sentence));
    return true;
  }

  static Answer refused(Verdict verdict, const std::string& method, const std::string& why) {
    return {.verdict = verdict,
            .json = {{"minimal", verdict == Verdict::unknown ? Json(nullptr) : Json(false)},
                     {"method", method},
                     {"removable", Json::array()},
                     {"sets", nullptr},
                     {"size", nullptr},
                     {"why", why}},
            .text = why + "\n"};
  }
  template <class Solution>
  static Answer not_unique(const Found<Solution>& found) {
    if (!found.all && found.solutions.size() < 2)
      return refused(Verdict::unknown, found.method, fmt::format("unknown: {}", found.why));
    return refused(Verdict::no, found.method,
                   found.solutions.empty()
                       ? fmt::format("it has no solution: {} ({})", found.why, proved_by(found.method))
                       : std::string("it has several solutions, and its clues are too few to be minimal"));
  }
  static Answer not_by_numbers(const bridges::Found& found) {
    return refused(Verdict::no, found.method,
                   "another net has the same numbers at all islands, so no numbers make this one unique");
  }

  Answer each_clue(ClueTask& task, Listener& listener, const Run& run) const {
    const std::vector<ClueTask::Need> needs = task.needs(run);
    Answer answer{.json = needs_json(task, needs)};
    if (answer.json["minimal"].is_null()) answer.json["why"] = why_ended(run);
    if (witnesses) answer.json["witnesses"] = Json::array();
    std::size_t spare = 0, unknown = 0;
    std::string can_go, undecided;
    for (std::size_t i = 0; i < needs.size(); ++i) {
      const std::string name = task.name(needs[i].clue);
      if (needs[i].answer == ClueAnswer::needed && witnesses) {
        answer.json["witnesses"].push_back(task.witness_json(i));
        listener.show(fmt::format("without {}:\n", name), task.witness(i));
      }
      if (needs[i].answer == ClueAnswer::spare) {
        ++spare;
        can_go += fmt::format("{} {}\n", name, task.can_go());
      }
      if (needs[i].answer == ClueAnswer::unknown) {
        ++unknown;
        undecided += fmt::format("{}: not decided\n", name);
      }
    }
    answer.text = can_go + undecided + needs_verdict(task, needs.size(), spare, unknown, run) + "\n";
    answer.verdict = spare > 0 ? Verdict::no : unknown > 0 ? Verdict::unknown : Verdict::yes;
    return answer;
  }

  /// Computed before the long work, which may leave no time for it.
  static Json own_clues_json(ClueTask& task, const Run& run) {
    if (!task.is_unique)
      return {{"minimal", false},
              {"method", task.method_of_sets()},
              {"removable", Json::array()},
              {"sets", nullptr},
              {"size", nullptr}};
    return needs_json(task, task.needs(run));
  }

  Answer all_sets(ClueTask& task, Listener& listener, const Run& run) const {
    const std::uint64_t listed = limit.value_or(0);
    Answer answer;
    if (listener.wants_json()) answer.json = own_clues_json(task, run);
    Json sets = Json::array();
    std::uint64_t shown = 0;
    const auto differences = task.differences(run);
    const MinimalSets result = count_minimal_sets(*differences, run, [&](const ClueSet& clues) {
      if (shown++ >= listed) return true;
      if (listener.wants_json()) sets.push_back(task.json(clues));
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
      sizes += fmt::format("{}{} of {}", sizes.empty() ? "" : ", ", count, number_of(size, task.noun()));
    const std::string minimal_set = fmt::format("minimal {} set", task.noun());
    answer.text = result.all
                      ? fmt::format("{}: {} ({}, by all {} in which other solutions differ)\n",
                                    number_of(known, minimal_set), sizes, proved_by(task.method_of_sets()),
                                    number_of(result.differences, "set"))
                      : fmt::format("at least {}{}: {}\n", number_of(known, minimal_set),
                                    sizes.empty() ? "" : fmt::format(" ({})", sizes), why_ended(run));
    return answer;
  }

  Answer smallest_set_of(ClueTask& task, const Run& run) const {
    Answer answer{.json = own_clues_json(task, run)};
    const auto differences = task.differences(run);
    const SmallestSet result = smallest_set(*differences, task.enough(), run);
    answer.verdict = result.is_proved() ? Verdict::yes : Verdict::unknown;
    answer.json["size"] = result.elements.size();
    answer.json["at_least"] = result.at_least;
    answer.json["proved"] = result.is_proved();
    answer.json["differences"] = result.differences;
    answer.json["clues"] = task.json(result.elements);
    if (!result.is_proved()) answer.json["why"] = why_ended(run);
    answer.text = smallest_verdict(task, result, run) + "\n";
    answer.sheets.push_back(task.sheet_with(result.elements));
    answer.shows_solutions = false;
    return answer;
  }
};

}  // namespace

extern const Operation minimal_operation = {
    .name = "minimal",
    .summary = "says whether every clue is needed; counts and lists minimal clue sets; finds a smallest one",
    .details =
        "A clue is a number or a diamond; given ends and marks stay. In a bridges puzzle it is an island's "
        "number, which becomes `?` where it can go. It is needed if without it there is "
        "another solution. `all` and `smallest` are about all numbers of the solution and the puzzle's "
        "diamonds; of a bridges puzzle, about the numbers of all islands; of a puzzle with several "
        "solutions, about the one "
        "on its sheet. Exit code 0 if the puzzle "
        "is minimal, the sets are all counted or the smallest is proved; 1 if a clue can go or the "
        "puzzle has not exactly one solution; 3 if a limit was reached first.",
    .examples = minimal_examples,
    .prepare = prepared<Minimal>,
};

}  // namespace hamlet::api
