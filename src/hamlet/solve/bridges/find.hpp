#pragma once

#include <string>
#include <vector>

#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet {

/// What is known after looking for nets.
struct NetsFound {
  enum class Answer { found, none, unknown };
  Answer answer = Answer::unknown;
  std::vector<std::vector<Bridge>> nets = {};
  bool all = false;    // there are no more than these
  std::string method;  // that answered
  std::uint64_t work = 0;
  std::string why = {};                  // when none or unknown
  std::vector<Vertex> certificate = {};  // when none: the islands that the reason speaks of
};

/// Looks for up to `limit` solutions within the bounds by one method. Every net is checked by the rules.
NetsFound find_nets(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const BridgesSolver& solver,
                    std::uint64_t limit, const Run& run);

/// By the engine, from nothing but the puzzle.
NetsFound find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run);

}  // namespace hamlet
