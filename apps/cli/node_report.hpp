#pragma once

#include <string>

#include "cli/bridges_work.hpp"

namespace hamlet {

/// Prints the Numberlink document's Φ_k, Φ_Γ and ω* of the island at a cell; returns the exit code.
int explain_node(const BridgesTask& task, const std::string& cell, const OutputOptions& output);

}  // namespace hamlet
