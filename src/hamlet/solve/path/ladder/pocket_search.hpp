#pragma once

#include "hamlet/solve/path/ladder/exclusions.hpp"

namespace hamlet::path {

/// A deduction about a pocket. A pocket is a connected component of the cells without a number, over the
/// edges that are still passable. Each run of missing numbers lies in one pocket.
struct PocketShown {
  enum class Kind { too_long, needed, overfull, unfilled };
  Kind kind = Kind::too_long;
  std::vector<Vertex> cells = {};   // of the pocket, ascending
  Step first = 0, last = 0;         // the run that it is about
  std::size_t fixed = 0, most = 0;  // cells of the runs that must lie in it, and of all that can
  int colour = -1;                  // the colour that was counted; -1 for all cells
  Exclusions shown = {};
};

/// Compares the sizes of the pockets with the runs of numbers that can lie in them.
class PocketSearch {
 public:
  explicit PocketSearch(const CandidateTable& table);

  /// Finds the first new deduction. Returns false if there is none.
  bool look(const Position& position, PocketShown& found);

 private:
  struct Tally {
    std::size_t size[2], fixed[2], optional[2];
  };
  struct Stretch {
    Step first, last;        // wraps over the seam of a tour if last < first
    std::size_t length[2];   // by colour; all in [0] if the board has no colours
    Step fewest;             // the number with the fewest cells
    std::size_t begin, end;  // its pockets, as a range of pockets_of_run_
  };

  void find_pockets(const Position& position);
  void find_runs(const Position& position);
  void add_run(const Position& position, Step first, Step last);
  bool judge(const Position& position, PocketShown& found);
  bool judge_run(const Position& position, const Stretch& run, std::uint32_t pocket, PocketShown& found);
  void describe(const Position& position, std::uint32_t pocket, int colour, PocketShown& found) const;

  const CandidateTable& table_;
  std::vector<std::uint32_t> pocket_of_;
  std::vector<Tally> tallies_;
  std::vector<Stretch> runs_;
  std::vector<std::uint32_t> pockets_of_run_;
  std::vector<Vertex> queue_;
};

}  // namespace hamlet::path
