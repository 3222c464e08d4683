#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/text/json.hpp"
#include "hamlet/solve/neo4j/http.hpp"

namespace hamlet {

/// If the password is empty, no credentials are sent.
struct Credentials {
  std::string user, password;
};

/// Reads NEO4J_USER (default: neo4j) and NEO4J_PASSWORD. On a command line, other users of the machine could
/// read them.
Credentials credentials_of_environment();

/// A Cypher statement, the fields it returns, and the values of its `$parameters`.
struct CypherQuery {
  std::string statement;
  std::vector<std::string> fields;
  Json parameters = Json::object();
};

/// The Query API of a Neo4j server, version 5.19 or later.
class QueryApi {
 public:
  QueryApi(ServerAddress address, Credentials credentials)
      : address_(std::move(address)), credentials_(std::move(credentials)) {}

  const ServerAddress& address() const { return address_; }
  /// Returns the rows, a JSON array of arrays with one value per field; nothing if the run ended first.
  /// Throws an InputError for what the user can fix, a ServerFailure for what the server could not do.
  std::optional<Json> rows(const CypherQuery& query, const Run& run) const;

 private:
  [[noreturn]] void refuse_password() const;
  [[noreturn]] void refuse_stranger(int status) const;
  [[noreturn]] void complain(const Json& error) const;

  ServerAddress address_;
  Credentials credentials_;
};

/// The server at `url`, or if that is empty, at HAMLET_NEO4J_URL. Throws an InputError if both are empty.
QueryApi chosen_server(const std::string& url);

}  // namespace hamlet
