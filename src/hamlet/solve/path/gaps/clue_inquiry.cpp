#include "hamlet/solve/path/gaps/clue_inquiry.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet::path {

namespace {

PathPuzzle without_all(const PathPuzzle& puzzle, const std::vector<ClueSet>& open) {
  ClueSet all;
  for (const ClueSet& clues : open) {
    all.numbers.insert(all.numbers.end(), clues.numbers.begin(), clues.numbers.end());
    all.diamonds.insert(all.diamonds.end(), clues.diamonds.begin(), clues.diamonds.end());
  }
  return without(puzzle, all);
}

bool any_diamonds(const std::vector<ClueSet>& open) {
  return std::ranges::any_of(open, [](const ClueSet& clues) { return !clues.diamonds.empty(); });
}

}  // namespace

bool ClueInquiry::pays(const PathPuzzle& puzzle, const std::vector<ClueSet>& open, std::uint64_t conflicts,
                       const Run& run) {
  constexpr std::uint64_t for_each_conflict = 48;
  const std::uint64_t n = puzzle.graph.vertex_count();
  const Gaps gaps(without_all(puzzle, open),
                  std::min<std::uint64_t>({n * n / 8, conflicts * for_each_conflict,
                                           run.memory.bytes() / GapModel::bytes_per_possibility}));
  return !gaps.gave_up();
}

ClueInquiry::ClueInquiry(const PathPuzzle& puzzle, const Path& known, const std::vector<ClueSet>& open,
                         const Run& run)
    : known_(known),
      gaps_(without_all(puzzle, open)),
      model_(gaps_, known, edges_pay(gaps_.moves(), gaps_.size(), any_diamonds(open))),
      is_whole_(model_.let_in(gaps_.all(), run)) {
  if (!is_whole_) return;
  name_stretches(open);
  for (const ClueSet& clues : open) open_.push_back(question(clues));
}

/// Stretches are maximal runs of numbers neither printed nor in question.
void ClueInquiry::name_stretches(const std::vector<ClueSet>& open) {
  std::vector<bool> is_open(known_.size(), false);
  for (const ClueSet& clues : open) {
    for (NumberIndex number : clues.numbers) is_open[number] = true;
  }
  stretch_of_.assign(known_.size(), no_stretch);
  for (NumberIndex number = 0; number < known_.size(); ++number) {
    if (gaps_.has(number) || is_open[number]) continue;
    if (number == 0 || stretch_of_[number - 1] == no_stretch) hold_.push_back(model_.new_switch());
    stretch_of_[number] = static_cast<Stretch>(hold_.size() - 1);
    const std::vector<Literal> stays = {GroupSolver::negation(hold_.back()),
                                        *model_.standing(number, known_[number])};
    model_.add(stays);
  }
}

ClueInquiry::Open ClueInquiry::question(const ClueSet& clues) {
  Open open{clues, {}, std::vector<bool>(hold_.size(), false)};
  const auto let_free_around = [&](NumberIndex number) {
    for (NumberIndex near : {gaps_.before(number), number, gaps_.after(number)}) {
      if (near != no_index && stretch_of_[near] != no_stretch) open.is_free[stretch_of_[near]] = true;
    }
  };
  for (NumberIndex number : clues.numbers) {
    open.agrees.push_back(*model_.standing(number, known_[number]));
    let_free_around(number);
  }
  for (const Diamond& diamond : clues.diamonds) {
    // Between two printed numbers there is no such literal: the diamond holds in any case.
    if (const auto joined = model_.joined(diamond)) open.agrees.push_back(*joined);
    for (NumberIndex number = 0; number < known_.size(); ++number) {
      if (known_[number] == diamond.a || known_[number] == diamond.b) let_free_around(number);
    }
  }
  return open;
}

/// All other clues in question hold, and these do not all hold.
std::vector<ClueInquiry::Literal> ClueInquiry::question_assumptions(const Open& asked) {
  std::vector<Literal> assumptions;
  for (const Open& other : open_) {
    if (&other != &asked) assumptions.insert(assumptions.end(), other.agrees.begin(), other.agrees.end());
  }
  if (asked.agrees.size() == 1) {
    assumptions.push_back(GroupSolver::negation(asked.agrees[0]));
    return assumptions;
  }
  assumptions.push_back(model_.new_switch());
  std::vector<Literal> clause = {GroupSolver::negation(assumptions.back())};
  for (Literal agrees : asked.agrees) clause.push_back(GroupSolver::negation(agrees));
  model_.add(clause);
  return assumptions;
}

std::vector<ClueInquiry::Literal> ClueInquiry::held(const Open& asked) const {
  std::vector<Literal> held;
  for (Stretch stretch = 0; stretch < hold_.size(); ++stretch) {
    if (!asked.is_free[stretch]) held.push_back(hold_[stretch]);
  }
  return held;
}

/// Returns whether there were any.
bool ClueInquiry::let_free_by_core(Open& asked) const {
  bool any = false;
  for (Literal literal : model_.literal_core()) {
    const auto found = std::ranges::lower_bound(hold_, literal);
    if (found == hold_.end() || *found != literal) continue;
    asked.is_free[static_cast<std::size_t>(found - hold_.begin())] = any = true;
  }
  return any;
}

SecondPath::Verdict ClueInquiry::look(const ClueSet& clues, std::uint64_t conflicts, const Run& run) {
  using Verdict = SecondPath::Verdict;
  if (!is_whole_) return Verdict::undecided;
  const auto asked = std::ranges::find(open_, clues, &Open::clues);
  require(asked != open_.end(), "only clues in question can be asked about");
  const std::vector<Literal> question = question_assumptions(*asked);
  const std::uint64_t begin = model_.conflicts();
  for (;;) {
    const std::uint64_t used = model_.conflicts() - begin;
    if (used >= conflicts) return Verdict::undecided;
    std::vector<Literal> assumptions = held(*asked);
    assumptions.insert(assumptions.end(), question.begin(), question.end());
    const GroupSolver::Answer answer = model_.solve_assuming(assumptions, run, conflicts - used);
    if (answer == GroupSolver::Answer::undecided) return Verdict::undecided;
    if (answer == GroupSolver::Answer::yes) {
      difference_ = model_.placement();
      std::erase_if(difference_, [&](const auto& at) { return known_[at.first] == at.second; });
      for (Literal agrees : asked->agrees) model_.add(std::span(&agrees, 1));
      open_.erase(asked);
      return Verdict::other;
    }
    if (!let_free_by_core(*asked)) {
      open_.erase(asked);
      return Verdict::unique;
    }
  }
}

}  // namespace hamlet::path
