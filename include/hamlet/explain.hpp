#pragma once

#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// How a person solves a puzzle: its level, the whole way in steps with reasons, and the next step.
///
/// ```
/// hamlet::Puzzle hidato("king:2x2");
/// hidato.add_clue(0, 1);
/// hidato.add_clue(1, 2);
/// hidato.add_clue(2, 3);
/// const hamlet::Explanation way = hamlet::explain(hidato);
/// assert(way.verdict == hamlet::Verdict::yes && way.level == 1);
/// assert(!way.steps.empty() && !way.steps[0].because.empty());
/// assert(hamlet::hint(hidato).answer == hamlet::NextStep::Answer::step);
/// ```
namespace hamlet {

/// What a step shows.
struct ExplainedChange {
  enum class Sort {
    number,      // cell `a` has number `least`
    not_number,  // cell `a` does not have number `least`
    joined,      // the path goes directly between `a` and `b`
    barred,      // it does not
    bridges      // between the islands `a` and `b` there are `least` to `most` bridges
  };
  Sort sort;
  Vertex a;
  Vertex b = no_vertex;
  int least = 0;
  int most = 0;
};

/// A rule, applied at one place.
struct ExplainedStep {
  std::string rule;  // "clash" if it shows that nothing fits
  int level = 0;
  std::vector<Vertex> where = {};  // the cells or islands it is about, the chief one first
  std::string because = {};        // in a sentence
  std::vector<ExplainedChange> changes = {};
  std::vector<ExplainedStep> chain = {};  // of a what-if: what would follow, up to the clash
};

struct Explanation {
  /// Yes if there is one solution and the steps lead to it, no if there are none or several.
  Verdict verdict = Verdict::unknown;
  std::string answer = {};  // "unique", "ambiguous", "none", "unknown"
  int level = 0;            // the hardest rule that is needed, from 1 to 6; 0: there is nothing to deduce
  std::uint64_t score = 0;  // the sum of what the steps cost a person
  std::vector<ExplainedStep> steps = {};
  std::string method = {};  // what proved how many solutions there are
  std::string why = {};     // if there are none, or if it is unknown
};

/// The way to the only solution, always by the easiest rule that helps; to a clash if there is no solution;
/// as far as the rules lead if there are several.
Explanation explain(const Puzzle& puzzle, const Limits& limits = {});

struct NextStep {
  enum class Answer { mistake, step, solved, none, ambiguous, unknown };
  Answer answer = Answer::unknown;
  std::vector<Vertex> where = {};         // where to look
  std::string mistake = {};               // what is wrong, and why
  std::vector<ExplainedStep> steps = {};  // up to the first that places something
  std::string why = {};                   // if there is no solution, or if it is unknown
};

/// How to go on from what is written on the puzzle (`Puzzle::set_written`).
NextStep hint(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hamlet
