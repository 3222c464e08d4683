#include "hamlet/analyse/learning/trials.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace hamlet {

namespace {

/// Nine digits, since features of mirrored boards differ in the last ones.
std::string key_of(const BoardTrial& trial) {
  std::string key = trial.board.name;
  for (const double value : trial.features) key += fmt::format(" {:.9g}", value);
  return key;
}

}  // namespace

Trials unlike(const Trials& trials) {
  std::set<std::string> seen;
  Trials first;
  std::ranges::copy_if(trials, std::back_inserter(first),
                       [&](const BoardTrial* trial) { return seen.insert(key_of(*trial)).second; });
  return first;
}

Trials left_open(const Trials& trials) {
  Trials open;
  std::ranges::copy_if(trials, std::back_inserter(open),
                       [](const BoardTrial* trial) { return !trial->refuted; });
  return open;
}

std::string percentage(double share) { return fmt::format("{:.1f} %", 100 * share); }

}  // namespace hamlet
