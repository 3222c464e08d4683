#pragma once

#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// Counts solutions exactly. Numbers are decimal strings, since they outgrow every integer type.
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
  std::string directed = {};    // a path and its reverse count as two; if not exact, a lower bound
  std::string undirected = {};  // … count as one. Nets of bridges have no direction.
  std::string method = {};
  std::string why = {};  // if there is no solution, or the count is not exact
};

/// Throws TooLarge if the count would not fit in memory.
SolutionCount count(const Puzzle& puzzle, const Limits& limits = {});

/// Whether there are at least `enough` solutions. May stop as soon as it has found that many. Throws
/// TooLarge, as `count` does.
Verdict count_at_least(const Puzzle& puzzle, std::uint64_t enough, const Limits& limits = {});

// The functions below count open paths with their direction, and closed tours without, unless numbers inside
// or one-way moves give them one.

/// The number of solutions of a path puzzle that begin at each cell; empty if the count is not exact.
struct CountsByStart {
  SolutionCount all;
  std::vector<std::string> starts;
};
CountsByStart count_by_start(const Puzzle& puzzle, const Limits& limits = {});

/// The number of open paths between each pair of cells, [start][end]; empty if the count is not exact.
struct CountsByEnds {
  SolutionCount all;
  std::vector<std::vector<std::string>> paths;
};
CountsByEnds count_by_ends(const Puzzle& puzzle, const Limits& limits = {});

/// The number of solutions of a path puzzle that use each edge; empty if the count is not exact.
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
