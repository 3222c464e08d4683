#include "hamlet/solve/path/ladder/way.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/named.hpp"

namespace hamlet::path {

void Evidence::add(const Evidence& other) {
  const auto append = [](auto& to, const auto& from) { to.insert(to.end(), from.begin(), from.end()); };
  append(placed, other.placed);
  append(numbers, other.numbers);
  append(cells, other.cells);
  append(candidates, other.candidates);
  append(edges, other.edges);
  is_everything |= other.is_everything;
}

const Deduction& deduction_named(std::string_view name) { return named(deductions(), name, "rule", "rule"); }

namespace {

Visit visit_of(const CandidateTable& table, Candidate c) { return {table.cell(c), table.number(c)}; }

/// Makes the next search begin near the step, as a person would.
void look_on_from(LookAround& around, const Position& position, const WayStep& step) {
  if (!step.placed.empty()) {
    around.from = step.placed.back().step;
  } else if (!step.where.empty() && position.number_at(step.where.front()) != 0) {
    around.from = position.number_at(step.where.front());
  }
}

/// Places the numbers that the exclusions leave a single possibility.
void conclude(Position& position, const Finding& finding, WayStep& step) {
  const CandidateTable& table = position.table();
  for (const Candidate c : finding.shown.excluded) {
    if (position.clash() != Clash::none) return;
    const Vertex cell = table.cell(c);
    const Step number = table.number(c);
    Candidate last = no_candidate;
    if (finding.concludes && position.numbers_left(cell) == 1 && position.number_at(cell) == 0) {
      last = position.first_left_on(cell);
    } else if (finding.concludes_cells && position.cells_left(number) == 1 &&
               position.cell_at(number) == no_vertex) {
      last = position.first_left_for(number);
    }
    if (last == no_candidate) continue;
    step.placed.push_back(visit_of(table, last));
    position.place(last);
  }
}

}  // namespace

std::optional<FoundStep> find_step(Position& position, int level, LookAround& around) {
  for (const Deduction* rule : deductions()) {
    if (rule->level > level) break;
    if (auto finding = rule->look(position, around)) return FoundStep{rule, std::move(*finding)};
  }
  return std::nullopt;
}

TakenStep take_step(Position& position, FoundStep found) {
  Finding& finding = found.finding;
  WayStep step{.rule = found.rule->name,
               .level = found.rule->level,
               .where = std::move(finding.where),
               .because = std::move(finding.because),
               .chain = std::move(finding.chain)};
  if (finding.shown.is_clash) step.rule = WayStep::clash_rule;
  const CandidateTable& table = position.table();
  const std::size_t begin = position.mark();
  for (const Candidate c : finding.placed) step.placed.push_back(visit_of(table, c));
  for (const Candidate c : finding.shown.excluded) step.excluded.push_back(visit_of(table, c));
  for (const EdgeIndex edge : finding.shown.joined) step.joined.push_back(table.ends(edge));
  for (const EdgeIndex edge : finding.shown.barred) step.barred.push_back(table.ends(edge));
  for (const Candidate c : finding.placed) position.place(c);
  finding.shown.apply_to(position, step.where.empty() ? 0 : step.where.front());
  conclude(position, finding, step);
  (void)position.propagate();
  return {.step = std::move(step), .begin = begin, .rests_on = std::move(finding.rests_on)};
}

namespace {

EdgeIndex edge_between(const CandidateTable& table, Edge ends) {
  for (const auto& [to, edge] : table.exits(ends.from)) {
    if (to == ends.to) return edge;
  }
  throw std::logic_error("a step joins or bars cells that are not neighbours");
}

}  // namespace

void take(Position& position, const WayStep& step) {
  const CandidateTable& table = position.table();
  for (const auto& [cell, number] : step.excluded) position.exclude(table.at(number, cell));
  for (const auto& [cell, number] : step.placed) position.place(table.at(number, cell));
  for (const Edge& edge : step.joined) position.join(edge_between(table, edge));
  for (const Edge& edge : step.barred) position.bar(edge_between(table, edge));
  (void)position.propagate();
}

void say_again(Position& position, std::vector<WayStep>& steps, const Wording& wording) {
  (void)position.propagate();
  for (WayStep& step : steps) {
    if (step.is_clash()) return;
    if (const auto say = deduction_named(step.rule).say) {
      Said said = say(position, step, wording);
      step.where = std::move(said.where);
      step.because = std::move(said.because);
    }
    take(position, step);
  }
}

namespace {

/// If the number is placed, it is really the next or the previous one that has no cell.
Said no_cell_in_words(const Position& position, const Wording& wording) {
  const CandidateTable& table = position.table();
  const Step number = position.clash_at();
  const Vertex cell = position.cell_at(number);
  const Candidate stands = cell == no_vertex ? no_candidate : table.at(number, cell);
  for (const PathChange& change : position.changes_since(0)) {
    if (stands == no_candidate || change.kind != PathChange::Kind::excluded || change.what != stands)
      continue;
    const Step missing = change.cause == Cause::no_next       ? table.after(number)
                         : change.cause == Cause::no_previous ? table.before(number)
                                                              : 0;
    if (missing != 0)
      return {{cell}, fmt::format("no cell beside {} is left for {}", wording.cell(cell), missing)};
  }
  return {{}, fmt::format("no cell is left for {}", number)};
}

}  // namespace

WayStep clash_step(const Position& position, const Wording& wording) {
  WayStep step{.rule = WayStep::clash_rule};
  const std::uint32_t at = position.clash_at();
  switch (position.clash()) {
    case Clash::no_cell: {
      Said said = no_cell_in_words(position, wording);
      step.where = std::move(said.where);
      step.because = std::move(said.because);
      break;
    }
    case Clash::no_number:
      step.where = {at};
      step.because = fmt::format("no number is left for {}", wording.cell(at));
      break;
    case Clash::crowded:
      step.where = {at};
      step.because = fmt::format("the path would have to go three ways at {}", wording.cell(at));
      break;
    case Clash::loop:
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

/// Takes one step after another and keeps what each rests on.
class StepTaker {
 public:
  StepTaker(Position& position, const Wording& wording, std::span<const Vertex> solution, const Run& run)
      : position_(position),
        deducer_(position),
        pockets_(position.table()),
        around_{
            .wording = wording, .run = run, .deducer = deducer_, .pockets = pockets_, .solution = solution} {
    (void)position.propagate();
  }

  /// Returns false if no rule up to the level deduces anything.
  bool take(int level) {
    auto found = find_step(position_, level, around_);
    if (!found) return false;
    taken_.push_back(take_step(position_, std::move(*found)));
    look_on_from(around_, position_, taken_.back().step);
    return true;
  }
  const std::vector<TakenStep>& taken() const { return taken_; }
  std::vector<WayStep> needed_for(StepGoal goal) && {
    const auto is_needed = steps_behind(goal, position_, 0, taken_).is_needed;
    return without_the_others(std::move(taken_), is_needed);
  }
  std::vector<WayStep> all() && {
    const std::vector<char> is_needed(taken_.size(), 1);
    return without_the_others(std::move(taken_), is_needed);
  }

 private:
  Position& position_;
  Deducer deducer_;
  PocketSearch pockets_;
  LookAround around_;
  std::vector<TakenStep> taken_;
};

}  // namespace

Way find_way(Position& position, int level, const Wording& wording, std::span<const Vertex> solution,
             const Run& run) {
  const std::size_t begin = position.mark();
  StepTaker way(position, wording, solution, run);
  WayEnd end = WayEnd::stopped;
  while (position.clash() == Clash::none && !run.must_end()) {
    // A complete position must be checked against diamonds and marks, which no step may have needed so far.
    if (!way.take(position.is_complete() ? level_joined : level)) {
      if (!run.must_end()) end = position.is_complete() ? WayEnd::solved : WayEnd::stuck;
      break;
    }
    run.report({"explaining", way.taken().size()});
  }
  if (position.clash() != Clash::none) end = WayEnd::clash;
  if (end == WayEnd::solved) return {.end = end, .steps = std::move(way).needed_for(StepGoal::every_number)};
  if (end != WayEnd::clash) return {.end = end, .steps = std::move(way).all()};
  std::vector<WayStep> steps = std::move(way).needed_for(StepGoal::clash);
  Position from_the_start = position;
  from_the_start.undo_to(begin);
  say_again(from_the_start, steps, wording);
  if (steps.empty() || !steps.back().is_clash()) steps.push_back(clash_step(position, wording));
  return {.end = end, .steps = std::move(steps)};
}

std::vector<WayStep> steps_to_next_number(Position& position, int level, const Wording& wording,
                                          std::span<const Vertex> solution, const Run& run) {
  StepTaker way(position, wording, solution, run);
  while (position.clash() == Clash::none && !position.is_complete() && !run.must_end()) {
    if (!way.take(level)) return {};
    if (!way.taken().back().step.placed.empty()) return std::move(way).needed_for(StepGoal::last_step);
  }
  return {};
}

}  // namespace hamlet::path
