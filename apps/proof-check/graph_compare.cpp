#include "graph_compare.hpp"

#include <map>

#include "read/verdict.hpp"

namespace proof_check {

namespace {

/// The vertex of graph.txt for each vertex v of the other graph, at [v − 1].
std::vector<int> vertices_by_number(const GraphFile& graph, const OtherGraph& other,
                                    const std::string& file) {
  std::vector<int> ours;
  for (int v = 1; v <= graph.cells(); ++v) {
    ours.push_back(v);
    if (!other.names.empty() && other.names[v - 1] != graph.names[v - 1])
      throw Verdict(wrong, "graph.txt: vertex " + std::to_string(v) + " is called '" + graph.names[v - 1] +
                               "', but in " + file + " '" + other.names[v - 1] + "'");
  }
  return ours;
}

std::vector<int> vertices_by_name(const GraphFile& graph, const OtherGraph& other, const std::string& file) {
  std::map<std::string, int> vertex_of;
  for (int v = 1; v <= graph.cells(); ++v) vertex_of[graph.names[v - 1]] = v;
  std::vector<int> ours;
  for (const std::string& name : other.names) {
    const auto found = vertex_of.find(name);
    if (found == vertex_of.end())
      throw Verdict(wrong, "graph.txt knows no vertex '" + name + "', which " + file + " has");
    ours.push_back(found->second);
  }
  return ours;
}

std::string between(const GraphFile& graph, const Pair& move) {
  return (graph.directed ? " from '" : " between '") + graph.names[move.first - 1] +
         (graph.directed ? "' to '" : "' and '") + graph.names[move.second - 1] + "'";
}

}  // namespace

void require_same_graph(const GraphFile& graph, const OtherGraph& other, const std::string& file) {
  if (other.directed && !graph.directed)
    throw Verdict(wrong, file + ": its edges have directions, and those of graph.txt have none");
  if (other.vertices != graph.cells())
    throw Verdict(wrong, file + ": it has " + std::to_string(other.vertices) + " vertices, and graph.txt " +
                             std::to_string(graph.cells()));
  const std::vector<int> ours_of =
      other.is_hcp ? vertices_by_number(graph, other, file) : vertices_by_name(graph, other, file);
  std::set<Pair> theirs, ours;
  for (const auto& [a, b] : other.edges) {
    const Pair there{ours_of[a - 1], ours_of[b - 1]}, back{there.second, there.first};
    theirs.insert(graph.ordered(there));
    if (!other.directed) theirs.insert(graph.ordered(back));
  }
  for (const Pair& move : graph.moves) {
    if (graph.is_between_cells(move)) ours.insert(graph.ordered(move));
  }
  for (const Pair& move : graph.forbidden) ours.insert(graph.ordered(move));
  for (const Pair& edge : theirs) {
    if (!ours.contains(edge))
      throw Verdict(wrong,
                    "graph.txt: the move" + between(graph, edge) + " is missing, which " + file + " has");
  }
  for (const Pair& edge : ours) {
    if (!theirs.contains(edge))
      throw Verdict(wrong, "graph.txt: there is a move" + between(graph, edge) + ", but not in " + file);
  }
}

}  // namespace proof_check
