#include "graph_text.hpp"

#include <algorithm>

namespace proof_attack {

namespace {

class EdgeList {
 public:
  EdgeList(const Puzzle& puzzle, Bytes& bytes) : puzzle_(puzzle), bytes_(bytes), style_(bytes.next()) {
    found_.name = "graph.edges";
    found_.as_arcs = puzzle;
    found_.as_arcs.directed = true;
    found_.as_arcs.to = found_.as_arcs.forbidden = {};
  }

  GraphText write() {
    if (style_ & 1) found_.text += puzzle_.directed ? "# vertices, then arcs\n" : "# vertices, then edges\n";
    for (const std::string& name : puzzle_.names) found_.text += name + "\n";
    Puzzle all = puzzle_;
    for (int v = 1; v <= puzzle_.cells; ++v) all.to[v] |= puzzle_.forbidden[v];
    std::vector<Pair> moves = all.moves();
    for (const auto& [a, b] : moves) {
      write_move(a, b, puzzle_.directed && all.has_move(b, a));
      if (bytes_.one_in(8)) found_.text += "\n\t % a comment -> here\n";
    }
    const bool says_directed = (style_ & 1) && puzzle_.directed;
    found_.valid = !(has_edge_ && (has_arc_ || says_directed)) && (!moves.empty() || style_ & 1);
    for (int v = 1; v <= puzzle_.cells; ++v) {
      found_.as_arcs.forbidden[v] = found_.as_arcs.to[v] & puzzle_.forbidden[v];
      found_.as_arcs.to[v] &= ~puzzle_.forbidden[v];
    }
    return std::move(found_);
  }

 private:
  /// Writes a move. Two opposite arcs may be written as one edge, which is not allowed in a list with arcs.
  void write_move(int a, int b, bool there_and_back) {
    if (there_and_back && a < b && bytes_.one_in(3)) edges_.push_back({a, b});
    const bool edge = !puzzle_.directed || is_edge(a, b);
    (edge ? has_edge_ : has_arc_) = true;
    if (edge && puzzle_.directed && (style_ & 16 ? a < b : b < a)) return;
    if (edge && style_ & 4) std::swap(a, b);
    found_.text += puzzle_.names[a - 1] +
                   (!edge        ? " -> "
                    : style_ & 8 ? " -- "
                                 : " ") +
                   puzzle_.names[b - 1] + "\n";
    found_.as_arcs.add_move(a, b);
  }

  bool is_edge(int a, int b) const {
    return std::find(edges_.begin(), edges_.end(), Pair{std::min(a, b), std::max(a, b)}) != edges_.end();
  }

  const Puzzle& puzzle_;
  Bytes& bytes_;
  unsigned style_;
  std::vector<Pair> edges_;  // opposite arcs written as one edge
  bool has_arc_ = false, has_edge_ = false;
  GraphText found_;
};

GraphText hcp(const Puzzle& puzzle, Bytes& bytes) {
  const unsigned style = bytes.next();
  GraphText found{.name = "graph.hcp", .text = "", .by_number = true, .valid = true, .as_arcs = puzzle};
  if (style & 1) found.text += "NAME : a graph\n";
  found.text += style & 2 ? "TYPE: HCP\r\n" : "TYPE : HCP\n";
  if (style & 4) {
    for (int v = 1; v <= puzzle.cells; ++v)
      found.text += "COMMENT : vertex " + std::to_string(v) + " is called " + puzzle.names[v - 1] + "\n";
  }
  if (style & 8) found.text += "DIMENSION : 17\n";
  found.text += "DIMENSION : " + std::to_string(puzzle.cells) + "\n";
  const bool lists = style & 16;
  found.text += lists ? "EDGE_DATA_FORMAT : ADJ_LIST\n" : "EDGE_DATA_FORMAT : EDGE_LIST\n";
  found.text += "EDGE_DATA_SECTION\n";
  for (int v = 1; v <= puzzle.cells; ++v) {
    if (lists) found.text += std::to_string(v);
    for (int w = 1; w <= puzzle.cells; ++w) {
      if (!((puzzle.to[v] | puzzle.forbidden[v]) >> w & 1) || (v > w && !(style & 32))) continue;
      found.text += lists ? " " + std::to_string(w) : std::to_string(w) + " " + std::to_string(v) + "\n";
    }
    if (lists) found.text += style & 64 ? "\n-1 " : " -1\n";
  }
  found.text += style & 128 ? "-1\n1 2\nEOF\n" : "-1\nEOF\nand more";
  return found;
}

}  // namespace

GraphText graph_text(const Puzzle& puzzle, Bytes& bytes) {
  return !puzzle.directed && bytes.one_in(2) ? hcp(puzzle, bytes) : EdgeList(puzzle, bytes).write();
}

}  // namespace proof_attack
