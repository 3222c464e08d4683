#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/ladder/position/candidate_table.hpp"

namespace hamlet::path {

/// A rule about two cells, for tests: the first has the smaller number.
inline const MarkRule& smaller_first() {
  static const MarkRule rule = {
      .name = "smaller-first",
      .summary = "the first cell's number is the smaller one",
      .broken = "are in the wrong order",
      .cell_count = 2,
      .allows_steps = [](const Mark&, Step first, Step second) { return first < second; },
  };
  return rule;
}

/// Enumerates solutions, up to `most`, by exhaustive search. For up to about 12 cells.
class AllPaths {
 public:
  AllPaths(const PathPuzzle& puzzle, std::size_t most) : puzzle_(puzzle), rules_(puzzle), most_(most) {
    used_.assign(puzzle.length(), 0);
    for (Vertex v = 0; v < puzzle.length(); ++v) walk_from(v);
  }
  std::vector<Path> found;
  bool all = true;

 private:
  bool fits(Vertex v) const {
    const auto step = static_cast<Step>(path_.size() + 1);
    return used_[v] == 0 && (rules_.step_of[v] == 0 || rules_.step_of[v] == step) &&
           (rules_.cell_at[step] == no_vertex || rules_.cell_at[step] == v);
  }
  void take(Vertex v) {
    used_[v] = 1;
    path_.push_back(v);
    next_.push_back(0);
  }
  void walk_from(Vertex start) {
    if (!fits(start)) return;
    take(start);
    while (!path_.empty()) {
      const auto out = puzzle_.graph.out(path_.back());
      if (path_.size() == puzzle_.length()) keep();
      while (next_.back() < out.size() && !fits(out[next_.back()])) ++next_.back();
      if (path_.size() < puzzle_.length() && next_.back() < out.size() && all) {
        take(out[next_.back()++]);
      } else {
        used_[path_.back()] = 0;
        path_.pop_back();
        next_.pop_back();
      }
    }
  }
  void keep() {
    if (!is_solution(puzzle_, path_)) return;
    std::vector<Step> step_of(path_.size());
    for (Step i = 0; i < path_.size(); ++i) step_of[path_[i]] = i + 1;
    for (const Mark& mark : puzzle_.marks) {
      if (mark.rule->allows_steps &&
          !mark.rule->allows_steps(mark, step_of[mark.cells[0]], step_of[mark.cells[1]]))
        return;
    }
    found.push_back(path_);
    all = found.size() < most_;
  }

  const PathPuzzle& puzzle_;
  Rules rules_;
  std::size_t most_;
  std::vector<std::uint8_t> used_;
  std::vector<std::size_t> next_;
  Path path_;
};

/// All numberings of the cells that obey the rules.
inline std::vector<Path> all_numberings(const PathPuzzle& puzzle) { return AllPaths(puzzle, SIZE_MAX).found; }

/// The paths that agree with the table's printed numbers, beginning and direction.
inline std::vector<Path> as_the_table_has_them(std::vector<Path> paths, const CandidateTable& table) {
  std::erase_if(paths, [&](const Path& path) {
    for (Step step = 1; step <= path.size(); ++step) {
      if (table.printed_at(step) != no_vertex && table.printed_at(step) != path[step - 1]) return true;
    }
    if (table.beginning() && path[0] != *table.beginning()) return true;
    return table.direction() && path[table.direction()->low - 1] > path[table.direction()->high - 1];
  });
  return paths;
}

/// Random small puzzles on boards of many families, with blocked cells. Clues, ends, diamonds and marks are
/// from a solution or random.
class SmallPaths {
 public:
  explicit SmallPaths(std::uint64_t seed) : rng_(seed) {}

  struct Made {
    Board board;
    PathPuzzle puzzle;
    std::string text;
  };
  Made make() {
    for (;;) {
      Made made = try_to_make();
      try {
        validate(made.puzzle, [](Vertex v) { return std::to_string(v); });
        return made;
      } catch (const InputError&) {
      }
    }
  }

 private:
  bool one_in(std::uint64_t n) { return rng_.below(n) == 0; }

  Board board() {
    static const char* const names[] = {"square:3x3", "square:3x4",   "square:2x5",     "square:4x4",
                                        "king:3x3",   "king:2x5",     "hex:2",          "hex:3x3",
                                        "hex:3x4",    "knight:3x4",   "triangle:4",     "cycle:7",
                                        "complete:6", "petersen:5,2", "diplomatico:4x5"};
    BoardRequest request{.name = names[rng_.below(std::size(names))]};
    Board whole = make_board(request);
    if (!whole.has_cells() || whole.size() < 7) return whole;
    for (std::uint64_t i = rng_.below(4); i > 0; --i)
      request.blocked.push_back(whole.cell(static_cast<Vertex>(rng_.below(whole.size()))));
    std::ranges::sort(request.blocked);
    const auto repeated = std::ranges::unique(request.blocked);
    request.blocked.erase(repeated.begin(), repeated.end());
    return make_board(request);
  }

  std::optional<Path> some_path(const PathPuzzle& puzzle) {
    const AllPaths all(puzzle, 1 + rng_.below(60));
    if (all.found.empty()) return std::nullopt;
    return all.found[rng_.below(all.found.size())];
  }

  Made try_to_make() {
    Made made{.board = board(), .puzzle = {}, .text = {}};
    PathPuzzle& puzzle = made.puzzle;
    puzzle.graph = made.board.graph();
    if (one_in(6)) puzzle.graph = one_way(puzzle.graph);
    puzzle.closed = one_in(4);
    const Vertex n = puzzle.length();
    const auto path = some_path(puzzle);
    made.text =
        made.board.name() + (puzzle.closed ? " closed" : "") + (puzzle.graph.is_directed() ? " one-way" : "");
    for (const Cell& cell : made.board.blocked()) made.text += " blocked " + to_text(cell);
    const std::uint64_t clues = rng_.below(n / 2 + 1);
    for (std::uint64_t i = 0; i < clues; ++i) {
      const auto at = static_cast<Step>(rng_.below(n));
      const Vertex cell = path && !one_in(30) ? (*path)[at] : static_cast<Vertex>(rng_.below(n));
      if (std::ranges::any_of(puzzle.clues, [&](const Visit& c) { return c.step == at + 1; })) continue;
      puzzle.clues.push_back({cell, at + 1});
      made.text += " " + std::to_string(cell) + "=" + std::to_string(at + 1);
    }
    if (path && one_in(5)) puzzle.start = path->front();
    if (path && one_in(5)) puzzle.end = path->back();
    if (path && one_in(3)) add_diamonds(made, *path);
    if (path && one_in(3)) add_marks(made, *path);
    if (puzzle.start) made.text += " start " + std::to_string(*puzzle.start);
    if (puzzle.end) made.text += " end " + std::to_string(*puzzle.end);
    return made;
  }

  Graph one_way(const Graph& graph) {
    std::vector<Edge> arcs;
    for (const auto& [a, b] : graph.edges()) {
      if (!one_in(4)) arcs.push_back({a, b});
      if (!one_in(4)) arcs.push_back({b, a});
    }
    return Graph::directed(graph.vertex_count(), arcs);
  }

  void add_diamonds(Made& made, const Path& path) {
    for (std::uint64_t i = rng_.below(4); i > 0; --i) {
      const std::size_t at = rng_.below(path.size() - 1);
      made.puzzle.diamonds.push_back({path[at], path[at + 1]});
      made.text += " diamond " + std::to_string(path[at]) + "-" + std::to_string(path[at + 1]);
    }
  }

  void add_marks(Made& made, const Path& path) {
    for (std::uint64_t i = rng_.below(4); i > 0; --i) {
      const auto step = static_cast<Step>(rng_.below(path.size()));
      const std::uint64_t which = rng_.below(3);
      if (which == 0) {
        made.puzzle.marks.push_back({&mark_rule(step % 2 == 0 ? "odd" : "even", ""), {path[step]}});
      } else if (which == 1) {
        const auto other = static_cast<Step>(rng_.below(path.size()));
        if (other == step) continue;
        made.puzzle.marks.push_back(
            {&smaller_first(), {path[std::min(step, other)], path[std::max(step, other)]}});
      } else {
        const auto out = made.puzzle.graph.out(path[step]);
        if (out.empty()) continue;
        made.puzzle.marks.push_back({&mark_rule("wall", ""), {path[step], out[rng_.below(out.size())]}});
      }
      const Mark& mark = made.puzzle.marks.back();
      made.text += " " + std::string(mark.rule->name);
      for (const Vertex v : mark.cells) made.text += " " + std::to_string(v);
    }
  }

  Rng rng_;
};

}  // namespace hamlet::path
