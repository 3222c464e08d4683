#include "hamlet/solve/path/count/count_details.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/free_numbering.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/rules/reversal.hpp"
#include "hamlet/solve/path/rules/rules.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"
#include "hamlet/solve/path/sweep/store/spill_file.hpp"

namespace hamlet::path {

namespace {

PathCount counted_by_search(const PathPuzzle& puzzle, const CountOptions& options, const Run& run,
                            const SearchWitness& witness) {
  return count_of(count_by_search(puzzle, Direction::counts, UINT64_MAX, options.labels, run, witness));
}

/// Counts by the given or a suitable method, as `count_paths` does. `none`: the result without solutions.
template <class Result, class BySweep, class BySearch>
Result counted_in_detail(const PathPuzzle& puzzle, const CountOptions& options, const Run& run, Result none,
                         BySweep by_sweep, BySearch by_search) {
  if (options.method == "sweep") require_swept(puzzle);
  if (const auto refutation = refute(puzzle, options.labels, run)) {
    none.all = {.complete = true, .method = "refuted", .why = refutation->sentence};
    return none;
  }
  if (options.method == "search" || SweptPuzzle::refuses(puzzle)) return by_search(run);
  try {
    return by_sweep();
  } catch (const TooLarge&) {
    if (!options.method.empty()) throw;
    WorkShare share(search_units);
    Result found = by_search(run.within(share));
    if (!found.all.complete) throw;
    return found;
  } catch (const OutOfRoom& shortage) {
    none.all = {.method = "sweep", .why = shortage.what()};
    return none;
  }
}

/// For each edge of a sweep's problem, the number of cycles that use it.
struct ProblemUsage {
  PathCount all;
  std::vector<Edge> problem_edges;
  std::vector<Count> edges;
  std::optional<Vertex> joint;
  bool tripled = false;
};

ProblemUsage swept_usage(const PathPuzzle& puzzle, const CountOptions& options, Workers& workers,
                         const Run& run) {
  ProblemUsage usage;
  usage.all.method = "sweep";
  const auto swept = prepare_sweep(puzzle, options, workers, run);
  if (!swept) {
    usage.all.why = why_ended(run);
    return usage;
  }
  const double all_layers = swept->prediction(workers.count()).bytes_of_all_layers;
  if (all_layers > static_cast<double>(run.memory.bytes()) && !options.places.spill_folder)
    throw TooLarge("",
                   "all layers of the sweep together need about " + format_bytes(all_layers) + ", and " +
                       format_bytes(static_cast<double>(run.memory.bytes())) + " is allowed",
                   "`memory` allows more, `spill` lets it use the disk", all_layers,
                   static_cast<double>(run.memory.bytes()));
  const SweptUsage counted = count_cycles_by_edge(*swept, options.places, workers, run);
  usage.all.complete = counted.count.complete;
  usage.all.why = counted.count.why;
  usage.all.work = counted.count.states;
  usage.all.peak_states =
      counted.count.states / std::max<std::size_t>(1, counted.count.moduli);  // all are kept
  usage.all.sweep = swept->order();
  if (usage.all.complete) count_solutions(usage.all, counted.count.cycles, puzzle, options, run);
  usage.problem_edges = swept->problem().edges();
  usage.edges = counted.edges;
  usage.joint = swept->problem().joint();
  usage.tripled = swept->problem().is_tripled();
  return usage;
}

/// Calls `visit(from, to, count)` for the edges of the puzzle, and to the joint, that the problem's edges
/// represent.
template <class Visit>
void for_each_move(const ProblemUsage& usage, Visit&& visit) {
  for (std::size_t i = 0; i < usage.edges.size(); ++i) {
    const auto [a, b] = usage.problem_edges[i];
    if (!usage.tripled) {
      visit(a, b, usage.edges[i]);
    } else if (a / 3 != b / 3) {
      // An arc from the exit of one cell to the entry of another.
      const Vertex from = a % 3 == 2 ? a : b, to = a % 3 == 2 ? b : a;
      visit(from / 3, to / 3, usage.edges[i]);
    }
  }
}

/// The solutions that begin at each cell, where the first cell is not free.
std::vector<Count> beginnings(const PathPuzzle& puzzle, const ProblemUsage& usage, Direction direction) {
  std::vector<Count> cells(puzzle.length());
  const Rules rules(puzzle);
  if (rules.start) {
    cells[*rules.start] = usage.all.number(direction);
    return cells;
  }
  // The first cell follows the joint or, in a tour, the last cell.
  const Vertex before = usage.joint ? *usage.joint : *rules.end;
  for_each_move(usage, [&](Vertex a, Vertex b, const Count& count) {
    const bool is_end = usage.joint && rules.end && (a == *rules.end || b == *rules.end);
    if (a == before) {
      if (!is_end) cells[b] += count;
    } else if (b == before && !usage.tripled && !is_end) {
      cells[a] += count;
    }
  });
  return cells;
}

/// Counts the solutions of a search by their first cells.
class Beginnings {
 public:
  Beginnings(const PathPuzzle& puzzle, Direction direction)
      : reversal_(puzzle), direction_(direction), twice_(puzzle.length()) {}

  void look_at(const Path& path, bool other_is_shown) {
    const bool is_shown_alone = reversal_.search_shows_one_of_two();
    const Path* const other = is_shown_alone || other_is_shown ? reversal_.other(path) : nullptr;
    const bool begin_together = other && other->front() == path.front();
    const bool are_one = begin_together && direction_ == Direction::does_not_count;
    if (is_shown_alone && !are_one) twice_[other->front()] += 2;
    twice_[path.front()] += other_is_shown && are_one ? 1 : 2;
  }
  std::vector<Count> cells() const {
    std::vector<Count> cells;
    for (const Count& count : twice_) cells.push_back(count.half());
    return cells;
  }

 private:
  Reversal reversal_;
  Direction direction_;
  std::vector<Count> twice_;  // doubled, since each of two that are one counts half
};

}  // namespace

PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  const PathsByCell none{.all = {}, .cells = std::vector<Count>(puzzle.length())};
  if (free_numbering(puzzle).beginning) {
    PathsByCell result{.all = count_paths(puzzle, options, run), .cells = {}};
    if (result.all.complete) result.cells.assign(puzzle.length(), result.all.number(options.direction));
    return result;
  }
  PathsByCell counted = counted_in_detail(
      puzzle, options, run, none,
      [&] {
        Workers workers(run.threads);
        const ProblemUsage usage = swept_usage(puzzle, options, workers, run);
        PathsByCell result{.all = usage.all, .cells = {}};
        if (usage.all.complete) result.cells = beginnings(puzzle, usage, options.direction);
        return result;
      },
      [&](const Run& limited) {
        Beginnings beginnings(puzzle, options.direction);
        PathsByCell result;
        result.all = counted_by_search(puzzle, options, limited, [&](const Path& path, bool other_is_shown) {
          beginnings.look_at(path, other_is_shown);
        });
        if (result.all.complete) result.cells = beginnings.cells();
        return result;
      });
  if (!counted.all.complete) counted.cells.clear();
  return counted;
}

namespace {

/// An arc if the graph is directed and direction counts, otherwise a pair of neighbours.
Edge used_edge(const PathPuzzle& puzzle, Direction direction, Vertex a, Vertex b) {
  const bool is_arc = puzzle.graph.is_directed() && direction == Direction::counts;
  return is_arc ? Edge{a, b} : Edge{std::min(a, b), std::max(a, b)};
}

PathsByEdge edges_by_sweep(const PathPuzzle& puzzle, const CountOptions& options, PathsByEdge result,
                           const Run& run) {
  Workers workers(run.threads);
  const ProblemUsage usage = swept_usage(puzzle, options, workers, run);
  result.all = usage.all;
  const bool are_two = options.direction == Direction::counts && is_walked_both_ways(puzzle);
  for_each_move(usage, [&](Vertex a, Vertex b, const Count& count) {
    if (a == usage.joint || b == usage.joint) return;
    result.edges[used_edge(puzzle, options.direction, a, b)] += are_two ? count + count : count;
  });
  if (options.direction == Direction::counts || !result.all.complete) return result;
  // A solution whose reverse is a solution too was counted twice.
  const auto part = has_one_way_moves(puzzle) ? reversible_part(puzzle) : std::nullopt;
  if (!part) return result;
  const PathsByEdge both_ways = paths_by_edge(*part, for_a_further_count(options), run);
  result.all.complete = both_ways.all.complete;
  result.all.why = both_ways.all.why;
  for (const auto& [edge, count] : both_ways.edges) result.edges[edge] -= count;
  return result;
}

PathsByEdge edges_by_search(const PathPuzzle& puzzle, const CountOptions& options, PathsByEdge result,
                            const Run& run) {
  // Doubled, because each of two that are one counts half.
  const bool one_of_two = Reversal(puzzle).search_shows_one_of_two();
  const bool counts = options.direction == Direction::counts;
  result.all = counted_by_search(puzzle, options, run, [&](const Path& path, bool both_are_shown) {
    const std::uint64_t times = counts ? (one_of_two ? 4 : 2) : both_are_shown ? 1 : 2;
    const auto use = [&](Vertex a, Vertex b) {
      result.edges[used_edge(puzzle, options.direction, a, b)] += times;
    };
    for (std::size_t i = 0; i + 1 < path.size(); ++i) use(path[i], path[i + 1]);
    if (puzzle.closed) use(path.back(), path.front());
  });
  if (!result.all.complete) return result;
  for (auto& [edge, count] : result.edges) count = count.half();
  return result;
}

}  // namespace

PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  PathsByEdge none;
  for (const auto& [a, b] : puzzle.graph.edges()) none.edges[used_edge(puzzle, options.direction, a, b)];
  PathsByEdge result = counted_in_detail(
      puzzle, options, run, none, [&] { return edges_by_sweep(puzzle, options, none, run); },
      [&](const Run& limited) { return edges_by_search(puzzle, options, none, limited); });
  if (!result.all.complete) result.edges.clear();
  return result;
}

namespace {

PathsByPair pairs_by_sweep(const PathPuzzle& puzzle, const CountOptions& options, PathsByPair result,
                           const Run& run) {
  Workers workers(run.threads);
  CountOptions each = options;
  result.all = {.complete = true, .method = "sweep"};
  const Rules rules(puzzle);
  for (Vertex start = 0; start < puzzle.length(); ++start) {
    if (rules.start && *rules.start != start) continue;
    if (rules.end && *rules.end == start) continue;
    run.report({"counting from each cell", result.all.work,
                static_cast<double>(start) / static_cast<double>(puzzle.length())});
    PathPuzzle from = puzzle;
    from.start = start;
    const ProblemUsage usage = swept_usage(from, each, workers, run);
    result.all.complete = usage.all.complete;
    result.all.why = usage.all.why;
    if (!usage.all.complete) return result;
    each.sweep = usage.all.sweep;
    each.on_prediction = {};
    result.all.sweep = usage.all.sweep;
    result.all.work += usage.all.work;
    result.all.peak_states = std::max(result.all.peak_states, usage.all.peak_states);
    result.all.directed += usage.all.directed;
    if (rules.end) {
      result.pairs[start][*rules.end] = usage.all.directed;
      continue;
    }
    for_each_move(usage, [&](Vertex a, Vertex b, const Count& count) {
      if (b == *usage.joint && a != start) result.pairs[start][a] = count;
    });
  }
  const bool both_ways = is_walked_both_ways(puzzle);
  count_solutions(result.all, both_ways ? result.all.directed.half() : result.all.directed, puzzle, options,
                  run);
  return result;
}

}  // namespace

PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  if (puzzle.closed) throw InputError("per-pair", "a closed tour has no two ends");
  // The counts, their working copies, and the report.
  const double needs = 4.0 * sizeof(Count) * puzzle.length() * puzzle.length();
  if (needs > static_cast<double>(run.memory.bytes()))
    throw TooLarge("",
                   fmt::format("a number for each pair of {} cells needs about {}", puzzle.length(),
                               format_bytes(needs)),
                   "`per-start` needs less", needs, static_cast<double>(run.memory.bytes()));
  const PathsByPair none{.all = {},
                         .pairs = std::vector(puzzle.length(), std::vector<Count>(puzzle.length()))};
  PathsByPair result = counted_in_detail(
      puzzle, options, run, none, [&] { return pairs_by_sweep(puzzle, options, none, run); },
      [&](const Run& limited) {
        PathsByPair searched = none;
        searched.all = counted_by_search(puzzle, options, limited, [&](const Path& path, bool) {
          searched.pairs[path.front()][path.back()] += 1;
        });
        return searched;
      });
  if (!result.all.complete) result.pairs.clear();
  return result;
}

}  // namespace hamlet::path
