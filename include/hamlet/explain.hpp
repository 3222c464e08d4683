#pragma once

#include <string>
#include <vector>

#include "hamlet/puzzle.hpp"
#include "hamlet/run.hpp"

/// How a person solves a puzzle: its level, all steps with their reasons, and the next step.
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

/// A conclusion of a step.
struct ExplainedChange {
  enum class Sort {
    number,      // cell `a` has number `least`
    not_number,  // cell `a` does not have number `least`
    joined,      // the path goes directly between `a` and `b`
    barred,      // the path does not go directly between `a` and `b`
    bridges      // `least` to `most` bridges join the islands `a` and `b`
  };
  Sort sort;
  Vertex a;
  Vertex b = no_vertex;
  int least = 0;
  int most = 0;
};

/// A rule applied at one place.
struct ExplainedStep {
  std::string rule;  // "clash" if it shows a contradiction
  int level = 0;
  std::vector<Vertex> where = {};  // the cells or islands it is about, the main one first
  std::string because = {};        // the reason, as a sentence
  std::vector<ExplainedChange> changes = {};
  std::vector<ExplainedStep> chain = {};  // of a what-if: the consequences, up to the clash
};

struct Explanation {
  /// Yes if there is exactly one solution and the steps lead to it; no if there are none or several.
  Verdict verdict = Verdict::unknown;
  std::string answer = {};  // "unique", "ambiguous", "none", "unknown"
  int level = 0;            // of the hardest rule needed, from 1 to 6; 0: there is nothing to deduce
  std::uint64_t score = 0;  // the effort of a person, summed over the steps
  std::vector<ExplainedStep> steps = {};
  std::string method = {};  // the method that proved how many solutions there are
  std::string why = {};     // if there is no solution, or the answer is unknown
};

/// Finds the steps to the only solution, always by the easiest rule that helps. If there is no solution, the
/// steps lead to a clash; if there are several, they go as far as the rules do.
Explanation explain(const Puzzle& puzzle, const Limits& limits = {});

struct NextStep {
  enum class Answer { mistake, step, solved, none, ambiguous, unknown };
  Answer answer = Answer::unknown;
  std::vector<Vertex> where = {};         // where to look
  std::string mistake = {};               // what is wrong, and why
  std::vector<ExplainedStep> steps = {};  // up to the first that places something
  std::string why = {};                   // if there is no solution, or the answer is unknown
};

/// Finds the next step from what is written on the puzzle (`Puzzle::set_written`).
NextStep hint(const Puzzle& puzzle, const Limits& limits = {});

}  // namespace hamlet
