#pragma once

#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/api/parameter_groups.hpp"

namespace hamlet::api {

/// The Numberlink document's Φ_k, Φ_Γ and ω* of the island at a cell.
Answer explain_node(const BridgesTask& task, const std::string& cell);

}  // namespace hamlet::api
