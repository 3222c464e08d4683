#pragma once

#include <span>
#include <vector>

#include "hamlet/solve/path/ladder/position/candidate_table.hpp"

namespace hamlet::path {

/// Why a position was changed.
enum class Cause : std::uint8_t {
  assumed,
  taken,        // `at`: the placed candidate with the same cell or number
  no_next,      // no neighbour can have the next number
  no_previous,  // no neighbour can have the previous number
  rule,         // a deduction
};

/// Why a position cannot be completed.
enum class Clash : std::uint8_t {
  none,
  no_cell,    // `at`: the number without a cell
  no_number,  // `at`: the cell without a number
  crowded,    // `at`: a cell with a third joint, or on an edge that is joined and barred
  loop,       // `at`: a cell of a loop that closes too early
  by_rule,    // `at`: a cell; the rule says why
};

/// An entry of the trail.
struct PathChange {
  enum class Kind : std::uint8_t { excluded, placed, joined, barred };
  Kind kind;
  Cause cause;
  std::uint32_t what;  // a candidate, or an edge that was joined or barred
  std::uint32_t at;    // see Cause
};

/// What is known so far: the candidates that are left, the numbers that are placed, and the neighbours that
/// are joined (visited consecutively) or barred (never visited consecutively). Changes are kept in a trail,
/// so that assumptions can be undone; a change costs only what it touches.
///
/// Invariant after `propagate`: every candidate has a candidate for the previous number and one for the next
/// number on neighbours that are not barred.
class Position {
 public:
  /// Places the printed numbers and joins the diamonds. The table must outlive the position.
  explicit Position(const CandidateTable& table);

  const CandidateTable& table() const { return *table_; }
  bool is_left(Candidate c) const { return is_left_[c] != 0; }
  bool may(Step number, Vertex cell) const {
    const Candidate c = table_->at(number, cell);
    return c != no_candidate && is_left(c);
  }
  std::uint32_t cells_left(Step number) const { return cells_left_[number]; }
  std::uint32_t numbers_left(Vertex cell) const { return numbers_left_[cell]; }
  std::vector<Candidate> left_for(Step number) const;
  std::vector<Candidate> left_on(Vertex cell) const;
  Candidate first_left_for(Step number) const;
  Candidate first_left_on(Vertex cell) const;
  /// The number of candidates left that can follow, or precede, a candidate.
  std::uint32_t next_left(Candidate c) const { return next_left_[c]; }
  std::uint32_t previous_left(Candidate c) const { return previous_left_[c]; }

  Vertex cell_at(Step number) const { return cell_at_[number]; }
  Step number_at(Vertex cell) const { return number_at_[cell]; }
  std::span<const Vertex> cells_by_number() const { return cell_at_; }
  std::span<const Step> numbers_by_cell() const { return number_at_; }
  std::size_t unplaced() const { return unplaced_; }
  bool is_complete() const { return unplaced_ == 0; }

  bool is_joined(EdgeIndex edge) const { return state_[edge] == EdgeState::joined; }
  bool is_barred(EdgeIndex edge) const { return state_[edge] == EdgeState::barred; }
  /// Whether the path may still use the edge.
  bool is_passable(EdgeIndex edge) const { return links_[edge] > 0; }
  std::uint32_t ways(Vertex cell) const { return ways_[cell]; }  // passable edges
  std::uint32_t joints(Vertex cell) const { return joints_[cell]; }
  /// The other end of the line of joined cells that ends here.
  Vertex far_end(Vertex cell) const { return far_end_[cell]; }
  /// The edges of the line of joined cells that ends here, in order.
  std::vector<EdgeIndex> line_from(Vertex end) const;
  std::size_t joined_count() const { return joined_count_; }
  /// Whether joining the ends of the edge would close a loop that is not the whole tour.
  bool would_loop(EdgeIndex edge) const;

  Clash clash() const { return clash_; }
  std::uint32_t clash_at() const { return clash_at_; }
  /// Records the clash if it is the first. Always returns false.
  bool clash_found(Clash clash, std::uint32_t at);

  void exclude(Candidate c, Cause cause = Cause::rule, std::uint32_t at = 0);
  void place(Candidate c, Cause cause = Cause::rule);
  void join(EdgeIndex edge);
  void bar(EdgeIndex edge);
  /// Excludes candidates that nothing can precede or follow. Returns false on a clash.
  bool propagate();

  std::size_t mark() const { return trail_.size(); }
  std::span<const PathChange> changes_since(std::size_t mark) const {
    return std::span(trail_).subspan(mark);
  }
  /// Also forgets the clash and all news.
  void undo_to(std::size_t mark);

  /// News: the numbers and cells that have changed since they were last taken; those with a single candidate
  /// left have their own queues. Each function returns 0 or no_vertex if there is none.
  Step take_single_number();
  Vertex take_single_cell();
  Step take_number();
  Vertex take_cell();
  void forget_news();
  void all_is_news();

 private:
  enum class EdgeState : std::uint8_t { open, joined, barred };

  void lose_link(Candidate from, Candidate to, EdgeIndex edge);
  void regain_link(Candidate from, Candidate to, EdgeIndex edge);
  template <class Visit>
  void for_each_link(EdgeIndex edge, Visit visit) const;
  void undo(const PathChange& change);
  void undo_join(EdgeIndex edge);
  void note_cell(Vertex cell) {
    if (cell_is_news_[cell] != 0) return;
    cell_is_news_[cell] = 1;
    news_cells_.push_back(cell);
  }
  void note_number(Step number) {
    if (number_is_news_[number] != 0) return;
    number_is_news_[number] = 1;
    news_numbers_.push_back(number);
  }

  const CandidateTable* table_;
  std::vector<std::uint8_t> is_left_;
  std::vector<std::uint32_t> next_left_, previous_left_;
  std::vector<std::uint32_t> cells_left_, numbers_left_;
  std::vector<Vertex> cell_at_;
  std::vector<Step> number_at_;
  std::size_t unplaced_ = 0;
  std::vector<EdgeState> state_;
  std::vector<std::uint32_t> links_;  // per edge: the pairs of candidates that it connects
  std::vector<std::uint32_t> ways_, joints_;
  std::vector<Vertex> far_end_;
  std::size_t joined_count_ = 0;
  std::vector<PathChange> trail_;
  Clash clash_ = Clash::none;
  std::uint32_t clash_at_ = 0;

  std::vector<Candidate> cut_off_;
  std::vector<Step> single_numbers_, news_numbers_;
  std::vector<Vertex> single_cells_, news_cells_;
  std::vector<std::uint8_t> number_is_news_, cell_is_news_;
};

}  // namespace hamlet::path
