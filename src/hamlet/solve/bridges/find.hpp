#pragma once

#include <functional>
#include <string>
#include <vector>

#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet {

/// What is known after looking for nets.
struct NetsFound {
  enum class Answer { found, none, unknown };
  Answer answer = Answer::unknown;
  std::vector<std::vector<Bridge>> nets = {};
  std::uint64_t found_count = 0;  // of `nets`, unless they were shown and not kept
  bool all = false;               // there are no more than these
  std::string method;             // that answered
  std::uint64_t work = 0;
  std::string why = {};                  // when none or unknown
  std::vector<Vertex> certificate = {};  // when none: the islands that the reason speaks of
};

/// Takes a solution that keeps the rules.
using NetSink = std::function<void(const std::vector<Bridge>&)>;

/// Looks for up to `limit` solutions within the bounds by one method. Every net is checked by the rules. If
/// `show` is given, it takes each as it is found, and none is kept.
NetsFound find_nets(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const BridgesSolver& solver,
                    std::uint64_t limit, const Run& run, const NetSink& show = nullptr);

/// By the engine, from nothing but the puzzle.
NetsFound find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run);

}  // namespace hamlet
