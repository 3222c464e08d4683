#pragma once

#include "hamlet/base/memory.hpp"
#include "hamlet/solve/path/gaps/layered_walk.hpp"
#include "hamlet/solve/path/gaps/number_gap.hpp"
#include "hamlet/solve/path/rules/cell_marks.hpp"

namespace hamlet::path {

/// A run of consecutive numbers that are not printed, and the cells of each: those on a walk of the right
/// length over cells without a number, from the printed number before to the one after.
struct Gap : NumberGap {
  CellLayers layers = {};
  std::vector<Vertex> reach = {};  // all cells of the layers, each once

  /// The cells of the i-th number of the gap.
  std::span<const Vertex> cells_of(std::uint32_t i) const { return layers.of(i); }
  std::size_t possibilities() const { return layers.cells.size(); }
};

/// The gaps of a puzzle while printed numbers and diamonds are removed. Each change can be undone.
class Gaps {
 public:
  using Id = std::uint32_t;
  static constexpr Id no_gap = ~Id{0};

  /// A given start or end counts as printed. With more than `most` possibilities (pairs of a number and a
  /// cell), `gave_up` is true until the changes that led there are undone.
  explicit Gaps(const PathPuzzle& puzzle, std::uint64_t most = ~std::uint64_t{0});
  /// The number of possibilities that fill half of the memory.
  static std::uint64_t most_within(const MemoryBudget& memory) {
    constexpr std::uint64_t bytes_per_possibility = 32;
    return memory.bytes() / 2 / bytes_per_possibility;
  }
  Gaps(const Gaps&) = delete;
  Gaps& operator=(const Gaps&) = delete;
  bool gave_up() const { return gave_up_; }

  NumberIndex size() const { return n_; }
  bool is_closed() const { return closed_; }
  const AllowedMoves& moves() const { return moves_; }
  bool has(NumberIndex number) const { return cell_of_[number] != no_vertex; }
  Vertex cell_of(NumberIndex number) const { return cell_of_[number]; }
  /// The number printed in a cell, or no_index.
  NumberIndex number_on(Vertex cell) const { return number_on_[cell]; }
  /// The next or previous number; no_index beyond the end of an open path.
  NumberIndex after(NumberIndex number) const {
    return number + 1 < n_ ? number + 1 : closed_ ? 0 : no_index;
  }
  NumberIndex before(NumberIndex number) const {
    return number > 0 ? number - 1 : closed_ ? n_ - 1 : no_index;
  }

  const Gap& gap(Id id) const { return gaps_[id]; }
  /// `number` must not be printed.
  Id gap_of(NumberIndex number) const { return gap_of_[number]; }
  std::span<const Id> gaps_reaching(Vertex cell) const { return reached_by_[cell]; }
  std::vector<Id> all() const;
  /// All ids are less than this.
  Id id_bound() const { return static_cast<Id>(gaps_.size()); }
  std::span<const Vertex> diamond_partners(Vertex cell) const { return partners_[cell]; }
  std::span<const Mark* const> marks_on(Vertex cell) const { return marks_on_.on(cell); }
  void remove_number(NumberIndex number);
  void remove_diamond(const Diamond& diamond);
  std::size_t mark() const { return undo_.size(); }
  void undo_to(std::size_t mark);
  /// Makes all removals permanent.
  void commit();

 private:
  struct Undone {
    enum class What { replaced, merged, diamond };
    What what;
    Id id = no_gap;
    Gap before = {};
    NumberIndex number = 0;
    Vertex cell = 0;
    Id left = no_gap, right = no_gap;
    Diamond diamond = {};
  };

  bool allows(Vertex cell, NumberIndex number) const;
  bool are_successive(NumberIndex a, NumberIndex b) const { return after(a) == b || after(b) == a; }
  Gap filled(const NumberGap& numbers);
  Id add(const NumberGap& numbers);
  void attach(Id id);
  void detach(Id id);
  void measure_from(std::span<const Vertex> cells, bool against_moves, std::vector<Id>& met);
  void refill_around(std::span<const Vertex> cells);
  void refill(Id id);
  void next_stamp();

  NumberIndex n_;
  bool closed_;
  std::uint64_t most_;
  std::size_t size_ = 0;  // possibilities of all gaps
  bool gave_up_ = false;
  AllowedMoves moves_;
  LayeredWalk walk_;
  std::vector<Vertex> cell_of_;
  std::vector<NumberIndex> number_on_;
  std::vector<std::vector<Vertex>> partners_;
  std::vector<Mark> marks_;
  CellMarks marks_on_;
  std::vector<Gap> gaps_;
  std::vector<Id> free_ids_;
  std::vector<Id> gap_of_;
  std::vector<std::vector<Id>> reached_by_;
  std::vector<Undone> undo_;

  std::vector<std::uint32_t> stamp_of_;
  std::uint32_t stamp_ = 0;
  std::uint32_t longest_ = 0;  // no gap is longer
  static constexpr std::uint32_t no_distance = ~std::uint32_t{0};
  std::vector<std::uint32_t>
      gap_distance_;  // the sum of the distances of a gap's ends; used only in refill_around
  std::vector<std::uint8_t> gap_ends_met_;
};

}  // namespace hamlet::path
