#include "hamlet/solve/path/count_details.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/solve/path/path_rules.hpp"
#include "hamlet/solve/path/refute.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

/// Every solution, one by one; a tour that can be walked both ways is shown in one.
template <class Visit>
PathCount counted_by_search(const PathPuzzle& puzzle, const CountOptions& options, const Run& run,
                            Visit&& visit) {
  PathCount count{.method = "search"};
  if (const auto refutation = refute(puzzle, options.labels, run)) {
    count.complete = true;
    count.method = "refuted";
    count.why = refutation->sentence;
    return count;
  }
  const SearchReport report = path_solver("backtrack", "").search(puzzle, {}, run, [&](const Path& path) {
    visit(path);
    return true;
  });
  count.complete = report.ended == Ended::exhausted;
  count.work = report.work;
  count.peak_states = 1;
  if (!count.complete) count.why = report.why;
  return count;
}

bool is_swept(const PathPuzzle& puzzle, const CountOptions& options) {
  return options.method != "search" && !SweptPuzzle::refuses(puzzle);
}

PathCount with_totals(PathCount count, const PathPuzzle& puzzle, const CountOptions& options,
                      const Run& run) {
  if (!count.complete) return count;
  const SearchCount totals = count_by_search(puzzle, Direction::counts, UINT64_MAX, options.labels, run);
  count.directed = totals.directed;
  count.undirected = totals.undirected;
  count.complete = totals.complete;
  return count;
}

struct Usage {
  PathCount all;
  std::vector<Edge> problem_edges;
  std::vector<Count> edges;
  std::optional<Vertex> joint;
  bool tripled = false;
};

Usage swept_usage(const PathPuzzle& puzzle, const CountOptions& options, Workers& workers, const Run& run) {
  Usage usage;
  usage.all.method = "sweep";
  const auto swept = prepare_sweep(puzzle, options, workers, run);
  if (!swept) {
    usage.all.why = why_ended(run);
    return usage;
  }
  const double all_layers = bytes_of_all_layers(*swept);
  if (all_layers > static_cast<double>(run.memory.bytes()) && !options.places.spill_folder)
    throw TooLarge("all layers of the sweep together need about " + in_words(all_layers) + ", and " +
                   in_words(static_cast<double>(run.memory.bytes())) +
                   " is allowed; --memory GB allows more, --spill FOLDER lets it use the disk");
  const SweptUsage counted = count_cycles_by_edge(*swept, options.places, workers, run);
  usage.all.complete = counted.count.complete;
  usage.all.why = counted.count.why;
  usage.all.work = counted.count.states;
  usage.all.peak_states = counted.count.states;  // all are kept
  usage.all.sweep = swept->order();
  const CycleMeaning meaning = meaning_of_a_cycle(puzzle);
  usage.all.directed = counted.count.cycles * meaning.directed;
  usage.all.undirected = counted.count.cycles * meaning.undirected;
  usage.problem_edges = swept->problem().edges();
  usage.edges = counted.edges;
  usage.joint = swept->problem().joint();
  usage.tripled = swept->problem().is_tripled();
  return usage;
}

/// The edges of the puzzle, and those to the joint, that the problem's edges stand for.
template <class Visit>
void for_each_move(const Usage& usage, Visit&& visit) {
  for (std::size_t i = 0; i < usage.edges.size(); ++i) {
    const auto [a, b] = usage.problem_edges[i];
    if (!usage.tripled) {
      visit(a, b, usage.edges[i]);
    } else if (a / 3 != b / 3) {
      // From the exit of one to the entry of another.
      const Vertex from = a % 3 == 2 ? a : b, to = a % 3 == 2 ? b : a;
      visit(from / 3, to / 3, usage.edges[i]);
    }
  }
}

/// Where paths begin: the moves from the joint, or to it, if they can be walked both ways.
std::vector<Count> beginnings(const PathPuzzle& puzzle, const Usage& usage) {
  std::vector<Count> cells(puzzle.length());
  const PathRules rules(puzzle);
  if (!usage.joint) {
    // A closed tour begins at its first cell, or anywhere.
    for (Vertex v = 0; v < puzzle.length(); ++v) {
      if (!rules.start || *rules.start == v) cells[v] = usage.all.directed;
    }
    return cells;
  }
  if (rules.start) {
    cells[*rules.start] = usage.all.directed;
    return cells;
  }
  for_each_move(usage, [&](Vertex a, Vertex b, const Count& count) {
    if (usage.tripled) {
      if (a == *usage.joint) cells[b] += count;
    } else if (b == *usage.joint && !(rules.end && *rules.end == a)) {
      cells[a] += count;
    }
  });
  return cells;
}

}  // namespace

PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  PathsByCell result;
  if (is_swept(puzzle, options)) {
    Workers workers(run.threads);
    const Usage usage = swept_usage(puzzle, options, workers, run);
    result.all = usage.all;
    if (usage.all.complete) result.cells = beginnings(puzzle, usage);
    return result;
  }
  result.cells.resize(puzzle.length());
  const PathRules rules(puzzle);
  result.all = with_totals(counted_by_search(puzzle, options, run,
                                             [&](const Path& path) {
                                               if (!rules.direction_is_free) result.cells[path.front()] += 1;
                                             }),
                           puzzle, options, run);
  if (rules.direction_is_free || rules.only_the_cycle_matters) {
    for (Vertex v = 0; v < puzzle.length(); ++v)
      result.cells[v] = !rules.start || *rules.start == v ? result.all.directed : Count(0);
  }
  return result;
}

PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  PathsByEdge result;
  for (const Edge& edge : puzzle.graph.edges()) result.edges[edge];
  const auto key = [&](Vertex a, Vertex b) {
    return puzzle.graph.is_directed() ? Edge{a, b} : Edge{std::min(a, b), std::max(a, b)};
  };
  if (is_swept(puzzle, options)) {
    Workers workers(run.threads);
    const Usage usage = swept_usage(puzzle, options, workers, run);
    result.all = usage.all;
    for_each_move(usage, [&](Vertex a, Vertex b, const Count& count) {
      if (a != usage.joint && b != usage.joint) result.edges[key(a, b)] += count;
    });
    return result;
  }
  result.all = with_totals(counted_by_search(puzzle, options, run,
                                             [&](const Path& path) {
                                               for (std::size_t i = 0; i + 1 < path.size(); ++i)
                                                 result.edges[key(path[i], path[i + 1])] += 1;
                                               if (puzzle.closed)
                                                 result.edges[key(path.back(), path.front())] += 1;
                                             }),
                           puzzle, options, run);
  // Search shows a path and its reverse both.
  if (result.all.directed == result.all.undirected * 2 && !PathRules(puzzle).direction_is_free) {
    for (auto& [edge, count] : result.edges) count = count.half();
  }
  return result;
}

PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  if (puzzle.closed) throw InputError("--per-pair", "a closed tour has no two ends");
  PathsByPair result;
  result.pairs.assign(puzzle.length(), std::vector<Count>(puzzle.length()));
  if (!is_swept(puzzle, options)) {
    result.all = with_totals(
        counted_by_search(puzzle, options, run,
                          [&](const Path& path) { result.pairs[path.front()][path.back()] += 1; }),
        puzzle, options, run);
    return result;
  }
  Workers workers(run.threads);
  CountOptions each = options;
  result.all = {.complete = true, .method = "sweep"};
  const PathRules rules(puzzle);
  for (Vertex start = 0; start < puzzle.length(); ++start) {
    if (rules.start && *rules.start != start) continue;
    if (rules.end && *rules.end == start) continue;
    run.report({"counting from each cell", result.all.work,
                static_cast<double>(start) / static_cast<double>(puzzle.length())});
    PathPuzzle from = puzzle;
    from.start = start;
    const Usage usage = swept_usage(from, each, workers, run);
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
  const bool both_ways = meaning_of_a_cycle(puzzle).directed == 2;
  result.all.undirected = both_ways ? result.all.directed.half() : result.all.directed;
  return result;
}

}  // namespace hamlet
