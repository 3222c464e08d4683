#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/io/parts/token_grid.hpp"

namespace hamlet {

/// Records are separated by empty lines. An entry is a line "@key value" and the rows of words below it.
struct Entry {
  TextLine line;  // the text after the key
  std::vector<WordRow> rows;
};

using Record = std::map<std::string, Entry, std::less<>>;

/// Throws an InputError for a key that occurs twice in a record, or rows before the first key.
std::vector<Record> records_in(std::string_view text);

/// The entry of a key, or null.
const Entry* entry(const Record& record, std::string_view key);
/// The text after the key; empty if the record lacks it.
std::string_view said(const Record& record, std::string_view key);

/// Parses a word of a row, which must be a number from `low` to `high`.
std::int64_t number_in(const WordRow& row, std::size_t index, std::int64_t low, std::int64_t high);

}  // namespace hamlet
