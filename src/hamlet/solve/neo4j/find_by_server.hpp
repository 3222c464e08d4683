#pragma once

#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/neo4j/path_query.hpp"
#include "hamlet/solve/neo4j/query_api.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// Looks for up to `limit` solutions in a Neo4j server, and checks each. The board is stored there for as
/// long as the search takes. An InputError for a puzzle that asks for more than a start and an end.
path::Found find_by_server(const PathSheet& content, const PathQuery& query, const QueryApi& api,
                           std::uint64_t limit, const Run& run);

}  // namespace hamlet
