#include "hamlet/make/random_path.hpp"

#include <algorithm>
#include <cmath>

#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/gaps/gaps.hpp"

namespace hamlet {

namespace {

/// Turning a part of the path round changes numbers and directions, and parts neighbours.
bool may_be_turned(const PathPuzzle& puzzle, const AllowedMoves& moves) {
  return puzzle.clues.empty() && puzzle.diamonds.empty() && !moves.is_directed() &&
         std::ranges::none_of(puzzle.marks, speaks_of_numbers);
}

class Backbite {
 public:
  Backbite(Path& path, const PathPuzzle& puzzle, const AllowedMoves& moves, Rng& rng)
      : path_(path), puzzle_(puzzle), moves_(moves), rng_(rng), place_(path.size()) {
    for (std::size_t i = 0; i < path.size(); ++i) place_[path[i]] = i;
  }

  void move() {
    const bool at_back = puzzle_.start ? true : puzzle_.end && !puzzle_.closed ? false : rng_.coin();
    const Vertex end = at_back ? path_.back() : path_.front();
    const auto around = moves_.after(end);
    const std::size_t hit = place_[around[rng_.below(around.size())]];
    if (at_back) {
      turn(hit + 1, path_.size());
    } else {
      turn(0, hit);
    }
  }
  /// Whether the ends are where they should be.
  bool fits() const {
    if (puzzle_.start && path_.front() != *puzzle_.start) return false;
    if (puzzle_.end && path_.back() != *puzzle_.end) return false;
    return !puzzle_.closed || std::ranges::binary_search(moves_.after(path_.back()), path_.front());
  }

 private:
  void turn(std::size_t from, std::size_t to) {
    while (from + 1 < to) {
      --to;
      std::swap(path_[from], path_[to]);
      place_[path_[from]] = from;
      place_[path_[to]] = to;
      ++from;
    }
  }

  Path& path_;
  const PathPuzzle& puzzle_;
  const AllowedMoves& moves_;
  Rng& rng_;
  std::vector<std::size_t> place_;
};

/// So many times n ln n moves leave no trace of the first path: measured by the edges kept and by the share
/// of straight steps.
double moves_until_mixed(const PathPuzzle& puzzle) {
  const double n = puzzle.length();
  const double degree = static_cast<double>(puzzle.graph.most_arcs()) / n;
  return (degree <= 4 ? 10 : 3) * n * std::log(n + 1);
}

/// By methods that do not look at the clock, so that a seed means the same on every machine.
FindResult first_path(const PathPuzzle& puzzle, const Labels& labels, const Run& run) {
  for (const char* name : {"gaps", "merge", "sat-edges"}) {
    const PathSolver& solver = path_solver(name, "random path");
    if (solver.refuses && solver.refuses(puzzle)) continue;
    FindResult found = find_paths(puzzle, solver, 1, labels, run);
    if (found.answer != FindResult::Answer::unknown || run.must_end()) return found;
  }
  return find_paths(puzzle, 1, labels, run);
}

}  // namespace

bool mix(Path& path, const PathPuzzle& puzzle, Rng& rng, const Run& run) {
  const AllowedMoves moves(puzzle);
  if (path.size() < 3 || !may_be_turned(puzzle, moves)) return true;
  Backbite backbite(path, puzzle, moves, rng);
  const auto wanted = static_cast<std::uint64_t>(moves_until_mixed(puzzle));
  constexpr std::uint64_t between_looks = 1024;
  // The ends of a board meet, or come to a given cell, every few hundred or thousand moves; a first path
  // whose ends can never come back is kept as it is.
  const std::uint64_t most = wanted + 1000 * path.size();
  const Path first = path;
  for (std::uint64_t done = 0; done < wanted || !backbite.fits(); ++done) {
    if (done % between_looks == 0) {
      if (run.must_end()) return false;
      run.report({.doing = "mixing a path", .work = done});
    }
    if (done >= most) {
      path = first;
      return true;
    }
    backbite.move();
  }
  return true;
}

RandomPath random_path(const PathPuzzle& puzzle, const Labels& labels, Rng& rng, const Run& run) {
  Run own = run;
  own.seed = rng.next();
  own.threads = 1;
  FindResult found = first_path(puzzle, labels, own);
  if (found.paths.empty())
    return {.is_proved_none = found.answer == FindResult::Answer::none, .why = std::move(found.why)};
  Path path = std::move(found.paths[0]);
  if (!mix(path, puzzle, rng, run)) return {.why = why_ended(run)};
  return {.path = std::move(path)};
}

}  // namespace hamlet
