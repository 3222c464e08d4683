#include "hamlet/make/path/path_maker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/make/path/clue_choice.hpp"
#include "hamlet/make/path/clue_symmetry.hpp"
#include "hamlet/make/path/random_marks.hpp"
#include "hamlet/make/path/random_path.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/ladder/deduce.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

constexpr int plain_level = 6;
// How many paths are tried before giving up: at least `least_attempts`, more on small boards.
constexpr std::uint64_t least_attempts = 30, cells_of_all_attempts = 20'000;
// Larger puzzles are graded only if a level is requested: it takes longer than making them.
constexpr Step most_graded = 1000;
constexpr const char* too_large = "there are too many possibilities to fit in memory";

bool is_level_limited(const PathRequest& request) { return request.level && *request.level < plain_level; }

/// Whether moving these numbers of the solution gives another path: it visits the same cells, and each of its
/// steps is a move. Ignores clues and marks. Writes the moved numbers to `other`.
bool is_another_path(const PathPuzzle& puzzle, const Path& solution,
                     std::span<const std::pair<path::NumberIndex, Vertex>> moved, Path& other) {
  std::vector<Vertex> left, taken;
  for (const auto& [number, cell] : moved) {
    left.push_back(solution[number]);
    taken.push_back(cell);
    other[number] = cell;
  }
  std::ranges::sort(left);
  std::ranges::sort(taken);
  const std::size_t n = solution.size();
  return left == taken && std::ranges::all_of(moved, [&](const auto& at) {
           const bool has_next = puzzle.closed || at.first + 1 < n, has_last = puzzle.closed || at.first > 0;
           return at.second != solution[at.first] &&
                  (!has_next || puzzle.graph.has_arc(at.second, other[(at.first + 1) % n])) &&
                  (!has_last || puzzle.graph.has_arc(other[(at.first + n - 1) % n], at.second));
         });
}

/// Checks that each clue's witness solves the puzzle without that clue. If the puzzle has numbers only, this
/// compares just the numbers that differ, since a large puzzle has thousands of witnesses.
void require_witnesses(const Thinned& thinned, const Path& solution) {
  const PathPuzzle& puzzle = thinned.puzzle;
  std::vector<bool> is_printed(solution.size(), false);
  for (const Visit& clue : puzzle.clues) is_printed[clue.step - 1] = true;
  if (puzzle.start) is_printed.front() = true;
  if (puzzle.end) is_printed.back() = true;
  Path other = solution;
  for (std::size_t i = 0; i < thinned.kept.size(); ++i) {
    const auto& moved = thinned.witness[i];
    if (moved.empty()) continue;
    const auto& gone = thinned.kept[i].numbers;
    const bool agrees = std::ranges::none_of(moved, [&](const auto& at) {
      return is_printed[at.first] && std::ranges::find(gone, at.first) == gone.end();
    });
    const bool is_path = is_another_path(puzzle, solution, moved, other);
    const bool is_plain = puzzle.diamonds.empty() && puzzle.marks.empty();
    require(agrees && is_path && (is_plain || is_solution(without(puzzle, thinned.kept[i]), other)),
            "the witness of a clue solves the puzzle without it");
    for (const auto& [number, cell] : moved) other[number] = solution[number];
  }
}

/// Confirms uniqueness by SAT on numbers and cells, which shares nothing with the gaps and the rules. Returns
/// why this could not be decided, or an empty string if it was.
std::string why_unconfirmed(const PathPuzzle& puzzle, const Path& solution, const Labels& labels,
                            const Run& run) {
  const path::Found found =
      path::find_paths(puzzle, path::solver_named("sat-position", "make"), 2, labels, run);
  require(found.answer != path::Found::Answer::none &&
              std::ranges::all_of(found.solutions, [&](const Path& path) { return path == solution; }),
          "a made puzzle has its solution and no other");
  return found.all ? "" : found.why;
}

class PathMaker {
 public:
  PathMaker(const PathRequest& request, std::uint64_t number, const Run& run)
      : request_(request), run_(run), rng_(Rng(run.seed).next() ^ number) {}

  MadePath make() {
    const std::uint64_t most_attempts =
        std::max(least_attempts, cells_of_all_attempts / std::max<Vertex>(request_.base.board.size(), 1));
    for (std::uint64_t attempt = 0; attempt < most_attempts && !run_.must_end(); ++attempt) {
      const std::optional<Path> solution = find_solution();
      if (!solution) return {.is_impossible = is_impossible_, .why = why_};
      if (std::optional<MadePath> made = make_from(*solution)) return std::move(*made);
    }
    if (run_.must_end()) return {.why = how_far_ + why_ended(run_), .tells_how_far = !how_far_.empty()};
    if (is_contradictory_)
      return {.why = fmt::format("none of {} paths could have numbers exactly where they are wanted: the "
                                 "wishes for ends, cells and symmetry contradict one another",
                                 most_attempts)};
    return {.why =
                is_level_limited(request_)
                    ? fmt::format("no puzzle that needs level {} was found on {} paths{}", *request_.level,
                                  most_attempts,
                                  hardest_ > 0 ? fmt::format(": the rules of level {} were enough", hardest_)
                                               : std::string())
                    : "no path was found that the allowed clues make the only solution"};
  }

 private:
  bool has_conditions() const {
    const PathPuzzle& base = request_.base.puzzle;
    return base.start || base.end || base.closed || !base.clues.empty() || !base.diamonds.empty() ||
           !base.marks.empty();
  }
  std::optional<Path> find_solution() {
    if (request_.base.solution) return path_of(*request_.base.solution);
    RandomPath found = random_path(request_.base.puzzle, request_.base.labels(), rng_, run_);
    if (!found.path) {
      is_impossible_ = found.is_proved_none;
      why_ = fmt::format("{} {}: {}", found.is_proved_none ? "there is no path" : "no path was found",
                         has_conditions() ? "that fits what is given" : "through this board", found.why);
    }
    return found.path;
  }

  std::optional<MadePath> make_from(const Path& solution) {
    const ClueChoice choice(request_, solution, rng_);
    is_contradictory_ = !choice.is_possible();
    if (is_contradictory_) return std::nullopt;
    ThinningTask task{
        .puzzle = choice.full(random_marks(request_.base.puzzle, request_.marks, solution, rng_)),
        .solution = solution,
        .units = choice.units(),
        .order = request_.order};
    if (is_level_limited(request_)) task.level = request_.level;
    const std::optional<bool> enough = is_enough(task, choice.hidden());
    if (!enough) return MadePath{.why = run_.must_end() ? why_ended(run_) : too_large};
    if (!*enough) return std::nullopt;
    Thinned thinned = thin(task, rng_, run_);
    require_witnesses(thinned, solution);
    MadePath made{.clues = thinned.kept.size(),
                  .proved_needed = static_cast<std::size_t>(std::ranges::count(thinned.is_needed, true))};
    made.level = level_of_made(thinned.puzzle);
    if (is_level_limited(request_) && !made.level && !run_.must_end()) return MadePath{.why = too_large};
    if (!thinned.is_minimal()) made.why = run_.must_end() ? why_ended(run_) : too_large;
    made.marks = placed_marks(thinned.puzzle);
    hardest_ = std::max(hardest_, made.level.value_or(0));
    if (is_level_limited(request_) && made.level != request_.level) {
      how_far_ = fmt::format(
          "no puzzle of level {} yet{}: ", *request_.level,
          made.level ? fmt::format(", for the rules of level {} still solve the last one tried, with {}",
                                   *made.level, number_of(thinned.puzzle.clues.size(), "number"))
                     : "");
      return std::nullopt;
    }
    made.unique_by = is_level_limited(request_) ? "rules" : "gaps";
    made.confirmed_by = !is_level_limited(request_) && is_solved_by_rules(made) ? "rules" : "sat-position";
    if (made.confirmed_by != "rules")
      made.unconfirmed = why_unconfirmed(thinned.puzzle, solution, request_.base.labels(), run_);
    if (!made.unconfirmed.empty()) made.confirmed_by.clear();
    made.sheet = PathSheet{
        .board = request_.base.board, .puzzle = std::move(thinned.puzzle), .solution = visits_of(solution)};
    return made;
  }

  /// Whether the full puzzle is unique, or solved by the rules of the level; nothing if this cannot be
  /// decided.
  std::optional<bool> is_enough(const ThinningTask& task, const path::ClueSet& hidden) const {
    if (task.level && path::Rules(task.puzzle).numbering_is_free()) return false;
    if (task.level) return path::do_rules_solve(task.puzzle, *task.level, run_);
    if (hidden.numbers.empty()) return true;
    const path::Gaps gaps(task.puzzle, path::Gaps::most_within(run_.memory));
    const auto verdict = path::SecondPath(gaps, task.solution).look(hidden, ~std::uint64_t{0}, run_);
    if (verdict == path::SecondPath::Verdict::unique) return true;
    return verdict == path::SecondPath::Verdict::other ? std::optional(false) : std::nullopt;
  }

  std::optional<int> level_of_made(const PathPuzzle& puzzle) const {
    if (!is_level_limited(request_) && puzzle.length() > most_graded) return std::nullopt;
    if (run_.must_end()) return level_at_the_end(puzzle);
    const std::optional<int> level = path::level_of(puzzle, plain_level - 1, run_);
    return !level && run_.must_end() ? level_at_the_end(puzzle) : level;
  }
  /// Grades with the levels below what-ifs only, which take little time. Thinning keeps the puzzle solvable
  /// at the requested level, so if the levels below it fail, it is of that level.
  std::optional<int> level_at_the_end(const PathPuzzle& puzzle) const {
    if (puzzle.length() > most_graded) return std::nullopt;
    const int below = std::min(request_.level.value_or(plain_level) - 1, path::level_pockets);
    hamlet::Run a_moment;
    a_moment.set_time_limit(0.3);
    const std::optional<int> level = path::level_of(puzzle, below, a_moment);
    if (level && *level > below) return is_level_limited(request_) ? request_.level : std::nullopt;
    return level;
  }

  static bool is_solved_by_rules(const MadePath& made) { return made.level && *made.level < plain_level; }

  /// How many marks of each wanted rule were placed.
  std::vector<PlacedMarks> placed_marks(const PathPuzzle& puzzle) const {
    std::map<const MarkRule*, std::size_t> wanted;
    for (const auto& [rule, count] : request_.marks) wanted[rule] += count;
    std::vector<PlacedMarks> all;
    for (const MarkRule* rule : mark_rules()) {
      if (!wanted.contains(rule)) continue;
      const auto of_rule = [&](const Mark& mark) { return mark.rule == rule; };
      const auto there = std::ranges::count_if(puzzle.marks, of_rule),
                 given = std::ranges::count_if(request_.base.puzzle.marks, of_rule);
      all.push_back({rule, wanted[rule], static_cast<std::size_t>(there - given)});
    }
    return all;
  }

  const PathRequest& request_;
  const Run& run_;
  Rng rng_;
  std::string why_, how_far_;
  bool is_impossible_ = false;
  bool is_contradictory_ = false;  // the wishes for numbers, on the last path
  int hardest_ = 0;                // highest level of the puzzles that were made and rejected
};

void require_solution_fits(const PathRequest& request) {
  if (!request.base.solution) return;
  const auto path = path_of(*request.base.solution);
  const auto violations = check(request.base.puzzle, *request.base.solution, request.base.labels());
  if (!path || !violations.empty())
    throw InputError("solution", fmt::format("the given path is not a solution{}",
                                             violations.empty() ? "" : ": " + violations[0].sentence));
}

}  // namespace

void require_possible(const PathRequest& request, const MemoryBudget& memory) {
  const Vertex n = request.base.board.size();
  if (n == 0) throw InputError(request.base.board.name(), "there is no cell to put a number on");
  // Roughly what thinning keeps for each cell: its moves, gaps, and the gaps that reach it.
  constexpr double bytes_per_cell = 3000;
  memory.require_fits(bytes_per_cell * n, request.base.board.name(), "making a puzzle on it");
  if (request.level && (*request.level < 1 || *request.level > plain_level))
    throw InputError("level",
                     fmt::format("there is no level {}; levels are 1 to {}", *request.level, plain_level));
  if (request.base.puzzle.closed && (request.ends == EndsShown::yes || request.ends == EndsShown::no))
    throw InputError("ends", "a closed path has no ends to show or hide");
  if (request.diamonds > 100)
    throw InputError("diamonds", "at most 100 percent of the steps can be diamonds");
  const auto symmetric = symmetric_cells(request.base.board, request.symmetry, "symmetry");
  for (Vertex cell : request.clues_on) {
    if (std::ranges::find(request.clues_off, cell) != request.clues_off.end())
      throw InputError("clues-off", fmt::format("{} cannot both have a number and have none",
                                                request.base.board.spoken(cell)));
  }
  for (const auto& set : symmetric) {
    const auto any_in = [&](const std::vector<Vertex>& cells) {
      return std::ranges::find_first_of(set, cells) != set.end();
    };
    if (any_in(request.clues_on) && any_in(request.clues_off))
      throw InputError("clues-off", "by the symmetry, a cell would both have a number and have none");
  }
  for (const auto& end : {request.base.puzzle.start, request.base.puzzle.end}) {
    if (end && request.ends == EndsShown::no &&
        std::ranges::find(request.clues_on, *end) != request.clues_on.end())
      throw InputError("clues-on", fmt::format("{} is an end, which `ends` says to hide",
                                               request.base.board.spoken(*end)));
  }
  for (const Visit& clue : request.base.puzzle.clues) {
    const bool is_end = clue.step == 1 || clue.step == n;
    if (std::ranges::find(request.clues_off, clue.cell) != request.clues_off.end())
      throw InputError("clues-off",
                       fmt::format("{} has a number that is given", request.base.board.spoken(clue.cell)));
    if (is_end && request.ends == EndsShown::no)
      throw InputError("ends", fmt::format("the number {} is given, and cannot be hidden", clue.step));
  }
  for (const auto& [rule, count] : request.marks) {
    const std::size_t most = rule->cell_count == 1 ? n : 8 * std::size_t{n};
    if (count > most)
      throw InputError("marks", fmt::format("at most {} marks '{}' are put on this board", most, rule->name));
  }
  require_solution_fits(request);
}

MadePath make_path_puzzle(const PathRequest& request, std::uint64_t number, const Run& run) {
  return PathMaker(request, number, run).make();
}

}  // namespace hamlet
