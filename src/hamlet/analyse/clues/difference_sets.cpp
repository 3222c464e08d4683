#include "hamlet/analyse/clues/difference_sets.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/solve/path/gaps/gap_model.hpp"

namespace hamlet {

namespace {

using Element = ClueUniverse::Element;
using Decision = GroupSolver::Answer;

/// Finds the other paths of a puzzle with some clues, and how each differs from the solution.
class OtherPaths {
 public:
  using Literal = path::GapModel::Literal;

  OtherPaths(const ClueUniverse& universe, const std::vector<Element>& agreed, const Run& run)
      : universe_(universe),
        run_(run),
        gaps_(universe.with(agreed), path::Gaps::most_within(run.memory)),
        model_(gaps_, universe.solution(),
               path::edges_pay(gaps_.moves(), gaps_.size(), !universe.diamonds().empty())),
        agrees_(universe.size()) {
    // A model of millions of possibilities takes seconds to build, so it is not begun if the run must end.
    if (run.must_end() || gaps_.gave_up()) return;
    const std::vector<path::Gaps::Id> all = gaps_.all();
    if (!model_.let_in(all, run)) return;
    std::vector<Literal> somewhere;
    for (Element e = 0; e < universe.size(); ++e) {
      agrees_[e] = literal_of(e);
      if (agrees_[e] && universe.is_number(e)) somewhere.push_back(GroupSolver::negation(*agrees_[e]));
    }
    model_.add(somewhere);
    is_whole_ = true;
  }

  /// Searches for another path that agrees with the solution outside these differences and somewhere within
  /// them. If all elements are within, any other path qualifies.
  Decision look_within(const DifferenceSet& within) {
    if (!is_whole_) return Decision::undecided;
    std::vector<Literal> assumptions = {model_.new_switch()};
    std::vector<Literal> more = {GroupSolver::negation(assumptions[0])};
    std::vector<bool> is_within(universe_.size(), false);
    for (Element e : within) is_within[e] = true;
    for (Element e = 0; e < universe_.size(); ++e) {
      if (agrees_[e]) (is_within[e] ? more : assumptions).push_back(*agrees_[e]);
    }
    model_.add(more);
    const Decision answer = look(assumptions);
    model_.add(std::vector<Literal>{GroupSolver::negation(assumptions[0])});
    return answer;
  }
  Decision look(const std::vector<Literal>& assumptions) {
    if (!is_whole_) return Decision::undecided;
    const Decision answer = model_.solve_assuming(assumptions, run_);
    if (answer == Decision::yes) found_ = difference();
    return answer;
  }
  const DifferenceSet& found() const { return found_; }

  /// Restricts all further answers to paths that agree somewhere in the set.
  void must_meet(const DifferenceSet& set) {
    std::vector<Literal> clause;
    for (Element e : set) clause.push_back(*agrees_[e]);
    model_.add(clause);
  }

 private:
  /// Nothing for elements that the clues already decide.
  std::optional<Literal> literal_of(Element e) {
    if (universe_.is_number(e))
      return gaps_.has(e) ? std::nullopt : model_.standing(e, universe_.solution()[e]);
    return model_.joined(universe_.diamond(e));
  }

  DifferenceSet difference() const {
    Path path = universe_.solution();
    for (const auto& [number, cell] : model_.placement()) path[number] = cell;
    const std::vector<path::NumberIndex> number_of = path::numbers_by_cell(path);
    DifferenceSet set;
    for (Element e = 0; e < universe_.size(); ++e) {
      if (universe_.is_number(e)) {
        if (path[e] != universe_.solution()[e]) set.push_back(e);
        continue;
      }
      const path::NumberIndex a = number_of[universe_.diamond(e).a], b = number_of[universe_.diamond(e).b];
      if (gaps_.after(a) != b && gaps_.after(b) != a) set.push_back(e);
    }
    return set;
  }

  const ClueUniverse& universe_;
  const Run& run_;
  path::Gaps gaps_;
  path::GapModel model_;
  std::vector<std::optional<Literal>> agrees_;
  DifferenceSet found_;
  bool is_whole_ = false;  // false if the run ended before the model was built
};

std::vector<Element> complement(const ClueUniverse& universe, const DifferenceSet& set) {
  std::vector<Element> others;
  for (Element e = 0; e < universe.size(); ++e) {
    if (!std::ranges::binary_search(set, e)) others.push_back(e);
  }
  return others;
}

}  // namespace

bool ClueUniverse::is_given(Element e) const {
  return (e == 0 && base_.start) || (e + 1 == solution_.size() && base_.end) ||
         std::ranges::find(base_.clues, e + 1, &Visit::step) != base_.clues.end();
}

PathPuzzle ClueUniverse::with(const std::vector<Element>& elements) const {
  PathPuzzle puzzle = base_;
  for (Element e : elements) {
    if (!is_number(e)) {
      puzzle.diamonds.push_back(diamond(e));
    } else if (!is_given(e)) {
      puzzle.clues.push_back({solution_[e], e + 1});
    }
  }
  return puzzle;
}

path::ClueSet ClueUniverse::all_clues() const {
  std::vector<Element> all(size());
  std::iota(all.begin(), all.end(), Element{0});
  return clues(all);
}

path::ClueSet ClueUniverse::clues(const std::vector<Element>& elements) const {
  path::ClueSet clues;
  for (Element e : elements) {
    if (is_number(e)) {
      clues.numbers.push_back(e);
    } else {
      clues.diamonds.push_back(diamond(e));
    }
  }
  return clues;
}

std::vector<ClueUniverse::Element> ClueUniverse::elements(const path::ClueSet& clues) const {
  std::vector<Element> elements(clues.numbers.begin(), clues.numbers.end());
  for (Element e = static_cast<Element>(solution_.size()); e < size(); ++e) {
    if (std::ranges::find(clues.diamonds, diamond(e)) != clues.diamonds.end()) elements.push_back(e);
  }
  std::ranges::sort(elements);
  return elements;
}

MinimalDifference difference_outside(const ClueUniverse& universe, const std::vector<Element>& agreed,
                                     const Run& run) {
  if (run.must_end()) return {.stopped = true};
  OtherPaths first(universe, agreed, run);
  const Decision any = first.look({});
  if (any == Decision::undecided) return {.stopped = true};
  if (any == Decision::no) return {};
  DifferenceSet set = first.found();
  for (;;) {
    // Elements on which the path agrees are printed as clues, so the model shrinks with the set.
    OtherPaths smaller(universe, complement(universe, set), run);
    const Decision answer = smaller.look_within(set);
    if (answer == Decision::undecided) return {.stopped = true};
    if (answer == Decision::no) return {.set = std::move(set)};
    set = smaller.found();
  }
}

DifferenceSets minimal_difference_sets(const ClueUniverse& universe, const Run& run) {
  DifferenceSets result;
  if (run.must_end()) return result;
  OtherPaths others(universe, {}, run);
  for (;;) {
    const Decision any = others.look({});
    if (any == Decision::undecided) return result;
    if (any == Decision::no) break;
    DifferenceSet set = others.found();
    Decision answer = Decision::yes;
    while (answer == Decision::yes) {
      answer = others.look_within(set);
      if (answer == Decision::yes) set = others.found();
    }
    if (answer == Decision::undecided) return result;
    others.must_meet(set);
    result.sets.push_back(std::move(set));
    run.report({.doing = "finding what tells solutions apart", .work = result.sets.size()});
  }
  std::ranges::sort(result.sets);
  result.all = true;
  return result;
}

}  // namespace hamlet
