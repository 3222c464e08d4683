#include "hamlet/analyse/reports/server_times.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/analyse/reports/timed_searches.hpp"
#include "hamlet/solve/neo4j/find_by_server.hpp"
#include "hamlet/solve/path/count/counter.hpp"

namespace hamlet {

namespace {

struct Condition {
  const char* title;
  bool between_corners;
  bool all;
};
constexpr Condition conditions[] = {
    {"Neo4j, as Table I: seconds to find one solution (means of 5 runs)", false, false},
    {"Neo4j, as Table II: one solution from 1,1 to n,m", true, false},
    {"Neo4j, as Table III: every solution from 1,1 to n,m", true, true},
    {"Neo4j: every solution", false, true},
};
constexpr const char* boards[] = {"4x5", "4x6", "4x7", "5x5"};
constexpr int runs = 5;

std::string measured(const PathSheet& content, const PathQuery& query, const QueryApi& api, bool all,
                     const Run& run) {
  const MeanTime mean = mean_time(
      [&](const Run& part) { return find_by_server(content, query, api, all ? ~std::uint64_t{0} : 1, part); },
      all, runs, run);
  return mean.in_time ? fmt::format("{} ({} found)", mean.text(), mean.solutions) : mean.text();
}

}  // namespace

std::vector<ReportTable> server_times(const QueryApi& api, const Run& run) {
  std::vector<ReportTable> tables;
  for (const auto& [title, between_corners, all] : conditions) {
    ReportTable table{title, {"board", "solutions"}, {}};
    for (const PathQuery* query : path_queries()) table.columns.emplace_back(query->name);
    for (const char* name : boards) {
      const Board board = make_board({.name = std::string("diplomatico:") + name});
      PathSheet content{.board = board, .puzzle = {.graph = board.graph(), .shape = board.shape()}};
      if (between_corners) {
        content.puzzle.start = 0;
        content.puzzle.end = board.size() - 1;
      }
      std::vector<Figure> row = {name, path::count_paths(content.puzzle, {}, run).directed.to_string()};
      for (const PathQuery* query : path_queries()) {
        if (run.must_end()) return tables;
        row.emplace_back(measured(content, *query, api, all, run));
      }
      table.rows.push_back(std::move(row));
    }
    tables.push_back(std::move(table));
  }
  return tables;
}

}  // namespace hamlet
