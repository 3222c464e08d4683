#pragma once

#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

/// The results of searches for paths and for nets, as JSON and in words.

inline Verdict verdict_of(Outcome outcome) {
  if (outcome == Outcome::found) return Verdict::yes;
  return outcome == Outcome::none ? Verdict::no : Verdict::unknown;
}

inline const char* word_for(Outcome outcome) {
  return outcome == Outcome::found ? "found" : outcome == Outcome::none ? "none" : "unknown";
}

/// Adds `complete`, `method`, `seconds`, `work`, and `why` if there is a reason.
template <class Solution>
void add_how_found(const Found<Solution>& found, double seconds, Json& json) {
  json["complete"] = found.all;
  json["method"] = found.method;
  json["seconds"] = seconds;
  json["work"] = found.work;
  if (!found.why.empty()) json["why"] = found.why;
}

/// "found 3 by backtrack (120 steps, 0.001 s); there are no more"
std::string sentence_of(const path::Found& found, std::uint64_t limit, double seconds);
std::string sentence_of(const bridges::Found& found, std::uint64_t limit, double seconds);

}  // namespace hamlet::api
