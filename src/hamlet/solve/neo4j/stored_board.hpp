#pragma once

#include <string>

#include "hamlet/base/text/json.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/neo4j/query_api.hpp"

namespace hamlet {

/// A board's graph on a server for as long as this lives: `(:Node {run, vertex, row, col})-[:MOVE]->(:Node)`,
/// rows and columns from 0 as in the Diplomatico document. `run` keeps it apart from all others there.
class StoredBoard {
 public:
  StoredBoard(const QueryApi& api, const Board& board, const Run& run)
      : api_(api), board_(board), run_(run), run_id_(new_run_id()) {}
  StoredBoard(const StoredBoard&) = delete;
  StoredBoard& operator=(const StoredBoard&) = delete;
  ~StoredBoard();

  const std::string& run_id() const { return run_id_; }
  /// False if the run ended first. An InputError if the server has something else than the board afterwards.
  bool store();
  /// The rows of a query that has `$run` among its parameters. If the run ends first, the server is told to
  /// end the query: a connection that is closed does not stop it.
  std::optional<Json> rows(CypherQuery query);

 private:
  static std::string new_run_id();
  CypherQuery storing() const;
  void require_all_stored(const Json& stored) const;
  /// As far as the server still answers.
  void clean_up(const CypherQuery& query) const;
  Run time_to_clean_up() const;

  const QueryApi& api_;
  const Board& board_;
  const Run& run_;
  std::string run_id_;
  bool is_there_ = false;
  bool server_answers_ = false;
};

}  // namespace hamlet
