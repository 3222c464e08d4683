/// Betweenness by Boost.Graph, for bench/betweenness_peers.py: betweenness_boost [--values FILE] < EDGES. The
/// first number is that of the vertices, the others are the ends of edges, from 0. Prints the processor time
/// and the wall time in seconds, and the program's name; --values writes the scores, a line a vertex.
///
/// The graph is compressed rows of 32-bit numbers: on diplomatico:100x100, rows of 64-bit numbers take 1.15
/// times as long and adjacency_list takes 1.5 times as long. Shortest paths are counted in doubles; by
/// default Boost counts them in numbers of the width of a degree, which overflow on large boards.
#include <algorithm>
#include <boost/graph/betweenness_centrality.hpp>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/version.hpp>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <iostream>
#include <string_view>
#include <utility>
#include <vector>

namespace {

using Rows = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, boost::no_property,
                                                boost::no_property, std::uint32_t, std::uint32_t>;
using Arc = boost::graph_traits<Rows>::edge_descriptor;

Rows read_graph() {
  std::uint32_t vertices = 0, a = 0, b = 0;
  std::cin >> vertices;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> arcs;
  while (std::cin >> a >> b) {
    arcs.emplace_back(a, b);
    arcs.emplace_back(b, a);
  }
  std::sort(arcs.begin(), arcs.end());
  return Rows(boost::edges_are_sorted, arcs.begin(), arcs.end(), vertices);
}

std::vector<double> measure(const Rows& graph) {
  const auto index = get(boost::vertex_index, graph);
  const std::size_t n = num_vertices(graph);
  std::vector<double> scores(n), shares(n), paths(n);
  std::vector<std::uint32_t> distances(n);
  std::vector<std::vector<Arc>> arcs_on_paths(n);
  const auto map_of = [&](auto& values) { return boost::make_iterator_property_map(values.begin(), index); };
  const auto begin = std::chrono::steady_clock::now();
  const std::clock_t processor_begin = std::clock();
  boost::brandes_betweenness_centrality(graph, map_of(scores), boost::dummy_property_map(),
                                        map_of(arcs_on_paths), map_of(distances), map_of(shares),
                                        map_of(paths), index);
  const double processor = static_cast<double>(std::clock() - processor_begin) / CLOCKS_PER_SEC;
  const double clock = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%.6f %.6f Boost.Graph %d.%d\n", processor, clock, BOOST_VERSION / 100000,
              BOOST_VERSION / 100 % 1000);
  // Directed rows count each pair from both of its ends.
  for (double& score : scores) score /= 2;
  return scores;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<double> scores = measure(read_graph());
  if (argc != 3 || std::string_view(argv[1]) != "--values") return 0;
  std::ofstream file(argv[2]);
  file.precision(17);
  for (double score : scores) file << score << '\n';
  return file ? 0 : 1;
}
