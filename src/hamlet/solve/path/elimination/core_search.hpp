#pragma once

#include <map>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/cycle/cycle_patcher.hpp"
#include "hamlet/solve/path/cycle/subtours.hpp"
#include "hamlet/solve/path/elimination/eliminator.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::path {

/// Searches the core for a Hamiltonian cycle. It chooses one pairing of each factor so that every vertex has
/// degree 2 (by SAT) and everything is connected (subtour elimination: cuts are added when a model falls
/// apart). Before it cuts, it merges the cycles of the model on the original graph, which often succeeds
/// first.
class CoreSearch {
 public:
  enum class Outcome { cycle, none, hard, stopped };

  CoreSearch(const CycleProblem& problem, const Eliminator& eliminator, const Run& run);

  /// The approximate memory that the search takes.
  static double bytes(const Eliminator& eliminator);

  /// Returns `hard` if a single call of the SAT solver needs more than `most_conflicts`; it may then be
  /// called again.
  Outcome search(int most_conflicts);
  /// Valid after the outcome `cycle`.
  const std::vector<Edge>& cycle() const { return cycle_; }
  /// The number of models and cuts so far.
  std::uint64_t work() const { return models_ + cuts_; }

 private:
  using Choices = std::vector<std::uint32_t>;  // indices of pairings

  struct Part {
    std::uint32_t factor;
    std::vector<Literal> chosen;  // by pairing
  };

  void number_vertices();
  void encode(std::uint32_t factor);
  void encode_degrees();
  Literal one_of(const Part& part, const Choices& choices, std::map<Choices, Literal>& known);

  std::vector<Pairing> model_pairings() const;
  std::vector<Vertex> components(std::size_t& count) const;
  bool finish(const std::vector<Pairing>& pairings);
  void cut(const std::vector<Vertex>& component, std::size_t count);
  bool is_hidden(Vertex v) const;

  const CycleProblem& problem_;
  const Eliminator& eliminator_;
  const Run& run_;
  SatSolver sat_;
  Graph graph_;
  CyclePatcher patcher_;

  Literal always_ = 0;
  std::vector<Vertex> index_of_;  // by vertex: its index in the core
  Vertex core_size_ = 0;
  std::vector<Part> parts_;
  std::vector<Line> links_;                      // paths inside factors between two vertices of the core
  std::vector<std::vector<Literal>> hidden_by_;  // by core vertex: a path inside a factor passes through it
  std::vector<std::vector<Literal>> degree_;     // by core vertex: literals of which exactly two hold
  std::map<std::pair<std::uint32_t, Pairing>, std::vector<Edge>> expanded_;
  std::vector<Edge> cycle_;
  std::uint64_t models_ = 0, cuts_ = 0;
};

}  // namespace hamlet::path
