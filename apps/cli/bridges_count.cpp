#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/path_work.hpp"
#include "hamlet/solve/bridges/count.hpp"

namespace hamlet {

namespace {

std::string text_of(const NetTotal& total) {
  return total.is_exact ? total.nets.to_string()
                        : fmt::format("unknown: at least {}; {}", total.nets.to_string(), total.why);
}

nlohmann::ordered_json json_of(const NetTotal& total) {
  const std::string number = total.nets.to_string();
  nlohmann::ordered_json json = {{"count", number},
                                 {"exact", total.is_exact},
                                 {"directed", number},
                                 {"undirected", number},
                                 {"method", total.method},
                                 {"work", total.work},
                                 {"peak_states", total.peak_states}};
  if (!total.why.empty()) json["why"] = total.why;
  return json;
}

}  // namespace

int count_bridges(const BridgesTask& task, std::uint64_t enough, const OutputOptions& output,
                  const Run& run) {
  const Stopwatch watch;
  const NetTotal total = count_nets(task.puzzle(), task.bounds, enough, run);
  clear_progress();
  const bool is_enough = total.nets >= Count(enough);
  if (output.json()) {
    auto json = json_of(total);
    json["seconds"] = watch.seconds();
    output.print_json(json);
  } else {
    print((is_enough && !total.is_exact ? "at least " + total.nets.to_string() : text_of(total)) + "\n");
    output.say(fmt::format("by {}, {:.3f} s", total.method, watch.seconds()));
  }
  if (enough != UINT64_MAX) return is_enough ? exit_yes : total.is_exact ? exit_no : exit_unknown;
  return total.is_exact ? exit_yes : exit_unknown;
}

int count_bridges_for_each_k(const BridgesTask& task, const OutputOptions& output, const Run& run) {
  const Stopwatch watch;
  const auto totals = count_for_each_k(task.puzzle(), task.bounds.least, run);
  clear_progress();
  bool all_exact = true;
  auto json = nlohmann::ordered_json::array();
  if (!output.json()) print("k,count\n");
  for (const auto& [k, total] : totals) {
    all_exact = all_exact && total.is_exact;
    auto entry = json_of(total);
    entry["k"] = k;
    json.push_back(std::move(entry));
    if (output.json()) continue;
    print(fmt::format("{},{}\n", k, total.is_exact ? total.nets.to_string() : "unknown"));
    if (!total.is_exact) output.say(fmt::format("k = {}: {}", k, text_of(total)));
  }
  if (output.json()) output.print_json({{"per_k", std::move(json)}, {"seconds", watch.seconds()}});
  return all_exact ? exit_yes : exit_unknown;
}

}  // namespace hamlet
