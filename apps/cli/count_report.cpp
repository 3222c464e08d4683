#include "cli/count_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/proved_by.hpp"
#include "hamlet/base/memory.hpp"

namespace hamlet {

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

std::string prediction_text(const SweepPrediction& prediction) {
  return fmt::format("predicted: {} states, {} at once; {}; {} on one thread", about(prediction.states),
                     about(prediction.peak_states), in_words(prediction.bytes), duration(prediction.seconds));
}

int CountReport::exit_code() const {
  if (is_enough()) return exit_yes;
  if (!count.complete) return exit_unknown;
  return is_bounded() ? exit_no : exit_yes;
}

std::string CountReport::sentence() const {
  const auto what = [&](const Count& number) {
    return std::string(closed ? "closed tour" : "path") + (number == Count(1) ? "" : "s");
  };
  const bool directed = direction == Direction::counts;
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
  for (const auto& [cell, number] : cells) text += fmt::format("{} {}\n", cell, number.to_string());
  for (const auto& [a, b, number] : edges) text += fmt::format("{} {} {}\n", a, b, number.to_string());
  for (const auto& [a, b, number] : pairs) text += fmt::format("{} {} {}\n", a, b, number.to_string());
  if (!verified.empty()) text += "verified " + verified + "\n";
  if (!not_verified.empty()) text += "not verified: " + not_verified + "\n";
  if (sweep.empty()) return text;
  // The order can be read back: all else is a remark.
  std::string remarks;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    remarks += "# " + text.substr(begin, end - begin);
    begin = end;
  }
  return remarks + sweep;
}

nlohmann::ordered_json CountReport::json() const {
  nlohmann::ordered_json json = {{"count", count.number(direction).to_string()},
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
    nlohmann::ordered_json all = nlohmann::ordered_json::array();
    for (const auto& item : items) all.push_back(row(item));
    return all;
  };
  using Json = nlohmann::ordered_json;
  if (per_start)
    json["per_start"] = rows(cells, [](const OfCell& of) {
      return Json{{"cell", of.cell}, {"count", of.count.to_string()}};
    });
  if (per_edge)
    json["per_edge"] = rows(edges, [](const OfTwo& of) {
      return Json{{"a", of.a}, {"b", of.b}, {"count", of.count.to_string()}};
    });
  if (per_pair)
    json["per_pair"] = rows(pairs, [](const OfTwo& of) {
      return Json{{"start", of.a}, {"end", of.b}, {"count", of.count.to_string()}};
    });
  if (!sweep.empty()) json["sweep"] = sweep.substr(0, sweep.size() - 1);
  return json;
}

}  // namespace hamlet
