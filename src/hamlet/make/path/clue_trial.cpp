#include "hamlet/make/path/clue_trial.hpp"

#include "hamlet/solve/path/gaps/clue_inquiry.hpp"
#include "hamlet/solve/path/ladder/deduce.hpp"
#include "hamlet/solve/path/rules/rules.hpp"

namespace hamlet {

namespace {

ClueVerdict verdict_of(path::SecondPath::Verdict verdict) {
  switch (verdict) {
    case path::SecondPath::Verdict::unique:
      return ClueVerdict::spare;
    case path::SecondPath::Verdict::other:
      return ClueVerdict::needed;
    case path::SecondPath::Verdict::too_large:
      return ClueVerdict::too_large;
    case path::SecondPath::Verdict::undecided:
      break;
  }
  return ClueVerdict::undecided;
}

class UniqueWithout : public ClueTrial {
 public:
  UniqueWithout(const ThinningTask& task, const Run& run)
      : gaps_(task.puzzle, path::Gaps::most_within(run.memory)), second_(gaps_, task.solution) {}

  ClueVerdict look(const path::ClueSet& clues, std::uint64_t effort, const Run& run) override {
    const std::size_t mark = gaps_.mark();
    remove(gaps_, clues);
    const path::SecondPath::Verdict verdict = second_.look(clues, effort, run);
    if (verdict == path::SecondPath::Verdict::unique) {
      gaps_.commit();
    } else {
      gaps_.undo_to(mark);
    }
    return verdict_of(verdict);
  }
  std::vector<std::pair<path::NumberIndex, Vertex>> witness() const override { return second_.difference(); }

 private:
  path::Gaps gaps_;
  path::SecondPath second_;
};

class UniqueWithoutHardClues : public ClueTrial {
 public:
  UniqueWithoutHardClues(const ThinningTask& task, const PathPuzzle& puzzle,
                         const std::vector<path::ClueSet>& open, const Run& run)
      : inquiry_(puzzle, task.solution, open, run) {}

  ClueVerdict look(const path::ClueSet& clues, std::uint64_t effort, const Run& run) override {
    return verdict_of(inquiry_.look(clues, effort, run));
  }
  std::vector<std::pair<path::NumberIndex, Vertex>> witness() const override { return inquiry_.difference(); }

 private:
  path::ClueInquiry inquiry_;
};

class SolvedAtLevelWithout : public ClueTrial {
 public:
  explicit SolvedAtLevelWithout(const ThinningTask& task) : puzzle_(task.puzzle), level_(*task.level) {}

  ClueVerdict look(const path::ClueSet& clues, std::uint64_t, const Run& run) override {
    PathPuzzle fewer = without(puzzle_, clues);
    // The rules solve a closed puzzle up to its start and direction; a made puzzle must fix every number.
    if (path::Rules(fewer).numbering_is_free()) return ClueVerdict::needed;
    const std::optional<bool> is_solved = path::do_rules_solve(fewer, level_, run);
    if (!is_solved) return ClueVerdict::undecided;
    if (!*is_solved) return ClueVerdict::needed;
    puzzle_ = std::move(fewer);
    return ClueVerdict::spare;
  }

 private:
  PathPuzzle puzzle_;
  int level_;
};

}  // namespace

std::unique_ptr<ClueTrial> clue_trial(const ThinningTask& task, const Run& run) {
  if (task.level) return std::make_unique<SolvedAtLevelWithout>(task);
  return std::make_unique<UniqueWithout>(task, run);
}

std::unique_ptr<ClueTrial> trial_of_hard_clues(const ThinningTask& task, const PathPuzzle& puzzle,
                                               const std::vector<path::ClueSet>& open, std::uint64_t effort,
                                               const Run& run) {
  if (task.level || !path::ClueInquiry::pays(puzzle, open, effort, run)) return nullptr;
  return std::make_unique<UniqueWithoutHardClues>(task, puzzle, open, run);
}

}  // namespace hamlet
