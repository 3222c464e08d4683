#include "hamlet/solve/path/refute.hpp"

#include <fmt/format.h>

#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"

namespace hamlet {

namespace {

/// "1,1, 1,4 and 2 more"
std::string some_of(const std::vector<Vertex>& cells, const Labels& labels) {
  constexpr std::size_t shown = 4;
  std::string text;
  for (std::size_t i = 0; i < std::min(cells.size(), shown); ++i)
    text += (i == 0 ? "" : i + 1 == cells.size() ? " and " : "; ") + labels(cells[i]);
  if (cells.size() > shown) text += fmt::format(" and {} more", cells.size() - shown);
  return text;
}

std::optional<Refutation> dead_ends(const PathPuzzle& puzzle, const Labels& labels) {
  const Graph& graph = puzzle.graph;
  if (graph.vertex_count() <= 1 || graph.is_directed()) return std::nullopt;
  std::vector<Vertex> alone, one_way;
  for (Vertex v = 0; v < graph.vertex_count(); ++v) {
    if (graph.out(v).empty()) alone.push_back(v);
    if (graph.out(v).size() == 1) one_way.push_back(v);
  }
  if (!alone.empty())
    return Refutation{fmt::format("no move leads to or from {}", some_of(alone, labels)), alone};
  if (puzzle.closed && !one_way.empty()) {
    return Refutation{fmt::format("a closed tour enters and leaves every cell, but {} has only one neighbour",
                                  labels(one_way[0])),
                      {one_way[0]}};
  }
  if (one_way.size() > 2) {
    return Refutation{fmt::format("{} cells have only one neighbour ({}), and a path has only two ends",
                                  one_way.size(), some_of(one_way, labels)),
                      one_way};
  }
  return std::nullopt;
}

std::optional<Refutation> separate_parts(const PathPuzzle& puzzle, const Labels& labels) {
  const Components parts = components(puzzle.graph);
  if (parts.count <= 1) return std::nullopt;
  Vertex other = 0;
  while (parts.of[other] == 0) ++other;
  return Refutation{fmt::format("the board falls into {} parts: no moves lead from {} to {}", parts.count,
                                labels(0), labels(other)),
                    {0, other}};
}

std::optional<Refutation> cut_apart(const PathPuzzle& puzzle, const Labels& labels) {
  const Vertex most = puzzle.closed ? 1 : 2;
  for (const auto& [v, parts] : cut_vertices(puzzle.graph)) {
    if (parts > most) {
      return Refutation{fmt::format("without {} the board falls into {} parts, and a {} passes it only once",
                                    labels(v), parts, puzzle.closed ? "tour" : "path"),
                        {v}};
    }
  }
  return std::nullopt;
}

std::optional<Refutation> colours(const PathPuzzle& puzzle, const Labels&) {
  const auto parts = bipartition(puzzle.graph);
  if (!parts) return std::nullopt;
  const auto [a, b] = parts->size_of;
  const Vertex apart = a > b ? a - b : b - a;
  if (apart <= (puzzle.closed ? 0u : 1u)) return std::nullopt;
  return Refutation{fmt::format("coloured like a chessboard, {} cells are of one colour and {} of the other, "
                                "and each move changes the colour",
                                a, b),
                    {}};
}

}  // namespace

std::optional<Refutation> refute(const PathPuzzle& puzzle, const Labels& labels) {
  if (puzzle.length() == 0) return Refutation{"there is no cell to visit", {}};
  if (puzzle.closed && puzzle.length() < 3) return Refutation{"a closed tour needs at least three cells", {}};
  for (auto reason : {dead_ends, separate_parts, cut_apart, colours}) {
    if (auto found = reason(puzzle, labels)) return found;
  }
  return std::nullopt;
}

}  // namespace hamlet
