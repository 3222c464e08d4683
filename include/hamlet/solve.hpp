#pragma once

#include <functional>
#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Finding solutions, and proving that there is none or no other. Every solution is checked by the rules
/// before it is given out.
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
  /// Of `solve`: whether there is a solution. Of `unique`: whether there is exactly one.
  Verdict verdict = Verdict::unknown;
  std::vector<Solution> solutions = {};
  bool all = false;                // there are no others
  std::string method = {};         // that answered
  std::uint64_t work = 0;          // steps tried: the same on every machine
  std::string why = {};            // if there is none, or if it is unknown
  std::vector<Vertex> where = {};  // if there is none: the cells that the reason speaks of
};

struct SolveOptions {
  std::uint64_t limit = 1;  // of solutions, at least 1
  std::string solver = {};  // a name that `hamlet help solvers` lists; empty: whichever suits
};

Solutions solve(const Puzzle& puzzle, const Limits& limits = {});
Solutions solve(const Puzzle& puzzle, const SolveOptions& options, const Limits& limits = {});

/// Whether there is exactly one solution; two that differ if there are more. Of boards of a million cells one
/// solution is looked for, so that it stays unknown.
Solutions unique(const Puzzle& puzzle, const Limits& limits = {});

/// Solutions of a path puzzle, drawn independently, each as likely as any other. TooLarge if that
/// would take too much memory.
Solutions sample(const Puzzle& puzzle, std::uint64_t size, const Limits& limits = {});

/// Shows every solution once, until `take` says false. Open paths are shown with their direction; closed
/// tours without, unless numbers inside or one-way moves give them one. The result keeps none.
Solutions for_each_solution(const Puzzle& puzzle, const std::function<bool(const Solution&)>& take,
                            const Limits& limits = {});

struct LongestPath {
  Path path = {};       // empty if there is none at all
  bool proved = false;  // that there is no longer one
  std::string method = {};
  std::string why = {};  // if it is not proved
};

/// A path through as many cells as possible, each visited at most once; closed, if the puzzle is. An
/// InputError if it has numbers or diamonds, which speak of a path over all cells.
LongestPath longest(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hamlet
