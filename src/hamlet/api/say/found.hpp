#pragma once

#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet::api {

/// What was found, as JSON and in words; for paths and for nets.

template <class Found>
Verdict verdict_of(const Found& found) {
  if (found.answer == Found::Answer::found) return Verdict::yes;
  return found.answer == Found::Answer::none ? Verdict::no : Verdict::unknown;
}

template <class Found>
const char* word_for(const Found& found) {
  const Verdict verdict = verdict_of(found);
  return verdict == Verdict::yes ? "found" : verdict == Verdict::no ? "none" : "unknown";
}

/// `complete`, `method`, `seconds`, `work`, and `why` where there is one.
template <class Found>
void add_how_found(const Found& found, double seconds, Json& json) {
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
