#include "hamlet/make/path/clue_choice.hpp"

#include <algorithm>
#include <cmath>

#include "hamlet/make/path/clue_symmetry.hpp"

namespace hamlet {

ClueChoice::ClueChoice(const PathRequest& request, const Path& solution, Rng& rng)
    : request_(request),
      solution_(solution),
      number_of_(path::numbers_by_cell(solution)),
      may_print_(solution.size(), true),
      stays_(solution.size(), false) {
  const PathPuzzle& base = request.base.puzzle;
  cell_sets_ = symmetric_cells(request.base.board, request.symmetry, "symmetry");
  for (Vertex cell : request.clues_off) may_print_[number_of_[cell]] = false;
  for (Vertex cell : request.clues_on) stays_[number_of_[cell]] = true;
  for (const Visit& clue : base.clues) stays_[clue.step - 1] = true;
  look_at_ends();
  for (const auto& set : cell_sets_) spread(set);
  choose_diamonds(rng);
}

bool ClueChoice::is_possible() const {
  for (path::NumberIndex number = 0; number < solution_.size(); ++number) {
    if (stays_[number] && !may_print_[number] && !is_end_given(number)) return false;
  }
  return true;
}

PathPuzzle ClueChoice::full(std::vector<Mark> marks) const {
  PathPuzzle puzzle = request_.base.puzzle;
  puzzle.marks = std::move(marks);
  puzzle.clues.clear();
  for (path::NumberIndex number = 0; number < solution_.size(); ++number) {
    if (may_print_[number]) puzzle.clues.push_back({solution_[number], number + 1});
  }
  puzzle.diamonds.insert(puzzle.diamonds.end(), diamonds_.begin(), diamonds_.end());
  return puzzle;
}

path::ClueSet ClueChoice::hidden() const {
  path::ClueSet hidden;
  for (path::NumberIndex number = 0; number < solution_.size(); ++number) {
    if (!may_print_[number] && !is_end_given(number)) hidden.numbers.push_back(number);
  }
  return hidden;
}

std::vector<path::ClueSet> ClueChoice::units() const {
  std::vector<path::ClueSet> units;
  for (const auto& set : cell_sets_) {
    path::ClueSet unit;
    for (Vertex cell : set) {
      const path::NumberIndex number = number_of_[cell];
      if (may_print_[number] && !stays_[number]) unit.numbers.push_back(number);
    }
    std::ranges::sort(unit.numbers);
    if (!unit.numbers.empty()) units.push_back(std::move(unit));
  }
  std::ranges::sort(units, {}, [](const path::ClueSet& unit) { return unit.numbers[0]; });
  for (const Diamond& diamond : diamonds_) units.push_back({.diamonds = {diamond}});
  return units;
}

bool ClueChoice::is_end_given(path::NumberIndex number) const {
  const PathPuzzle& base = request_.base.puzzle;
  return (number == 0 && base.start) || (number + 1 == solution_.size() && base.end);
}

void ClueChoice::look_at_ends() {
  for (path::NumberIndex end : {path::NumberIndex{0}, static_cast<path::NumberIndex>(solution_.size() - 1)}) {
    // A given end is shown by the puzzle itself and needs no number.
    if (is_end_given(end) && !stays_[end]) may_print_[end] = false;
    if (request_.base.puzzle.closed) continue;
    if (must_show(end) && !is_end_given(end)) stays_[end] = true;
    if (request_.ends == EndsShown::no) may_print_[end] = false;
  }
}

bool ClueChoice::must_show(path::NumberIndex end) const {
  if (request_.ends != EndsShown::if_possible) return request_.ends == EndsShown::yes;
  const Vertex cell = solution_[end];
  const auto& set = *std::ranges::find_if(cell_sets_, [&](const std::vector<Vertex>& cells) {
    return std::ranges::find(cells, cell) != cells.end();
  });
  return std::ranges::all_of(set, [&](Vertex each) { return may_print_[number_of_[each]]; });
}

/// Extends what holds for one cell of a symmetric set to all of its cells.
void ClueChoice::spread(const std::vector<Vertex>& set) {
  const auto any = [&](const std::vector<bool>& property, bool value) {
    return std::ranges::any_of(set, [&](Vertex cell) { return property[number_of_[cell]] == value; });
  };
  const bool stays = any(stays_, true), never = any(may_print_, false);
  for (Vertex cell : set) {
    if (stays) stays_[number_of_[cell]] = true;
    if (never && !stays) may_print_[number_of_[cell]] = false;
  }
}

void ClueChoice::choose_diamonds(Rng& rng) {
  const std::size_t steps = solution_.size() - (request_.base.puzzle.closed ? 0 : 1);
  std::vector<path::NumberIndex> from(steps);
  for (path::NumberIndex i = 0; i < steps; ++i) from[i] = i;
  rng.shuffle(std::span(from));
  from.resize(static_cast<std::size_t>(
      std::llround(std::min(request_.diamonds, 100.0) / 100 * static_cast<double>(steps))));
  for (path::NumberIndex i : from) {
    const auto [a, b] = std::minmax(solution_[i], solution_[(i + 1) % solution_.size()]);
    const Diamond diamond{a, b};
    const auto& given = request_.base.puzzle.diamonds;
    const auto is_same = [&](const Diamond& other) {
      return std::minmax(other.a, other.b) == std::minmax(diamond.a, diamond.b);
    };
    if (std::ranges::none_of(given, is_same)) diamonds_.push_back(diamond);
  }
  std::ranges::sort(diamonds_);
}

}  // namespace hamlet
