#include "hamlet/api/say/found.hpp"

#include <fmt/format.h>

#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/base/text/plural.hpp"

namespace hamlet::api {

namespace {

template <class Solution>
std::string any_sentence(const Found<Solution>& found, std::uint64_t limit, const std::string& how) {
  const Verdict verdict = verdict_of(found.answer);
  if (verdict == Verdict::no) return none_text(found.why, found.method);
  if (verdict == Verdict::unknown) return fmt::format("unknown: {} ({})", found.why, how);
  const std::string text = fmt::format("found {} by {} ({})", found.found_count, found.method, how);
  if (found.all) return text + "; there are no more";
  return found.found_count < limit ? fmt::format("{}; there may be more: {}", text, found.why) : text;
}

}  // namespace

std::string sentence_of(const path::Found& found, std::uint64_t limit, double seconds) {
  const std::string steps = found.method.starts_with("neo4j-") ? "" : fmt::format("{} steps, ", found.work);
  return any_sentence(found, limit, fmt::format("{}{:.3f} s", steps, seconds));
}

std::string sentence_of(const bridges::Found& found, std::uint64_t limit, double seconds) {
  return any_sentence(found, limit, fmt::format("{}, {:.3f} s", number_of(found.work, "step"), seconds));
}

}  // namespace hamlet::api
