#pragma once

#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Counting solutions exactly. Numbers are decimal texts, for they outgrow every type.
///
/// ```
/// const hamlet::Puzzle board("diplomatico:4x5");
/// assert(hamlet::count(board).directed == "144");
/// assert(hamlet::count(board).undirected == "72");  // a path and its reverse are one
///
/// const hamlet::CountsByStart by_start = hamlet::count_by_start(board);
/// assert(by_start.starts.size() == board.size() && by_start.all.directed == "144");
///
/// hamlet::Puzzle tours("knight:8x8");
/// tours.set_closed(true);
/// assert(hamlet::count_at_least(tours, 1000) == hamlet::Verdict::yes);
/// ```
namespace hamlet {

struct SolutionCount {
  bool is_exact = false;
  std::string directed = {};    // a path and its reverse are two; if not exact, at least so many
  std::string undirected = {};  // … are one. Nets of bridges have no direction.
  std::string method = {};
  std::string why = {};  // if there is none, or if it is not exact
};

/// TooLarge if the count would not fit the memory.
SolutionCount count(const Puzzle& puzzle, const Limits& limits = {});

/// Whether there are at least so many; it may stop as soon as it has found them. TooLarge as `count`.
Verdict count_at_least(const Puzzle& puzzle, std::uint64_t enough, const Limits& limits = {});

// In these, open paths have a direction, closed tours have none unless numbers inside or one-way moves give
// them one.

/// How many solutions of a path puzzle begin at each cell; empty if the count is not exact.
struct CountsByStart {
  SolutionCount all;
  std::vector<std::string> starts;
};
CountsByStart count_by_start(const Puzzle& puzzle, const Limits& limits = {});

/// How many open paths go from each cell to each other: [start][end]; empty if the count is not exact.
struct CountsByEnds {
  SolutionCount all;
  std::vector<std::vector<std::string>> paths;
};
CountsByEnds count_by_ends(const Puzzle& puzzle, const Limits& limits = {});

/// How many solutions of a path puzzle use each edge; empty if the count is not exact.
struct CountsByEdge {
  struct OfEdge {
    Edge edge;
    std::string solutions;
  };
  SolutionCount all;
  std::vector<OfEdge> edges;
};
CountsByEdge count_by_edge(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hamlet
