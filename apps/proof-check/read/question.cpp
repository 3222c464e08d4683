#include "read/question.hpp"

#include <algorithm>

namespace proof_check {

namespace {

std::string called(const GraphFile& graph, int v) {
  const std::string& name = graph.names[v - 1];
  return std::to_string(v) + (name == std::to_string(v) ? "" : ", called " + name);
}

std::string called(const GraphFile& graph, const Pair& pair, const std::string& between) {
  const auto [a, b] = pair;
  const std::string numbers = std::to_string(a) + between + std::to_string(b);
  const std::string names = graph.names[a - 1] + between + graph.names[b - 1];
  return numbers + (names == numbers ? "" : ", called " + names);
}

}  // namespace

std::string counted(std::size_t count, const std::string& one, const std::string& many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string question_of(const GraphFile& graph) {
  const auto moves =
      static_cast<std::size_t>(std::count_if(graph.moves.begin(), graph.moves.end(),
                                             [&](const Pair& move) { return graph.is_between_cells(move); }));
  std::string text = graph.closed ? "a closed tour" : "an open path";
  text += " through " + std::to_string(graph.cells()) + " cells, by " + counted(moves, "move", "moves") +
          (graph.directed ? " with directions" : "") + "\n";
  if (graph.start != 0) text += "  starting on vertex " + called(graph, graph.start) + "\n";
  if (graph.end != 0) text += "  ending on vertex " + called(graph, graph.end) + "\n";
  for (const Pair& diamond : graph.diamonds)
    text += "  visiting one right after the other vertices " + called(graph, diamond, " and ") + "\n";
  for (const Pair& move : graph.forbidden)
    text += graph.directed ? "  never moving from vertex " + called(graph, move, " to ") + "\n"
                           : "  never moving between vertices " + called(graph, move, " and ") + "\n";
  return text;
}

}  // namespace proof_check
