#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "cli/neo4j/http_post.hpp"

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
  nlohmann::json parameters = nlohmann::json::object();
};

/// The Query API of a Neo4j server, version 5.19 or later.
class QueryApi {
 public:
  QueryApi(ServerAddress address, Credentials credentials)
      : address_(std::move(address)), credentials_(std::move(credentials)) {}

  const ServerAddress& address() const { return address_; }
  /// The rows, a JSON array of arrays, each with as many values as fields; nothing if the run ended first.
  /// InputError for what the user can put right, ServerFailure for what the server could not do.
  std::optional<nlohmann::json> rows(const CypherQuery& query, const Run& run) const;

 private:
  [[noreturn]] void refuse_password() const;
  [[noreturn]] void refuse_stranger(int status) const;
  [[noreturn]] void complain(const nlohmann::json& error) const;

  ServerAddress address_;
  Credentials credentials_;
};

}  // namespace hamlet
