#include "cli/count_columns.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/limits.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

/// The first columns of a board, as a puzzle of their own.
PathPuzzle first_columns(const PathSheet& content, int columns) {
  std::vector<Vertex> kept(content.board.size(), no_vertex);
  Vertex size = 0;
  for (Vertex v = 0; v < content.board.size(); ++v) {
    if (content.board.cell(v).col <= columns) kept[v] = size++;
  }
  std::vector<Edge> edges;
  for (const Edge& edge : content.puzzle.graph.edges()) {
    if (kept[edge.from] != no_vertex && kept[edge.to] != no_vertex)
      edges.push_back({kept[edge.from], kept[edge.to]});
  }
  return {.graph = Graph::symmetric(size, edges), .closed = content.puzzle.closed};
}

}  // namespace

int count_columns(const PathSheet& content, CountOptions options, const OutputOptions& output,
                  const Run& run) {
  const PathPuzzle& puzzle = content.puzzle;
  if (!content.board.has_cells() || puzzle.start || puzzle.end || !puzzle.clues.empty() ||
      !puzzle.diamonds.empty() || !puzzle.marks.empty())
    throw InputError("--columns", "it is for boards with rows and columns, and without clues");
  int last = 0;
  for (Vertex v = 0; v < content.board.size(); ++v) last = std::max(last, content.board.cell(v).col);
  options.on_prediction = {};
  nlohmann::ordered_json rows = nlohmann::ordered_json::array();
  if (!output.json()) print("columns,count\n");
  for (int columns = 1; columns <= last; ++columns) {
    const PathCount count = count_paths(first_columns(content, columns), options, run);
    clear_progress();
    if (!count.complete) {
      if (output.json()) output.print_json({{"columns", rows}, {"why", count.why}});
      output.say(fmt::format("unknown from column {} on: {}", columns, count.why));
      return exit_unknown;
    }
    const std::string number = count.number(options.direction).to_string();
    if (output.json()) {
      rows.push_back({{"columns", columns}, {"count", number}});
    } else {
      print(fmt::format("{},{}\n", columns, number));
      finish_printing();
    }
  }
  if (output.json()) output.print_json({{"columns", rows}});
  return exit_yes;
}

}  // namespace hamlet
