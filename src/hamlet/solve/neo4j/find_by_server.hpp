#pragma once

#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/neo4j/path_query.hpp"
#include "hamlet/solve/neo4j/query_api.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

/// Finds up to `limit` solutions by a Neo4j server and checks each. The board is stored on the server during
/// the search. Throws an InputError if the puzzle has more than a start and an end.
path::Found find_by_server(const PathSheet& content, const PathQuery& query, const QueryApi& api,
                           std::uint64_t limit, const Run& run);

}  // namespace hamlet
