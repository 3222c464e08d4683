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

std::string_view word_for(FindResult::Answer answer);

/// The fields that stand after the paths: how they were found, and why there are no more.
nlohmann::ordered_json found_json(const FindResult& result, const Board& board, double seconds);

}  // namespace hamlet
