#pragma once

#include <string>

#include "cli/neo4j/query_api.hpp"
#include "hamlet/board/board.hpp"

namespace hamlet {

/// A board's graph on a server for as long as this lives: `(:Node {run, vertex, row, col})-[:MOVE]->(:Node)`,
/// rows and columns from 0 as in the Diplomatico document. `run` keeps it apart from all others there.
class StoredBoard {
 public:
  StoredBoard(const QueryApi& api, const Board& board) : api_(api), board_(board), run_id_(new_run_id()) {}
  StoredBoard(const StoredBoard&) = delete;
  StoredBoard& operator=(const StoredBoard&) = delete;
  ~StoredBoard();

  const std::string& run_id() const { return run_id_; }
  /// False if the run ended first.
  bool store(const Run& run);
  /// The rows of a query that has `$run` among its parameters. If the run ends first, the server is told to
  /// end the query: a connection that is closed does not stop it.
  std::optional<nlohmann::json> rows(CypherQuery query, const Run& run);

 private:
  static std::string new_run_id();
  /// As far as the server still answers.
  void clean_up(const char* statement) const;

  const QueryApi& api_;
  const Board& board_;
  std::string run_id_;
  bool may_be_there_ = false;
};

}  // namespace hamlet
