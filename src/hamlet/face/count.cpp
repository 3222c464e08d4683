#include "hamlet/count.hpp"

#include "hamlet/face/inner.hpp"
#include "hamlet/solve/bridges/count.hpp"
#include "hamlet/solve/path/count/count_details.hpp"

namespace hamlet {

namespace {

SolutionCount number_of_solutions(const path::PathCount& counted) {
  return {.is_exact = counted.complete,
          .directed = counted.directed.to_string(),
          .undirected = counted.undirected.to_string(),
          .method = counted.method,
          .why = counted.why};
}

SolutionCount number_of_solutions(const bridges::NetTotal& total) {
  return {.is_exact = total.is_exact,
          .directed = total.nets.to_string(),
          .undirected = total.nets.to_string(),
          .method = total.method,
          .why = total.why};
}

path::CountOptions options_for(const PathSheet& content) {
  return {.direction = path::direction_of(content.puzzle), .labels = content.labels()};
}

std::vector<std::string> texts_of(const std::vector<Count>& counts) {
  std::vector<std::string> texts;
  for (const Count& count : counts) texts.push_back(count.to_string());
  return texts;
}

}  // namespace

SolutionCount count(const Puzzle& puzzle, const Limits& limits) {
  const Run run = run_of(limits);
  return sheet_in(puzzle).visit(
      [&](const PathSheet& path) {
        return number_of_solutions(path::count_paths(path.puzzle, options_for(path), run));
      },
      [&](const BridgesSheet& bridges) {
        return number_of_solutions(bridges::count_nets(bridges::Question(bridges.puzzle), UINT64_MAX, run));
      });
}

Verdict count_at_least(const Puzzle& puzzle, std::uint64_t enough, const Limits& limits) {
  const Run run = run_of(limits);
  return sheet_in(puzzle).visit(
      [&](const PathSheet& path) {
        path::CountOptions options = options_for(path);
        options.enough = enough;
        const path::PathCount counted = path::count_paths(path.puzzle, options, run);
        return verdict_of(counted.number(options.direction) >= Count(enough), counted.complete);
      },
      [&](const BridgesSheet& bridges) {
        const bridges::NetTotal total = bridges::count_nets(bridges::Question(bridges.puzzle), enough, run);
        return verdict_of(total.nets >= Count(enough), total.is_exact);
      });
}

CountsByStart count_by_start(const Puzzle& puzzle, const Limits& limits) {
  const PathSheet& content = path_in(puzzle, "count_by_start");
  const path::PathsByCell counted =
      path::paths_by_start(content.puzzle, options_for(content), run_of(limits));
  return {number_of_solutions(counted.all), texts_of(counted.cells)};
}

CountsByEnds count_by_ends(const Puzzle& puzzle, const Limits& limits) {
  const PathSheet& content = path_in(puzzle, "count_by_ends");
  const path::PathsByPair counted = path::paths_by_pair(content.puzzle, options_for(content), run_of(limits));
  CountsByEnds result{.all = number_of_solutions(counted.all), .paths = {}};
  for (const std::vector<Count>& row : counted.pairs) result.paths.push_back(texts_of(row));
  return result;
}

CountsByEdge count_by_edge(const Puzzle& puzzle, const Limits& limits) {
  const PathSheet& content = path_in(puzzle, "count_by_edge");
  const path::PathsByEdge counted = path::paths_by_edge(content.puzzle, options_for(content), run_of(limits));
  CountsByEdge result{.all = number_of_solutions(counted.all), .edges = {}};
  for (const auto& [edge, number] : counted.edges) result.edges.push_back({edge, number.to_string()});
  return result;
}

}  // namespace hamlet
