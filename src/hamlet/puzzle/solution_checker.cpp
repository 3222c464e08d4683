#include "hamlet/puzzle/solution_checker.hpp"

#include <algorithm>

namespace hamlet {

namespace {

/// A larger table would not stay in the cache.
constexpr std::size_t most_vertices = 1024;

bool only_walks_matter(const PathPuzzle& puzzle) {
  return puzzle.clues.empty() && puzzle.diamonds.empty() && puzzle.marks.empty();
}

}  // namespace

SolutionChecker::SolutionChecker(const PathPuzzle& puzzle)
    : puzzle_(puzzle),
      n_(puzzle.length()),
      by_table_(n_ > 0 && n_ <= most_vertices && only_walks_matter(puzzle)) {
  if (!by_table_) return;
  moves_.resize((n_ * n_ + 63) / 64);
  visited_.resize((n_ + 63) / 64);
  for (Vertex v = 0; v < n_; ++v) {
    for (const std::size_t w : puzzle.graph.out(v))
      moves_[(v * n_ + w) / 64] |= std::uint64_t{1} << (v * n_ + w) % 64;
  }
}

bool SolutionChecker::accepts(const Path& path) {
  return by_table_ ? walks_through_all(path) : is_solution(puzzle_, path);
}

bool SolutionChecker::walks_through_all(const Path& path) {
  if (path.size() != n_) return false;
  if (std::ranges::any_of(path, [&](Vertex v) { return v >= n_; })) return false;
  std::ranges::fill(visited_, 0);
  for (std::size_t i = 0; i < n_; ++i) {
    std::uint64_t& word = visited_[path[i] / 64];
    const std::uint64_t bit = std::uint64_t{1} << path[i] % 64;
    if ((word & bit) != 0 || (i > 0 && !has_move(path[i - 1], path[i]))) return false;
    word |= bit;
  }
  if (puzzle_.closed && (n_ < 3 || !has_move(path.back(), path.front()))) return false;
  return puzzle_.start.value_or(path.front()) == path.front() &&
         puzzle_.end.value_or(path.back()) == path.back();
}

}  // namespace hamlet
