#pragma once

#include "hamlet/make/path/path_maker.hpp"

namespace hamlet {

/// What stays, what never was, and what may go, as numbers of a solution. The request and the solution must
/// outlive it.
class ClueChoice {
 public:
  ClueChoice(const PathRequest& request, const Path& solution, Rng& rng);

  /// Whether no number must be printed and must not be, by the ends and the cells that are wanted.
  bool is_possible() const;
  /// Everything that may be printed, is.
  PathPuzzle full(std::vector<Mark> marks) const;
  /// The numbers that must not be printed.
  path::ClueSet hidden() const;
  /// What may go, along the path.
  std::vector<path::ClueSet> units() const;

 private:
  bool is_end_given(path::NumberIndex number) const;
  void look_at_ends();
  void spread(const std::vector<Vertex>& set);
  void choose_diamonds(Rng& rng);

  const PathRequest& request_;
  const Path& solution_;
  std::vector<path::NumberIndex> number_of_;
  std::vector<std::vector<Vertex>> cell_sets_;
  std::vector<bool> may_print_, stays_;
  std::vector<Diamond> diamonds_;
};

}  // namespace hamlet
