#include "read/graph_file.hpp"

#include <algorithm>
#include <set>

#include "read/graph_rules.hpp"
#include "read/line_reader.hpp"

namespace proof_check {

namespace {

class GraphReader {
 public:
  // If a file has fewer bytes than vertices, most vertices have no moves.
  explicit GraphReader(const TextFile& file)
      : in_(file), greatest_(std::min<std::size_t>(file.text.size(), most_vertices)) {}

  GraphFile read() {
    if (!in_.next() || in_.line() != "hamlet-graph 1") in_.complain("'hamlet-graph 1' belongs here");
    while (in_.next()) read_statement();
    for (const char* key : {"vertices", "moves", "path"}) {
      if (!said_.contains(key)) in_.complain(std::string("the file ends without a line '") + key + " …'");
    }
    for (int v = 1; v <= graph_.cells(); ++v) {
      std::string& name = graph_.names[v - 1];
      if (name.empty()) name = std::to_string(v);
    }
    return std::move(graph_);
  }

 private:
  void read_statement() {
    const std::string_view key = in_.word();
    if (key.empty()) return;
    if (key == "vertices") {
      once(key);
      graph_.vertices = static_cast<int>(
          in_.number(1, greatest_, "a number of vertices, at most as many as the file has bytes,"));
      graph_.names.resize(static_cast<std::size_t>(graph_.vertices));
    } else if (key == "moves") {
      once(key);
      graph_.directed = one_of("directed", "undirected");
    } else if (key == "path") {
      once(key);
      graph_.closed = one_of("closed", "open");
    } else if (key == "joint") {
      once(key);
      graph_.joint = vertex();
    } else if (key == "start") {
      once(key);
      graph_.start = vertex();
    } else if (key == "end") {
      once(key);
      graph_.end = vertex();
    } else if (key == "name") {
      return read_name();
    } else if (key == "move") {
      read_move();
    } else if (key == "forbidden") {
      graph_.forbidden.push_back(two_vertices());
    } else if (key == "diamond") {
      graph_.diamonds.push_back(two_vertices());
    } else {
      in_.complain("'" + shown(key) + "' is not a keyword of this file");
    }
    in_.require_end_of_line();
  }

  void once(std::string_view key) {
    if (!said_.insert(std::string(key)).second) in_.complain("'" + std::string(key) + "' is given twice");
  }

  bool one_of(const std::string& yes, const std::string& no) {
    const std::string_view word = in_.word();
    if (word != yes && word != no) in_.complain("'" + yes + "' or '" + no + "' belongs here");
    return word == yes;
  }

  int vertex() {
    if (graph_.vertices == 0) in_.complain("a line 'vertices N' comes before this one");
    return static_cast<int>(
        in_.number(1, graph_.vertices, "a vertex from 1 to " + std::to_string(graph_.vertices)));
  }

  Pair two_vertices() {
    const int a = vertex(), b = vertex();
    if (a == b) in_.complain("a move joins two different vertices");
    return {a, b};
  }

  void read_name() {
    std::string& name = graph_.names[vertex() - 1];
    if (!name.empty()) in_.complain("this vertex has a name already");
    name = in_.rest_of_line();
    if (name.empty()) in_.complain("a name belongs here");
  }

  void read_move() {
    const int expected = graph_.variables() + 1;
    if (in_.number(1, most_variables, "a variable") != expected)
      in_.refuse("the move of variable " + std::to_string(expected) + " is missing");
    graph_.moves.push_back(two_vertices());
  }

  LineReader in_;
  std::int64_t greatest_;
  std::set<std::string> said_;
  GraphFile graph_;
};

}  // namespace

std::vector<Pair> GraphFile::forced() const {
  if (closed) return start != 0 && end != 0 ? std::vector{ordered({end, start})} : std::vector<Pair>{};
  std::vector<Pair> moves_of_ends;
  if (start != 0) moves_of_ends.push_back(ordered({joint, start}));
  if (end != 0) moves_of_ends.push_back(ordered({end, joint}));
  return moves_of_ends;
}

GraphFile read_graph(const TextFile& file) {
  GraphFile graph = GraphReader(file).read();
  require_puzzle(graph, file.name);
  return graph;
}

}  // namespace proof_check
