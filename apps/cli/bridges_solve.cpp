#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "cli/bridges_commands.hpp"
#include "cli/command.hpp"
#include "cli/path_work.hpp"
#include "cli/proved_by.hpp"
#include "cli/sheet_file.hpp"
#include "cli/streamed_answer.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/solve/bridges/count.hpp"
#include "hamlet/solve/bridges/find.hpp"

namespace hamlet {

namespace {

using Answer = NetsFound::Answer;

int exit_code(Answer answer) {
  return answer == Answer::found ? exit_yes : answer == Answer::none ? exit_no : exit_unknown;
}

const char* word_for(Answer answer) {
  return answer == Answer::found ? "found" : answer == Answer::none ? "none" : "unknown";
}

/// The fields that stand after the nets.
nlohmann::ordered_json found_json(const BridgesTask& task, const NetsFound& found, double seconds) {
  nlohmann::ordered_json json = {
      {"complete", found.all}, {"method", found.method}, {"seconds", seconds}, {"work", found.work}};
  if (!found.why.empty()) json["why"] = found.why;
  if (!found.certificate.empty()) json["where"] = islands_json(task.puzzle(), found.certificate);
  return json;
}

std::string sentence_of(const NetsFound& found, std::uint64_t limit, double seconds) {
  const std::string how = fmt::format("{}, {:.3f} s", number_of(found.work, "step"), seconds);
  if (found.answer == Answer::none) return none_text(found.why, found.method);
  if (found.answer == Answer::unknown) return fmt::format("unknown: {} ({})", found.why, how);
  const bool fewer = found.found_count < limit;
  std::string text = fmt::format("found {} by {} ({}){}", found.found_count, found.method, how,
                                 found.all ? "; there are no more"
                                 : fewer   ? "; there may be more: "
                                           : "");
  return fewer && !found.all ? text + found.why : text;
}

/// The lanes on which two nets differ, as pairs of islands.
std::vector<Bridge> differing_bridges(const std::vector<Bridge>& one, const std::vector<Bridge>& two) {
  std::set<Bridge> differing(one.begin(), one.end());
  for (const Bridge& bridge : two) {
    if (differing.erase(bridge) == 0) differing.insert(bridge);
  }
  std::set<std::pair<Vertex, Vertex>> lanes;
  for (const auto& [a, b, n] : differing) lanes.emplace(a, b);
  std::vector<Bridge> pairs;
  for (const auto& [a, b] : lanes) pairs.push_back({a, b, 0});
  return pairs;
}

nlohmann::ordered_json pairs_json(const BridgesPuzzle& puzzle, const std::vector<Bridge>& pairs) {
  auto json = nlohmann::ordered_json::array();
  for (const auto& [a, b, n] : pairs) json.push_back(islands_json(puzzle, {a, b}));
  return json;
}

struct Uniqueness {
  const char* word;
  int code;
  std::string sentence;
};

Uniqueness uniqueness_of(const NetsFound& found) {
  if (found.nets.size() > 1)
    return {"ambiguous", exit_no,
            fmt::format("ambiguous: these two solutions differ between {} of islands",
                        number_of(differing_bridges(found.nets[0], found.nets[1]).size(), "pair"))};
  if (!found.all)
    return {"unknown", exit_unknown,
            fmt::format("unknown: {}{}", found.nets.empty() ? "" : "one solution is known, but ", found.why)};
  if (found.nets.empty()) return {"none", exit_no, none_text(found.why, found.method)};
  return {"unique", exit_yes,
          fmt::format("unique: there is no other solution ({})", proved_by(found.method))};
}

}  // namespace

int solve_bridges(const BridgesTask& task, const std::string& solver, std::uint64_t limit, bool no_drawing,
                  const OutputOptions& output, const Run& run) {
  const bool draws = !output.json() && !output.to_file() && !no_drawing && can_be_shown(output, task.sheet);
  StreamedAnswer answer("bridges");
  ShownSheets shown(output, task.sheet);
  SheetFile file(output);
  const RoomInFile room(task.sheet, run.memory);
  const std::uint64_t most = output.to_file() ? std::min(limit, room.most) : limit;
  const Stopwatch watch;
  NetsFound found = find_nets(task.puzzle(), task.bounds, bridges_solver(solver, "--solver"), most, run,
                              [&](const std::vector<Bridge>& net) {
                                if (output.json()) answer.add(task.puzzle(), net);
                                if (draws) shown.add(net);
                                if (output.to_file()) file.add(sheet_with(task.sheet, net));
                              });
  const double seconds = watch.seconds();
  clear_progress();
  if (!found.all && found.found_count == most && most < limit) found.why = room.why;
  const std::string sentence = sentence_of(found, limit, seconds);
  if (output.json()) answer.end(word_for(found.answer), found_json(task, found, seconds));
  const bool is_talk = output.json() || ((draws || output.to_file()) && found.answer == Answer::found);
  is_talk ? output.say(sentence) : print(sentence + "\n");
  if (!file.is_empty()) file.save();
  return exit_code(found.answer);
}

int find_smallest_k(const BridgesTask& task, const OutputOptions& output, const Run& run) {
  const Stopwatch watch;
  const SmallestK smallest = smallest_k(task.puzzle(), task.bounds.least, run);
  clear_progress();
  const bool is_found = smallest.answer == SmallestK::Answer::found;
  const bool is_none = smallest.answer == SmallestK::Answer::none;
  Sheet sheet = task.sheet;
  if (is_found) {
    sheet.bridges().puzzle = with_k(task.puzzle(), smallest.k);
    sheet.bridges().solution = smallest.net;
  }
  if (output.json()) {
    nlohmann::ordered_json json = {{"answer", is_found ? "found" : is_none ? "none" : "unknown"}};
    if (is_found) json["k"] = smallest.k;
    if (!is_found && !is_none) json["k_at_least"] = smallest.not_below;
    json["bridges"] = nlohmann::ordered_json::array();
    if (is_found) json["bridges"].push_back(net_json(task.puzzle(), smallest.net));
    json["method"] = "engine";
    json["seconds"] = watch.seconds();
    json["work"] = smallest.work;
    if (!smallest.why.empty()) json["why"] = smallest.why;
    output.print_json(json);
  } else {
    if (is_found && !output.to_file() && can_be_shown(output, sheet)) output.show(sheet);
    print(is_found  ? fmt::format("the smallest k is {} ({})\n", smallest.k, proved_by("engine"))
          : is_none ? none_text("no k is enough: " + smallest.why, "engine") + "\n"
                    : fmt::format("unknown: k is at least {}; {}\n", smallest.not_below, smallest.why));
  }
  if (output.to_file() && is_found) output.save(std::vector<Sheet>{sheet});
  return is_found ? exit_yes : is_none ? exit_no : exit_unknown;
}

int unique_bridges(const BridgesTask& task, const std::string& solver, const OutputOptions& output,
                   const Run& run) {
  const Stopwatch watch;
  const NetsFound found = find_nets(task.puzzle(), task.bounds, bridges_solver(solver, "--solver"), 2, run);
  clear_progress();
  const auto [word, code, sentence] = uniqueness_of(found);
  if (output.json()) {
    nlohmann::ordered_json json = {{"answer", word}, {"solutions", nlohmann::ordered_json::array()}};
    for (const auto& net : found.nets) json["solutions"].push_back(net_json(task.puzzle(), net));
    if (found.nets.size() > 1)
      json["differ"] = pairs_json(task.puzzle(), differing_bridges(found.nets[0], found.nets[1]));
    json["method"] = found.method;
    json["seconds"] = watch.seconds();
    json["work"] = found.work;
    if (!found.why.empty()) json["why"] = found.why;
    output.print_json(json);
  } else {
    if (!output.to_file()) show_nets_over_one_another(output, task.sheet, found.nets);
    print(sentence + "\n");
  }
  if (output.to_file()) output.save_over_one_another(sheets_with(task.sheet, found.nets));
  return code;
}

}  // namespace hamlet
