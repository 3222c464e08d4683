#include "hamlet/puzzle/path_puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <unordered_map>
#include <unordered_set>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

bool are_neighbours(const Graph& graph, Vertex a, Vertex b) {
  return graph.has_arc(a, b) || graph.has_arc(b, a);
}

void validate_clues(const PathPuzzle& puzzle, const Labels& labels) {
  std::unordered_map<Vertex, std::size_t> of_cell;
  std::unordered_map<Step, std::size_t> of_step;
  for (std::size_t i = 0; i < puzzle.clues.size(); ++i) {
    const auto [cell, step] = puzzle.clues[i];
    if (step < 1 || step > puzzle.length()) {
      throw InputError(fmt::format("clues[{}].step", i),
                       fmt::format("the number {} on {} is out of range; numbers go from 1 to {}", step,
                                   labels(cell), puzzle.length()));
    }
    if (const auto [other, is_new] = of_cell.try_emplace(cell, i); !is_new) {
      throw InputError(
          fmt::format("clues[{}].cell", i),
          fmt::format("{} already has the number {}", labels(cell), puzzle.clues[other->second].step));
    }
    if (const auto [other, is_new] = of_step.try_emplace(step, i); !is_new) {
      throw InputError(fmt::format("clues[{}].step", i),
                       fmt::format("the number {} on {} already stands on {}", step, labels(cell),
                                   labels(puzzle.clues[other->second].cell)));
    }
  }
}

void validate_ends(const PathPuzzle& puzzle, const Labels& labels) {
  const auto must_be = [&](std::optional<Vertex> cell, Step step, const char* name) {
    if (!cell) return;
    for (const Visit& clue : puzzle.clues) {
      if ((clue.cell == *cell) != (clue.step == step)) {
        throw InputError(name,
                         fmt::format("{} is the {} cell, number {}, but {} has the number {}", labels(*cell),
                                     step == 1 ? "first" : "last", step, labels(clue.cell), clue.step));
      }
    }
  };
  must_be(puzzle.start, 1, "start");
  must_be(puzzle.end, puzzle.length(), "end");
  if (puzzle.start && puzzle.start == puzzle.end && puzzle.length() > 1) {
    throw InputError("end", fmt::format("a path over {} cells cannot start and end on the same cell {}",
                                        puzzle.length(), labels(*puzzle.end)));
  }
}

void validate_diamonds(const PathPuzzle& puzzle, const Labels& labels) {
  std::unordered_set<std::uint64_t> seen;
  for (std::size_t i = 0; i < puzzle.diamonds.size(); ++i) {
    const auto [a, b] = puzzle.diamonds[i];
    if (!are_neighbours(puzzle.graph, a, b)) {
      throw InputError(fmt::format("diamonds[{}]", i),
                       fmt::format("{} and {} are not neighbours, so no diamond can stand between them",
                                   labels(a), labels(b)));
    }
    if (!seen.insert(std::uint64_t{std::min(a, b)} << 32 | std::max(a, b)).second) {
      throw InputError(fmt::format("diamonds[{}]", i),
                       fmt::format("the diamond between {} and {} is given twice", labels(a), labels(b)));
    }
  }
}

void validate_marks(const PathPuzzle& puzzle, const Labels& labels) {
  std::set<std::pair<std::string_view, std::vector<Vertex>>> seen;
  for (std::size_t i = 0; i < puzzle.marks.size(); ++i) {
    const Mark& mark = puzzle.marks[i];
    const std::string where = fmt::format("marks[{}]", i);
    if (mark.cells.size() != mark.rule->cell_count) {
      throw InputError(where, fmt::format("'{}' names {} cells, not {}", mark.rule->name,
                                          mark.rule->cell_count, mark.cells.size()));
    }
    if (mark.cells.size() == 2 && mark.cells[0] == mark.cells[1]) {
      throw InputError(where, fmt::format("'{}' needs two different cells, but both are {}", mark.rule->name,
                                          labels(mark.cells[0])));
    }
    if (mark.rule->between_neighbours && !are_neighbours(puzzle.graph, mark.cells[0], mark.cells[1])) {
      throw InputError(where, fmt::format("{} and {} are not neighbours, so no {} can stand between them",
                                          labels(mark.cells[0]), labels(mark.cells[1]), mark.rule->name));
    }
    std::vector<Vertex> cells = mark.cells;
    if (!mark.rule->is_ordered) std::ranges::sort(cells);
    if (!seen.emplace(mark.rule->name, std::move(cells)).second) {
      throw InputError(where,
                       fmt::format("'{}' at {} is given twice", mark.rule->name, labels(mark.cells[0])));
    }
  }
}

/// Collects the violations of one answer.
class PathChecker {
 public:
  PathChecker(const PathPuzzle& puzzle, const std::vector<Visit>& answer, const Labels& labels)
      : puzzle_(puzzle),
        labels_(labels),
        n_(puzzle.length()),
        cell_at_(n_ + std::size_t{1}, no_vertex),
        step_of_(n_, 0) {
    place(answer);
  }

  std::vector<Violation> run() {
    missing_numbers();
    unvisited_cells();
    moves();
    ends();
    clues();
    diamonds();
    marks();
    return std::move(found_);
  }

 private:
  template <class... Args>
  void report(std::string_view rule, std::vector<Vertex> cells, fmt::format_string<Args...> sentence,
              Args&&... args) {
    found_.push_back({rule, std::move(cells), fmt::format(sentence, std::forward<Args>(args)...)});
  }

  void place(const std::vector<Visit>& answer) {
    for (const auto& [cell, step] : answer) {
      if (step < 1 || step > n_) {
        report("range", {cell}, "{} has the number {}, but numbers go from 1 to {}", labels_(cell), step, n_);
        continue;
      }
      if (step_of_[cell] != 0) {
        report("cell-once", {cell}, "{} is visited twice, as number {} and as number {}", labels_(cell),
               step_of_[cell], step);
      } else {
        step_of_[cell] = step;
      }
      if (cell_at_[step] != no_vertex && cell_at_[step] != cell) {
        report("number-once", {cell_at_[step], cell}, "the number {} stands on {} and on {}", step,
               labels_(cell_at_[step]), labels_(cell));
      } else {
        cell_at_[step] = cell;
      }
    }
  }

  void missing_numbers() {
    for (Step step = 1; step <= n_; ++step) {
      if (cell_at_[step] == no_vertex) report("every-number", {}, "the number {} is missing", step);
    }
  }

  void unvisited_cells() {
    for (Vertex v = 0; v < n_; ++v) {
      if (step_of_[v] == 0) report("every-cell", {v}, "{} is not visited", labels_(v));
    }
  }

  void moves() {
    for (Step step = 1; step < n_; ++step) {
      const Vertex from = cell_at_[step], to = cell_at_[step + 1];
      if (from == no_vertex || to == no_vertex || puzzle_.graph.has_arc(from, to)) continue;
      report("move", {from, to}, "number {} on {} and number {} on {} are not one move apart", step,
             labels_(from), step + 1, labels_(to));
    }
    if (!puzzle_.closed || n_ == 0) return;
    const Vertex first = cell_at_[1], last = cell_at_[n_];
    if (first == no_vertex || last == no_vertex) return;
    // Going back and forth over one edge is no tour.
    if (n_ < 3 || !puzzle_.graph.has_arc(last, first)) {
      report("closed", {last, first},
             "the tour does not close: there is no way back from the last cell {} to the first cell {}",
             labels_(last), labels_(first));
    }
  }

  void ends() {
    const auto expect = [&](std::optional<Vertex> wanted, Step step, std::string_view rule) {
      if (!wanted || n_ == 0 || cell_at_[step] == *wanted || cell_at_[step] == no_vertex) return;
      report(rule, {*wanted, cell_at_[step]}, "the path must {} on {}, not on {}", rule, labels_(*wanted),
             labels_(cell_at_[step]));
    };
    expect(puzzle_.start, 1, "start");
    expect(puzzle_.end, n_, "end");
  }

  void clues() {
    for (const auto& [cell, step] : puzzle_.clues) {
      if (step_of_[cell] == 0 || step_of_[cell] == step) continue;
      report("number", {cell}, "{} has the printed number {}, but is visited as number {}", labels_(cell),
             step, step_of_[cell]);
    }
  }

  bool consecutive(Vertex a, Vertex b) const {
    const Step low = std::min(step_of_[a], step_of_[b]), high = std::max(step_of_[a], step_of_[b]);
    return high - low == 1 || (puzzle_.closed && low == 1 && high == n_);
  }

  void diamonds() {
    for (const auto& [a, b] : puzzle_.diamonds) {
      if (step_of_[a] == 0 || step_of_[b] == 0 || consecutive(a, b)) continue;
      report("diamond", {a, b},
             "{} and {} share a diamond, but are visited as numbers {} and {}, not one after the other",
             labels_(a), labels_(b), step_of_[a], step_of_[b]);
    }
  }

  void marks() {
    for (const Mark& mark : puzzle_.marks) {
      if (mark_holds(mark)) continue;
      std::string who;
      for (Vertex cell : mark.cells) who += (who.empty() ? "" : " and ") + labels_(cell);
      report(mark.rule->name, mark.cells, "{} {}", who, mark.rule->broken);
    }
  }

  bool mark_holds(const Mark& mark) const {
    for (Vertex cell : mark.cells) {
      const Step step = step_of_[cell];
      if (step == 0) continue;
      if (mark.rule->allows_step && !mark.rule->allows_step(mark, cell, step)) return false;
      if (!mark.rule->allows_move) continue;
      const Vertex next = step < n_ ? cell_at_[step + 1] : puzzle_.closed ? cell_at_[1] : no_vertex;
      if (next != no_vertex && !mark.rule->allows_move(mark, cell, next)) return false;
    }
    if (!mark.rule->allows_steps) return true;
    const Step first = step_of_[mark.cells[0]], second = step_of_[mark.cells[1]];
    return first == 0 || second == 0 || mark.rule->allows_steps(mark, first, second);
  }

  const PathPuzzle& puzzle_;
  const Labels& labels_;
  Step n_;
  std::vector<Vertex> cell_at_;
  std::vector<Step> step_of_;
  std::vector<Violation> found_;
};

}  // namespace

void validate(const PathPuzzle& puzzle, const Labels& labels) {
  validate_clues(puzzle, labels);
  validate_ends(puzzle, labels);
  validate_diamonds(puzzle, labels);
  validate_marks(puzzle, labels);
}

std::vector<Visit> visits_of(const Path& path) {
  std::vector<Visit> visits;
  visits.reserve(path.size());
  for (Vertex v : path) visits.push_back({v, static_cast<Step>(visits.size() + 1)});
  return visits;
}

std::optional<Path> path_of(std::vector<Visit> visits) {
  std::ranges::sort(visits, {}, &Visit::step);
  Path path;
  path.reserve(visits.size());
  for (const auto& [cell, step] : visits) {
    if (step != path.size() + 1) return std::nullopt;
    path.push_back(cell);
  }
  return path;
}

std::vector<Violation> check(const PathPuzzle& puzzle, const std::vector<Visit>& answer,
                             const Labels& labels) {
  return PathChecker(puzzle, answer, labels).run();
}

namespace {

/// The rules for every path, whatever else the puzzle asks.
bool is_walk_through_all(const PathPuzzle& puzzle, const Path& path) {
  if (path.size() != puzzle.length()) return false;
  if (path.empty()) return true;
  std::vector<bool> visited(path.size(), false);
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (path[i] >= path.size() || visited[path[i]]) return false;
    visited[path[i]] = true;
    if (i > 0 && !puzzle.graph.has_arc(path[i - 1], path[i])) return false;
  }
  if (puzzle.closed && (path.size() < 3 || !puzzle.graph.has_arc(path.back(), path.front()))) return false;
  return puzzle.start.value_or(path.front()) == path.front() &&
         puzzle.end.value_or(path.back()) == path.back();
}

}  // namespace

bool is_solution(const PathPuzzle& puzzle, const Path& path) {
  if (!is_walk_through_all(puzzle, path)) return false;
  if (puzzle.clues.empty() && puzzle.diamonds.empty() && puzzle.marks.empty()) return true;
  return check(puzzle, visits_of(path), [](Vertex v) { return std::to_string(v); }).empty();
}

}  // namespace hamlet
