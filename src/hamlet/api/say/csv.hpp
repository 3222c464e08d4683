#pragma once

#include <string>

namespace hamlet::api {

/// Escapes a CSV field: quotes it if it contains a comma, a quote or a line break.
inline std::string csv_field(std::string text) {
  if (text.find_first_of(",\"\n\r") == std::string::npos) return text;
  for (std::size_t at = 0; (at = text.find('"', at)) != std::string::npos; at += 2) text.insert(at, 1, '"');
  return '"' + text + '"';
}

}  // namespace hamlet::api
