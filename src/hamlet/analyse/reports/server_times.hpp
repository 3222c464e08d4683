#pragma once

#include <vector>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/solve/neo4j/query_api.hpp"

namespace hamlet {

/// The Diplomatico document's queries on its boards, under the conditions of its Tables I to III and for
/// every solution without given ends: means of as many runs as it took, of what was found and how long it
/// took.
std::vector<ReportTable> server_times(const QueryApi& api, const Run& run);

}  // namespace hamlet
