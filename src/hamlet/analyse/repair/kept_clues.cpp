#include "hamlet/analyse/repair/kept_clues.hpp"

#include <algorithm>
#include <iterator>

#include "hamlet/analyse/repair/repair.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

using Decision = GroupSolver::Answer;

// Without its clues a number can be almost anywhere, so a model grows with the square of the cells.
constexpr std::uint64_t most_possibilities = 300'000;
// Sparse clues are hard for the model and easy for other solvers.
constexpr std::uint64_t conflicts_each = 20'000;

std::string no_label(Vertex v) { return std::to_string(v); }

std::vector<Visit> in_order(std::vector<Visit> clues) {
  std::ranges::sort(clues, {}, &Visit::step);
  return clues;
}

std::vector<std::uint32_t> but(const std::vector<std::uint32_t>& some, std::uint32_t size) {
  std::vector<std::uint32_t> others;
  for (std::uint32_t e = 0; e < size; ++e) {
    if (!std::ranges::binary_search(some, e)) others.push_back(e);
  }
  return others;
}

}  // namespace

KeptClues::KeptClues(const PathPuzzle& puzzle, const Run& run)
    : puzzle_(puzzle), numbers_(in_order(puzzle.clues)), bare_(puzzle) {
  bare_.clues.clear();
  bare_.diamonds.clear();
  const std::uint64_t n = puzzle.length();
  in_cores_.assign(size(), 0);
  if (n * n > 8 * most_possibilities) return;
  auto whole = std::make_unique<path::WholeModel>(bare_, most_possibilities, !puzzle.diamonds.empty(), run);
  if (whole->state() != path::WholeModel::State::ready) return;
  whole_ = std::move(whole);
  name_literals();
}

void KeptClues::name_literals() {
  const path::Gaps& gaps = whole_->gaps();
  for (const auto& [cell, step] : numbers_) {
    const path::NumberIndex number = step - 1;
    holds_.push_back(gaps.has(number) ? std::nullopt : whole_->model().standing(number, cell));
    fits_.push_back(gaps.has(number) && gaps.cell_of(number) == cell);
  }
  for (const Diamond& diamond : puzzle_.diamonds) {
    holds_.push_back(whole_->model().joined(diamond));
    const path::NumberIndex a = gaps.number_on(diamond.a), b = gaps.number_on(diamond.b);
    fits_.push_back(a != path::no_index && b != path::no_index && (gaps.after(a) == b || gaps.after(b) == a));
  }
}

path::ClueSet KeptClues::clue(Element e) const {
  if (e < numbers_.size()) return {.numbers = {numbers_[e].step - 1}};
  return {.diamonds = {puzzle_.diamonds[e - numbers_.size()]}};
}

path::ClueSet KeptClues::clues(const Elements& elements) const {
  path::ClueSet all;
  for (Element e : elements) {
    const path::ClueSet one = clue(e);
    all.numbers.insert(all.numbers.end(), one.numbers.begin(), one.numbers.end());
    all.diamonds.insert(all.diamonds.end(), one.diamonds.begin(), one.diamonds.end());
  }
  return all;
}

PathPuzzle KeptClues::with(const Elements& kept) const { return without(puzzle_, clues(but(kept, size()))); }

KeptClues::Elements KeptClues::at(const std::vector<Vertex>& cells) const {
  Elements there;
  for (Element e = 0; e < numbers_.size(); ++e) {
    if (std::ranges::find(cells, numbers_[e].cell) != cells.end()) there.push_back(e);
  }
  return there;
}

KeptClues::Elements KeptClues::some_conflict(const Run& run) {
  const Elements all = but({}, size());
  if (whole_) {
    Look answer = look_in_model(all, conflicts_each, run);
    if (answer.answer == Answer::none) return shrunk(std::move(answer.core), {}, run);
  }
  return contradictory_stretch(size(), [&](Element begin, Element end) {
    return look_by_solvers({all.begin() + begin, all.begin() + end}, run).answer == Answer::none;
  });
}

KeptClues::Elements KeptClues::suspects(const Elements& conflict, const Run& run) {
  if (!whole_) return conflict;
  Elements suspects = conflict;
  for (const Element e : conflict) {
    if (run.must_end() || !std::ranges::binary_search(suspects, e)) continue;
    const Look others = look_in_model(but({e}, size()), conflicts_each, run);
    if (others.answer == Answer::path) proved_suspects_.push_back(e);
    if (others.answer != Answer::none) continue;
    // A clue outside this core is not in all conflicts.
    std::erase_if(suspects, [&](Element s) { return !std::ranges::binary_search(others.core, s); });
  }
  return suspects;
}

MissedSet KeptClues::broken_by_keeping(const Elements& kept, const Run& run) {
  if (run.must_end()) return {.stopped = true};
  if (whole_) {
    if (auto missed = broken_in_model(kept, run)) return std::move(*missed);
  }
  Look found = look_by_solvers(kept, run);
  if (found.answer == Answer::unknown) return {.stopped = true};
  if (found.answer == Answer::none) return {};
  return {.set = std::move(found.broken)};
}

/// Gives up clues, one of each core, until there is a path. With nearly all of them kept, that is a question
/// of a few gaps; on a board with few clues it would be a hard one. Nothing if it is not decided quickly.
std::optional<MissedSet> KeptClues::broken_in_model(const Elements& kept, const Run& run) {
  for (const Element suspect : proved_suspects_) {
    if (!std::ranges::binary_search(kept, suspect)) return MissedSet{.set = Elements{suspect}};
  }
  Elements assumed = but({}, size()), given_up;
  for (;;) {
    Look found = look_in_model(assumed, conflicts_each, run);
    if (found.answer == Answer::unknown) return std::nullopt;
    if (found.answer == Answer::path) {
      given_up = std::move(found.broken);
      break;
    }
    // Only clues that can be given up matter here.
    const Elements core = std::move(found.core);
    Elements others;
    std::ranges::set_difference(core, kept, std::back_inserter(others));
    if (others.empty()) return MissedSet{.enough = shrunk(core, {}, run)};
    for (Element e : core) ++in_cores_[e];
    // A clue of many cores is likely to be the one that is wrong.
    const Element worst = *std::ranges::max_element(others, {}, [&](Element e) { return in_cores_[e]; });
    std::erase(assumed, worst);
    given_up.push_back(worst);
  }
  // Some may have been given up for nothing. That is looked at only where it is plain.
  constexpr std::uint64_t few_conflicts = 200;
  for (const Element e : Elements(given_up)) {
    if (given_up.size() == 1 || std::ranges::find(given_up, e) == given_up.end()) continue;
    Elements others = given_up;
    std::erase(others, e);
    std::ranges::sort(others);
    const Look found = look_in_model(but(others, size()), few_conflicts, run);
    if (found.answer == Answer::path) given_up = found.broken;
  }
  std::ranges::sort(given_up);
  return MissedSet{.set = std::move(given_up)};
}

/// Leaves out what is plainly not needed to contradict, but for `kept`: each look costs hardly more than its
/// propagation.
KeptClues::Elements KeptClues::shrunk(Elements core, const Elements& kept, const Run& run) {
  constexpr std::uint64_t conflicts = 3;
  for (const Element e : Elements(core)) {
    if (!std::ranges::binary_search(core, e) || std::ranges::binary_search(kept, e)) continue;
    Elements others = core;
    std::erase(others, e);
    Look again = look_in_model(others, conflicts, run);
    if (again.answer == Answer::none) core = std::move(again.core);
  }
  return core;
}

KeptClues::Look KeptClues::look_in_model(const Elements& kept, std::uint64_t conflicts, const Run& run) {
  path::GapModel& model = whole_->model();
  std::vector<path::GapModel::Literal> assumptions;
  for (Element e : kept) {
    if (holds_[e]) {
      assumptions.push_back(*holds_[e]);
    } else if (!fits_[e]) {
      return {.answer = Answer::none, .core = {e}};
    }
  }
  const Decision answer = model.solve_assuming(assumptions, run, conflicts);
  if (answer == Decision::undecided) return {};
  if (answer == Decision::yes) {
    const Path path = whole_->path();
    require(is_solution(with(kept), path), "a path keeps the clues that it was searched with");
    return {.answer = Answer::path, .broken = broken_by(path)};
  }
  Look none{.answer = Answer::none};
  for (Element e : kept) {
    if (holds_[e] && std::ranges::find(model.literal_core(), *holds_[e]) != model.literal_core().end())
      none.core.push_back(e);
  }
  return none;
}

KeptClues::Look KeptClues::look_by_solvers(const Elements& kept, const Run& run) const {
  const PathPuzzle puzzle = with(kept);
  const path::Found found = path::find_paths(puzzle, 1, no_label, run);
  if (!found.solutions.empty()) return {.answer = Answer::path, .broken = broken_by(found.solutions[0])};
  return {.answer = found.all ? Answer::none : Answer::unknown};
}

KeptClues::Elements KeptClues::broken_by(const Path& path) const {
  const std::vector<path::NumberIndex> number_of = path::numbers_by_cell(path);
  Elements broken;
  for (Element e = 0; e < numbers_.size(); ++e) {
    if (path[numbers_[e].step - 1] != numbers_[e].cell) broken.push_back(e);
  }
  for (std::size_t i = 0; i < puzzle_.diamonds.size(); ++i) {
    const auto [a, b] = puzzle_.diamonds[i];
    const std::size_t low = std::min(number_of[a], number_of[b]), high = std::max(number_of[a], number_of[b]);
    const bool is_kept = high - low == 1 || (puzzle_.closed && low == 0 && high + 1 == path.size());
    if (!is_kept) broken.push_back(static_cast<Element>(numbers_.size() + i));
  }
  return broken;
}

}  // namespace hamlet
