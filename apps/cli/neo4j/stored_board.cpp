#include "cli/neo4j/stored_board.hpp"

#include <fmt/format.h>

#include <exception>
#include <random>

namespace hamlet {

namespace {

/// Cleaning up goes on after the run has ended, and after Ctrl-C.
Run time_to_clean_up() {
  Run run;
  run.set_time_limit(5);
  return run;
}

}  // namespace

std::string StoredBoard::new_run_id() {
  std::random_device device;
  return fmt::format("hamlet-{:08x}{:08x}", device(), device());
}

bool StoredBoard::store(const Run& run) {
  auto cells = nlohmann::json::array(), moves = nlohmann::json::array();
  for (Vertex v = 0; v < board_.size(); ++v) {
    nlohmann::json cell = {{"run", run_id_}, {"vertex", v}};
    if (board_.has_cells()) {
      cell["row"] = board_.cell(v).row - 1;
      cell["col"] = board_.cell(v).col - 1;
    } else {
      cell["name"] = board_.label(v);
    }
    cells.push_back(std::move(cell));
    for (Vertex w : board_.graph().out(v)) moves.push_back({v, w});
  }
  const CypherQuery query = {
      .statement =
          "UNWIND $cells AS cell CREATE (n:Node) SET n = cell WITH collect(n) AS nodes\n"
          "UNWIND $moves AS move WITH nodes[move[0]] AS a, nodes[move[1]] AS b CREATE (a)-[:MOVE]->(b)",
      .parameters = {{"cells", std::move(cells)}, {"moves", std::move(moves)}}};
  return rows(query, run).has_value();
}

std::optional<nlohmann::json> StoredBoard::rows(CypherQuery query, const Run& run) {
  query.parameters["run"] = run_id_;
  auto found = api_.rows(query, run);
  if (!found) end_queries();
  return found;
}

void StoredBoard::end_queries() const {
  api_.rows(
      {.statement = "SHOW TRANSACTIONS YIELD transactionId AS id, parameters WHERE parameters.run = $ended\n"
                    "TERMINATE TRANSACTIONS id YIELD message RETURN message",
       .parameters = {{"ended", run_id_}}},
      time_to_clean_up());
}

void StoredBoard::remove() const {
  api_.rows(
      {.statement = "MATCH (n:Node {run: $removed}) DETACH DELETE n", .parameters = {{"removed", run_id_}}},
      time_to_clean_up());
}

StoredBoard::~StoredBoard() {
  try {
    remove();
  } catch (const std::exception&) {
    // A server that is gone has said so where it was asked for paths.
  }
}

}  // namespace hamlet
