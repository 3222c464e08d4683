#pragma once

#include <functional>
#include <string>
#include <vector>

#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet::bridges {

/// What is known after looking for nets.
struct Found {
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
using Sink = std::function<void(const std::vector<Bridge>&)>;

/// Looks for up to `limit` solutions within the bounds by one method. Every net is checked by the rules. If
/// `show` is given, it takes each as it is found, and none is kept.
Found find_nets(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const Solver& solver,
                std::uint64_t limit, const Run& run, const Sink& show = nullptr);

/// By the engine, from nothing but the puzzle.
Found find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run);

}  // namespace hamlet::bridges
