#include "hamlet/make/path/thinning.hpp"

#include <gtest/gtest.h>

#include "hamlet/make/path/plain_recheck.hpp"
#include "hamlet/solve/path/gaps/known_puzzle_test_help.hpp"

namespace hamlet {

TEST(Thinning, LeavesNoNumberAndNoDiamondToSpareWhicheverWayMovesGo) {
  Rng rng(5);
  int directed_with_diamonds = 0;
  for (int round = 0; round < 40; ++round) {
    const path::KnownPuzzle known = path::random_known_puzzle(rng);
    const ThinningTask task{known.puzzle, known.solution, path::clues_in_random_order(known, rng)};
    const Thinned thinned = thin(task, rng, hamlet::Run());
    EXPECT_TRUE(thinned.is_minimal());
    const Recheck again = recheck(thinned.puzzle, known.solution, every_clue(thinned.puzzle), hamlet::Run());
    EXPECT_EQ(again.answer, Recheck::Answer::right) << round << ": " << again.what;
    directed_with_diamonds +=
        path::AllowedMoves(known.puzzle).is_directed() && !thinned.puzzle.diamonds.empty();
  }
  EXPECT_GT(directed_with_diamonds, 5);
}

}  // namespace hamlet
