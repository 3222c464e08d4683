#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/proved_by.hpp"
#include "cli/together.hpp"
#include "hamlet/analyse/minimal_clues.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/puzzle/free_numbering.hpp"

namespace hamlet {

namespace {

using Json = nlohmann::ordered_json;

constexpr Example examples[] = {
    {"hamlet minimal puzzle.json", "which clues could go, and which could not"},
    {"hamlet minimal puzzle.json --witnesses", "with the other solution that each needed clue excludes"},
    {"hamlet minimal puzzle.json --all", "how many minimal clue sets the same solution has"},
    {"hamlet minimal puzzle.json --all --limit 100 --json", "… and the first hundred of them"},
    {"hamlet minimal puzzle.json --smallest -o fewest.json", "a smallest clue set, proved"},
};

struct State {
  bool all = false, smallest = false, witnesses = false;
  InputOptions input;
  LimitOptions limits;
  OutputOptions output;
};

/// A puzzle with its only solution; of one that has several, the one on its sheet.
struct Task {
  Sheet sheet;
  Path solution = {};
  bool is_unique = true;
  std::string unique_by = {};  // what proved that
  const PathSheet& content() const { return sheet.path(); }
  const Board& board() const { return sheet.path().board; }
  std::string_view method() const { return clue_method(sheet.path().puzzle); }
};

std::string name_of(const Task& task, const ClueSet& clue) {
  const Board& board = task.board();
  if (!clue.numbers.empty())
    return fmt::format("{} at {}", clue.numbers[0] + 1, board.label(task.solution[clue.numbers[0]]));
  return fmt::format("the diamond {}-{}", board.label(clue.diamonds[0].a), board.label(clue.diamonds[0].b));
}

Json clues_json(const Task& task, const ClueSet& clues) {
  Json json = Json::array();
  for (NumberIndex number : clues.numbers)
    json.push_back({{"cell", vertex_json(task.board(), task.solution[number])}, {"step", number + 1}});
  for (const auto& [a, b] : clues.diamonds)
    json.push_back({{"a", vertex_json(task.board(), a)}, {"b", vertex_json(task.board(), b)}});
  return json;
}

ClueSet clues_of(const PathPuzzle& puzzle) {
  ClueSet clues{.diamonds = puzzle.diamonds};
  for (const Visit& clue : puzzle.clues) clues.numbers.push_back(clue.step - 1);
  return clues;
}

Sheet sheet_with(const Task& task, const ClueUniverse& universe, const ClueSet& clues) {
  PathSheet content = task.content();
  content.puzzle = universe.with(universe.elements(clues));
  content.solution = visits_of(task.solution);
  Sheet sheet = sheet_of(std::move(content));
  sheet.kind = task.sheet.kind;
  sheet.title = task.sheet.title;
  return sheet;
}

void show_witnesses(const State& state, const Task& task, const std::vector<ClueNeed>& needs) {
  for (const ClueNeed& need : needs) {
    if (need.answer != ClueNeed::Answer::needed) continue;
    print(fmt::format("without {}:\n", name_of(task, need.clue)));
    Sheet other = task.sheet;
    other.path().puzzle = without(other.path().puzzle, need.clue);
    other.path().solution = visits_of(need.witness);
    state.output.show(other);
  }
}

/// What every answer of this command holds: whether the puzzle is minimal (null if that is not known), and
/// what can go.
Json needs_json(const Task& task, const std::vector<ClueNeed>& needs) {
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

std::string verdict_of(const Task& task, std::size_t all, std::size_t spare, std::size_t unknown,
                       const Run& run) {
  const std::string clues = number_of(all, "clue");
  if (spare > 0)
    return fmt::format("not minimal: {} of {} can go, each by itself ({})", spare, clues,
                       proved_by(task.method()));
  if (unknown > 0)
    return fmt::format("unknown: {} of {} were not decided: {}", unknown, clues, why_ended(run));
  return fmt::format("minimal: all {} are needed: another solution without each was found by {} and checked",
                     clues, task.method());
}

int each_clue(const State& state, const Task& task, const Run& run) {
  const std::vector<ClueNeed> needs = needs_of_clues(task.content().puzzle, task.solution, run);
  clear_progress();
  std::vector<const ClueNeed*> spare, unknown;
  for (const ClueNeed& need : needs) {
    if (need.answer == ClueNeed::Answer::spare) spare.push_back(&need);
    if (need.answer == ClueNeed::Answer::unknown) unknown.push_back(&need);
  }
  const bool minimal = spare.empty() && unknown.empty();
  if (state.output.json()) {
    Json json = needs_json(task, needs);
    if (json["minimal"].is_null()) json["why"] = why_ended(run);
    if (state.witnesses) {
      json["witnesses"] = Json::array();
      for (const ClueNeed& need : needs) {
        if (need.answer != ClueNeed::Answer::needed) continue;
        json["witnesses"].push_back(
            {{"clue", clues_json(task, need.clue)[0]}, {"path", path_json(task.board(), need.witness)}});
      }
    }
    state.output.print_json(json);
  } else {
    if (state.witnesses) show_witnesses(state, task, needs);
    for (const ClueNeed* need : spare) print(fmt::format("{} can go\n", name_of(task, need->clue)));
    for (const ClueNeed* need : unknown) print(fmt::format("{}: not decided\n", name_of(task, need->clue)));
    print(verdict_of(task, needs.size(), spare.size(), unknown.size(), run) + "\n");
  }
  if (minimal) return exit_yes;
  return spare.empty() ? exit_unknown : exit_no;
}

/// What --all and --smallest are about, if the puzzle has several.
std::optional<Path> solution_on(const Sheet& sheet, const State& state) {
  if (!sheet.has_solution() || (!state.all && !state.smallest)) return std::nullopt;
  if (const auto violations = check(sheet); !violations.empty())
    throw InputError(state.input.what(), fmt::format("its solution is none: {}", violations[0].sentence));
  return path_of(*sheet.path().solution);
}

/// Before the long work, which may leave no time for it.
Json own_clues_json(const State& state, const Task& task, const Run& run) {
  if (!state.output.json()) return {};
  if (!task.is_unique)
    return {{"minimal", false},
            {"method", task.method()},
            {"removable", Json::array()},
            {"sets", nullptr},
            {"size", nullptr}};
  return needs_json(task, needs_of_clues(task.content().puzzle, task.solution, run));
}

int all_sets(const State& state, const Task& task, const Run& run) {
  const std::uint64_t listed = state.limits.has_limit() ? state.limits.limit() : 0;
  Json json = own_clues_json(state, task, run);
  Json sets = Json::array();
  std::uint64_t shown = 0;
  const MinimalSets result =
      count_minimal_sets(universe_of(task.content().puzzle, task.solution), run, [&](const ClueSet& clues) {
        if (shown++ >= listed) return true;
        if (state.output.json()) {
          sets.push_back(clues_json(task, clues));
        } else {
          std::string line;
          for (NumberIndex number : clues.numbers)
            line += fmt::format("{}{}={}", line.empty() ? "" : " ", task.board().label(task.solution[number]),
                                number + 1);
          for (const auto& [a, b] : clues.diamonds)
            line +=
                fmt::format("{}{}-{}", line.empty() ? "" : " ", task.board().label(a), task.board().label(b));
          print(line + "\n");
        }
        return !reader_left();
      });
  clear_progress();
  const std::uint64_t known = std::max<std::uint64_t>(result.count, 1);
  if (state.output.json()) {
    json["sets"] = std::to_string(known);
    json["all"] = result.all;
    json["sizes"] = Json::object();
    json["differences"] = result.differences;
    for (const auto& [size, count] : result.by_size) json["sizes"][std::to_string(size)] = count;
    if (listed > 0) json["list"] = std::move(sets);
    if (!result.all) json["why"] = why_ended(run);
    state.output.print_json(json);
  } else {
    std::string sizes;
    for (const auto& [size, count] : result.by_size)
      sizes += fmt::format("{}{} of {}", sizes.empty() ? "" : ", ", count, number_of(size, "clue"));
    if (result.all) {
      print(fmt::format("{}: {} ({}, by all {} in which other solutions differ)\n",
                        number_of(known, "minimal clue set"), sizes, proved_by(task.method()),
                        number_of(result.differences, "set")));
    } else {
      print(fmt::format("at least {}{}: {}\n", number_of(known, "minimal clue set"),
                        sizes.empty() ? "" : fmt::format(" ({})", sizes), why_ended(run)));
    }
  }
  return result.all ? exit_yes : exit_unknown;
}

std::string verdict_of(const Task& task, const SmallestSet& result, const Run& run) {
  if (!result.is_proved())
    return fmt::format("{} are enough and at least {} are needed: {}", result.clues.size(), result.at_least,
                       why_ended(run));
  return fmt::format(
      "{}: no clue set of the same solution has fewer ({}, by {} in which other solutions differ)",
      number_of(result.clues.size(), "clue"), proved_by(task.method()), number_of(result.differences, "set"));
}

int smallest_set(const State& state, const Task& task, const Run& run) {
  Json json = own_clues_json(state, task, run);
  const ClueUniverse universe = universe_of(task.content().puzzle, task.solution);
  const ClueSet enough = task.is_unique ? clues_of(task.content().puzzle) : universe.all_clues();
  const SmallestSet result = smallest_clue_set(universe, enough, run);
  clear_progress();
  const Sheet sheet = sheet_with(task, universe, result.clues);
  if (state.output.json()) {
    json["size"] = result.clues.size();
    json["at_least"] = result.at_least;
    json["proved"] = result.is_proved();
    json["differences"] = result.differences;
    json["clues"] = clues_json(task, result.clues);
    if (!result.is_proved()) json["why"] = why_ended(run);
    state.output.print_json(json);
  } else {
    if (!state.output.to_file()) {
      Sheet unsolved = sheet;
      unsolved.remove_solution();
      state.output.show(unsolved);
    }
    print(verdict_of(task, result, run) + "\n");
  }
  if (state.output.to_file()) state.output.save(std::span(&sheet, 1));
  return result.is_proved() ? exit_yes : exit_unknown;
}

int minimal(const State& state) {
  if (state.all && state.smallest)
    throw InputError("--smallest", "--all asks for something else; leave one out");
  if (state.limits.has_limit() && !state.all)
    throw InputError("--limit", "it says how many sets --all lists; leave it out, or add --all");
  if (state.witnesses && (state.all || state.smallest))
    throw InputError("--witnesses", "they are of the puzzle's own clues; leave --all and --smallest out");
  if (state.output.to_file() && !state.smallest)
    throw InputError("--output", "only --smallest makes a puzzle that can be saved");
  Task task{.sheet = state.input.sheet()};
  const PathSheet& content = path_content(task.sheet, "minimal");
  if (state.smallest) state.output.require_can_save(1);
  if (state.all || state.smallest) {
    if (free_numbering(content.puzzle).any())
      throw InputError(state.all ? "--all" : "--smallest",
                       "it is about the numbers of a solution, and this tour may be numbered in several "
                       "ways; --clue gives a number besides the first and the last");
    // A variable for each number and cell, with its clauses.
    constexpr double bytes_per_possibility = 1500;
    const double n = content.puzzle.length();
    state.input.memory().require_fits(bytes_per_possibility * n * n, content.board.name(),
                                      "looking at all clue sets of it");
  }
  const Run run = state.limits.run(state.input.memory(), state.output.quiet());
  const FindResult found = find_paths(content.puzzle, 2, content.labels(), run);
  clear_progress();
  const std::optional<Path> on_sheet = solution_on(task.sheet, state);
  if (on_sheet && found.paths.size() > 1) {
    task.is_unique = false;
    task.solution = *on_sheet;
  } else if (!found.all || found.paths.size() != 1) {
    const bool unknown = !found.all && found.paths.size() < 2;
    const std::string why =
        unknown ? fmt::format("unknown: {}", found.why)
        : found.paths.empty()
            ? fmt::format("it has no solution: {} ({})", found.why, proved_by(found.method))
            : std::string("it has several solutions, and its clues are too few to be minimal");
    if (state.output.json()) {
      state.output.print_json(Json{{"minimal", unknown ? Json(nullptr) : Json(false)},
                                   {"method", found.method},
                                   {"removable", Json::array()},
                                   {"sets", nullptr},
                                   {"size", nullptr},
                                   {"why", why}});
    } else {
      print(why + "\n");
    }
    return unknown ? exit_unknown : exit_no;
  } else {
    task.solution = found.paths[0];
    task.unique_by = found.method;
  }
  if (state.all) return all_sets(state, task, run);
  return state.smallest ? smallest_set(state, task, run) : each_clue(state, task, run);
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"--all", "", "count the minimal clue sets of the same solution; with --limit N, list N of them",
       &state->all},
      {"--smallest", "", "find a smallest clue set of the same solution, and prove it", &state->smallest},
      {"--witnesses", "", "for each needed clue, another solution without it", &state->witnesses},
  };
  return {
      together({state->input.options(), own,
                state->limits.options("with --all: how many of the sets to list, or 'all' (default none)"),
                state->output.options()}),
      [state] { return minimal(*state); }};
}

}  // namespace

extern const Command minimal_command = {
    .name = "minimal",
    .summary = "says whether every clue is needed; counts and lists minimal clue sets; finds a smallest one",
    .details =
        "A clue is a number or a diamond; given ends and marks stay. It is needed if without it there is "
        "another "
        "solution. --all and --smallest are about all numbers of the solution and the puzzle's diamonds; of "
        "a puzzle with several solutions, about the one on its sheet. "
        "Exit "
        "code 0 if the puzzle is minimal, the sets are all counted or the smallest is proved; 1 if a clue "
        "can go or the "
        "puzzle has not exactly one solution; 3 if a limit was reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
