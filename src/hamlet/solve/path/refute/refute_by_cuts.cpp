#include <fmt/format.h>

#include <algorithm>

#include "hamlet/graph/components.hpp"
#include "hamlet/graph/cut_vertices.hpp"
#include "hamlet/solve/path/refute/refuters.hpp"

namespace hamlet::path {

namespace {

constexpr std::size_t most_neighbours = 4;

/// Hanging cells have few neighbours and are not adjacent to one another; their neighbours are beside them.
/// Those that share neighbours form a group.
class Hangers {
 public:
  Hangers(const Graph& graph, std::size_t most_degree)
      : graph_(graph), state_(graph.vertex_count(), plain), group_of_(graph.vertex_count(), no_vertex) {
    for (Vertex v = 0; v < graph.vertex_count(); ++v) {
      if (state_[v] != plain || graph.out(v).size() > most_degree) continue;
      state_[v] = hanging;
      for (Vertex w : graph.out(v)) state_[w] = beside;
    }
  }

  /// The cells to remove: the neighbours of every group with at least as many hanging cells as neighbours.
  std::vector<Vertex> support() {
    std::vector<Vertex> chosen;
    for (Vertex v = 0; v < graph_.vertex_count(); ++v) {
      if (state_[v] != hanging || group_of_[v] != no_vertex) continue;
      collect_group(v);
      const auto hangers = std::ranges::count_if(group_, [&](Vertex w) { return state_[w] == hanging; });
      if (2 * hangers < static_cast<std::ptrdiff_t>(group_.size())) continue;
      std::ranges::copy_if(group_, std::back_inserter(chosen), [&](Vertex w) { return state_[w] == beside; });
    }
    std::ranges::sort(chosen);
    return chosen;
  }

 private:
  enum State : std::uint8_t { plain, hanging, beside };

  void collect_group(Vertex first) {
    group_.assign(1, first);
    group_of_[first] = first;
    for (std::size_t i = 0; i < group_.size(); ++i) {
      for (Vertex w : graph_.out(group_[i])) {
        const bool joined = state_[w] != plain && state_[w] != state_[group_[i]];
        if (!joined || group_of_[w] != no_vertex) continue;
        group_of_[w] = first;
        group_.push_back(w);
      }
    }
  }

  const Graph& graph_;
  std::vector<std::uint8_t> state_;
  std::vector<Vertex> group_of_;
  std::vector<Vertex> group_;
};

std::size_t parts_without(const Graph& graph, const std::vector<Vertex>& left_out) {
  std::vector<std::uint8_t> seen(graph.vertex_count(), 0);
  for (Vertex v : left_out) seen[v] = 1;
  std::size_t parts = 0;
  std::vector<Vertex> to_see;
  for (Vertex root = 0; root < graph.vertex_count(); ++root) {
    if (seen[root]) continue;
    ++parts;
    seen[root] = 1;
    to_see.assign(1, root);
    while (!to_see.empty()) {
      const Vertex v = to_see.back();
      to_see.pop_back();
      for (Vertex w : graph.out(v)) {
        if (seen[w]) continue;
        seen[w] = 1;
        to_see.push_back(w);
      }
    }
  }
  return parts;
}

}  // namespace

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

std::optional<Refutation> too_many_parts(const PathPuzzle& puzzle, const Labels& labels) {
  if (puzzle.graph.is_directed()) return std::nullopt;
  for (std::size_t degree = 2; degree <= most_neighbours; ++degree) {
    const std::vector<Vertex> cells = Hangers(puzzle.graph, degree).support();
    if (cells.empty()) continue;
    const auto ends_there = [&](std::optional<Vertex> end) {
      return end && std::ranges::binary_search(cells, *end);
    };
    std::size_t most = cells.size();
    if (!puzzle.closed) most = most + 1 - ends_there(puzzle.start) - ends_there(puzzle.end);
    const std::size_t parts = parts_without(puzzle.graph, cells);
    if (parts <= most) continue;
    return Refutation{
        fmt::format(
            "without {} cells{} the board falls into {} parts, and between two of them a {} passes one "
            "of these cells: that is enough for {}",
            cells.size(), some_in_brackets(cells, labels), parts, puzzle.closed ? "tour" : "path", most),
        cells};
  }
  return std::nullopt;
}

}  // namespace hamlet::path
