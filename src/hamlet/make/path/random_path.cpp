#include "hamlet/make/path/random_path.hpp"

#include <algorithm>
#include <cmath>

#include "hamlet/solve/path/find.hpp"
#include "hamlet/solve/path/gaps/allowed_moves.hpp"
#include "hamlet/solve/path/gaps/number_gap.hpp"

namespace hamlet {

namespace {

/// Whether backbite moves keep the puzzle's rules: reversing a part changes numbers and directions and
/// separates neighbours.
bool may_be_turned(const PathPuzzle& puzzle, const path::AllowedMoves& moves) {
  return puzzle.clues.empty() && puzzle.diamonds.empty() && !moves.is_directed() &&
         std::ranges::none_of(puzzle.marks, depends_on_numbers);
}

/// The path, stored in a ring from `begin_` on, possibly reversed. So either part can be the one that a move
/// reverses; it is always the shorter.
class Backbite {
 public:
  Backbite(const Path& path, const PathPuzzle& puzzle, const path::AllowedMoves& moves, Rng& rng)
      : ring_(path), puzzle_(puzzle), moves_(moves), rng_(rng), place_(path::numbers_by_cell(path)) {}

  void move() {
    const bool at_back = puzzle_.start ? true : puzzle_.end && !puzzle_.closed ? false : rng_.coin();
    const auto around = moves_.after(at_back ? back() : front());
    const path::NumberIndex hit = place_[around[rng_.below(around.size())]];
    if (at_back != is_turned_) {
      turn_either(hit + 1 < ring_.size() ? hit + 1 : 0, false);
    } else {
      turn_either(hit, true);
    }
  }
  /// Whether the ends are as the puzzle requires.
  bool fits() const {
    if (puzzle_.start && front() != *puzzle_.start) return false;
    if (puzzle_.end && back() != *puzzle_.end) return false;
    return !puzzle_.closed || std::ranges::binary_search(moves_.after(back()), front());
  }
  Path path() const {
    Path path = ring_;
    std::rotate(path.begin(), path.begin() + begin_, path.end());
    if (is_turned_) std::ranges::reverse(path);
    return path;
  }

 private:
  Vertex front() const { return is_turned_ ? last() : ring_[begin_]; }
  Vertex back() const { return is_turned_ ? ring_[begin_] : last(); }
  Vertex last() const { return ring_[(begin_ == 0 ? ring_.size() : begin_) - 1]; }

  /// Reverses the part before `place`, or the part from it on. Reversing the other part gives the same path
  /// backwards, so the shorter part is reversed.
  void turn_either(path::NumberIndex place, bool before) {
    const auto n = static_cast<path::NumberIndex>(ring_.size());
    const path::NumberIndex length = place >= begin_ ? place - begin_ : place + n - begin_;
    const bool first_is_shorter = length < n - length;
    turn(first_is_shorter ? begin_ : place, first_is_shorter ? length : n - length);
    if (first_is_shorter == before) return;
    begin_ = place;
    is_turned_ = !is_turned_;
  }
  void turn(path::NumberIndex from, path::NumberIndex count) {
    const auto n = static_cast<path::NumberIndex>(ring_.size());
    path::NumberIndex to = from + count - 1 < n ? from + count - 1 : from + count - 1 - n;
    for (; count > 1; count -= 2) {
      std::swap(ring_[from], ring_[to]);
      place_[ring_[from]] = from;
      place_[ring_[to]] = to;
      from = from + 1 < n ? from + 1 : 0;
      to = to > 0 ? to - 1 : n - 1;
    }
  }

  Path ring_;
  const PathPuzzle& puzzle_;
  const path::AllowedMoves& moves_;
  Rng& rng_;
  std::vector<path::NumberIndex> place_;
  path::NumberIndex begin_ = 0;
  bool is_turned_ = false;
};

/// A multiple of n ln n moves, after which no trace of the first path remains: measured by the edges kept and
/// by the share of straight steps.
double moves_until_mixed(const PathPuzzle& puzzle) {
  const double n = puzzle.length();
  const double degree = static_cast<double>(puzzle.graph.most_arcs()) / n;
  return (degree <= 4 ? 10 : 3) * n * std::log(n + 1);
}

/// Uses methods that ignore the clock, so that a seed gives the same path on every machine.
path::Found first_path(const PathPuzzle& puzzle, const Labels& labels, const Run& run) {
  for (const char* name : {"gaps", "merge", "sat-edges"}) {
    const path::Solver& solver = path::solver_named(name, "random path");
    if (solver.refuses && solver.refuses(puzzle)) continue;
    path::Found found = path::find_paths(puzzle, solver, 1, labels, run);
    if (found.answer != path::Found::Answer::unknown || run.must_end()) return found;
  }
  return path::find_paths(puzzle, 1, labels, run);
}

}  // namespace

bool mix(Path& path, const PathPuzzle& puzzle, Rng& rng, const Run& run) {
  const path::AllowedMoves moves(puzzle);
  if (path.size() < 3 || !may_be_turned(puzzle, moves)) return true;
  Backbite backbite(path, puzzle, moves, rng);
  const auto wanted = static_cast<std::uint64_t>(moves_until_mixed(puzzle));
  constexpr std::uint64_t between_looks = 1024;
  // The ends become adjacent, or reach a given cell, every few hundred or thousand moves. If they never do,
  // the first path is kept.
  const std::uint64_t most = wanted + 1000 * path.size();
  for (std::uint64_t done = 0; done < wanted || !backbite.fits(); ++done) {
    if (done % between_looks == 0) {
      if (run.must_end()) return false;
      run.report({.doing = "mixing a path", .work = done});
    }
    if (done >= most) return true;
    backbite.move();
  }
  path = backbite.path();
  return true;
}

RandomPath random_path(const PathPuzzle& puzzle, const Labels& labels, Rng& rng, const Run& run) {
  Run own = run;
  own.seed = rng.next();
  own.threads = 1;
  path::Found found = first_path(puzzle, labels, own);
  if (found.solutions.empty())
    return {.is_proved_none = found.answer == path::Found::Answer::none, .why = std::move(found.why)};
  Path path = std::move(found.solutions[0]);
  if (!mix(path, puzzle, rng, run)) return {.why = why_ended(run)};
  return {.path = std::move(path)};
}

}  // namespace hamlet
