#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/puzzle/formula.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

struct ReductionOptions {
  /// Each vertex becomes three in a row: arcs come in at one end and go out at the other.
  bool undirected = false;
  bool closed = false;  // an arc leads from the last vertex to the first
};

/// A path puzzle that has a solution if and only if a formula is satisfiable. Its size is linear in the
/// number of literals. (After Sipser, Introduction to the Theory of Computation, section 7.5.) The path runs
/// through a chain for each variable in turn, from left to right if the variable is true and from right to
/// left if it is false. A clause is a vertex that can be visited from the chains that make it true. The ends
/// need not be given: nothing leads to the first vertex, and nothing from the last.
class Reduction {
 public:
  explicit Reduction(const Formula& formula, ReductionOptions options = {});

  const PathPuzzle& puzzle() const { return puzzle_; }
  /// "start"; "x3", where the chain of variable 3 begins; "x3.1", "x3.2", … along it; "c5", the fifth clause.
  /// If each vertex became three: "x3.1/in", "x3.1/mid", "x3.1/out".
  const std::vector<std::string>& names() const { return names_; }

  /// The assignment that a solution of the puzzle stands for. Variables that are in no clause are false.
  Assignment assignment(const Path& path) const;

 private:
  struct Chain {
    int variable;
    Vertex left, right;
  };
  struct Occurrence {
    int variable;
    Vertex clause;
    bool positive;
    friend auto operator<=>(const Occurrence&, const Occurrence&) = default;
  };

  std::vector<Occurrence> occurrences(const Formula& formula);
  Vertex add_vertex(std::string name);
  void add_arc(Vertex from, Vertex to) { arcs_.push_back({from, to}); }
  Vertex add_chain(Vertex entry, std::span<const Occurrence> of_variable);
  void build_graph(ReductionOptions options);
  /// The path over the vertices before each became three, from the first on.
  Path directed_path(Path path) const;

  int variables_;
  ReductionOptions options_;
  std::vector<std::string> names_;
  std::vector<Edge> arcs_;
  std::vector<Chain> chains_;
  PathPuzzle puzzle_;
};

}  // namespace hamlet::path
