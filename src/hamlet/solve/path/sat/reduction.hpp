#pragma once

#include <span>
#include <string>
#include <vector>

#include "hamlet/puzzle/formula.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::path {

struct ReductionOptions {
  bool undirected =
      false;  // each vertex becomes three in a row: its arcs come in at one end, go out at the other
  bool closed = false;  // the last vertex leads to the first
};

/// A formula as a path puzzle that has a solution if and only if the formula has one; its size grows with the
/// number of literals. (After Sipser, Introduction to the Theory of Computation, section 7.5.) One after the
/// other, the path goes through a chain for each variable, from left to right if it is true and from right to
/// left if not; a clause is a vertex that can be visited on the way along the chains that make it true. First
/// and last vertex need not be given: nothing leads to the one, and nothing from the other.
class Reduction {
 public:
  explicit Reduction(const Formula& formula, ReductionOptions options = {});

  const PathPuzzle& puzzle() const { return puzzle_; }
  /// "start", "x3" where the chain of variable 3 begins, "x3.1", "x3.2", … along it, "c5" the fifth clause;
  /// of three in a row "x3.1/in", "x3.1/mid", "x3.1/out".
  const std::vector<std::string>& names() const { return names_; }

  /// The values that a solution of the puzzle stands for; of variables in no clause, false.
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
  /// The vertices before they became three, from the first on.
  Path directed_path(Path path) const;

  int variables_;
  ReductionOptions options_;
  std::vector<std::string> names_;
  std::vector<Edge> arcs_;
  std::vector<Chain> chains_;
  PathPuzzle puzzle_;
};

}  // namespace hamlet::path
