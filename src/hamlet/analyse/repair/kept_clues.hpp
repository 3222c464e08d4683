#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "hamlet/analyse/clues/lazy_hitting_set.hpp"
#include "hamlet/solve/path/gaps/clue_set.hpp"
#include "hamlet/solve/path/gaps/whole_model.hpp"

namespace hamlet {

/// Which clues of a puzzle without a solution can hold together. Its elements are the printed numbers in
/// their order, then the diamonds; given ends and marks always hold.
class KeptClues {
 public:
  using Element = std::uint32_t;
  using Elements = std::vector<Element>;

  /// The puzzle must outlive it.
  KeptClues(const PathPuzzle& puzzle, const Run& run);

  Element size() const { return static_cast<Element>(numbers_.size() + puzzle_.diamonds.size()); }
  path::ClueSet clue(Element e) const;
  path::ClueSet clues(const Elements& elements) const;
  PathPuzzle with(const Elements& kept) const;

  /// The numbers on these cells.
  Elements at(const std::vector<Vertex>& cells) const;
  /// Some clues that contradict one another, few if the whole puzzle fits into one model.
  Elements some_conflict(const Run& run);
  /// The clues of a conflict without which there is a path, or may be one.
  Elements suspects(const Elements& conflict, const Run& run);
  /// If there is a path that keeps these clues: clues that it breaks, few. Nothing if there is none.
  MissedSet broken_by_keeping(const Elements& kept, const Run& run);

 private:
  enum class Answer { path, none, unknown };
  struct Look {
    Answer answer = Answer::unknown;
    Elements broken = {};  // by the path
    Elements core = {};    // if none: what contradicts, where the model knows
  };
  Look look_in_model(const Elements& kept, std::uint64_t conflicts, const Run& run);
  Look look_by_solvers(const Elements& kept, const Run& run) const;
  std::optional<MissedSet> broken_in_model(const Elements& kept, const Run& run);
  Elements shrunk(Elements core, const Elements& kept, const Run& run);
  Elements broken_by(const Path& path) const;
  void name_literals();

  const PathPuzzle& puzzle_;
  std::vector<Visit> numbers_;
  PathPuzzle bare_;                          // without the clues
  std::unique_ptr<path::WholeModel> whole_;  // null if it is too large
  /// For each clue: what says that it holds. Nothing if the given ends decide it; then `fits_` says how.
  std::vector<std::optional<path::GapModel::Literal>> holds_;
  std::vector<bool> fits_;
  Elements proved_suspects_;
  std::vector<std::uint32_t> in_cores_;  // how often each clue was in a core
};

}  // namespace hamlet
