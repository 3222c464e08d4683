#pragma once

#include <vector>

#include "hamlet/analyse/repair/net_clue.hpp"

namespace hamlet {

struct LoneNetClues {
  std::vector<NetClue> clues = {};                  // that exactly one solution agrees with, in order
  std::vector<std::vector<Bridge>> solutions = {};  // some, each once
  bool all = false;                                 // false if the run ended first
};

/// The clues that could be printed and that exactly one solution agrees with. If `solution` is given, only
/// those that it agrees with. The puzzle has several solutions.
LoneNetClues lone_net_clues(const NetTask& task, const std::vector<Bridge>* solution, const Run& run);

/// The clues that agree with a solution and exclude others: for each `?` its demand, and for each lane all
/// its bridges, or that it has none.
std::vector<NetClue> clues_of_net(const NetTask& task, const std::vector<Bridge>& net);

/// Whether the net agrees with a clue; `at` are its bridges by island, `on` by lane.
bool agrees(const NetTask& task, const NetClue& clue, const std::vector<int>& at, const std::vector<int>& on);

}  // namespace hamlet
