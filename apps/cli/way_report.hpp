#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hamlet/puzzle/bridges_puzzle.hpp"
#include "hamlet/solve/bridges/way_step.hpp"

namespace hamlet {

/// A step with the fields `rule`, `level`, `where`, `because`, `change`, and `chain` of a what-if. A change
/// says what is known of a pair of islands from then on.
nlohmann::ordered_json step_json(const BridgesPuzzle& puzzle, const WayStep& step);

/// Its sentence, and below it, set in, those of its chain.
std::string step_text(const WayStep& step, const std::string& number);

}  // namespace hamlet
