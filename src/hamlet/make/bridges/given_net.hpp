#pragma once

#include <string>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The net of a sheet with the demands that it meets; with another k, if one is given. Throws InputError at
/// `where` if there is no net, or if it breaks a rule.
BridgesSheet sheet_of_net(const BridgesSheet& given, std::optional<int> k, std::string_view where);

/// Why the numbers of a net do not make a puzzle, and what would mend that. `nets` are two of its solutions.
std::string why_not_unique(const BridgesSheet& sheet, const std::vector<std::vector<Bridge>>& nets,
                           const Run& run);

}  // namespace hamlet
