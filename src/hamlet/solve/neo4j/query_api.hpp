#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/text/json.hpp"
#include "hamlet/solve/neo4j/http.hpp"

namespace hamlet {

/// Who asks; without a password nobody in particular.
struct Credentials {
  std::string user, password;
};

/// NEO4J_USER (or neo4j) and NEO4J_PASSWORD: on the command line others of the machine could read them.
Credentials credentials_of_environment();

/// A statement in Cypher, what it returns, and the values of its `$names`.
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
  /// The rows, a JSON array of arrays, each with as many values as fields; nothing if the run ended first.
  /// InputError for what the user can put right, ServerFailure for what the server could not do.
  std::optional<Json> rows(const CypherQuery& query, const Run& run) const;

 private:
  [[noreturn]] void refuse_password() const;
  [[noreturn]] void refuse_stranger(int status) const;
  [[noreturn]] void complain(const Json& error) const;

  ServerAddress address_;
  Credentials credentials_;
};

/// The server of a URL, or if that is empty of the environment; an InputError if neither says which.
QueryApi chosen_server(const std::string& url);

}  // namespace hamlet
