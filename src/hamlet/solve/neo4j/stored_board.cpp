#include "hamlet/solve/neo4j/stored_board.hpp"

#include <fmt/format.h>

#include <exception>
#include <random>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"

namespace hamlet {

namespace {

// In seconds. A server executes a request that has reached it even if nobody waits for the answer.
constexpr double longest_cleaning = 5;
constexpr double longest_cleaning_at_the_end = 0.5;

}  // namespace

std::string StoredBoard::new_run_id() {
  std::random_device device;
  return fmt::format("hamlet-{:08x}{:08x}", device(), device());
}

bool StoredBoard::store() {
  const auto found = rows(storing());
  if (!found) return false;
  is_there_ = true;
  require_all_stored(*found);
  return true;
}

CypherQuery StoredBoard::storing() const {
  auto cells = Json::array(), moves = Json::array();
  for (Vertex v = 0; v < board_.size(); ++v) {
    Json cell = {{"run", run_id_}, {"vertex", v}};
    if (board_.has_cells()) {
      cell["row"] = board_.cell(v).row - 1;
      cell["col"] = board_.cell(v).col - 1;
    } else {
      cell["name"] = board_.label(v);
    }
    cells.push_back(std::move(cell));
    for (Vertex w : board_.graph().out(v)) moves.push_back({v, w});
  }
  return {.statement =
              "UNWIND $cells AS cell CREATE (n:Node) SET n = cell WITH collect(n) AS nodes\n"
              "UNWIND $moves AS move WITH nodes[move[0]] AS a, nodes[move[1]] AS b CREATE (a)-[:MOVE]->(b)\n"
              "WITH count(*) AS created MATCH (n:Node {run: $run}) OPTIONAL MATCH (n)-[m:MOVE]->()\n"
              "RETURN count(DISTINCT n) AS cells, count(m) AS moves",
          .fields = {"cells", "moves"},
          .parameters = {{"cells", std::move(cells)}, {"moves", std::move(moves)}}};
}

void StoredBoard::require_all_stored(const Json& stored) const {
  const std::size_t moves = board_.graph().most_arcs();
  if (stored.size() == 1 && stored[0][0] == board_.size() && stored[0][1] == moves) return;
  throw InputError("server", fmt::format("{} has not stored the board's {} cells and {} moves, so what it "
                                         "finds says nothing",
                                         api_.address().url(), board_.size(), moves));
}

std::optional<Json> StoredBoard::rows(CypherQuery query) {
  query.parameters["run"] = run_id_;
  server_answers_ = false;
  auto found = api_.rows(query, run_);
  server_answers_ = found.has_value();
  if (!found && is_there_)
    clean_up({.statement =
                  "SHOW TRANSACTIONS YIELD transactionId AS id, parameters WHERE parameters.run = $gone\n"
                  "TERMINATE TRANSACTIONS id YIELD message RETURN message",
              .fields = {"message"},
              .parameters = {{"gone", run_id_}}});
  return found;
}

Run StoredBoard::time_to_clean_up() const {
  if (server_answers_ && !run_.must_end()) return run_.within(longest_cleaning);
  Run run;  // the board's own run has ended
  run.set_time_limit(longest_cleaning_at_the_end);
  return run;
}

void StoredBoard::clean_up(const CypherQuery& query) const {
  try {
    api_.rows(query, time_to_clean_up());
  } catch (const std::exception&) {
    // If the server is gone, the query for paths has already reported it.
  }
}

StoredBoard::~StoredBoard() {
  if (!is_there_) return;
  clean_up({.statement = "MATCH (n:Node {run: $gone}) DETACH DELETE n",
            .fields = {},
            .parameters = {{"gone", run_id_}}});
}

}  // namespace hamlet
