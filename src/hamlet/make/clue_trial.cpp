#include "hamlet/make/clue_trial.hpp"

#include "hamlet/solve/path/deduce/path_deduce.hpp"
#include "hamlet/solve/path/path_rules.hpp"

namespace hamlet {

namespace {

class UniqueWithout : public ClueTrial {
 public:
  explicit UniqueWithout(const ThinningTask& task) : gaps_(task.puzzle), second_(gaps_, task.solution) {}

  ClueVerdict look(const ClueSet& clues, std::uint64_t effort, const Run& run) override {
    const std::size_t mark = gaps_.mark();
    remove(gaps_, clues);
    const SecondPath::Verdict verdict = second_.look(clues, effort, run);
    if (verdict == SecondPath::Verdict::unique) {
      gaps_.commit();
      return ClueVerdict::spare;
    }
    gaps_.undo_to(mark);
    return verdict == SecondPath::Verdict::other ? ClueVerdict::needed : ClueVerdict::undecided;
  }
  std::vector<std::pair<NumberIndex, Vertex>> witness() const override { return second_.difference(); }

 private:
  Gaps gaps_;
  SecondPath second_;
};

class SolvedAtLevelWithout : public ClueTrial {
 public:
  explicit SolvedAtLevelWithout(const ThinningTask& task) : puzzle_(task.puzzle), level_(*task.level) {}

  ClueVerdict look(const ClueSet& clues, std::uint64_t, const Run& run) override {
    PathPuzzle fewer = without(puzzle_, clues);
    // The rules solve a tour up to where it begins and which way it goes; a puzzle fixes every number.
    const PathRules rules(fewer);
    if (rules.only_the_cycle_matters || rules.direction_is_free) return ClueVerdict::needed;
    if (is_solved_by(fewer, level_, run)) {
      puzzle_ = std::move(fewer);
      return ClueVerdict::spare;
    }
    return run.must_end() ? ClueVerdict::undecided : ClueVerdict::needed;
  }

 private:
  PathPuzzle puzzle_;
  int level_;
};

}  // namespace

std::unique_ptr<ClueTrial> clue_trial(const ThinningTask& task) {
  if (task.level) return std::make_unique<SolvedAtLevelWithout>(task);
  return std::make_unique<UniqueWithout>(task);
}

}  // namespace hamlet
