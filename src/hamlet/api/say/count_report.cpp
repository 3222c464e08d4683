#include "hamlet/api/say/count_report.hpp"

#include <fmt/format.h>

#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

std::string about(double number) {
  constexpr struct {
    double size;
    const char* name;
  } scales[] = {
      {1e15, " · 10^15"}, {1e12, " · 10^12"}, {1e9, " billion"}, {1e6, " million"}, {1e3, " thousand"}};
  for (const auto& [size, name] : scales) {
    if (number >= size) return fmt::format("{:.{}f}{}", number / size, number / size < 10 ? 1 : 0, name);
  }
  return fmt::format("{:.0f}", number);
}

std::string duration(double seconds) {
  if (seconds < 1) return "less than a second";
  if (seconds < 120) return fmt::format("{:.0f} s", seconds);
  return seconds < 7200 ? fmt::format("{:.0f} min", seconds / 60) : fmt::format("{:.0f} h", seconds / 3600);
}

}  // namespace

std::string prediction_text(const path::SweepPrediction& prediction) {
  return fmt::format("predicted: {} states, {} at once; {}; {} on one thread", about(prediction.states),
                     about(prediction.peak_states), format_bytes(prediction.bytes),
                     duration(prediction.seconds));
}

Verdict CountReport::verdict() const {
  if (is_enough()) return Verdict::yes;
  if (!count.complete) return Verdict::unknown;
  return is_bounded() ? Verdict::no : Verdict::yes;
}

std::string CountReport::sentence() const {
  const auto what = [&](const Count& number) {
    return std::string(closed ? "closed tour" : "path") + (number == Count(1) ? "" : "s");
  };
  const bool directed = direction == path::Direction::counts;
  const Count& found = count.number(direction);
  if (is_enough()) return fmt::format("at least {} {}, by {}", enough, what(enough), count.method);
  if (!count.complete) {
    const std::string known =
        count.method == "search" ? fmt::format("at least {} {}; ", found.to_string(), what(found)) : "";
    return fmt::format("unknown: {}{}", known, count.why);
  }
  std::string text = fmt::format("{}{} {}, {} ({} {}), {}", is_bounded() ? "only " : "", found.to_string(),
                                 what(found), directed ? "directed" : "undirected",
                                 (directed ? count.undirected : count.directed).to_string(),
                                 directed ? "undirected" : "directed",
                                 count.method == "refuted" ? proved_by(count.method) : "by " + count.method);
  if (found.is_zero() && !count.why.empty()) text += ": " + count.why;
  return text;
}

std::string CountReport::text() const {
  std::string text = sentence() + "\n";
  for (const auto& [cell, number] : cells)
    text += fmt::format("{} {}\n", board.label(cell), number.to_string());
  for (const auto* of_two : {&edges, &pairs}) {
    for (const auto& [a, b, number] : *of_two)
      text += fmt::format("{} {} {}\n", board.label(a), board.label(b), number.to_string());
  }
  if (!verified.empty()) text += "verified " + verified + "\n";
  if (!not_verified.empty()) text += "not verified: " + not_verified + "\n";
  if (sweep.empty()) return text;
  // The printed sweep order can be read back, so all other lines become comments.
  std::string remarks;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    remarks += "# " + text.substr(begin, end - begin);
    begin = end;
  }
  return remarks + sweep;
}

Json CountReport::json() const {
  Json json = {{"count", count.number(direction).to_string()},
               {"directed", count.directed.to_string()},
               {"undirected", count.undirected.to_string()},
               {"exact", count.complete}};
  if (is_bounded()) json["at_least"] = is_enough();
  json["method"] = count.method;
  json["seconds"] = seconds;
  json["peak_states"] = count.peak_states;
  json["work"] = count.work;
  if (!count.why.empty()) json["why"] = count.why;
  if (!verified.empty() || !not_verified.empty()) {
    json["verified"] = not_verified.empty();
    json["verified_how"] = not_verified.empty() ? verified : not_verified;
  }
  const auto rows = [](const auto& items, const auto& row) {
    Json all = Json::array();
    for (const auto& item : items) all.push_back(row(item));
    return all;
  };
  const auto cell = [&](Vertex v) { return vertex_json(board, v); };
  if (per_start)
    json["per_start"] = rows(cells, [&](const OfCell& of) {
      return Json{{"cell", cell(of.cell)}, {"count", of.count.to_string()}};
    });
  if (per_edge)
    json["per_edge"] = rows(edges, [&](const OfTwo& of) {
      return Json{{"a", cell(of.a)}, {"b", cell(of.b)}, {"count", of.count.to_string()}};
    });
  if (per_pair)
    json["per_pair"] = rows(pairs, [&](const OfTwo& of) {
      return Json{{"start", cell(of.a)}, {"end", cell(of.b)}, {"count", of.count.to_string()}};
    });
  if (!sweep.empty()) json["sweep"] = sweep.substr(0, sweep.size() - 1);
  return json;
}

}  // namespace hamlet::api
