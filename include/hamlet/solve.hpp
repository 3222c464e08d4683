#pragma once

#include <functional>
#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Finds solutions, and proves that there is none or no other. Every solution is checked against the rules
/// before it is returned.
///
/// ```
/// hamlet::Puzzle tour("knight:6x6");
/// tour.set_closed(true);
/// const hamlet::Solutions found = hamlet::solve(tour);
/// assert(found.verdict == hamlet::Verdict::yes && found.solutions[0].path.size() == 36);
///
/// assert(hamlet::solve(hamlet::Puzzle("knight:4x4")).verdict == hamlet::Verdict::no);
/// assert(hamlet::unique(hamlet::Puzzle("king:2x2")).verdict == hamlet::Verdict::no);
/// assert(hamlet::sample(hamlet::Puzzle("diplomatico:6x6"), 3).solutions.size() == 3);
///
/// int seen = 0;  // each as it is found, none kept
/// const auto listed = hamlet::for_each_solution(hamlet::Puzzle("diplomatico:4x5"),
///                                               [&](const hamlet::Solution&) { return ++seen < 100; });
/// assert(seen == 100 && !listed.all);
/// ```
namespace hamlet {

struct Solutions {
  /// For `solve`, whether there is a solution; for `unique`, whether there is exactly one.
  Verdict verdict = Verdict::unknown;
  std::vector<Solution> solutions = {};
  bool all = false;                // there are no other solutions
  std::string method = {};         // the method that gave the answer
  std::uint64_t work = 0;          // steps tried; the same on every machine
  std::string why = {};            // if there is no solution, or the answer is unknown
  std::vector<Vertex> where = {};  // if there is no solution: the cells that the reason is about
};

struct SolveOptions {
  std::uint64_t limit = 1;  // on the number of solutions, at least 1
  std::string solver = {};  // a name that `hamlet help solvers` lists; empty: the default
};

Solutions solve(const Puzzle& puzzle, const Limits& limits = {});
Solutions solve(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits = {});

/// Decides whether there is exactly one solution, and returns two different ones if there are more. On boards
/// of a million cells it searches for one solution only, so the verdict stays unknown.
Solutions unique(const Puzzle& puzzle, const Limits& limits = {});

/// Samples solutions, independently and uniformly. Throws TooLarge if that would take too much memory; for
/// bridges, where this may become known only on the way, the verdict is then unknown.
Solutions sample(const Puzzle& puzzle, std::uint64_t size, const Limits& limits = {});

/// Passes every solution to `take` once, until `take` returns false. Open paths have a direction, so a path
/// and its reverse are two; closed tours have none, unless numbers inside or one-way moves give them one. The
/// result keeps no solutions.
Solutions for_each_solution(const Puzzle& puzzle, const std::function<bool(const Solution&)>& take,
                            const Limits& limits = {});

struct LongestPath {
  Path path = {};       // empty if there is none
  bool proved = false;  // no path is longer
  std::string method = {};
  std::string why = {};  // if not proved
};

/// Finds a path through as many cells as possible, each visited at most once; closed if the puzzle is. Throws
/// InputError if the puzzle has numbers or diamonds, which refer to a path through all cells.
LongestPath longest(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hamlet
