#include "hamlet/io/penpa/penpa_answer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/json_place.hpp"

namespace hamlet {

namespace {

// [shading, lines, edges, walls, numbers, symbols]: lists of texts, each sorted as texts. A line is "a,b,1"
// or "a,b,2", a number "cell,12".
constexpr std::size_t lines_at = 1, numbers_at = 4;

/// The pieces of an entry, the first `points` of which are numbers of points.
std::vector<std::string_view> pieces_of(const JsonPlace& entry, std::size_t count) {
  const auto pieces = split(entry.text(), ',');
  const bool good = pieces.size() == count && std::ranges::all_of(pieces, [](std::string_view piece) {
                      const auto value = scan_integer(piece);
                      return value && *value >= 0;
                    });
  if (!good) entry.complain(fmt::format("here {} whole numbers with commas between them belong", count));
  return pieces;
}

/// Of a list of answers each item is an answer, a list of lists.
bool is_list_of_answers(const std::vector<JsonPlace>& items) {
  if (items.empty() || !items[0].is_array()) return false;
  const auto inner = items[0].items();
  return std::ranges::any_of(inner, &JsonPlace::is_array);
}

}  // namespace

PenpaAnswer read_penpa_answer(std::string_view json) {
  const Json value = parse_json(json);
  std::vector<JsonPlace> lists = JsonPlace(value).items();
  if (is_list_of_answers(lists)) lists = lists[0].items();
  PenpaAnswer answer;
  if (lists.size() > numbers_at) {
    for (const JsonPlace& entry : lists[numbers_at].items()) {
      // What is entered need not be a number.
      const std::string& text = entry.text();
      const std::size_t comma = text.find(',');
      const auto cell = scan_integer(std::string_view(text).substr(0, comma));
      if (comma == std::string::npos || !cell)
        entry.complain("here a cell and its number belong, as in 18,2");
      answer.numbers[*cell] = text.substr(comma + 1);
    }
  }
  if (lists.size() > lines_at) {
    for (const JsonPlace& entry : lists[lines_at].items()) {
      const auto pieces = pieces_of(entry, 3);
      answer.lines[{*scan_integer(pieces[0]), *scan_integer(pieces[1])}] =
          static_cast<int>(std::min<std::int64_t>(*scan_integer(pieces[2]), 3));
    }
  }
  return answer;
}

std::string penpa_answer_text(const PenpaAnswer& answer) {
  std::vector<std::string> lines, numbers;
  for (const auto& [ends, n] : answer.lines)
    lines.push_back(fmt::format("{},{},{}", ends.first, ends.second, n));
  for (const auto& [cell, number] : answer.numbers) numbers.push_back(fmt::format("{},{}", cell, number));
  std::ranges::sort(lines);
  std::ranges::sort(numbers);
  return fmt::format("[[],{},[],[],{},[]]", Json(lines).dump(), Json(numbers).dump());
}

}  // namespace hamlet
