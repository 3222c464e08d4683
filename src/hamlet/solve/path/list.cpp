#include "hamlet/solve/path/list.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/frontier/way_back.hpp"
#include "hamlet/solve/path/refute.hpp"
#include "hamlet/solve/path/reversal.hpp"

namespace hamlet {

namespace {

/// Beyond that, there are more solutions than anybody lists, and looking for an order takes too long.
constexpr Step most_cells_swept = 400;
/// A first solution should not have to wait for longer than about two seconds.
constexpr double most_seconds = 2;
constexpr std::uint64_t most_memo_bytes = std::uint64_t{1} << 28;

SearchReport refuted(const Refutation& refutation) {
  return {.ended = Ended::exhausted,
          .why = refutation.sentence,
          .method = "refuted",
          .certificate = refutation.cells};
}

/// A sweep that is soon ready, if there is one. How long it takes is predicted and not measured, so that the
/// order of the list is the same on every machine.
std::unique_ptr<SweptPuzzle> quick_sweep(const PathPuzzle& puzzle, Workers& workers, const Run& run) {
  if (puzzle.length() > most_cells_swept || SweptPuzzle::refuses(puzzle)) return nullptr;
  const SweptPuzzle::Options soon_ready = {.most_type_bytes = 5e7, .most_slots = 3e8, .most_effort = 0.3};
  std::string why_not;
  auto swept = SweptPuzzle::prepare(puzzle, soon_ready, workers, run, why_not);
  const bool pays = swept && KeptLayers::are_exact(*swept) && swept->prediction().seconds < most_seconds &&
                    KeptLayers::predicted_bytes(*swept) < static_cast<double>(run.memory.bytes()) / 2;
  return pays ? std::move(swept) : nullptr;
}

std::string why_none(std::uint64_t states) {
  return fmt::format("every possibility was counted, in {} states", states);
}

}  // namespace

SearchReport list_by_search(const PathPuzzle& puzzle, Direction direction, const Labels& labels,
                            const Run& run, const PathReader& read) {
  if (!puzzle.graph.build(run)) return {.ended = Ended::by_request, .why = why_ended(run)};
  if (const auto refutation = refute(puzzle, labels, run)) return refuted(*refutation);
  Reversal reversal(puzzle);
  const auto show = [&](const Path& path) {
    require(is_solution(puzzle, path), "a search returned a path that breaks the rules");
    return read(path);
  };
  const bool both = direction == Direction::counts;
  const bool one_of_two = reversal.search_shows_one_of_two();
  bool any = false;
  SearchReport report =
      path_solver("backtrack", "").search(puzzle, {.labels = labels}, run, [&](const Path& path) {
        any = true;
        if (one_of_two && both) return show(path) && show(*reversal.other(path));
        if (!one_of_two && !both) {
          const Path* const other = reversal.other(path);
          if (other && *other < path) return true;
        }
        return show(path);
      });
  report.method = "search";
  if (!any && report.ended == Ended::exhausted && report.why.empty())
    report.why = fmt::format("every possibility was tried, in {} steps", report.work);
  return report;
}

SearchReport list_by_sweep(const KeptLayers& layers, Direction direction, const Run& run,
                           const PathReader& read) {
  const PathPuzzle& puzzle = layers.swept().puzzle();
  SearchReport report{.ended = Ended::exhausted, .work = layers.states(), .method = "sweep"};
  if (layers.total() == 0) {
    report.why = why_none(layers.states());
    return report;
  }
  const bool both = direction == Direction::counts && meaning_of_a_cycle(puzzle).directed == 2;
  Reversal reversal(puzzle);
  WayBack way(layers, std::min(most_memo_bytes, run.memory.bytes() / 4));
  const auto show = [&](const Path& path) {
    require(is_solution(puzzle, path), "a sweep led to a path that breaks the rules");
    return read(path);
  };
  constexpr std::uint64_t pause = 4096;
  for (std::uint64_t number = 0; way.go_on(); ++number) {
    if (number % pause == 0) {
      if (run.must_end()) {
        report.ended = Ended::by_request;
        report.why = why_ended(run);
        return report;
      }
      run.report({"listing", number, static_cast<double>(number) / static_cast<double>(way.size())});
    }
    const Path path = layers.swept().problem().path_of(way.cycle());
    if (!show(path) || (both && !show(*reversal.other(path)))) {
      report.ended = Ended::by_visitor;
      return report;
    }
  }
  return report;
}

SearchReport list_paths(const PathPuzzle& puzzle, Direction direction, const Labels& labels, const Run& run,
                        const PathReader& read) {
  if (!puzzle.graph.build(run)) return {.ended = Ended::by_request, .why = why_ended(run)};
  if (const auto refutation = refute(puzzle, labels, run)) return refuted(*refutation);
  Workers workers(run.threads);
  if (const auto swept = quick_sweep(puzzle, workers, run)) {
    const auto layers = KeptLayers::count(*swept, std::nullopt, workers, run);
    if (!layers) return {.ended = Ended::by_request, .why = why_ended(run), .method = "sweep"};
    return list_by_sweep(*layers, direction, run, read);
  }
  return list_by_search(puzzle, direction, labels, run, read);
}

}  // namespace hamlet
