#pragma once

#include <optional>

#include "hamlet/base/run.hpp"
#include "hamlet/make/picture/join_parts.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/path/cycle/subtours.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet {

/// Decides in SAT which cells near the border belong to the board, and finds a path through all that do.
/// There is a variable for each free cell and each move, and each cell of the board has two moves; one more
/// vertex, the joint, closes the path to a cycle. Changes to the wished cells are counted by price. If every
/// move changes the chessboard colour, cells are counted by colour as well, since clauses about moves alone
/// prove imbalance slowly. If a model falls into several cycles, they are merged by exchanges; if that fails,
/// cut clauses (subtour elimination) exclude them.
class ShapeModel {
 public:
  /// The free cells are those up to `rings` from the border of `cells`, on either side.
  ShapeModel(const WishedCells& wishes, const CellSet& cells, int rings, int most_price, const Run& run);

  /// A lower bound on the price, from the colours alone.
  int least_price() const { return least_price_; }
  int most_price() const { return most_price_; }

  enum class Answer { found, none, unknown };
  /// Searches for a path with changes of at most this price. Each SAT call may have this many conflicts.
  Answer find(int price, int conflicts);
  /// After `found`: the path, in vertices of the whole board.
  const Path& path() const { return path_; }
  /// After `none`: no price would be high enough.
  bool is_hopeless() const { return hopeless_; }
  /// Whether the effort for all prices together is used up. It is counted in steps, so it is the same on
  /// every machine.
  bool is_exhausted() const;

 private:
  void choose_cells(const CellSet& cells, int rings);
  void add_lines();
  void encode_degrees();
  void encode_price();
  void encode_colours();
  void prefer_cover(const CellSet& cells);
  /// A unary count of the true inputs, each of which is itself a unary number: literal i stands for "at least
  /// i + 1", up to most_price + 1. It is implied by the inputs; if `both_ways`, it also implies them.
  std::vector<Literal> counted(std::vector<std::vector<Literal>> inputs, bool both_ways);
  std::vector<Literal> added(const std::vector<Literal>& a, const std::vector<Literal>& b, bool both_ways);
  Literal changed(Vertex place) const;

  std::vector<Edge> cycles_of_model() const;
  bool close_to_path(const std::vector<Edge>& cycles, bool merge);
  bool find_path_anew(const std::vector<Edge>& cycles);
  void cut(const std::vector<Edge>& cycles);

  Vertex joint() const { return static_cast<Vertex>(cell_.size()); }
  bool is_there(Vertex place) const { return there_[place] == 0 || sat_.value(there_[place]); }

  const WishedCells& wishes_;
  const Run& run_;
  const int most_price_;
  int least_price_ = 0;
  SatSolver sat_;
  std::vector<Vertex> cell_;       // for each place, its vertex of the whole board
  std::vector<Vertex> place_;      // for each vertex, its place or no_vertex
  std::vector<Literal> there_;     // for each place; 0 if always there
  std::vector<path::Line> lines_;  // between places; the joint comes last
  std::vector<std::vector<std::size_t>> lines_at_;
  std::vector<Literal> price_;  // price is at least 1, 2, …
  Path path_;
  bool hopeless_ = false;
  int rounds_ = 0, unanswered_ = 0;
};

}  // namespace hamlet
