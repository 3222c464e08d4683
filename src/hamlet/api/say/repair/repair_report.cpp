#include "hamlet/api/say/repair/repair_report.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/api/say/proved_by.hpp"
#include "hamlet/base/overloads.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/sentence.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet::api {

namespace {

/// How clues of a path puzzle are written.
struct PathWords {
  const Board& board;

  Json json(const PathClue& clue) const {
    return std::visit(
        Overloads{[&](const Visit& visit) {
                    return Json{{"cell", vertex_json(board, visit.cell)}, {"step", visit.step}};
                  },
                  [&](const Diamond& diamond) {
                    return Json{{"a", vertex_json(board, diamond.a)}, {"b", vertex_json(board, diamond.b)}};
                  }},
        clue);
  }
  std::string place(const PathClue& clue) const {
    return std::visit(Overloads{[&](const Visit& visit) { return board.spoken(visit.cell); },
                                [&](const Diamond& diamond) {
                                  return fmt::format("{}-{}", board.spoken(diamond.a),
                                                     board.spoken(diamond.b));
                                }},
                      clue);
  }
  std::string value(const PathClue& clue) const {
    return std::visit(Overloads{[](const Visit& visit) { return std::to_string(visit.step); },
                                [](const Diamond&) { return std::string("a diamond"); }},
                      clue);
  }
  std::string name(const PathClue& clue) const {
    if (const Visit* visit = std::get_if<Visit>(&clue))
      return fmt::format("{} at {}", visit->step, board.spoken(visit->cell));
    return "the diamond " + place(clue);
  }
};

/// How clues of a bridges puzzle are written.
struct NetWords {
  const BridgesPuzzle& puzzle;

  Json cell(Vertex island) const { return cell_json(puzzle.islands()[island].cell); }
  std::string spoken(Vertex island) const { return puzzle.labels()(island); }

  Json json(const NetClue& clue) const {
    if (clue.kind == NetClue::Kind::demand) return {{"cell", cell(clue.island)}, {"demand", clue.n}};
    return {{"a", cell(clue.lane.a)}, {"b", cell(clue.lane.b)}, {"n", clue.n}};
  }
  std::string place(const NetClue& clue) const {
    if (clue.kind == NetClue::Kind::demand) return spoken(clue.island);
    return fmt::format("{}-{}", spoken(clue.lane.a), spoken(clue.lane.b));
  }
  std::string value(const NetClue& clue) const {
    if (clue.kind == NetClue::Kind::demand) return std::to_string(clue.n);
    return clue.kind == NetClue::Kind::given ? number_of(clue.n, "bridge") : "no bridge";
  }
  std::string name(const NetClue& clue) const {
    return fmt::format("{} {} {}", value(clue), clue.kind == NetClue::Kind::demand ? "at" : "on",
                       place(clue));
  }
};

template <class Clue, class Words>
Json clues_json(const std::vector<Clue>& clues, const Words& words) {
  Json json = Json::array();
  for (const Clue& clue : clues) json.push_back(words.json(clue));
  return json;
}

template <class Clue, class Words>
std::string names(const std::vector<Clue>& clues, const Words& words) {
  std::vector<std::string> all;
  for (const Clue& clue : clues) all.push_back(words.name(clue));
  return listed(all);
}

/// A line for each place.
template <class Clue, class Words>
std::string lines_by_place(const std::vector<Clue>& clues, const Words& words) {
  std::string text;
  for (std::size_t i = 0; i < clues.size();) {
    const std::string place = words.place(clues[i]);
    std::vector<std::string> values;
    for (; i < clues.size() && words.place(clues[i]) == place; ++i) values.push_back(words.value(clues[i]));
    text += fmt::format("  {}: {}\n", place, listed(values, "or"));
  }
  return text;
}

std::string why_too_many(const Run& run) {
  return run.must_end() ? why_ended(run) : "there are too many possibilities";
}

std::string why_undecided(const Run& run) {
  return run.must_end() ? why_ended(run) : "the usual share of work is spent, and `smallest` allows more";
}

template <class Clue, class Words>
std::string ambiguous_text(const Repair<Clue>& repair, const Words& words, const Run& run) {
  if (!repair.add.empty()) {
    const std::string proof =
        repair.lists_all ? "" : fmt::format("; not all are decided: {}", why_too_many(run));
    return repair.add.size() == 1
               ? fmt::format("ambiguous: one clue makes it unique{}\n", proof) +
                     lines_by_place(repair.add, words)
               : fmt::format("ambiguous: each of these {} clues makes it unique by itself{}\n",
                             repair.add.size(), proof) +
                     lines_by_place(repair.add, words);
  }
  if (!repair.lists_all)
    return fmt::format("ambiguous; whether one clue would make it unique is not decided: {}\n",
                       run.must_end() ? why_ended(run) : "there are too many possibilities");
  std::string text = "ambiguous: no single clue makes it unique";
  if (repair.sets.empty())
    return fmt::format("{}; sets of clues are not decided: {}\n", text, why_undecided(run));
  const std::size_t size = repair.sets[0].size();
  text += repair.sets.size() == 1 ? fmt::format("; these {} together do\n", size)
                                  : fmt::format("; {} together do, on each of these lines\n", size);
  for (const auto& set : repair.sets) text += fmt::format("  {}\n", names(set, words));
  return text + (repair.is_smallest
                     ? "No smaller set does.\n"
                     : fmt::format("Whether a smaller set does is not decided: {}\n", why_undecided(run)));
}

template <class Clue>
std::string value_of(const ClueChange<Clue>& change) {
  std::vector<std::string> values;
  for (int to : change.to) values.push_back(std::to_string(to));
  return listed(values, "or");
}

template <class Clue, class Words>
std::string changes_text(const Repair<Clue>& repair, const Words& words, const Run& run) {
  const auto mends = std::ranges::count_if(repair.changes, &ClueChange<Clue>::mends);
  std::string text;
  if (mends > 0) {
    text = mends == 1 ? "This change makes the puzzle unique:\n"
                      : "Each of these changes makes the puzzle unique by itself:\n";
  }
  for (const auto& change : repair.changes) {
    const std::string name = words.name(change.clue);
    if (!change.mends()) {
      text += fmt::format("Without {} there are several solutions.\n", name);
    } else if (change.to.empty()) {
      text += fmt::format("  without {}\n", name);
    } else {
      text += fmt::format("  {} instead of {}{}\n", value_of(change), name, change.can_go ? ", or none" : "");
    }
  }
  if (!repair.lists_all) {
    text += fmt::format("{} single clues are not decided: {}\n",
                        repair.changes.empty() ? "Changes of" : "Other changes of", why_too_many(run));
  } else if (mends == 0) {
    text += "No change of a single clue makes the puzzle unique.\n";
  }
  return text;
}

template <class Clue, class Words>
std::string none_text_of(const Repair<Clue>& repair, const Words& words, const Run& run) {
  std::string text;
  if (repair.conflict.empty()) {
    text = fmt::format("no solution, whatever the clues: {}\n", repair.why);
  } else if (repair.conflict.size() == 1) {
    text = fmt::format("no solution: {} is impossible: {}\n", words.name(repair.conflict[0]), repair.why);
  } else {
    text = fmt::format("no solution: these {} clues contradict one another: {}\n", repair.conflict.size(),
                       names(repair.conflict, words));
    if (!repair.why.empty()) text += fmt::format("The reason: {}\n", repair.why);
    text +=
        repair.is_smallest
            ? "No smaller set of its clues is contradictory.\n"
            : fmt::format("{} is not decided: {}\n",
                          repair.is_minimal ? "None of them can be left out; whether there is a smaller set"
                                            : "Whether fewer do",
                          why_undecided(run));
  }
  return text + changes_text(repair, words, run);
}

constexpr std::string_view word_for(RepairAnswer answer) {
  constexpr std::string_view words[] = {"unique", "ambiguous", "none", "unknown"};
  return words[static_cast<int>(answer)];
}

template <class Clue, class Words>
std::string text_of(const Repair<Clue>& repair, const Words& words, const Run& run) {
  switch (repair.answer) {
    case RepairAnswer::unique:
      return fmt::format("unique: nothing needs mending ({})\n", proved_by(repair.method));
    case RepairAnswer::ambiguous:
      return ambiguous_text(repair, words, run);
    case RepairAnswer::none:
      return none_text_of(repair, words, run);
    case RepairAnswer::unknown:
      break;
  }
  return fmt::format("unknown: {}\n", repair.why);
}

template <class Clue, class Words>
Answer answer_with(const Repair<Clue>& repair, const Words& words, const Run& run) {
  Answer answer{.json = {{"answer", word_for(repair.answer)}}};
  answer.json["add"] = clues_json(repair.add, words);
  if (repair.answer == RepairAnswer::none) {
    answer.json["conflict"] = clues_json(repair.conflict, words);
    Json changes = Json::array();
    for (const auto& change : repair.changes)
      changes.push_back({{"clue", words.json(change.clue)}, {"to", change.to}, {"without", change.can_go}});
    answer.json["change"] = std::move(changes);
  }
  Json sets = Json::array();
  for (const auto& set : repair.sets) sets.push_back(clues_json(set, words));
  answer.json["sets"] = std::move(sets);
  answer.json["minimal"] = repair.is_minimal;
  answer.json["smallest"] = repair.is_smallest;
  answer.json["all"] = repair.lists_all;
  answer.json["method"] = repair.method;
  if (!repair.why.empty()) answer.json["why"] = repair.why;
  answer.text = text_of(repair, words, run);
  if (repair.answer == RepairAnswer::unique) return answer;
  const bool knows_a_mend =
      !repair.add.empty() || !repair.sets.empty() || repair.answer == RepairAnswer::none;
  const bool is_cut_short =
      !repair.lists_all || (run.must_end() && !repair.is_smallest && repair.add.empty());
  answer.verdict = knows_a_mend && !is_cut_short ? Verdict::no : Verdict::unknown;
  return answer;
}

}  // namespace

Answer repair_answer(const Board& board, const PathRepair& repair, const Run& run) {
  return answer_with(repair, PathWords{board}, run);
}

Answer repair_answer(const BridgesPuzzle& puzzle, const NetRepair& repair, const Run& run) {
  return answer_with(repair, NetWords{puzzle}, run);
}

}  // namespace hamlet::api
