#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "cli/command.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

constexpr int exit_code(FindResult::Answer answer) {
  using enum FindResult::Answer;
  return answer == found ? exit_yes : answer == none ? exit_no : exit_unknown;
}

/// The answer, the paths and how they were found, as one line; `more` is added to it. Written piece by piece:
/// there may be many paths, or a very long one.
void print_found_json(const FindResult& result, const Board& board, double seconds,
                      const nlohmann::ordered_json& more = nlohmann::ordered_json::object());

}  // namespace hamlet
