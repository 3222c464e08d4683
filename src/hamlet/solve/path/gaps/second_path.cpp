#include "hamlet/solve/path/gaps/second_path.hpp"

#include <algorithm>

namespace hamlet::path {

SecondPath::SecondPath(const Gaps& gaps, const Path& known)
    : gaps_(gaps),
      known_(known),
      number_of_(numbers_by_cell(known)),
      model_(gaps, known, edges_pay(gaps.moves(), gaps.size(), false)) {}

std::vector<std::pair<NumberIndex, Vertex>> SecondPath::what_must_differ(const ClueSet& gone) const {
  std::vector<std::pair<NumberIndex, Vertex>> placement;
  const auto add = [&](NumberIndex number) {
    const std::pair here(number, known_[number]);
    if (!gaps_.has(number) && std::ranges::find(placement, here) == placement.end())
      placement.push_back(here);
  };
  for (NumberIndex number : gone.numbers) add(number);
  for (const auto& [a, b] : gone.diamonds) {
    add(number_of_[a]);
    add(number_of_[b]);
  }
  return placement;
}

/// Solves again with only the core frozen, a few times, since each core may be smaller than the last.
std::vector<Gaps::Id> SecondPath::shrunk_core(std::uint64_t conflicts, const Run& run) {
  constexpr int times = 3;
  std::vector<Gaps::Id> core = model_.core();
  for (int i = 0; i < times && core.size() > 1; ++i) {
    if (model_.solve_with(core, conflicts, run) != GroupSolver::Answer::no) break;
    std::vector<Gaps::Id> smaller = model_.core();
    const bool is_smaller = smaller.size() < core.size();
    core = std::move(smaller);
    if (!is_smaller) break;
  }
  return core;
}

SecondPath::Verdict SecondPath::look(const ClueSet& gone, std::uint64_t conflicts, const Run& run) {
  if (gaps_.gave_up()) return Verdict::too_large;
  const auto differing = what_must_differ(gone);
  if (differing.empty()) return Verdict::unique;
  std::vector<Gaps::Id> ids;
  for (const auto& [number, cell] : differing) ids.push_back(gaps_.gap_of(number));
  std::ranges::sort(ids);
  ids.erase(std::ranges::unique(ids).begin(), ids.end());
  model_.clear();
  const auto why_not_let_in = [&] { return run.must_end() ? Verdict::undecided : Verdict::too_large; };
  if (!model_.let_in(ids, run)) return why_not_let_in();
  model_.forbid(differing);
  for (;;) {
    const std::uint64_t used = model_.conflicts();
    if (used >= conflicts) return Verdict::undecided;
    switch (model_.solve(conflicts - used, run)) {
      case GroupSolver::Answer::undecided:
        return Verdict::undecided;
      case GroupSolver::Answer::yes:
        difference_ = model_.placement();
        std::erase_if(difference_, [&](const auto& at) { return known_[at.first] == at.second; });
        return Verdict::other;
      case GroupSolver::Answer::no:
        break;
    }
    const std::vector<Gaps::Id> core = shrunk_core(10, run);
    if (core.empty()) return Verdict::unique;
    if (!model_.let_in(core, run)) return why_not_let_in();
  }
}

}  // namespace hamlet::path
