#include <fmt/format.h>

#include <algorithm>

#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

namespace {

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

}  // namespace hamlet::path
