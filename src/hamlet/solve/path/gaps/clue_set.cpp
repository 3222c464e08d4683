#include "hamlet/solve/path/gaps/clue_set.hpp"

#include <algorithm>

namespace hamlet::path {

PathPuzzle without(PathPuzzle puzzle, const ClueSet& clues) {
  std::erase_if(puzzle.clues, [&](const Visit& clue) {
    return std::ranges::find(clues.numbers, clue.step - 1) != clues.numbers.end();
  });
  std::erase_if(puzzle.diamonds, [&](const Diamond& diamond) {
    return std::ranges::find(clues.diamonds, diamond) != clues.diamonds.end();
  });
  return puzzle;
}

void remove(Gaps& gaps, const ClueSet& clues) {
  for (NumberIndex number : clues.numbers) gaps.remove_number(number);
  for (const Diamond& diamond : clues.diamonds) gaps.remove_diamond(diamond);
}

}  // namespace hamlet::path
