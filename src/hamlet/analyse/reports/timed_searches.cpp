#include "hamlet/analyse/reports/timed_searches.hpp"

#include <fmt/format.h>

#include "hamlet/base/stopwatch.hpp"

namespace hamlet {

std::string MeanTime::text() const {
  return in_time ? fmt::format("{:.6f}s", seconds) : fmt::format(">{:.0f}s", longest_wait);
}

MeanTime mean_time(const std::function<path::Found(const Run&)>& find, bool all, int runs, const Run& run) {
  MeanTime mean;
  for (int i = 0; i < runs; ++i) {
    Run part = run.within(longest_wait);
    part.seed = run.seed + static_cast<std::uint64_t>(i);
    const Stopwatch watch;
    const path::Found found = find(part);
    mean.seconds += watch.seconds() / runs;
    mean.solutions = found.solutions.size();
    mean.in_time = !part.must_end() || found.all || (!all && !found.solutions.empty());
    if (!mean.in_time) return mean;
  }
  return mean;
}

MeanTime mean_time(const TimedSearcher& searcher, const PathPuzzle& puzzle, bool all, int runs,
                   const Run& run) {
  const path::Solver& solver = path::solver_named(searcher.solver, "reproduce");
  const auto plain = [](Vertex v) { return std::to_string(v + 1); };
  return mean_time(
      [&](const Run& part) {
        return path::find_paths(puzzle, solver, all ? ~std::uint64_t{0} : 1, plain, part,
                                {.order = searcher.order});
      },
      all, runs, run);
}

}  // namespace hamlet
