#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"

namespace hamlet {

/// The record of a table that has this name or alias; otherwise an InputError that suggests the nearest.
template <class Record>
const Record& named(std::span<const Record* const> table, std::string_view name, std::string_view what,
                    std::string_view where) {
  std::vector<std::string_view> known;
  for (const Record* record : table) {
    if (record->name == name) return *record;
    known.push_back(record->name);
    if constexpr (requires { record->alias; }) {
      if (record->alias.empty()) continue;
      if (record->alias == name) return *record;
      known.push_back(record->alias);
    }
  }
  throw InputError(std::string(where), unknown_name(what, name, known));
}

}  // namespace hamlet
