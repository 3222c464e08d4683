#include "hamlet/io/parts/record_text.hpp"

#include <fmt/format.h>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet {

std::vector<Record> records_in(std::string_view text) {
  std::vector<Record> records;
  Entry* open = nullptr;
  bool is_inside = false;
  for (const TextLine& line : numbered_lines(text)) {
    const std::string_view content = trimmed(line.text);
    if (content.empty()) {
      is_inside = false;
      continue;
    }
    if (!is_inside) {
      records.emplace_back();
      open = nullptr;
      is_inside = true;
    }
    if (content[0] == '@') {
      const std::string_view key = words(content)[0];
      const auto [at, is_new] = records.back().try_emplace(
          std::string(key.substr(1)), Entry{{line.number, trimmed(content.substr(key.size()))}, {}});
      if (!is_new)
        throw InputError(place_of_line(line.number),
                         fmt::format("'{}' stands here a second time in its record", key.substr(0, 40)));
      open = &at->second;
    } else if (open) {
      open->rows.push_back({line.number, words(line.text)});
    } else {
      throw InputError(place_of_line(line.number), "a record should begin with a line such as '@id name'");
    }
  }
  return records;
}

const Entry* entry(const Record& record, std::string_view key) {
  const auto found = record.find(key);
  return found == record.end() ? nullptr : &found->second;
}

std::string_view said(const Record& record, std::string_view key) {
  const Entry* found = entry(record, key);
  return found ? found->line.text : std::string_view{};
}

std::int64_t number_in(const WordRow& row, std::size_t index, std::int64_t low, std::int64_t high) {
  const auto value = scan_integer(row.words[index]);
  if (value && *value >= low && *value <= high) return *value;
  throw InputError(row.place(index), fmt::format("'{}' should be a number from {} to {}",
                                                 row.words[index].substr(0, 40), low, high));
}

}  // namespace hamlet
