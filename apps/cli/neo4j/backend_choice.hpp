#pragma once

#include <string>

#include "cli/neo4j/query_api.hpp"
#include "cli/option.hpp"
#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// The server of a `--server`, or of the environment; an InputError if neither says which.
QueryApi chosen_server(const std::string& server);

/// The options that hand a search to a server.
class BackendChoice {
 public:
  Options options();
  /// Whether a server is to search. An InputError for an unknown backend, or if its options stand alone.
  bool is_server() const;
  FindResult find(const PathSheet& content, std::uint64_t limit, const Run& run) const;

 private:
  std::string backend_, server_, query_;
};

}  // namespace hamlet
