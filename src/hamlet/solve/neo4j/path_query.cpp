#include "hamlet/solve/neo4j/path_query.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/named.hpp"

// The searches of the Diplomatico document, on a board stored as there: (:Node {row, col})-[:MOVE]->(:Node).
// Moves never leave a run's board, so it suffices that the first cell is of this run.

namespace hamlet {

namespace {

std::string first_cell(std::string_view name, const PathsWanted& wanted) {
  return fmt::format("({}:Node {{run: $run{}}})", name, wanted.has_start ? ", vertex: $start" : "");
}

std::string last_cell(std::string_view name, const PathsWanted& wanted) {
  return fmt::format("({}:Node{})", name, wanted.has_end ? " {run: $run, vertex: $end}" : "");
}

/// Walks that use no move twice, filtered for those that visit no cell twice. A length cannot be a parameter
/// in Cypher.
std::string raw(const PathsWanted& wanted) {
  return fmt::format(
      "MATCH p = {}-[:MOVE*{}]->{}\n"
      "WHERE ALL(n IN nodes(p) WHERE single(m IN nodes(p) WHERE m = n))\n"
      "RETURN [n IN nodes(p) | n.vertex] AS path LIMIT $limit",
      first_cell("start", wanted), wanted.cells - 1, last_cell("end", wanted));
}

/// A MATCH for each move, to a cell that is not on the path yet. (The document writes `NOT IN {…}`, which is
/// not a list.)
std::string constructive(const PathsWanted& wanted) {
  std::string text = "MATCH " + first_cell("n0", wanted) + "\n";
  std::string before = "n0", vertices = "n0.vertex";
  for (Vertex i = 1; i < wanted.cells; ++i) {
    const std::string cell = fmt::format("n{}", i);
    text += fmt::format("MATCH (n{})-[:MOVE]->{} WHERE NOT {} IN [{}]\n", i - 1,
                        i + 1 == wanted.cells ? last_cell(cell, wanted) : fmt::format("({}:Node)", cell),
                        cell, before);
    before += ", " + cell;
    vertices += fmt::format(", {}.vertex", cell);
  }
  return text + fmt::format("RETURN [{}] AS path LIMIT $limit", vertices);
}

std::string expand(const PathsWanted& wanted, std::string_view how) {
  return fmt::format(
      "MATCH {}\n{}"
      "CALL apoc.path.expandConfig(start, {{relationshipFilter: 'MOVE>', labelFilter: 'Node',\n"
      "  minLevel: $length, maxLevel: $length, {}{}}}) YIELD path AS p\n"
      "RETURN [n IN nodes(p) | n.vertex] AS path LIMIT $limit",
      first_cell("start", wanted), wanted.has_end ? "MATCH " + last_cell("end", wanted) + "\n" : "", how,
      wanted.has_end ? ", endNodes: [end]" : "");
}

/// Depth-first, because APOC's default order keeps all partial paths in memory.
std::string apoc(const PathsWanted& wanted) { return expand(wanted, "uniqueness: 'NODE_PATH', bfs: false"); }

std::string apoc_global(const PathsWanted& wanted) { return expand(wanted, "uniqueness: 'NODE_GLOBAL'"); }

constexpr PathQuery raw_query = {
    .name = "raw", .summary = "all walks of the right length, filtered afterwards", .statement = raw};
constexpr PathQuery constructive_query = {.name = "constructive",
                                          .summary = "a clause for each move, to none of the cells before",
                                          .statement = constructive};
constexpr PathQuery apoc_query = {
    .name = "apoc", .summary = "apoc.path.expandConfig, no cell twice on a path", .statement = apoc};
constexpr PathQuery apoc_global_query = {
    .name = "apoc-global",
    .summary = "the document's own: no cell twice in the whole search, which loses paths",
    .finds_all = false,
    .statement = apoc_global};
constexpr const PathQuery* table[] = {&raw_query, &constructive_query, &apoc_query, &apoc_global_query};

}  // namespace

std::span<const PathQuery* const> path_queries() { return table; }

const PathQuery& path_query(std::string_view name, std::string_view where) {
  return named(path_queries(), name, "query", where);
}

}  // namespace hamlet
