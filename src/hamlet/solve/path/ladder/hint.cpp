#include "hamlet/solve/path/ladder/hint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/ladder/chain.hpp"

namespace hamlet::path {

namespace {

// A longer chain does not help a person who made a mistake.
constexpr std::size_t most_conclusions = 12;

/// The printed numbers, and those of given ends.
std::vector<Visit> printed_numbers(const PathPuzzle& puzzle) {
  std::set<Visit> printed(puzzle.clues.begin(), puzzle.clues.end());
  if (puzzle.start) printed.insert({*puzzle.start, 1});
  if (puzzle.end) printed.insert({*puzzle.end, puzzle.length()});
  return {printed.begin(), printed.end()};
}

/// The written numbers in their order, then the printed ones that are not among them.
std::vector<Visit> with_clues(const PathPuzzle& puzzle, std::vector<Visit> written) {
  std::set<Visit> known(written.begin(), written.end());
  for (const Visit& visit : printed_numbers(puzzle)) {
    if (known.insert(visit).second) written.push_back(visit);
  }
  return written;
}

/// A number that is written over a different printed one.
std::optional<Hint> overwritten(const PathPuzzle& puzzle, const std::vector<Visit>& written,
                                const Labels& labels) {
  std::map<Vertex, Step> printed_on;
  for (const Visit& visit : printed_numbers(puzzle)) printed_on.emplace(visit.cell, visit.step);
  for (const Visit& visit : written) {
    const auto printed = printed_on.find(visit.cell);
    if (printed == printed_on.end() || printed->second == visit.step) continue;
    return Hint{.kind = Hint::Kind::mistake,
                .mistake = fmt::format("{} is written at {}, where {} is printed", visit.step,
                                       labels(visit.cell), printed->second),
                .where = {visit.cell}};
  }
  return std::nullopt;
}

/// The first violation of the rules other than missing numbers, which may still be written.
std::optional<Violation> first_violation(const PathPuzzle& puzzle, const std::vector<Visit>& written,
                                         const Labels& labels) {
  for (Violation& violation : check(puzzle, written, labels)) {
    if (violation.rule != "every-number" && violation.rule != "every-cell") return std::move(violation);
  }
  return std::nullopt;
}

/// The chain from a wrong number to a clash; empty if there is none, or only a long one.
std::vector<WayStep> why_wrong(const PathPuzzle& puzzle, std::span<const Visit> right, const Visit& wrong,
                               const Wording& wording, const Run& run) {
  const PathPuzzle begun = with_numbers(puzzle, right);
  const auto table = CandidateTable::of(begun, run);
  if (!table) return {};
  const Candidate c = table->at(wrong.step, wrong.cell);
  if (c == no_candidate) return {};
  Position position(*table);
  Deducer deducer(position);
  PocketSearch pockets(*table);
  if (!position.propagate() || !position.is_left(c)) return {};
  const LookAround around{.wording = wording, .run = run, .deducer = deducer, .pockets = pockets};
  WayStep whole{.rule = {}};
  whole.chain = chain_to_clash(position, c, level_pockets, around).steps;
  return chain_length(whole) <= most_conclusions ? std::move(whole.chain) : std::vector<WayStep>{};
}

std::optional<Hint> mistake_against(const PathPuzzle& puzzle, const Path& solution,
                                    const std::vector<Visit>& written, const Wording& wording,
                                    const Run& run) {
  const auto is_right = [&](const Visit& visit) { return solution[visit.step - 1] == visit.cell; };
  const auto wrong = std::ranges::find_if_not(written, is_right);
  if (wrong == written.end()) return std::nullopt;
  std::vector<Visit> right;
  std::ranges::copy_if(written, std::back_inserter(right), is_right);
  const auto there = std::ranges::find(solution, wrong->cell) - solution.begin() + 1;
  Hint hint{.kind = Hint::Kind::mistake, .where = {wrong->cell}};
  hint.steps = why_wrong(puzzle, right, *wrong, wording, run);
  hint.mistake = fmt::format("{} is written at {}, where the only solution has {}", wrong->step,
                             wording.cell(wrong->cell), there);
  if (hint.steps.empty()) return hint;
  const WayStep whole{.rule = {}, .chain = hint.steps};
  const std::size_t conclusions = chain_length(whole);
  hint.mistake +=
      fmt::format(": with {} there, {}{}", wrong->step,
                  conclusions > 0 ? fmt::format("after {} ", number_of(conclusions, "conclusion")) : "",
                  hint.steps.back().because);
  return hint;
}

Hint hint_from(const PathPuzzle& begun, std::span<const Vertex> solution, const Labels& labels,
               const Run& run) {
  const auto table = CandidateTable::of(begun, run);
  if (!table)
    return {.why = run.must_end() ? why_ended(run) : "there are too many possibilities for the rules"};
  Position position(*table);
  auto steps = steps_to_next_number(position, solution.empty() ? level_what_if : highest_level,
                                    Wording(labels), solution, run);
  if (steps.empty() && run.must_end()) return {.why = why_ended(run)};
  if (steps.empty()) return {.kind = Hint::Kind::ambiguous};
  std::vector<Vertex> where = steps.back().where;
  return {.kind = Hint::Kind::step, .where = std::move(where), .steps = std::move(steps)};
}

/// The written numbers fit both directions of the tour, so the player may choose one.
Hint hint_at_direction(std::vector<Path> both, const Labels& labels) {
  std::ranges::sort(both);
  const auto differs = std::ranges::mismatch(both[0], both[1]).in1;
  const auto number = static_cast<Step>(differs - both[0].begin()) + 1;
  WayStep step{
      .rule = "direction",
      .level = level_reach,
      .where = {*differs},
      .because = fmt::format("the tour may be walked both ways, and {} may be at {} or at {}: "
                             "it is written at {}",
                             number, labels(*differs), labels(both[1][number - 1]), labels(*differs)),
      .placed = {{*differs, number}}};
  return {.kind = Hint::Kind::step, .where = step.where, .steps = {std::move(step)}};
}

/// For a puzzle with several solutions, or a tour that may be numbered in several ways: steps that hold in
/// every solution with the written numbers.
Hint hint_among_several(const PathPuzzle& begun, bool is_unique, const Labels& labels, const Run& run) {
  const auto table = CandidateTable::of(begun, run);
  if (!table)
    return {.why = run.must_end() ? why_ended(run) : "there are too many possibilities for the rules"};
  Found from_here = find_two_paths(*table, labels, run);
  if (from_here.answer == Found::Answer::none)
    return {.kind = Hint::Kind::mistake, .mistake = "no solution has all the numbers that are written"};
  if (from_here.answer == Found::Answer::unknown) return {.why = from_here.why};
  const bool is_one = from_here.is_unique();
  if (is_unique && from_here.has_several()) return hint_at_direction(std::move(from_here.solutions), labels);
  return hint_from(begun,
                   is_one ? std::span<const Vertex>(from_here.solutions.front()) : std::span<const Vertex>{},
                   labels, run);
}

/// The hint, once up to two solutions are known.
Hint hint_from_solutions(const Found& whole, const CandidateTable& table, const std::vector<Visit>& all,
                         const Labels& labels, const Run& run) {
  const PathPuzzle& puzzle = table.puzzle();
  if (whole.answer == Found::Answer::none) return {.kind = Hint::Kind::none, .why = whole.why};
  if (!whole.all && whole.solutions.size() < 2) return {.why = whole.why};
  if (check(puzzle, all, labels).empty()) return {.kind = Hint::Kind::solved};
  const PathPuzzle begun = with_numbers(puzzle, all);
  const bool is_unique = whole.solutions.size() == 1;
  if (!is_unique || table.rules().numbering_is_free())
    return hint_among_several(begun, is_unique, labels, run);
  if (auto mistake = mistake_against(puzzle, whole.solutions.front(), all, Wording(labels), run))
    return *mistake;
  return hint_from(begun, whole.solutions.front(), labels, run);
}

}  // namespace

Hint hint(const PathPuzzle& puzzle, const std::vector<Visit>& written, const Labels& labels, const Run& run) {
  if (auto broken = first_violation(puzzle, printed_numbers(puzzle), labels))
    return {.kind = Hint::Kind::none, .method = "check", .why = std::move(broken->sentence)};
  if (auto mistake = overwritten(puzzle, written, labels)) return std::move(*mistake);
  const std::vector<Visit> all = with_clues(puzzle, written);
  if (auto violation = first_violation(puzzle, all, labels))
    return {.kind = Hint::Kind::mistake,
            .mistake = std::move(violation->sentence),
            .where = std::move(violation->cells)};
  const auto table = CandidateTable::of(puzzle, run);
  if (!table)
    return {.why = run.must_end() ? why_ended(run) : "there are too many possibilities for the rules"};
  const Found whole = find_two_paths(*table, labels, run);
  Hint hint = hint_from_solutions(whole, *table, all, labels, run);
  hint.is_unique = whole.is_unique();
  hint.method = whole.method;
  return hint;
}

}  // namespace hamlet::path
