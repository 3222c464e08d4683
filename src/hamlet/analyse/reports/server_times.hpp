#pragma once

#include <vector>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/solve/neo4j/query_api.hpp"

namespace hamlet {

/// Times the Diplomatico document's queries on its boards, as means of as many runs as the document's: under
/// the conditions of its Tables I to III, and for every solution without given ends.
std::vector<ReportTable> server_times(const QueryApi& api, const Run& run);

}  // namespace hamlet
