#include "hamlet/make/path_maker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/make/clue_symmetry.hpp"
#include "hamlet/make/random_path.hpp"
#include "hamlet/solve/path/deduce/path_deduce.hpp"
#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

constexpr int plain_level = 6;
// A path that does not lead to a puzzle as wanted is given up for another, so many times.
constexpr int most_attempts = 30;
// Larger ones are not graded on the way: it would take longer than making them.
constexpr Step most_graded = 1000;

bool is_level_limited(const PathRequest& request) { return request.level && *request.level < plain_level; }

/// What stays, what never was, and what may go, as numbers of the solution.
class ClueChoice {
 public:
  ClueChoice(const PathRequest& request, const Path& solution, Rng& rng)
      : request_(request),
        solution_(solution),
        may_print_(solution.size(), true),
        stays_(solution.size(), false) {
    const PathPuzzle& base = request.base.puzzle;
    number_of_.resize(solution.size());
    for (NumberIndex number = 0; number < solution.size(); ++number) number_of_[solution[number]] = number;
    cell_sets_ = symmetric_cells(request.base.board, request.symmetry, "--symmetry");
    for (Vertex cell : request.clues_off) may_print_[number_of_[cell]] = false;
    for (Vertex cell : request.clues_on) stays_[number_of_[cell]] = true;
    for (const Visit& clue : base.clues) stays_[clue.step - 1] = true;
    look_at_ends();
    for (const auto& set : cell_sets_) spread(set);
    choose_diamonds(rng);
  }

  /// Everything that may be printed, is.
  PathPuzzle full(std::vector<Mark> marks) const {
    PathPuzzle puzzle = request_.base.puzzle;
    puzzle.marks = std::move(marks);
    puzzle.clues.clear();
    for (NumberIndex number = 0; number < solution_.size(); ++number) {
      if (may_print_[number]) puzzle.clues.push_back({solution_[number], number + 1});
    }
    puzzle.diamonds.insert(puzzle.diamonds.end(), diamonds_.begin(), diamonds_.end());
    return puzzle;
  }
  /// The numbers that must not be printed.
  ClueSet hidden() const {
    ClueSet hidden;
    for (NumberIndex number = 0; number < solution_.size(); ++number) {
      if (!may_print_[number] && !is_end_given(number)) hidden.numbers.push_back(number);
    }
    return hidden;
  }
  /// What may go, along the path.
  std::vector<ClueSet> units() const {
    std::vector<ClueSet> units;
    for (const auto& set : cell_sets_) {
      ClueSet unit;
      for (Vertex cell : set) {
        const NumberIndex number = number_of_[cell];
        if (may_print_[number] && !stays_[number]) unit.numbers.push_back(number);
      }
      std::ranges::sort(unit.numbers);
      if (!unit.numbers.empty()) units.push_back(std::move(unit));
    }
    std::ranges::sort(units, {}, [](const ClueSet& unit) { return unit.numbers[0]; });
    for (const Diamond& diamond : diamonds_) units.push_back({.diamonds = {diamond}});
    return units;
  }

 private:
  bool is_end_given(NumberIndex number) const {
    const PathPuzzle& base = request_.base.puzzle;
    return (number == 0 && base.start) || (number + 1 == solution_.size() && base.end);
  }

  void look_at_ends() {
    for (NumberIndex end : {NumberIndex{0}, static_cast<NumberIndex>(solution_.size() - 1)}) {
      // A given end says so already.
      if (is_end_given(end) && !stays_[end]) may_print_[end] = false;
      if (request_.base.puzzle.closed) continue;
      if (request_.ends == EndsShown::yes && !is_end_given(end)) stays_[end] = true;
      if (request_.ends == EndsShown::no) may_print_[end] = false;
    }
  }

  /// What holds for one cell of a symmetric set holds for all.
  void spread(const std::vector<Vertex>& set) {
    const auto any = [&](const std::vector<bool>& property, bool value) {
      return std::ranges::any_of(set, [&](Vertex cell) { return property[number_of_[cell]] == value; });
    };
    const bool stays = any(stays_, true), never = any(may_print_, false);
    for (Vertex cell : set) {
      if (stays) stays_[number_of_[cell]] = true;
      if (never && !stays) may_print_[number_of_[cell]] = false;
    }
  }

  void choose_diamonds(Rng& rng) {
    const std::size_t steps = solution_.size() - (request_.base.puzzle.closed ? 0 : 1);
    std::vector<NumberIndex> from(steps);
    for (NumberIndex i = 0; i < steps; ++i) from[i] = i;
    rng.shuffle(std::span(from));
    from.resize(static_cast<std::size_t>(
        std::llround(std::min(request_.diamonds, 100.0) / 100 * static_cast<double>(steps))));
    for (NumberIndex i : from) {
      const auto [a, b] = std::minmax(solution_[i], solution_[(i + 1) % solution_.size()]);
      const Diamond diamond{a, b};
      const auto& given = request_.base.puzzle.diamonds;
      const auto is_same = [&](const Diamond& other) {
        return std::minmax(other.a, other.b) == std::minmax(diamond.a, diamond.b);
      };
      if (std::ranges::none_of(given, is_same)) diamonds_.push_back(diamond);
    }
    std::ranges::sort(diamonds_);
  }

  const PathRequest& request_;
  const Path& solution_;
  std::vector<NumberIndex> number_of_;
  std::vector<std::vector<Vertex>> cell_sets_;
  std::vector<bool> may_print_, stays_;
  std::vector<Diamond> diamonds_;
};

/// Of two marks on the same cells, one would hide the other.
bool lie_together(const Mark& a, const Mark& b) {
  return a.cells == b.cells ||
         (a.cells.size() == 2 && b.cells == std::vector<Vertex>{a.cells[1], a.cells[0]});
}

bool is_obeyed(const Mark& mark, const Path& solution, const std::vector<NumberIndex>& number_of,
               bool closed) {
  const MarkRule& rule = *mark.rule;
  const NumberIndex first = number_of[mark.cells[0]];
  if (rule.allows_step && !rule.allows_step(mark, mark.cells[0], first + 1)) return false;
  if (mark.cells.size() < 2) return true;
  const NumberIndex second = number_of[mark.cells[1]];
  if (rule.allows_steps && !rule.allows_steps(mark, first + 1, second + 1)) return false;
  if (!rule.allows_move) return true;
  const auto is_next = [&](NumberIndex a, NumberIndex b) {
    return a + 1 == b || (closed && a + 1 == solution.size() && b == 0);
  };
  if (is_next(first, second)) return rule.allows_move(mark, mark.cells[0], mark.cells[1]);
  return !is_next(second, first) || rule.allows_move(mark, mark.cells[1], mark.cells[0]);
}

/// Marks of the wanted rules that the solution obeys, on random cells; fewer if there are not so many.
std::vector<Mark> random_marks(const PathRequest& request, const Path& solution, Rng& rng) {
  const PathPuzzle& base = request.base.puzzle;
  std::vector<Mark> marks = base.marks;
  if (request.marks.empty()) return marks;
  const std::vector<Edge> edges = base.graph.edges();
  std::vector<NumberIndex> number_of(solution.size());
  for (NumberIndex i = 0; i < solution.size(); ++i) number_of[solution[i]] = i;
  for (const auto& [rule, count] : request.marks) {
    const std::size_t wanted = marks.size() + count;
    for (std::size_t attempt = 0; marks.size() < wanted && attempt < 100 * count; ++attempt) {
      Mark mark{rule, {}};
      if (rule->between_neighbours && !edges.empty()) {
        const Edge edge = edges[rng.below(edges.size())];
        mark.cells = {edge.from, edge.to};
        if (rng.coin()) std::swap(mark.cells[0], mark.cells[1]);
        if (!rule->is_ordered) std::ranges::sort(mark.cells);
      } else {
        while (mark.cells.size() < rule->cell_count)
          mark.cells.push_back(static_cast<Vertex>(rng.below(solution.size())));
        if (rule->cell_count == 2 && mark.cells[0] == mark.cells[1]) continue;
      }
      const bool is_new =
          std::ranges::none_of(marks, [&](const Mark& other) { return lie_together(mark, other); });
      if (is_new && is_obeyed(mark, solution, number_of, base.closed)) marks.push_back(std::move(mark));
    }
  }
  return marks;
}

class PathMaker {
 public:
  PathMaker(const PathRequest& request, std::uint64_t number, const Run& run)
      : request_(request), run_(run), rng_(Rng(run.seed).next() ^ number) {}

  MadePath make() {
    for (int attempt = 0; attempt < most_attempts && !run_.must_end(); ++attempt) {
      const std::optional<Path> solution = find_solution();
      if (!solution) return {.is_impossible = is_impossible_, .why = why_};
      if (std::optional<MadePath> made = make_from(*solution)) return std::move(*made);
    }
    if (run_.must_end()) return {.why = why_ended(run_)};
    return {.why = is_level_limited(request_)
                       ? fmt::format("no puzzle of level {} was found", *request_.level)
                       : "no path was found that the clues which are wanted would fix"};
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
    ThinningTask task{.puzzle = choice.full(random_marks(request_, solution, rng_)),
                      .solution = solution,
                      .units = choice.units(),
                      .order = request_.order};
    if (is_level_limited(request_)) task.level = request_.level;
    if (!is_enough(task, choice.hidden())) return std::nullopt;
    Thinned thinned = thin(task, rng_, run_);
    require_witnesses(thinned, solution);
    MadePath made{.clues = thinned.kept.size(),
                  .proved_needed = static_cast<std::size_t>(std::ranges::count(thinned.is_needed, true))};
    made.level = level_of_made(thinned.puzzle);
    if (is_level_limited(request_) && made.level != request_.level) return std::nullopt;
    made.sheet = PathSheet{
        .board = request_.base.board, .puzzle = std::move(thinned.puzzle), .solution = visits_of(solution)};
    return made;
  }

  /// Whether all that may be printed leaves no other solution, or is solved at the level.
  bool is_enough(const ThinningTask& task, const ClueSet& hidden) const {
    if (task.level) return is_solved_by(task.puzzle, *task.level, run_);
    if (hidden.numbers.empty()) return true;
    const Gaps gaps(task.puzzle);
    return SecondPath(gaps, task.solution).look(hidden, ~std::uint64_t{0}, run_) ==
           SecondPath::Verdict::unique;
  }

  std::optional<int> level_of_made(const PathPuzzle& puzzle) const {
    if (!is_level_limited(request_) && puzzle.length() > most_graded) return std::nullopt;
    if (const std::optional<int> level = level_of(puzzle, plain_level - 1, run_)) return level;
    return run_.must_end() ? std::nullopt : std::optional(plain_level);
  }

  /// Each is a solution of the puzzle without its clue.
  static void require_witnesses(const Thinned& thinned, const Path& solution) {
    for (std::size_t i = 0; i < thinned.kept.size(); ++i) {
      if (thinned.witness[i].empty()) continue;
      Path other = solution;
      for (const auto& [number, cell] : thinned.witness[i]) other[number] = cell;
      require(other != solution && is_solution(without(thinned.puzzle, thinned.kept[i]), other),
              "the witness of a clue solves the puzzle without it");
    }
  }

  const PathRequest& request_;
  const Run& run_;
  Rng rng_;
  std::string why_;
  bool is_impossible_ = false;
};

void require_solution_fits(const PathRequest& request) {
  if (!request.base.solution) return;
  const auto path = path_of(*request.base.solution);
  const auto violations = check(request.base.puzzle, *request.base.solution, request.base.labels());
  if (!path || !violations.empty())
    throw InputError("solution", fmt::format("the given path is no solution{}",
                                             violations.empty() ? "" : ": " + violations[0].sentence));
}

}  // namespace

void require_possible(const PathRequest& request, const MemoryBudget& memory) {
  const Vertex n = request.base.board.size();
  if (n == 0) throw InputError(request.base.board.name(), "there is no cell to put a number on");
  // Cells, their moves, gaps and who reaches whom: about what thinning keeps for each cell.
  constexpr double bytes_per_cell = 3000;
  memory.require_fits(bytes_per_cell * n, request.base.board.name(), "making a puzzle on it");
  if (request.level && (*request.level < 1 || *request.level > plain_level))
    throw InputError("--level",
                     fmt::format("there is no level {}; levels are 1 to {}", *request.level, plain_level));
  if (request.diamonds > 100)
    throw InputError("--diamonds", "at most 100 percent of the steps can be diamonds");
  symmetric_cells(request.base.board, request.symmetry, "--symmetry");
  for (Vertex cell : request.clues_on) {
    if (std::ranges::find(request.clues_off, cell) != request.clues_off.end())
      throw InputError("--clues-off", fmt::format("{} cannot be with a number and without one",
                                                  request.base.board.label(cell)));
  }
  for (const auto& set : symmetric_cells(request.base.board, request.symmetry, "--symmetry")) {
    const auto any_in = [&](const std::vector<Vertex>& cells) {
      return std::ranges::find_first_of(set, cells) != set.end();
    };
    if (any_in(request.clues_on) && any_in(request.clues_off))
      throw InputError("--clues-off", "by the symmetry, a cell would be with a number and without one");
  }
  for (const Visit& clue : request.base.puzzle.clues) {
    const bool is_end = clue.step == 1 || clue.step == n;
    if (std::ranges::find(request.clues_off, clue.cell) != request.clues_off.end())
      throw InputError("--clues-off",
                       fmt::format("{} has a number that is given", request.base.board.label(clue.cell)));
    if (is_end && request.ends == EndsShown::no)
      throw InputError("--ends", fmt::format("the number {} is given, and cannot be hidden", clue.step));
  }
  for (const auto& [rule, count] : request.marks) {
    const std::size_t most = rule->cell_count == 1 ? n : 8 * std::size_t{n};
    if (count > most)
      throw InputError("--marks",
                       fmt::format("at most {} marks '{}' are put on this board", most, rule->name));
  }
  require_solution_fits(request);
}

MadePath make_path_puzzle(const PathRequest& request, std::uint64_t number, const Run& run) {
  return PathMaker(request, number, run).make();
}

}  // namespace hamlet
