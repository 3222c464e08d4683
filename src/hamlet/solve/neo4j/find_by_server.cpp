#include "hamlet/solve/neo4j/find_by_server.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/solve/neo4j/stored_board.hpp"

namespace hamlet {

namespace {

using Answer = path::Found::Answer;

constexpr Vertex most_cells = 10'000;

void require_known_rules(const PathSheet& content) {
  const PathPuzzle& puzzle = content.puzzle;
  if (puzzle.closed || !puzzle.clues.empty() || !puzzle.diamonds.empty() || !puzzle.marks.empty())
    throw InputError("backend",
                     "the queries know of a start and an end; closed paths, numbers, diamonds and "
                     "further rules are for Hamlet's own methods");
  if (puzzle.length() > most_cells)
    throw InputError("backend",
                     fmt::format("a board of {} cells is too large for these queries; at most {} fit",
                                 puzzle.length(), most_cells));
}

/// Throws a ServerFailure unless the row is a solution of the puzzle.
Path checked_path(const Json& row, const PathPuzzle& puzzle) {
  Path path;
  if (row[0].is_array()) {
    for (const Json& vertex : row[0].list()) {
      if (!vertex.is_integer() || vertex.integer() < 0 || vertex.integer() >= puzzle.length()) break;
      path.push_back(static_cast<Vertex>(vertex.integer()));
    }
  }
  if (path.size() != puzzle.length() || !is_solution(puzzle, path))
    throw ServerFailure("the server returned a path that breaks the rules");
  return path;
}

Json vertex_or_null(const std::optional<Vertex>& vertex) { return vertex ? Json(*vertex) : Json(); }

CypherQuery cypher_of(const PathQuery& query, const PathPuzzle& puzzle, std::uint64_t limit) {
  return {.statement = query.statement({.cells = puzzle.length(),
                                        .has_start = puzzle.start.has_value(),
                                        .has_end = puzzle.end.has_value()}),
          .fields = {"path"},
          .parameters = {{"length", puzzle.length() - 1},
                         {"limit", std::min<std::uint64_t>(limit, INT64_MAX)},
                         {"start", vertex_or_null(puzzle.start)},
                         {"end", vertex_or_null(puzzle.end)}}};
}

/// Called when the server has no more rows.
void conclude(path::Found& result, const PathQuery& query) {
  result.all = query.finds_all;
  if (!result.solutions.empty()) {
    result.answer = Answer::found;
    if (!result.all) result.why = fmt::format("{} does not find every path", query.name);
  } else if (result.all) {
    result.answer = Answer::none;
    result.why = "the server tried every possibility";
  } else {
    result.why =
        fmt::format("{} found no path, which proves nothing: it does not find every path", query.name);
  }
}

}  // namespace

path::Found find_by_server(const PathSheet& content, const PathQuery& query, const QueryApi& api,
                           std::uint64_t limit, const Run& run) {
  require_known_rules(content);
  const PathPuzzle& puzzle = content.puzzle;
  path::Found result{.method = fmt::format("neo4j-{}", query.name)};
  if (!puzzle.graph.build(run)) {
    result.why = why_ended(run);
    return result;
  }
  // A vertex in JSON takes about 16 bytes, and the text it is parsed from at most a tenth of the memory
  // limit.
  const std::uint64_t most = std::max<std::uint64_t>(1, run.memory.bytes() / 128 / puzzle.length());
  const std::uint64_t asked = std::min({limit, most, std::uint64_t{INT64_MAX}});
  try {
    StoredBoard board(api, content.board, run);
    const auto rows = board.store() ? board.rows(cypher_of(query, puzzle, asked)) : std::nullopt;
    if (!rows) {
      result.why = why_ended(run);
      return result;
    }
    for (const Json& row : rows->list()) result.solutions.push_back(checked_path(row, puzzle));
  } catch (const ServerFailure& failure) {
    result.solutions.clear();
    result.why = failure.what();
    return result;
  }
  if (result.solutions.size() < asked) {
    conclude(result, query);
  } else {
    result.answer = Answer::found;
    if (asked < limit) result.why = "the memory limit was reached";
  }
  return result;
}

}  // namespace hamlet
