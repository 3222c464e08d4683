#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"

namespace hamlet {

/// The other names of a record; some may be empty.
template <class Record>
auto aliases_of(const Record& record) {
  if constexpr (requires { record.aliases; }) {
    return record.aliases;
  } else if constexpr (requires { record.alias; }) {
    return std::array{record.alias};
  } else {
    return std::array<std::string_view, 0>{};
  }
}

/// The record of a table with this name or alias. Throws InputError at `where` if there is none, and suggests
/// the nearest.
template <class Record>
const Record& named(std::span<const Record* const> table, std::string_view name, std::string_view what,
                    std::string_view where) {
  std::vector<std::string_view> known;
  for (const Record* record : table) {
    if (record->name == name) return *record;
    known.push_back(record->name);
    for (std::string_view alias : aliases_of(*record)) {
      if (alias.empty()) continue;
      if (alias == name) return *record;
      known.push_back(alias);
    }
  }
  throw InputError(std::string(where), unknown_name(what, name, known));
}

}  // namespace hamlet
