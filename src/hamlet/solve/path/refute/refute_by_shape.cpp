#include <fmt/format.h>

#include <algorithm>

#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"
#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

namespace {

bool is_given_end(const PathPuzzle& puzzle, Vertex v) { return puzzle.start == v || puzzle.end == v; }

/// A cell with one neighbour is an end. A given end leaves fewer ends free.
std::optional<Refutation> too_many_ends(const PathPuzzle& puzzle, std::vector<Vertex> one_way,
                                        const Labels& labels) {
  if (one_way.size() > 2) {
    return Refutation{fmt::format("{} cells have only one neighbour{}, and a path has only two ends",
                                  one_way.size(), some_in_brackets(one_way, labels)),
                      one_way};
  }
  std::erase_if(one_way, [&](Vertex v) { return is_given_end(puzzle, v); });
  const std::size_t free_ends = (puzzle.start ? 0u : 1u) + (puzzle.end ? 0u : 1u);
  if (one_way.size() <= free_ends) return std::nullopt;
  return Refutation{
      fmt::format("{} {} only one neighbour, so the path would have to begin or end there, but {}",
                  some_of(one_way, labels), one_way.size() == 1 ? "has" : "have",
                  free_ends == 0 ? fmt::format("it goes from {} to {}", name_of(*puzzle.start, labels),
                                               name_of(*puzzle.end, labels))
                  : puzzle.start ? fmt::format("it begins on {}", name_of(*puzzle.start, labels))
                                 : fmt::format("it ends on {}", name_of(*puzzle.end, labels))),
      one_way};
}

}  // namespace

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
                                  name_of(one_way[0], labels)),
                      {one_way[0]}};
  }
  return too_many_ends(puzzle, std::move(one_way), labels);
}

std::optional<Refutation> one_way_dead_ends(const PathPuzzle& puzzle, const Labels& labels) {
  const Graph& graph = puzzle.graph;
  if (graph.vertex_count() <= 1 || !graph.is_directed()) return std::nullopt;
  const auto look = [&](bool inwards, std::optional<Vertex> given) -> std::optional<Refutation> {
    std::vector<Vertex> stuck;
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if ((inwards ? graph.in(v) : graph.out(v)).empty()) stuck.push_back(v);
    }
    const char* const way = inwards ? "no move leads to" : "no move leads away from";
    const char* const verb = inwards ? "begin" : "end";
    if (puzzle.closed && !stuck.empty())
      return Refutation{fmt::format("{} {}", way, some_of(stuck, labels)), stuck};
    if (stuck.size() > 1)
      return Refutation{
          fmt::format("{} {}, and a path can {} on only one of them", way, some_of(stuck, labels), verb),
          stuck};
    if (given && stuck.size() == 1 && stuck[0] != *given)
      return Refutation{fmt::format("{} {}, but the path must {} on {}", way, name_of(stuck[0], labels), verb,
                                    name_of(*given, labels)),
                        {stuck[0], *given}};
    return std::nullopt;
  };
  if (auto found = look(true, puzzle.start)) return found;
  return look(false, puzzle.end);
}

std::optional<Refutation> separate_parts(const PathPuzzle& puzzle, const Labels& labels) {
  const Components parts = components(puzzle.graph);
  if (parts.count <= 1) return std::nullopt;
  Vertex other = 0;
  while (parts.of[other] == 0) ++other;
  return Refutation{fmt::format("the board falls into {} parts: no moves lead from {} to {}", parts.count,
                                name_of(0, labels), name_of(other, labels)),
                    {0, other}};
}

std::optional<Refutation> cut_apart(const PathPuzzle& puzzle, const Labels& labels) {
  for (const auto& [v, parts] : cut_vertices(puzzle.graph)) {
    if (parts > (puzzle.closed ? 1u : 2u)) {
      return Refutation{fmt::format("without {} the board falls into {} parts, and a {} passes it only once",
                                    name_of(v, labels), parts, puzzle.closed ? "tour" : "path"),
                        {v}};
    }
    if (is_given_end(puzzle, v)) {
      return Refutation{
          fmt::format("without {} the board falls into {} parts, and a path that {} there is in only "
                      "one of them",
                      name_of(v, labels), parts, puzzle.start == v ? "begins" : "ends"),
          {v}};
    }
  }
  return std::nullopt;
}

}  // namespace hamlet::path
