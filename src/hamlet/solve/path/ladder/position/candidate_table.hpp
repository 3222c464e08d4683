#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/allowed_moves.hpp"
#include "hamlet/solve/path/gaps/number_gap.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// A pair of a number and a cell that it may stand on, as an index. Indices ascend by number, then by cell.
using Candidate = std::uint32_t;
inline constexpr Candidate no_candidate = ~Candidate{0};
/// Two neighbouring cells, regardless of the direction in which the path goes between them.
using EdgeIndex = std::uint32_t;

/// A candidate for the next or previous number, on a neighbouring cell.
struct CandidateLink {
  Candidate to;
  EdgeIndex edge;
};

struct CellExit {
  Vertex to;
  EdgeIndex edge;
};

/// All candidates that the printed numbers alone allow. A number between two printed ones may stand on the
/// cells from which both can be reached over free cells in exactly the right number of steps. So the size
/// depends on the gaps between numbers, not on the square of the board. Immutable; `Position` narrows it.
///
/// In a closed puzzle, number 1 follows the last number. If only the tour itself matters, number 1 has a
/// single cell, the beginning.
class CandidateTable {
 public:
  /// Returns nothing if the candidates do not fit in memory or the run ended. The puzzle must outlive the
  /// table.
  static std::optional<CandidateTable> of(const PathPuzzle& puzzle, const Run& run);

  const PathPuzzle& puzzle() const { return *puzzle_; }
  const Rules& rules() const { return rules_; }
  Step length() const { return length_; }
  /// The cell on which a number is printed, or which is given as an end; otherwise no_vertex.
  Vertex printed_at(Step number) const {
    return number == 1 && beginning_ ? no_vertex : rules_.cell_at[number];
  }
  /// The cell from which a tour that may begin anywhere is numbered.
  const std::optional<Vertex>& beginning() const { return beginning_; }

  std::size_t size() const { return cell_.size(); }
  Vertex cell(Candidate candidate) const { return cell_[candidate]; }
  Step number(Candidate candidate) const { return number_[candidate]; }
  Candidate first_of(Step number) const { return first_of_number_[number]; }
  Candidate end_of(Step number) const { return first_of_number_[number + 1]; }
  /// Ascending by number.
  std::span<const Candidate> on(Vertex cell) const { return row(on_, first_on_, cell); }
  /// Returns no_candidate if the number can never stand there.
  Candidate at(Step number, Vertex cell) const;

  std::span<const CandidateLink> next(Candidate c) const { return row(next_, first_next_, c); }
  std::span<const CandidateLink> previous(Candidate c) const { return row(previous_, first_previous_, c); }
  /// 0 after the last number of an open path, and before the first.
  Step after(Step number) const { return number < length_ ? number + 1 : wraps() ? 1 : 0; }
  Step before(Step number) const { return number > 1 ? number - 1 : wraps() ? length_ : 0; }

  std::size_t edge_count() const { return ends_.size(); }
  Edge ends(EdgeIndex edge) const { return ends_[edge]; }
  Vertex other_end(EdgeIndex edge, Vertex cell) const { return ends_[edge].from ^ ends_[edge].to ^ cell; }
  std::span<const CellExit> exits(Vertex cell) const { return row(exits_, first_exit_, cell); }

  /// The colours of a connected bipartite board, as on a chessboard; otherwise empty.
  std::span<const std::uint8_t> colours() const { return rules_.colours(); }
  /// Marks that relate the numbers of two cells.
  std::span<const Mark* const> pair_marks() const { return rules_.marks_on_steps; }
  const AllowedMoves& moves() const { return moves_; }
  /// `cell_at` is indexed by number, from 1.
  NumberedCells numbered(std::span<const Vertex> cell_at) const { return {cell_at.subspan(1), wraps()}; }

  /// Fixes the direction of a tour that may be walked both ways: of the cells of these two numbers, that of
  /// `low` has the smaller index.
  struct Direction {
    Step low, high;
  };
  const std::optional<Direction>& direction() const { return direction_; }

 private:
  explicit CandidateTable(const PathPuzzle& puzzle)
      : puzzle_(&puzzle), rules_(puzzle), moves_(puzzle), length_(puzzle.length()) {}

  template <class T>
  static std::span<const T> row(const std::vector<T>& items, const std::vector<std::uint32_t>& first,
                                std::size_t i) {
    return std::span(items).subspan(first[i], first[i + 1] - first[i]);
  }
  bool wraps() const { return puzzle_->closed && length_ > 1; }
  void choose_a_beginning();
  void number_edges();
  bool find_candidates(std::size_t most, const Run& run);
  void sort_by_cell();
  bool link(std::size_t most, const Run& run);

  const PathPuzzle* puzzle_;
  Rules rules_;
  AllowedMoves moves_;
  Step length_;
  std::vector<Vertex> cell_;
  std::vector<Step> number_;
  std::vector<std::uint32_t> first_of_number_, first_on_, first_next_, first_previous_, first_exit_;
  std::vector<Candidate> on_;
  std::vector<CandidateLink> next_, previous_;
  std::vector<Edge> ends_;
  std::vector<CellExit> exits_;
  std::optional<Vertex> beginning_;
  std::optional<Direction> direction_;
};

}  // namespace hamlet::path
