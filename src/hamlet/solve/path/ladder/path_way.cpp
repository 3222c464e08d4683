#include "hamlet/solve/path/ladder/path_way.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/named.hpp"

namespace hamlet {

const PathDeduction& path_deduction(std::string_view name) {
  return named(path_deductions(), name, "rule", "rule");
}

namespace {

Visit visit_of(const CandidateTable& table, Candidate c) { return {table.cell(c), table.number(c)}; }

/// Near the step that was taken, a person looks first.
void look_on_from(PathLookAround& around, const PathPosition& position, const PathWayStep& step) {
  if (!step.placed.empty()) {
    around.from = step.placed.front().step;
  } else if (!step.where.empty() && position.number_at(step.where.front()) != 0) {
    around.from = position.number_at(step.where.front());
  }
}

/// Places what has nowhere else to go.
void conclude(PathPosition& position, const PathExclusions& shown, PathWayStep& step) {
  const CandidateTable& table = position.table();
  for (const Candidate c : shown.excluded) {
    if (position.clash() != PathClash::none) return;
    const Vertex cell = table.cell(c);
    const Step number = table.number(c);
    Candidate last = no_candidate;
    if (position.numbers_left(cell) == 1 && position.number_at(cell) == 0) {
      last = position.first_left_on(cell);
    } else if (!step.chain.empty() && position.cells_left(number) == 1 &&
               position.cell_at(number) == no_vertex) {
      last = position.first_left_for(number);
    }
    if (last == no_candidate) continue;
    step.placed.push_back(visit_of(table, last));
    position.place(last);
  }
}

}  // namespace

std::optional<FoundPathStep> find_path_step(PathPosition& position, int level, PathLookAround& around) {
  for (const PathDeduction* rule : path_deductions()) {
    if (rule->level > level) break;
    if (auto finding = rule->look(position, around)) return FoundPathStep{rule, std::move(*finding)};
  }
  return std::nullopt;
}

TakenPathStep take_path_step(PathPosition& position, FoundPathStep found) {
  PathFinding& finding = found.finding;
  PathWayStep step{.rule = found.rule->name,
                   .level = found.rule->level,
                   .where = std::move(finding.where),
                   .because = std::move(finding.because),
                   .chain = std::move(finding.chain)};
  if (finding.shown.is_clash) step.rule = PathWayStep::clash_rule;
  const CandidateTable& table = position.table();
  const std::size_t begin = position.mark();
  if (finding.placed != no_candidate) step.placed.push_back(visit_of(table, finding.placed));
  for (const Candidate c : finding.shown.excluded) step.excluded.push_back(visit_of(table, c));
  for (const EdgeIndex edge : finding.shown.joined) step.joined.push_back(table.ends(edge));
  for (const EdgeIndex edge : finding.shown.barred) step.barred.push_back(table.ends(edge));
  if (finding.placed != no_candidate) position.place(finding.placed);
  finding.shown.apply_to(position, step.where.empty() ? 0 : step.where.front());
  if (finding.concludes) conclude(position, finding.shown, step);
  (void)position.settle();
  return {.step = std::move(step), .begin = begin, .rests_on = std::move(finding.rests_on)};
}

namespace {

/// Of a number that stands on its cell, it is the next or the last one that has none.
std::string no_cell_in_words(const PathPosition& position, const PathWording& wording) {
  const CandidateTable& table = position.table();
  const Step number = position.clash_at();
  const Vertex cell = position.cell_at(number);
  const Candidate stands = cell == no_vertex ? no_candidate : table.at(number, cell);
  for (const PathChange& change : position.changes_since(0)) {
    if (stands == no_candidate || change.kind != PathChange::Kind::excluded || change.what != stands)
      continue;
    const Step missing = change.cause == PathCause::no_next       ? table.after(number)
                         : change.cause == PathCause::no_previous ? table.before(number)
                                                                  : 0;
    if (missing != 0) return fmt::format("no cell beside {} is left for {}", wording.cell(cell), missing);
  }
  return fmt::format("no cell is left for {}", number);
}

}  // namespace

PathWayStep path_clash_step(const PathPosition& position, const PathWording& wording) {
  PathWayStep step{.rule = PathWayStep::clash_rule};
  const std::uint32_t at = position.clash_at();
  switch (position.clash()) {
    case PathClash::no_cell:
      step.because = no_cell_in_words(position, wording);
      break;
    case PathClash::no_number:
      step.where = {at};
      step.because = fmt::format("no number is left for {}", wording.cell(at));
      break;
    case PathClash::crowded:
      step.where = {at};
      step.because = fmt::format("the path would have to go three ways at {}", wording.cell(at));
      break;
    case PathClash::loop:
      step.where = {at};
      step.because = fmt::format("the path would close a loop too early at {}", wording.cell(at));
      break;
    default:
      step.where = {at};
      step.because = "nothing fits";
  }
  return step;
}

namespace {

/// Takes one step after another.
class StepTaker {
 public:
  StepTaker(PathPosition& position, const PathWording& wording, std::span<const Vertex> solution,
            const Run& run)
      : position_(position),
        deducer_(position),
        pockets_(position.table()),
        around_{
            .wording = wording, .run = run, .deducer = deducer_, .pockets = pockets_, .solution = solution} {
    (void)position.settle();
  }

  /// False if no rule up to the level shows anything.
  bool take(int level) {
    auto found = find_path_step(position_, level, around_);
    if (!found) return false;
    taken_.push_back(take_path_step(position_, std::move(*found)));
    look_on_from(around_, position_, taken_.back().step);
    return true;
  }
  const std::vector<TakenPathStep>& taken() const { return taken_; }
  std::vector<PathWayStep> needed_for(StepGoal goal) && {
    const auto is_needed = steps_behind(goal, position_, 0, taken_).is_needed;
    return without_the_others(std::move(taken_), is_needed);
  }
  std::vector<PathWayStep> all() && {
    const std::vector<char> is_needed(taken_.size(), 1);
    return without_the_others(std::move(taken_), is_needed);
  }

 private:
  PathPosition& position_;
  PathDeducer deducer_;
  PocketSearch pockets_;
  PathLookAround around_;
  std::vector<TakenPathStep> taken_;
};

}  // namespace

PathWay find_path_way(PathPosition& position, int level, const PathWording& wording,
                      std::span<const Vertex> solution, const Run& run) {
  StepTaker way(position, wording, solution, run);
  WayEnd end = WayEnd::stopped;
  while (position.clash() == PathClash::none && !run.must_end()) {
    // A complete position is looked through for what no step needed so far: diamonds and marks.
    if (!way.take(position.is_complete() ? path_level_joined : level)) {
      if (!run.must_end()) end = position.is_complete() ? WayEnd::solved : WayEnd::stuck;
      break;
    }
    run.report({"explaining", way.taken().size()});
  }
  if (position.clash() != PathClash::none) end = WayEnd::clash;
  if (end == WayEnd::solved) return {.end = end, .steps = std::move(way).needed_for(StepGoal::every_number)};
  if (end != WayEnd::clash) return {.end = end, .steps = std::move(way).all()};
  std::vector<PathWayStep> steps = std::move(way).needed_for(StepGoal::clash);
  if (steps.empty() || !steps.back().is_clash()) steps.push_back(path_clash_step(position, wording));
  return {.end = end, .steps = std::move(steps)};
}

std::vector<PathWayStep> steps_to_next_number(PathPosition& position, int level, const PathWording& wording,
                                              std::span<const Vertex> solution, const Run& run) {
  StepTaker way(position, wording, solution, run);
  while (position.clash() == PathClash::none && !position.is_complete() && !run.must_end()) {
    if (!way.take(level)) return {};
    if (!way.taken().back().step.placed.empty()) return std::move(way).needed_for(StepGoal::last_step);
  }
  return {};
}

}  // namespace hamlet
