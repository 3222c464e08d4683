#include "cli/neo4j/stored_board.hpp"

#include <fmt/format.h>

#include <exception>
#include <random>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

// Seconds. A busy server takes half of one; a second Ctrl-C does not wait.
constexpr double longest_cleaning = 5;

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
  may_be_there_ = true;
  try {
    return rows(query, run).has_value();
  } catch (const InputError&) {
    may_be_there_ = false;
    throw;
  }
}

std::optional<nlohmann::json> StoredBoard::rows(CypherQuery query, const Run& run) {
  query.parameters["run"] = run_id_;
  auto found = api_.rows(query, run);
  if (!found)
    clean_up(
        "SHOW TRANSACTIONS YIELD transactionId AS id, parameters WHERE parameters.run = $gone\n"
        "TERMINATE TRANSACTIONS id YIELD message RETURN message");
  return found;
}

void StoredBoard::clean_up(const char* statement) const {
  Run run;  // not the one that has ended
  run.set_time_limit(longest_cleaning);
  try {
    api_.rows({.statement = statement, .parameters = {{"gone", run_id_}}}, run);
  } catch (const std::exception&) {
    // A server that is gone has said so where it was asked for paths.
  }
}

StoredBoard::~StoredBoard() {
  if (may_be_there_) clean_up("MATCH (n:Node {run: $gone}) DETACH DELETE n");
}

}  // namespace hamlet
