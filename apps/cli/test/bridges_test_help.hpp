#pragma once

#include <gmock/gmock.h>

#include <map>
#include <string>
#include <utility>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using Json = nlohmann::json;

// Both have one solution for k = 2, and every ω* is empty, so τ cannot begin.
inline constexpr const char* pinwheel = "2 3 3 1\n3 . . 2\n3 . . 2\n2 3 3 1\n";
inline constexpr const char* second_pinwheel = "1 . 2 2 1\n2 3 . 3 .\n2 . . . 2\n. 3 . 3 2\n1 2 2 . 1\n";

inline constexpr const char* two_ways = "3 . 3\n. . .\n3 . 3\n";
inline constexpr const char* easy = "2 . 4\n. . .\n1 . 3\n";
inline constexpr const char* easy_solution = "1,1-1,3=2 1,3-3,3=2 3,1-3,3=1";

/// A square of 12x12 unknown demands, with far too many nets to list.
inline std::string countless() {
  std::string rows;
  for (int row = 0; row < 12; ++row) rows += "? ? ? ? ? ? ? ? ? ? ? ?\n";
  return rows;
}

using Lane = std::pair<Json, Json>;

inline Lane lane_of(const Json& pair) { return {pair["a"], pair["b"]}; }

/// Applies the changes of an explanation in order. No change may widen what an earlier one has narrowed.
inline std::map<Lane, std::pair<int, int>> replayed(const Json& steps) {
  std::map<Lane, std::pair<int, int>> bounds;
  for (const auto& step : steps) {
    EXPECT_FALSE(step["change"].empty()) << step;
    for (const auto& change : step["change"]) {
      const std::pair<int, int> now{change["at_least"], change["at_most"]};
      const auto [at, is_new] = bounds.try_emplace(lane_of(change), now);
      EXPECT_GE(now.first, at->second.first) << step;
      EXPECT_LE(now.second, at->second.second) << step;
      at->second = now;
    }
  }
  return bounds;
}

class Bridges : public Program {
 protected:
  /// Writes a puzzle file: the keys, if any, and the grid.
  void puzzle(const std::string& name, const std::string& text) const {
    write(name, "kind: hashi\n" + text);
  }
  void position(const std::string& name, const std::string& text, const std::string& drawn) const {
    puzzle(name, text + "solution:\n" + drawn + "\n");
  }
  std::string said_of(const std::string& text) const {
    puzzle("said.txt", text);
    return run("hamlet solve said.txt --quiet").out;
  }
};

}  // namespace hamlet
