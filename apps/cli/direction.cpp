#include "cli/direction.hpp"

#include "hamlet/base/error.hpp"

namespace hamlet {

Options DirectionOptions::options() {
  return {{"--directed", "",
           "a solution and its reverse are two (the default for open paths and numbered tours)", &directed},
          {"--undirected", "",
           "a solution and its reverse are one (the default for closed tours without numbers inside)",
           &undirected}};
}

void DirectionOptions::require_one() const {
  if (directed && undirected)
    throw InputError("--undirected", "--directed and --undirected exclude each other");
}

Direction DirectionOptions::of(const PathPuzzle& puzzle) const {
  if (directed) return Direction::counts;
  return undirected ? Direction::does_not_count : direction_of(puzzle);
}

}  // namespace hamlet
