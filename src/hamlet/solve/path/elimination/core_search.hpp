#pragma once

#include <map>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/cycle/cycle_merging.hpp"
#include "hamlet/solve/path/elimination/eliminator.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::path {

/// Looks for a Hamiltonian cycle through what elimination left over: one pairing of each factor, so that
/// every vertex has degree 2 (by SAT), and all hang together (by cuts, added when a model falls apart).
/// Before cutting, the cycles of the model are merged on the original graph, which often succeeds first.
class CoreSearch {
 public:
  enum class Outcome { cycle, none, hard, stopped };

  CoreSearch(const CycleProblem& problem, const Eliminator& eliminator, const Run& run);

  /// About what the search takes in memory.
  static double bytes(const Eliminator& eliminator);

  /// `hard` when a single call of the SAT solver needs more conflicts than these; may then be called again.
  Outcome search(int most_conflicts);
  /// After `cycle`.
  const std::vector<Edge>& cycle() const { return cycle_; }
  /// Models and cuts so far.
  std::uint64_t work() const { return models_ + cuts_; }

 private:
  using Choices = std::vector<std::uint32_t>;  // indices of pairings

  /// Two vertices of the core are ends of one path inside a factor.
  struct Link {
    Vertex a, b;
    Literal literal;
  };
  struct Part {
    std::uint32_t factor;
    std::vector<Literal> chosen;  // for each pairing
  };

  void number_vertices();
  void encode(std::uint32_t factor);
  void encode_degrees();
  Literal one_of(const Part& part, const Choices& choices, std::map<Choices, Literal>& known);

  std::vector<Pairing> model_pairings() const;
  std::vector<Vertex> components(std::size_t& count) const;
  bool finish(const std::vector<Pairing>& pairings);
  void cut(const std::vector<Vertex>& component, std::size_t count);
  void cut_off(const std::vector<Literal>& leaving, Vertex inside, Vertex outside);
  bool is_hidden(Vertex v) const;

  const CycleProblem& problem_;
  const Eliminator& eliminator_;
  const Run& run_;
  SatSolver sat_;
  Graph graph_;
  CycleMerging merging_;

  Literal always_ = 0;
  std::vector<Vertex> index_of_;  // of a vertex among those of the core
  Vertex core_size_ = 0;
  std::vector<Part> parts_;
  std::vector<Link> links_;
  std::vector<std::vector<Literal>> hidden_by_;  // of each vertex: a factor's path runs through it
  std::vector<std::vector<Literal>> degree_;     // literals of which exactly two hold
  std::map<std::pair<std::uint32_t, Pairing>, std::vector<Edge>> expanded_;
  std::vector<Edge> cycle_;
  std::uint64_t models_ = 0, cuts_ = 0;
};

}  // namespace hamlet::path
