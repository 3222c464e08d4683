#include "hamlet/api/say/proved_by.hpp"

#include <fmt/format.h>

namespace hamlet::api {

std::string proved_by(std::string_view method) {
  if (method == "refuted") return "proved without a search";
  if (method.starts_with("rules")) return fmt::format("proved by the {}", method);
  // Hamlet has not verified the server's answer.
  if (method.starts_with("neo4j-")) return fmt::format("said by {}", method);
  return fmt::format("proved by {}", method);
}

std::string none_text(std::string_view why, std::string_view method) {
  const bool is_sentence = why.ends_with('.');
  if (is_sentence) why.remove_suffix(1);
  return fmt::format("none: {} ({}){}", why, proved_by(method), is_sentence ? "." : "");
}

}  // namespace hamlet::api
