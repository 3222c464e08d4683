#pragma once

#include <optional>

#include "hamlet/base/run.hpp"
#include "hamlet/make/picture/join_parts.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"
#include "hamlet/solve/sat/sat_solver.hpp"

namespace hamlet {

/// Which cells near the border are on the board, and a path through all that are, in SAT: a variable for each
/// free cell and each move, two moves at every cell that is there; the path is closed by one more vertex, the
/// joint. Changes of what is wished are counted by their price, and where each move changes the colour of a
/// chessboard, so are the colours, which clauses about moves alone would be slow to see. A model that falls
/// into cycles is merged by exchanges if that succeeds, else cut clauses forbid that way of falling apart.
class ShapeModel {
 public:
  /// Free are the cells up to `rings` from the border of `cells`, on either side.
  ShapeModel(const WishedCells& wishes, const CellSet& cells, int rings, int most_price, const Run& run);

  /// What the colours alone cost at least.
  int least_price() const { return least_price_; }
  int most_price() const { return most_price_; }

  enum class Answer { found, none, unknown };
  /// With changes of this price at most. Each call of the SAT solver may meet so many conflicts.
  Answer find(int price, int conflicts);
  /// After found: in vertices of the whole board.
  const Path& path() const { return path_; }
  /// After none: no price would be high enough.
  bool is_hopeless() const { return hopeless_; }
  /// Enough was tried, at whatever price; the bound is in steps, so that it is the same on every machine.
  bool is_tired() const;

 private:
  struct Line {
    Vertex a, b;  // places; the joint is the last
    Literal used;
  };

  void choose_cells(const CellSet& cells, int rings);
  void add_lines();
  void encode_degrees();
  void encode_price();
  void encode_colours();
  void prefer_cover(const CellSet& cells);
  /// Unary: the i-th is true if at least i + 1 are, up to `most`. Only "if so many are, it is true" unless
  /// `both_ways`.
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
  std::vector<Vertex> cell_;    // of each place, a vertex of the whole board
  std::vector<Vertex> place_;   // of each vertex, or no_vertex
  std::vector<Literal> there_;  // of each place; 0 if it always is
  std::vector<Line> lines_;
  std::vector<std::vector<std::size_t>> lines_at_;
  std::vector<Literal> price_;  // at least 1, 2, …
  Path path_;
  bool hopeless_ = false;
  int rounds_ = 0, unanswered_ = 0;
};

}  // namespace hamlet
