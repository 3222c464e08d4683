#include <fmt/format.h>

#include <numeric>

#include "hamlet/solve/path/refute/refuters.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

std::optional<Refutation> too_many_diamonds(const PathPuzzle& puzzle, const Labels& labels) {
  if (puzzle.diamonds.empty()) return std::nullopt;
  const Rules rules(puzzle);
  for (Vertex v = 0; v < puzzle.length(); ++v) {
    const std::size_t diamonds = rules.diamond_partners[v].size();
    const bool is_end = !puzzle.closed && puzzle.length() > 1 && (rules.start == v || rules.end == v);
    if (diamonds > 2)
      return Refutation{fmt::format("{} diamonds are at {}, and a path has two neighbours there at most",
                                    diamonds, name_of(v, labels)),
                        {v}};
    if (diamonds == 2 && is_end)
      return Refutation{
          fmt::format("two diamonds are at {}, and an end of the path has one neighbour", name_of(v, labels)),
          {v}};
  }
  return std::nullopt;
}

std::optional<Refutation> diamonds_in_a_loop(const PathPuzzle& puzzle, const Labels& labels) {
  if (puzzle.diamonds.empty()) return std::nullopt;
  std::vector<Vertex> chain_of(puzzle.length());
  std::iota(chain_of.begin(), chain_of.end(), Vertex{0});
  const auto chain = [&](Vertex v) {
    while (chain_of[v] != v) v = chain_of[v] = chain_of[chain_of[v]];
    return v;
  };
  for (const auto& [a, b] : puzzle.diamonds) {
    const Vertex one = chain(a), other = chain(b);
    if (one != other) {
      chain_of[one] = other;
      continue;
    }
    if (puzzle.closed && puzzle.diamonds.size() == puzzle.length()) continue;
    return Refutation{
        fmt::format("the diamonds lead from {} back to it before every cell is visited", name_of(a, labels)),
        {a, b}};
  }
  return std::nullopt;
}

}  // namespace hamlet::path
