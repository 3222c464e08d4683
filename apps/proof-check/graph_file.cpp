#include "graph_file.hpp"

#include <set>
#include <sstream>

#include "verdict.hpp"

namespace proof_check {

namespace {

class GraphReader {
 public:
  explicit GraphReader(const TextFile& file) : file_(file.name), in_(std::string(file.text)) {}

  GraphFile read() {
    if (!next_line() || line_ != "hamlet-graph 1") complain("'hamlet-graph 1' belongs here");
    while (next_line()) {
      if (!line_.empty()) read_line();
    }
    if (graph_.vertices == 0) complain("a line 'vertices N' is missing");
    check_vertices_count();
    check_moves();
    check_joint();
    return std::move(graph_);
  }

 private:
  [[noreturn]] void complain(const std::string& what) const {
    throw Verdict(unreadable, at_line(file_, number_) + what);
  }
  [[noreturn]] void refuse(const std::string& what) const { throw Verdict(wrong, file_ + ": " + what); }

  bool next_line() {
    ++number_;
    if (!std::getline(in_, line_)) return false;
    if (!line_.empty() && line_.back() == '\r') line_.pop_back();
    return true;
  }

  void read_line() {
    std::istringstream words(line_);
    std::string key;
    words >> key;
    if (key == "name") {
      const int v = vertex(words);
      std::getline(words >> std::ws, graph_.names[v - 1]);
      return;
    }
    if (key == "vertices") {
      if (graph_.vertices != 0 || !(words >> graph_.vertices) || graph_.vertices < 1 ||
          graph_.vertices > 100'000'000)
        complain("a number of vertices belongs here, once");
      graph_.names.resize(static_cast<std::size_t>(graph_.vertices));
    } else if (key == "moves") {
      graph_.directed = one_of(words, "directed", "undirected");
    } else if (key == "path") {
      graph_.closed = one_of(words, "closed", "open");
    } else if (key == "joint") {
      graph_.joint = vertex(words);
    } else if (key == "start") {
      graph_.start = vertex(words);
    } else if (key == "end") {
      graph_.end = vertex(words);
    } else if (key == "move") {
      read_move(words);
    } else if (key == "forbidden") {
      graph_.forbidden.push_back(two_vertices(words));
    } else if (key == "diamond") {
      graph_.diamonds.push_back(two_vertices(words));
    } else {
      complain("'" + key.substr(0, 40) + "' is no word of this file");
    }
    std::string more;
    if (words >> more) complain("the line goes on where it should end");
  }

  bool one_of(std::istringstream& words, const char* yes, const char* no) const {
    std::string word;
    words >> word;
    if (word != yes && word != no) complain(std::string("'") + yes + "' or '" + no + "' belongs here");
    return word == yes;
  }

  int vertex(std::istringstream& words) const {
    int v = 0;
    if (!(words >> v) || v < 1 || v > graph_.vertices)
      complain("a vertex from 1 to " + std::to_string(graph_.vertices) + " belongs here");
    return v;
  }

  Pair two_vertices(std::istringstream& words) const {
    const int a = vertex(words), b = vertex(words);
    if (a == b) complain("a move joins two different vertices");
    return {a, b};
  }

  void read_move(std::istringstream& words) {
    int variable = 0;
    if (!(words >> variable)) complain("a variable belongs here");
    if (variable != graph_.variables() + 1)
      throw Verdict(wrong, at_line(file_, number_) + "the move of variable " +
                               std::to_string(graph_.variables() + 1) + " is missing");
    graph_.moves.push_back(two_vertices(words));
  }

  /// On fewer vertices, going to and fro would count as a tour.
  void check_vertices_count() const {
    if (graph_.vertices < 3) refuse("a proof is about at least three vertices, with the joint");
    if (graph_.closed == (graph_.joint != 0)) refuse("an open path has a joint, a closed one has none");
    for (int end : {graph_.start, graph_.end}) {
      if (end != 0 && end == graph_.joint) refuse("the joint is no cell, and cannot be an end");
    }
  }

  void check_moves() const {
    std::set<Pair> seen;
    for (const Pair& move : graph_.moves) {
      if (!seen.insert(graph_.ordered(move)).second)
        refuse("the move between " + std::to_string(move.first) + " and " + std::to_string(move.second) +
               " is there twice");
    }
  }

  void check_joint() const {
    if (graph_.joint == 0) return;
    std::set<Pair> there;
    for (const Pair& move : graph_.moves) there.insert(graph_.ordered(move));
    const auto need = [&](int from, int to) {
      if (!there.count(graph_.ordered({from, to})))
        refuse("the move between the joint and " + std::to_string(from == graph_.joint ? to : from) +
               " is missing, though the path may end there");
    };
    for (int v = 1; v <= graph_.vertices; ++v) {
      if (v == graph_.joint) continue;
      const bool first = graph_.start == 0 || graph_.start == v, last = graph_.end == 0 || graph_.end == v;
      if (first) need(graph_.joint, v);
      if (last) need(v, graph_.joint);
    }
  }

  std::string file_;
  std::istringstream in_;
  std::string line_;
  std::size_t number_ = 0;
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

GraphFile read_graph(const TextFile& file) { return GraphReader(file).read(); }

}  // namespace proof_check
