#include "read/graph_rules.hpp"

#include <algorithm>
#include <set>

#include "read/verdict.hpp"

namespace proof_check {

namespace {

class Rules {
 public:
  Rules(const GraphFile& graph, const std::string& file) : graph_(graph), file_(file) {}

  void check() {
    check_ends();
    check_names();
    for (const Pair& move : graph_.moves) add(moves_, move, "move");
    for (const Pair& move : graph_.forbidden) check_forbidden(move);
    for (const Pair& diamond : graph_.diamonds) check_diamond(diamond);
    if (graph_.joint != 0) check_moves_of_joint();
  }

 private:
  [[noreturn]] void refuse(const std::string& what) const { throw Verdict(wrong, file_ + ": " + what); }

  static std::string between(const Pair& move) {
    return "between " + std::to_string(move.first) + " and " + std::to_string(move.second);
  }

  void check_ends() const {
    if (graph_.vertices < 3) refuse("a proof is about at least three vertices, with the joint");
    if (graph_.closed && graph_.joint != 0) refuse("a closed path has no joint");
    if (!graph_.closed && graph_.joint != graph_.vertices)
      refuse("an open path has a joint, and it is the last vertex");
    for (int end : {graph_.start, graph_.end}) {
      if (end != 0 && end == graph_.joint) refuse("the joint is no cell, and cannot be an end");
    }
    if (graph_.start != 0 && graph_.start == graph_.end) refuse("the path cannot start and end on one cell");
  }

  void check_names() const {
    std::set<std::string> names;
    for (int v = 1; v <= graph_.cells(); ++v) {
      const std::string& name = graph_.names[v - 1];
      if (!names.insert(name).second) refuse("two cells are called '" + name + "'");
    }
    if (graph_.joint != 0 && !graph_.names.back().empty()) refuse("the joint is no cell, and has no name");
  }

  void add(std::set<Pair>& seen, const Pair& move, const std::string& what) {
    if (!seen.insert(graph_.ordered(move)).second)
      refuse("the " + what + " " + between(move) + " is there twice");
  }

  void require_cells(const Pair& pair, const std::string& what) const {
    if (!graph_.is_between_cells(pair)) refuse("the joint is no cell, and cannot have a " + what);
  }

  void check_forbidden(const Pair& move) {
    require_cells(move, "forbidden move");
    add(forbidden_, move, "forbidden move");
    if (moves_.contains(graph_.ordered(move))) refuse("the move " + between(move) + " is also forbidden");
  }

  void check_diamond(const Pair& diamond) {
    require_cells(diamond, "diamond");
    const auto [a, b] = diamond;
    if (!diamonds_.insert(std::minmax(a, b)).second)
      refuse("the diamond " + between(diamond) + " is there twice");
    for (const Pair& move : {Pair{a, b}, Pair{b, a}}) {
      if (moves_.contains(graph_.ordered(move)) || forbidden_.contains(graph_.ordered(move))) return;
    }
    refuse("the diamond " + between(diamond) + " is between cells that are no neighbours");
  }

  void check_moves_of_joint() const {
    const auto need = [&](int from, int to) {
      if (!moves_.contains(graph_.ordered({from, to})))
        refuse("the move between the joint and " + std::to_string(from == graph_.joint ? to : from) +
               " is missing, though the path may end there");
    };
    for (int v = 1; v <= graph_.cells(); ++v) {
      if (graph_.start == 0 || graph_.start == v) need(graph_.joint, v);
      if (graph_.end == 0 || graph_.end == v) need(v, graph_.joint);
    }
  }

  const GraphFile& graph_;
  const std::string& file_;
  std::set<Pair> moves_, forbidden_, diamonds_;
};

}  // namespace

void require_puzzle(const GraphFile& graph, const std::string& file) { Rules(graph, file).check(); }

}  // namespace proof_check
