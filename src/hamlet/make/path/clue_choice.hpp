#pragma once

#include "hamlet/make/path/path_maker.hpp"

namespace hamlet {

/// Which numbers of a solution must be printed, must not be printed, or may be taken away. The request and
/// the solution must outlive it.
class ClueChoice {
 public:
  ClueChoice(const PathRequest& request, const Path& solution, Rng& rng);

  /// Whether the wishes for ends and cells agree: no number must be both printed and hidden.
  bool is_possible() const;
  /// The puzzle with every number printed that may be, and with all chosen diamonds.
  PathPuzzle full(std::vector<Mark> marks) const;
  /// The numbers that must not be printed.
  path::ClueSet hidden() const;
  /// The units that thinning may take away: numbers along the path, then diamonds.
  std::vector<path::ClueSet> units() const;

 private:
  bool is_end_given(path::NumberIndex number) const;
  void look_at_ends();
  bool must_show(path::NumberIndex end) const;
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
