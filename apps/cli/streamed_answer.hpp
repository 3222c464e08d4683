#pragma once

#include <nlohmann/json.hpp>
#include <string_view>

#include "hamlet/board/board.hpp"
#include "hamlet/puzzle/bridges_puzzle.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet {

/// An answer with its solutions as one line of JSON, printed as the solutions come: there may be very many,
/// or a very long one.
class StreamedAnswer {
 public:
  /// `solutions` names their list: "paths", "bridges".
  explicit StreamedAnswer(std::string_view solutions) : solutions_(solutions) {}

  void add(const Board& board, const Path& path);
  void add(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net);
  /// `answer` is said here if there is no solution; `rest` are the fields after the list.
  void end(std::string_view answer, const nlohmann::ordered_json& rest);

 private:
  void begin(std::string_view answer);
  void begin_solution();

  std::string_view solutions_;
  bool has_any_ = false;
};

}  // namespace hamlet
