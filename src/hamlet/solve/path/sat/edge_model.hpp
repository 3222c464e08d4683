#pragma once

#include <optional>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/cycle/subtours.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet::path {

/// A path puzzle in SAT, with one variable per move. Each cell has two moves (one in and one out where
/// directions matter); an extra vertex, the joint, closes an open path. Subtours are eliminated lazily: if a
/// model has several cycles, they are merged by exchanges where possible; otherwise cut clauses forbid them.
/// Inner numbers are enforced lazily too, by forbidding stretches that contradict them.
class EdgeModel {
 public:
  enum class Encoding {
    compact,  // with auxiliary variables
    plain     // with the variables of moves only, each clause easy to check by itself: for proofs
  };

  EdgeModel(const PathPuzzle& puzzle, const Run& run, Encoding encoding = Encoding::compact);

  /// An estimate of a model's memory, for refusing it before it is built.
  static double bytes(const PathPuzzle& puzzle);

  SearchReport search(const Visitor& visit);

  bool is_directed() const { return directed_; }
  Vertex vertex_count() const { return vertices_; }
  std::optional<Vertex> joint() const { return joint_; }
  const std::vector<Line>& lines() const { return lines_; }
  /// In the plain encoding: every clause, and the vertices on one side of each cut.
  const std::vector<std::vector<Literal>>& clauses() const { return clauses_; }
  const std::vector<std::vector<Vertex>>& cuts() const { return cuts_; }

 private:
  void add_lines();
  void add_line(Vertex from, Vertex to);
  void encode_degrees();
  void encode_ends();
  void encode_diamonds();
  void degree(const std::vector<Literal>& literals, int number);
  void add(const std::vector<Literal>& clause);
  void contradict();
  Literal line_literal(Vertex from, Vertex to) const;

  bool forbid_crowded();
  void read_model();
  void follow(const std::vector<Edge>& cycles);
  void number_cycles();
  bool merge();
  void cut();

  bool show(const Visitor& visit);
  Path cells_in_order() const;
  bool show_numbered(Path cells, const Visitor& visit);
  bool show_rotations(Path cells, const Visitor& visit);
  bool forbid_contradicting_stretch(const Path& cells);
  void forbid(const Path& cells, std::size_t first, std::size_t moves, std::vector<Literal>& clause) const;
  void forbid_all();

  const PathPuzzle& puzzle_;
  const Rules rules_;
  const Run& run_;
  const Encoding encoding_;
  const bool directed_;
  const bool numbered_;
  SatSolver sat_;
  Vertex vertices_ = 0;
  std::optional<Vertex> joint_;
  std::vector<Line> lines_;  // by `from`, then `to`; those of the joint last
  /// The lines at each vertex; without directions, `into_` is empty.
  std::vector<std::vector<std::uint32_t>> out_, into_;

  std::vector<Vertex> next_;   // the successor along the model's cycles
  std::vector<Vertex> cycle_;  // per vertex
  std::size_t cycle_count_ = 0;
  bool contradiction_ = false;
  bool shown_ = false;
  std::vector<std::vector<Literal>> clauses_;
  std::vector<std::vector<Vertex>> cuts_;
  std::uint64_t work_ = 0;
};

}  // namespace hamlet::path
