#include "graph_compare.hpp"

#include <map>
#include <set>
#include <sstream>

#include "verdict.hpp"

namespace proof_check {

namespace {

struct OtherGraph {
  std::set<Pair> edges;
  std::set<int> vertices;
  bool directed = false;
};

class OtherReader {
 public:
  OtherReader(const GraphFile& graph, const TextFile& other) : graph_(graph), file_(other.name) {
    std::istringstream in{std::string(other.text)};
    for (std::string line; std::getline(in, line);) lines_.push_back(line);
    for (int v = 1; v <= graph.cells(); ++v) vertex_of_[graph.names[v - 1]] = v;
  }

  OtherGraph read() {
    for (number_ = 1; number_ <= lines_.size(); ++number_) {
      if (lines_[number_ - 1].find("EDGE_DATA_SECTION") == 0) {
        read_hcp();
        return std::move(other_);
      }
    }
    for (number_ = 1; number_ <= lines_.size(); ++number_) read_edge_line(lines_[number_ - 1]);
    return std::move(other_);
  }

 private:
  [[noreturn]] void complain(const std::string& what) const {
    throw Verdict(unreadable, at_line(file_, number_) + what);
  }

  void add_edge(int from, int to) {
    if (from == to) complain("an edge joins a vertex to itself");
    other_.edges.insert({from, to});
  }

  int vertex_named(const std::string& name) {
    const auto found = vertex_of_.find(name);
    if (found == vertex_of_.end())
      throw Verdict(wrong, at_line(file_, number_) + "graph.txt knows no vertex '" + name + "'");
    other_.vertices.insert(found->second);
    return found->second;
  }

  void read_edge_line(const std::string& line) {
    std::istringstream in(line);
    std::vector<std::string> words;
    for (std::string word; in >> word;) words.push_back(word);
    if (words.empty() || words[0][0] == '#' || words[0][0] == '%') return;
    const bool joined = words.size() == 3 && (words[1] == "--" || words[1] == "->");
    if (!joined && words.size() > 2) complain("an edge is written 'a b', an arc 'a -> b'");
    if (joined && words[1] == "->") other_.directed = true;
    const int from = vertex_named(words.front());
    if (words.size() > 1) add_edge(from, vertex_named(words.back()));
  }

  void read_hcp() {
    bool adjacency = false;
    int dimension = 0;
    for (std::size_t i = 0; i < number_; ++i) {
      std::string line = lines_[i];
      if (line.find("ADJ_LIST") != std::string::npos) adjacency = true;
      if (line.find("DIMENSION") == 0) dimension = std::atoi(line.substr(line.find(':') + 1).c_str());
    }
    if (dimension < 1 || dimension > 100'000'000) complain("DIMENSION must come before the edges");
    for (int v = 1; v <= dimension; ++v) other_.vertices.insert(v);
    int from = 0;
    for (++number_; number_ <= lines_.size(); ++number_) {
      std::istringstream in(lines_[number_ - 1]);
      for (std::string word; in >> word;) {
        if (word == "EOF" || (word == "-1" && from == 0)) return;
        if (word == "-1") {
          from = 0;
          continue;
        }
        const int v = std::atoi(word.c_str());
        if (v < 1 || v > dimension) complain("'" + word.substr(0, 40) + "' is no vertex");
        if (from == 0) {
          from = v;
        } else {
          add_edge(from, v);
          if (!adjacency) from = 0;
        }
      }
    }
  }

  const GraphFile& graph_;
  std::string file_;
  std::vector<std::string> lines_;
  std::size_t number_ = 0;
  std::map<std::string, int> vertex_of_;
  OtherGraph other_;
};

std::string shown(const GraphFile& graph, const Pair& move) {
  const auto name = [&](int v) {
    const std::string own = v <= graph.cells() ? graph.names[v - 1] : "";
    return own.empty() ? std::to_string(v) : own;
  };
  return name(move.first) + " and " + name(move.second);
}

}  // namespace

void require_same_graph(const GraphFile& graph, const TextFile& other_file) {
  const std::string& file = other_file.name;
  const OtherGraph other = OtherReader(graph, other_file).read();
  if (other.directed && !graph.directed)
    throw Verdict(wrong, file + ": its edges have directions, and those of graph.txt have none");
  if (static_cast<int>(other.vertices.size()) != graph.cells())
    throw Verdict(wrong, file + ": it has " + std::to_string(other.vertices.size()) +
                             " vertices, and graph.txt " + std::to_string(graph.cells()));
  std::set<Pair> theirs, ours;
  for (const auto& [a, b] : other.edges) {
    theirs.insert(graph.ordered({a, b}));
    if (!other.directed) theirs.insert(graph.ordered({b, a}));
  }
  for (const Pair& move : graph.moves) {
    if (graph.joint == 0 || (move.first != graph.joint && move.second != graph.joint))
      ours.insert(graph.ordered(move));
  }
  for (const Pair& move : graph.forbidden) ours.insert(graph.ordered(move));
  for (const Pair& edge : theirs) {
    if (!ours.count(edge))
      throw Verdict(
          wrong, "graph.txt: the move between " + shown(graph, edge) + " is missing, which " + file + " has");
  }
  for (const Pair& edge : ours) {
    if (!theirs.count(edge))
      throw Verdict(wrong,
                    "graph.txt: there is a move between " + shown(graph, edge) + ", but not in " + file);
  }
}

}  // namespace proof_check
