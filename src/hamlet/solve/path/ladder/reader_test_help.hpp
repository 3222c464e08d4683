#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>

#include "hamlet/solve/path/ladder/candidate_table.hpp"
#include "hamlet/solve/path/ladder/way_step.hpp"

namespace hamlet::path {

/// Reads the sentences of a way as a person does who sees only the numbers written so far, and says which
/// claims are false. Cells are called c0, c1, …
class Reader {
 public:
  Reader(const CandidateTable& table, const std::set<Visit>& written) : table_(table) {
    for (const Visit& visit : written) {
      cell_of_[visit.step] = visit.cell;
      number_on_[visit.cell] = visit.step;
    }
  }

  /// What is wrong with the sentence; empty if every claim in it is true.
  std::string objection(const WayStep& step) const {
    if (step.rule == "reach" && step.placed.size() > 1) return objection_to_stretch(step);
    if (step.rule == "reach") return objection_to_reach(step.because);
    if (step.rule == "only-number") return objection_to_only_number(step.because);
    return "";
  }

 private:
  using Cells = std::set<Vertex>;

  /// "exactly 3 steps from 12 at c4"
  struct Distance {
    std::size_t steps;
    Step number;
    Vertex cell;
  };

  static std::uint32_t value(const std::string& digits) {
    return static_cast<std::uint32_t>(std::stoul(digits));
  }
  bool is_written(Step number, Vertex cell) const {
    const auto found = cell_of_.find(number);
    return found != cell_of_.end() && found->second == cell;
  }
  bool is_empty(Vertex cell) const { return !number_on_.contains(cell); }

  static std::vector<Distance> distances_in(const std::string& text) {
    static const std::regex one(R"((one step|exactly (\d+) steps) from (\d+) at c(\d+))");
    std::vector<Distance> found;
    for (std::sregex_iterator match(text.begin(), text.end(), one), end; match != end; ++match)
      found.push_back({(*match)[2].matched ? value((*match)[2]) : 1, value((*match)[3]), value((*match)[4])});
    return found;
  }
  static Cells cells_in(const std::string& text) {
    static const std::regex one(R"(c(\d+))");
    Cells found;
    for (std::sregex_iterator match(text.begin(), text.end(), one), end; match != end; ++match)
      found.insert(value((*match)[1]));
    return found;
  }
  static bool is_cut_short(const std::string& text) { return text.find(" more") != std::string::npos; }

  /// Whether a missing number comes so many steps after the one of the distance, with no written number
  /// between them; otherwise it comes before it.
  bool comes_after(Step missing, const Distance& from) const {
    Step number = from.number;
    for (std::size_t i = 0; i < from.steps; ++i) {
      number = table_.after(number);
      if (number == 0 || (number != missing && cell_of_.contains(number))) return false;
    }
    return number == missing;
  }
  Cells one_move(const Cells& cells, bool onwards) const {
    Cells next;
    for (const Vertex v : cells) {
      for (const Vertex w : onwards ? table_.moves().after(v) : table_.moves().before(v)) {
        if (is_empty(w)) next.insert(w);
      }
    }
    return next;
  }
  Cells at(Step missing, const Distance& from, std::size_t steps) const {
    Cells cells = {from.cell};
    for (std::size_t i = 0; i < steps; ++i) cells = one_move(cells, comes_after(missing, from));
    return cells;
  }
  Cells at(Step missing, const std::vector<Distance>& all) const {
    Cells cells = at(missing, all.front(), all.front().steps);
    for (const Distance& from : all)
      std::erase_if(cells, [&](Vertex v) { return !at(missing, from, from.steps).contains(v); });
    return cells;
  }

  std::string objection_to_reach(const std::string& sentence) const {
    static const std::regex whole(R"((\d+) goes at c(\d+): (.*))");
    static const std::regex ruled_out(
        R"(of the empty cells (.*?), ((?:c\d|\d+ more).*) (?:is|are) ruled out already)");
    static const std::regex beside(
        R"(of the empty cells (one step from \d+ at c\d+), it alone is (exactly \d+ steps from \d+ at c\d+)(?:; (c[^;]*) (?:is|are) further away)?(?:; from (c[^;]*), no way over empty cells takes \d+ steps)?)");
    std::smatch match;
    if (!std::regex_match(sentence, match, whole)) return "it is not a sentence";
    const Step number = value(match[1]);
    const Vertex cell = value(match[2]);
    const std::string why = match[3];
    const std::vector<Distance> distances = distances_in(why);
    for (const Distance& from : distances) {
      if (!is_written(from.number, from.cell)) return "it cites a number that is not there";
    }
    if (why == "no other cell is left for it") return "";
    if (distances.empty()) return "it gives no reason";
    if (!at(number, distances).contains(cell)) return "the cell is not where it says";
    if (std::regex_match(why, match, beside)) {
      const Distance far = distances.at(1);
      Cells others = at(number, {distances.at(0)});
      others.erase(cell);
      const std::string further = match[3], nearer = match[4];
      for (const Vertex v : others) {
        if (at(number, far, far.steps).contains(v)) return "another cell is at these distances";
      }
      Cells nearer_cells;
      for (std::size_t steps = 1; steps < far.steps; ++steps) nearer_cells.merge(at(number, far, steps));
      for (const Vertex v : cells_in(further)) {
        if (nearer_cells.contains(v)) return "a cell is not further away";
      }
      for (const Vertex v : cells_in(nearer)) {
        if (!nearer_cells.contains(v)) return "a cell is not nearer";
      }
      Cells named = cells_in(further);
      named.merge(cells_in(nearer));
      if (named != others && !is_cut_short(why)) return "it does not name the other cells";
      return "";
    }
    Cells others = at(number, distances);
    others.erase(cell);
    if (std::regex_match(why, match, ruled_out))
      return cells_in(match[2]) == others || is_cut_short(why) ? "" : "it names the wrong cells as ruled out";
    return others.empty() ? "" : "another cell is at these distances";
  }

  /// The cells of all ways over empty cells that visit no cell twice, as sets of routes.
  void collect_ways(std::vector<Vertex>& way, Vertex to, std::size_t steps,
                    std::set<std::vector<Vertex>>& found) const {
    for (const Vertex next : table_.moves().after(way.back())) {
      if (steps == 1) {
        if (next == to) found.insert(way);
      } else if (is_empty(next) && !std::ranges::count(way, next)) {
        way.push_back(next);
        collect_ways(way, to, steps - 1, found);
        way.pop_back();
      }
    }
  }
  Cells empty_beside(Vertex cell, const Cells& taken, bool onwards) const {
    Cells beside = one_move({cell}, onwards);
    std::erase_if(beside, [&](Vertex v) { return taken.contains(v); });
    return beside;
  }

  /// "12–20 go c1–c2–…–c7: why"
  std::string objection_to_stretch(const WayStep& step) const {
    static const std::regex whole(R"(([\d, –and]+) go (c\d+(?:–(?:c\d+|…))+): (.*))");
    static const std::regex only_way(
        R"(the only way over empty cells from (\d+) at c(\d+) to (\d+) at c(\d+) in (\d+) steps)");
    static const std::regex way_on(R"(the only way (on from|to) (\d+) at c(\d+))");
    static const std::regex no_others(
        R"(no other empty cells are at the right distances from (\d+) at c(\d+)(?: and (\d+) at c(\d+))?)");
    static const std::regex ruled_out(
        R"(of the empty cells at the right distances from (\d+) at c(\d+)(?: and (\d+) at c(\d+))?, (.*) (?:is|are) ruled out already)");
    std::smatch match;
    const std::string sentence = step.because;
    if (!std::regex_match(sentence, match, whole)) return "it is not a sentence";
    const std::string why = match[3];
    for (std::size_t i = 1; i < step.placed.size(); ++i) {
      if (table_.after(step.placed[i - 1].step) != step.placed[i].step) return "the numbers do not follow";
    }
    std::vector<Vertex> named;
    static const std::regex cell_name(R"(c(\d+))");
    const std::string route = match[2];
    for (std::sregex_iterator one(route.begin(), route.end(), cell_name), end; one != end; ++one)
      named.push_back(value((*one)[1]));
    const bool is_long = route.find("…") != std::string::npos;
    for (std::size_t i = 0; i < named.size(); ++i) {
      const bool is_last = i + 1 == named.size();
      if (named[i] != step.placed[is_last ? step.placed.size() - 1 : i].cell) return "the route is another";
    }
    if (!is_long && named.size() != step.placed.size()) return "the route is cut";
    if (why == "no other cells are left for them") return "";
    if (std::regex_match(why, match, only_way)) {
      if (!is_written(value(match[1]), value(match[2])) || !is_written(value(match[3]), value(match[4])))
        return "it cites a number that is not there";
      if (value(match[5]) != step.placed.size() + 1) return "it counts the steps wrongly";
      std::vector<Vertex> way = {value(match[2])};
      std::set<std::vector<Vertex>> found;
      collect_ways(way, value(match[4]), value(match[5]), found);
      return found.size() == 1 ? "" : "it is not the only way";
    }
    if (std::regex_match(why, match, way_on)) {
      if (!is_written(value(match[2]), value(match[3]))) return "it cites a number that is not there";
      const bool onwards = match[1] == "on from";
      Cells taken = {value(match[3])};
      Vertex at = value(match[3]);
      for (std::size_t i = 0; i < step.placed.size(); ++i) {
        const Vertex next = step.placed[onwards ? i : step.placed.size() - 1 - i].cell;
        if (empty_beside(at, taken, onwards) != Cells{next}) return "there is another way on";
        taken.insert(next);
        at = next;
      }
      return "";
    }
    const bool is_bare = std::regex_match(why, match, no_others);
    if (!is_bare && !std::regex_match(why, match, ruled_out)) return "it gives no reason that is known";
    Cells others;
    for (std::size_t i = 0; i < step.placed.size(); ++i) {
      std::vector<Distance> distances;
      for (const std::size_t at : {1, 3}) {
        if (!match[at].matched) continue;
        const Step number = value(match[at]);
        if (!is_written(number, value(match[at + 1]))) return "it cites a number that is not there";
        const Step own = step.placed[i].step;
        const bool is_before = at == 1 && (match[3].matched || number < step.placed.front().step);
        distances.push_back({is_before ? (own + table_.length() - number) % table_.length()
                                       : (number + table_.length() - own) % table_.length(),
                             number, value(match[at + 1])});
      }
      others.merge(at(step.placed[i].step, distances));
    }
    for (const Visit& visit : step.placed) others.erase(visit.cell);
    if (is_bare) return others.empty() ? "" : "another cell is at these distances";
    return cells_in(match[5]) == others || is_cut_short(why) ? "" : "it names the wrong cells as ruled out";
  }

  std::string objection_to_only_number(const std::string& sentence) const {
    static const std::regex whole(R"(c(\d+) can only be (\d+): (.*))");
    static const std::regex must(R"((\d+) must be ((?:one step|exactly \d+ steps) from \d+ at c\d+))");
    static const std::regex ruled_out(R"(((?:\d+, )*(?:\d+ and )?\d+) (?:is|are) ruled out there already)");
    std::smatch match;
    if (!std::regex_match(sentence, match, whole)) return "it is not a sentence";
    const Vertex cell = value(match[1]);
    std::set<Step> named = {value(match[2])};
    const std::string why = match[3];
    for (std::sregex_iterator one(why.begin(), why.end(), must), end; one != end; ++one) {
      const Step rival = value((*one)[1]);
      const Distance from = distances_in((*one)[2]).at(0);
      if (cell_of_.contains(rival)) return "a number that it calls missing is written";
      if (!is_written(from.number, from.cell)) return "it cites a number that is not there";
      if (at(rival, {from}).contains(cell)) return "the cell is at that distance";
      named.insert(rival);
    }
    if (is_cut_short(why)) return "";
    if (std::regex_search(why, match, ruled_out)) {
      static const std::regex digits(R"(\d+)");
      const std::string list = match[1];
      for (std::sregex_iterator one(list.begin(), list.end(), digits), end; one != end; ++one)
        named.insert(value(one->str()));
    }
    std::size_t missing = 0;
    for (Step number = 1; number <= table_.length(); ++number) missing += !cell_of_.contains(number);
    if (missing > named.size() && why.find("no other missing number") == std::string::npos)
      return "it does not speak of all missing numbers";
    return "";
  }

  const CandidateTable& table_;
  std::map<Step, Vertex> cell_of_;
  std::map<Vertex, Step> number_on_;
};

}  // namespace hamlet::path
