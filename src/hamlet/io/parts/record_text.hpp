#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/io/parts/token_grid.hpp"

namespace hamlet {

/// Records separated by empty lines: lines "@key value", each with the rows of words below it.
struct Entry {
  TextLine line;  // what follows the key
  std::vector<WordRow> rows;
};

using Record = std::map<std::string, Entry, std::less<>>;

/// Refuses a key that stands twice in a record, and rows before the first key.
std::vector<Record> records_in(std::string_view text);

/// The entry of a key, or none.
const Entry* entry(const Record& record, std::string_view key);
/// What follows the key; empty without it.
std::string_view said(const Record& record, std::string_view key);

/// A word of a row that must be a number of the range.
std::int64_t number_in(const WordRow& row, std::size_t index, std::int64_t low, std::int64_t high);

}  // namespace hamlet
