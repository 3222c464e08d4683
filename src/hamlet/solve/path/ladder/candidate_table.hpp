#pragma once

#include <optional>
#include <span>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/solve/path/gaps/allowed_moves.hpp"
#include "hamlet/solve/path/gaps/number_gap.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet::path {

/// "This number may stand on that cell": an index, ascending by number and then by cell.
using Candidate = std::uint32_t;
inline constexpr Candidate no_candidate = ~Candidate{0};
/// Two neighbours, whichever way the path goes between them.
using EdgeIndex = std::uint32_t;

/// A candidate for the number after or before, on a neighbouring cell.
struct CandidateLink {
  Candidate to;
  EdgeIndex edge;
};

/// A neighbouring cell.
struct CellExit {
  Vertex to;
  EdgeIndex edge;
};

/// Which numbers may stand where, as the printed numbers alone have it: between two of them, what can be
/// reached over free cells in exactly the right number of steps from the one and to the other. So its size is
/// that of the gaps between numbers, not of the board squared. Immutable; `Position` narrows it.
///
/// In a closed puzzle number 1 comes after the last. If only the tour itself matters, number 1 has one cell,
/// the beginning.
class CandidateTable {
 public:
  /// Nothing if there are too many candidates for the memory, or if the run ended. The puzzle must outlive
  /// the table.
  static std::optional<CandidateTable> of(const PathPuzzle& puzzle, const Run& run);

  const PathPuzzle& puzzle() const { return *puzzle_; }
  const Rules& rules() const { return rules_; }
  Step length() const { return length_; }
  /// Where a number is printed, or given as an end; no_vertex if it is not.
  Vertex printed_at(Step number) const {
    return number == 1 && beginning_ ? no_vertex : rules_.cell_at[number];
  }
  /// Of a tour that may begin anywhere: where it is numbered from.
  const std::optional<Vertex>& beginning() const { return beginning_; }

  std::size_t size() const { return cell_.size(); }
  Vertex cell(Candidate candidate) const { return cell_[candidate]; }
  Step number(Candidate candidate) const { return number_[candidate]; }
  Candidate first_of(Step number) const { return first_of_number_[number]; }
  Candidate end_of(Step number) const { return first_of_number_[number + 1]; }
  /// By number.
  std::span<const Candidate> on(Vertex cell) const { return row(on_, first_on_, cell); }
  /// no_candidate if the number could never stand there.
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

  /// Of a board in one part that has two colours, as a chessboard; else empty.
  std::span<const std::uint8_t> colours() const { return rules_.colours(); }
  /// Marks that are about the numbers of two cells.
  std::span<const Mark* const> pair_marks() const { return rules_.marks_on_steps; }
  const AllowedMoves& moves() const { return moves_; }
  /// By number, from 1.
  NumberedCells numbered(std::span<const Vertex> cell_at) const { return {cell_at.subspan(1), wraps()}; }

  /// Of a tour whose direction is free: of these two numbers the first stands on the cell that comes first
  /// on the board.
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
