#include "cli/neo4j/backend_choice.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "cli/neo4j/find_by_server.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

QueryApi chosen_server(const std::string& server) {
  const char* const usual = std::getenv("HAMLET_NEO4J_URL");
  const std::string url = !server.empty() ? server : usual != nullptr ? usual : "";
  if (url.empty())
    throw InputError("--server", "which server? --server URL or the variable HAMLET_NEO4J_URL says it");
  return QueryApi(server_address(url, "--server"), credentials_of_environment());
}

Options BackendChoice::options() {
  std::string queries;
  for (const PathQuery* query : path_queries())
    queries += fmt::format("{}{} ({})", queries.empty() ? "" : "; ", query->name, query->summary);
  return {
      {"--backend", "NAME", "neo4j: let a Neo4j server search for the paths", &backend_},
      {"--server", "URL",
       "the server, as http://127.0.0.1:7474 (default: $HAMLET_NEO4J_URL); user and password are taken from "
       "$NEO4J_USER and $NEO4J_PASSWORD",
       &server_},
      {"--query", "NAME", "what it is asked, by default apoc: " + queries, &query_},
  };
}

bool BackendChoice::is_server() const {
  if (backend_ == "neo4j") return true;
  if (!backend_.empty())
    throw InputError("--backend", fmt::format("unknown backend '{}'; there is neo4j", backend_));
  if (!server_.empty()) throw InputError("--server", "it belongs to --backend neo4j");
  if (!query_.empty()) throw InputError("--query", "it belongs to --backend neo4j");
  return false;
}

FindResult BackendChoice::find(const PathSheet& content, std::uint64_t limit, const Run& run) const {
  const PathQuery& query = path_query(query_.empty() ? "apoc" : query_, "--query");
  return find_by_server(content, query, chosen_server(server_), limit, run);
}

}  // namespace hamlet
