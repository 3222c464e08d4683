#pragma once

#include <string>

#include "hamlet/base/text/json.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/neo4j/query_api.hpp"

namespace hamlet {

/// A board's graph on a server, for the lifetime of this object: `(:Node {run, vertex, row,
/// col})-[:MOVE]->(:Node)`, with rows and columns from 0 as in the Diplomatico document. `run` separates it
/// from all other data there.
class StoredBoard {
 public:
  StoredBoard(const QueryApi& api, const Board& board, const Run& run)
      : api_(api), board_(board), run_(run), run_id_(new_run_id()) {}
  StoredBoard(const StoredBoard&) = delete;
  StoredBoard& operator=(const StoredBoard&) = delete;
  ~StoredBoard();

  const std::string& run_id() const { return run_id_; }
  /// Returns false if the run ended first. Throws an InputError if the server did not store the whole board.
  bool store();
  /// Returns the rows of a query that uses `$run`. If the run ends first, asks the server to terminate the
  /// query, which closing the connection would not do.
  std::optional<Json> rows(CypherQuery query);

 private:
  static std::string new_run_id();
  CypherQuery storing() const;
  void require_all_stored(const Json& stored) const;
  /// Ignores failures; the server may be gone.
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
