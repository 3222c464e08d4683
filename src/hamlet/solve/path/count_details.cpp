#include "hamlet/solve/path/count_details.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/solve/path/path_rules.hpp"
#include "hamlet/solve/path/refute.hpp"
#include "hamlet/solve/path/reversal.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

PathCount counted_by_search(const PathPuzzle& puzzle, const CountOptions& options, const Run& run,
                            const SearchWitness& witness) {
  return count_of(count_by_search(puzzle, Direction::counts, UINT64_MAX, options.labels, run, witness));
}

std::optional<PathCount> refuted_count(const PathPuzzle& puzzle, const CountOptions& options,
                                       const Run& run) {
  const auto refutation = refute(puzzle, options.labels, run);
  if (!refutation) return std::nullopt;
  return PathCount{.complete = true, .method = "refuted", .why = refutation->sentence};
}

bool is_swept(const PathPuzzle& puzzle, const CountOptions& options) {
  return options.method != "search" && !SweptPuzzle::refuses(puzzle);
}

/// How often a sweep's cycles use the edges of their problem.
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
    throw TooLarge("all layers of the sweep together need about " + in_words(all_layers) + ", and " +
                   in_words(static_cast<double>(run.memory.bytes())) +
                   " is allowed; --memory GB allows more, --spill FOLDER lets it use the disk");
  const SweptUsage counted = count_cycles_by_edge(*swept, options.places, workers, run);
  usage.all.complete = counted.count.complete;
  usage.all.why = counted.count.why;
  usage.all.work = counted.count.states;
  usage.all.peak_states =
      counted.count.states / std::max<std::size_t>(1, counted.count.moduli);  // all are kept
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
void for_each_move(const ProblemUsage& usage, Visit&& visit) {
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

/// Where solutions begin, of a puzzle that does not leave it open.
std::vector<Count> beginnings(const PathPuzzle& puzzle, const ProblemUsage& usage) {
  std::vector<Count> cells(puzzle.length());
  const PathRules rules(puzzle);
  if (rules.start) {
    cells[*rules.start] = usage.all.directed;
    return cells;
  }
  // The first cell comes right after the joint, or of a tour after the last one.
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

PathsByCell directed_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  PathsByCell result;
  if (const auto refuted = refuted_count(puzzle, options, run))
    return {*refuted, std::vector<Count>(puzzle.length())};
  if (PathRules(puzzle).only_the_cycle_matters) {
    result.all = count_paths(puzzle, options, run);
    if (result.all.complete) result.cells.assign(puzzle.length(), result.all.number(options.direction));
    return result;
  }
  if (is_swept(puzzle, options)) {
    Workers workers(run.threads);
    const ProblemUsage usage = swept_usage(puzzle, options, workers, run);
    result.all = usage.all;
    if (usage.all.complete) result.cells = beginnings(puzzle, usage);
    return result;
  }
  result.cells.resize(puzzle.length());
  Reversal reversal(puzzle);
  result.all = counted_by_search(puzzle, options, run, [&](const Path& path, bool) {
    result.cells[path.front()] += 1;
    if (!reversal.search_shows_one_of_two()) return;
    if (const Path* other = reversal.other(path)) result.cells[other->front()] += 1;
  });
  if (!result.all.complete) result.cells.clear();
  return result;
}

}  // namespace

PathsByCell paths_by_start(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  PathsByCell result = directed_by_start(puzzle, options, run);
  // A tour from a given start and its reverse are one, and begin there both.
  const bool is_one_of_two = result.all.directed == result.all.undirected + result.all.undirected;
  if (puzzle.closed && puzzle.start && options.direction == Direction::does_not_count && is_one_of_two) {
    for (Count& cell : result.cells) cell = cell.half();
  }
  return result;
}

PathsByEdge paths_by_edge(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  PathsByEdge result;
  for (const Edge& edge : puzzle.graph.edges()) result.edges[edge];
  if (const auto refuted = refuted_count(puzzle, options, run)) {
    result.all = *refuted;
    return result;
  }
  const auto key = [&](Vertex a, Vertex b) {
    return puzzle.graph.is_directed() ? Edge{a, b} : Edge{std::min(a, b), std::max(a, b)};
  };
  if (is_swept(puzzle, options)) {
    Workers workers(run.threads);
    const ProblemUsage usage = swept_usage(puzzle, options, workers, run);
    result.all = usage.all;
    const CycleMeaning meaning = meaning_of_a_cycle(puzzle);
    for_each_move(usage, [&](Vertex a, Vertex b, const Count& count) {
      if (a == usage.joint || b == usage.joint) return;
      result.edges[key(a, b)] = {count * meaning.directed, count * meaning.undirected};
    });
  } else {
    // Of the undirected ones, twice as many, since half of a pair is shown at a time.
    const bool one_of_two = Reversal(puzzle).search_shows_one_of_two();
    result.all = counted_by_search(puzzle, options, run, [&](const Path& path, bool both_are_shown) {
      const auto use = [&](Vertex a, Vertex b) {
        PathsByEdge::Usage& usage = result.edges[key(a, b)];
        usage.directed += one_of_two ? 2 : 1;
        usage.undirected += both_are_shown ? 1 : 2;
      };
      for (std::size_t i = 0; i + 1 < path.size(); ++i) use(path[i], path[i + 1]);
      if (puzzle.closed) use(path.back(), path.front());
    });
    if (result.all.complete) {
      for (auto& [edge, usage] : result.edges) usage.undirected = usage.undirected.half();
    }
  }
  if (!result.all.complete) result.edges.clear();
  return result;
}

PathsByPair paths_by_pair(const PathPuzzle& puzzle, const CountOptions& options, const Run& run) {
  if (puzzle.closed) throw InputError("--per-pair", "a closed tour has no two ends");
  PathsByPair result;
  result.pairs.assign(puzzle.length(), std::vector<Count>(puzzle.length()));
  if (const auto refuted = refuted_count(puzzle, options, run)) return {*refuted, result.pairs};
  if (!is_swept(puzzle, options)) {
    result.all = counted_by_search(
        puzzle, options, run, [&](const Path& path, bool) { result.pairs[path.front()][path.back()] += 1; });
    if (!result.all.complete) result.pairs.clear();
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
    const ProblemUsage usage = swept_usage(from, each, workers, run);
    result.all.complete = usage.all.complete;
    result.all.why = usage.all.why;
    if (!usage.all.complete) {
      result.pairs.clear();
      return result;
    }
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
