#pragma once

#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/api/input/parameter_groups.hpp"

namespace hamlet::api {

/// Reports Φ_k, Φ_Γ and ω* of the Numberlink document for the island at a cell.
Answer explain_node(const BridgesTask& task, const std::string& cell);

}  // namespace hamlet::api
