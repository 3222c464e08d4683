#pragma once

#include <algorithm>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "hamlet/solve/ladder.hpp"
#include "hamlet/solve/path/ladder/position/position.hpp"
#include "hamlet/solve/path/ladder/way_step.hpp"

namespace hamlet::path {

/// What a reader of an explanation knows: the numbers written so far, which are all that can be seen on the
/// page, and what the earlier steps have concluded, as a position to which these steps alone were applied.
class Page {
 public:
  Page(const CandidateTable& table, const std::set<Visit>& written, const Position& concluded)
      : table_(table), concluded_(concluded) {
    for (const Visit& visit : written) {
      cell_of_[visit.step] = visit.cell;
      number_on_[visit.cell] = visit.step;
    }
  }

 protected:
  using Cells = std::set<Vertex>;
  using Match = std::smatch;

  // Reading.

  static std::uint32_t value(const std::string& digits) {
    return static_cast<std::uint32_t>(std::stoul(digits));
  }
  static std::vector<std::uint32_t> values_in(const std::string& text, const char* pattern) {
    const std::regex one(pattern);
    std::vector<std::uint32_t> found;
    for (std::sregex_iterator match(text.begin(), text.end(), one), end; match != end; ++match)
      found.push_back(value((*match)[1]));
    return found;
  }
  static Cells cells_in(const std::string& text) {
    const auto found = values_in(text, R"(c(\d+))");
    return {found.begin(), found.end()};
  }
  static std::set<Step> numbers_in(const std::string& text) {
    const auto found = values_in(text, R"((\d+)(?! more))");
    return {found.begin(), found.end()};
  }
  static bool is_cut_short(const std::string& text) { return text.find(" more") != std::string::npos; }
  /// Whether the text names exactly these, or as many as fit.
  template <class Items>
  static bool names(const std::string& text, const Items& named, const Items& all) {
    return is_cut_short(text) ? std::ranges::includes(all, named) : named == all;
  }

  // What is seen on the page.

  bool is_written(Step number, Vertex cell) const {
    const auto found = cell_of_.find(number);
    return found != cell_of_.end() && found->second == cell;
  }
  bool is_empty(Vertex cell) const { return !number_on_.contains(cell); }
  bool is_missing(Step number) const { return number != 0 && !cell_of_.contains(number); }
  std::vector<Step> missing_numbers() const {
    std::vector<Step> missing;
    for (Step number = 1; number <= table_.length(); ++number) {
      if (is_missing(number)) missing.push_back(number);
    }
    return missing;
  }

  /// "exactly 3 steps from 12 at c4"
  struct Distance {
    std::size_t steps;
    Step number;
    Vertex cell;
  };
  static std::vector<Distance> distances_in(const std::string& text) {
    static const std::regex one(R"((one step|exactly (\d+) steps) from (?:both )?(\d+) at c(\d+))");
    std::vector<Distance> found;
    for (std::sregex_iterator match(text.begin(), text.end(), one), end; match != end; ++match)
      found.push_back({(*match)[2].matched ? value((*match)[2]) : 1, value((*match)[3]), value((*match)[4])});
    return found;
  }
  bool are_written(const std::vector<Distance>& distances) const {
    return std::ranges::all_of(distances, [&](const Distance& d) { return is_written(d.number, d.cell); });
  }
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
  /// The nearest written numbers on both sides of a missing one.
  std::vector<Distance> nearest(Step missing) const {
    std::vector<Distance> found;
    for (const bool back : {true, false}) {
      Step number = missing;
      for (std::size_t steps = 1; steps <= table_.length(); ++steps) {
        number = back ? table_.before(number) : table_.after(number);
        if (number == 0) break;
        if (const auto written = cell_of_.find(number); written != cell_of_.end()) {
          found.push_back({steps, number, written->second});
          break;
        }
      }
    }
    return found;
  }
  bool is_at_right_distances(Step missing, Vertex cell) const {
    const std::vector<Distance> near = nearest(missing);
    return near.empty() || at(missing, near).contains(cell);
  }
  bool is_reached(Vertex from, Vertex to, std::size_t steps, bool onwards) const {
    Cells cells = {from};
    for (std::size_t i = 0; i < steps; ++i) cells = one_move(cells, onwards);
    return cells.contains(to);
  }
  bool lacks_a_neighbour(Step number) const {
    return is_missing(table_.before(number)) || is_missing(table_.after(number));
  }
  bool is_open(Vertex a, Vertex b) const {
    for (const auto& [to, edge] : table_.exits(a)) {
      if (to == b) return !concluded_.is_barred(edge);
    }
    return false;
  }
  /// The neighbours that are empty, or whose number lacks the one before or after it.
  Cells exits(Vertex cell) const {
    Cells found;
    for (const Vertex w : table_.moves().after(cell)) {
      if (!is_open(cell, w)) continue;
      if (is_empty(w) || lacks_a_neighbour(number_on_.at(w))) found.insert(w);
    }
    return found;
  }
  Cells empty_exits(Vertex cell) const {
    Cells found = exits(cell);
    std::erase_if(found, [&](Vertex w) { return !is_empty(w); });
    return found;
  }
  bool may_be_end(Vertex cell) const {
    return table_.before(1) == 0 && ((is_missing(1) && concluded_.may(1, cell)) ||
                                     (is_missing(table_.length()) && concluded_.may(table_.length(), cell)));
  }

  // What earlier steps have concluded.

  std::set<Step> left_on(Vertex cell, const std::vector<Visit>& excluded = {}) const {
    std::set<Step> left;
    for (const Candidate c : concluded_.left_on(cell)) {
      if (!std::ranges::count(excluded, Visit{cell, table_.number(c)})) left.insert(table_.number(c));
    }
    return left;
  }
  Cells left_for(Step number, const std::vector<Visit>& excluded = {}) const {
    Cells left;
    for (const Candidate c : concluded_.left_for(number)) {
      if (!std::ranges::count(excluded, Visit{table_.cell(c), number})) left.insert(table_.cell(c));
    }
    return left;
  }
  bool is_joined(Vertex a, Vertex b) const {
    for (const auto& [to, edge] : table_.exits(a)) {
      if (to == b) return concluded_.is_joined(edge);
    }
    return false;
  }
  Clash clash_with(const std::vector<Visit>& assumed, std::uint32_t& place) const {
    Position position = concluded_;
    for (const auto& [cell, number] : assumed) position.place(table_.at(number, cell));
    (void)position.propagate();
    place = position.clash_at();
    return position.clash();
  }

  /// "c3 is 12", "c3 is 12 or 14", "c3 is not 7", "c3 has no number left", "12 is at c3", "12 is not there"
  std::string conclusion(const WayStep& step, const std::string& text) const {
    static const std::regex part(
        R"(c(\d+) is not ((?:\d+|\d+ more|, | or )+?)(?=,? and c|, c|$|,? and \d+ more cells)|c(\d+) is (\d+(?:(?:, \d+)* or \d+)?)|c(\d+) has no number left|(\d+) is at c(\d+)|(\d+) is not there|\d+ more cells lose numbers)");
    std::size_t parts = 0;
    for (std::sregex_iterator one(text.begin(), text.end(), part), end; one != end; ++one, ++parts) {
      const Match& match = *one;
      if (match[1].matched) {
        for (const Step number : numbers_in(match[2])) {
          if (!std::ranges::count(step.excluded, Visit{value(match[1]), number}))
            return "it rules out a number that the step does not";
        }
      } else if (match[3].matched) {
        if (left_on(value(match[3]), step.excluded) != numbers_in(match[4]))
          return "other numbers are left for the cell";
      } else if (match[5].matched) {
        if (!left_on(value(match[5]), step.excluded).empty()) return "a number is left for the cell";
      } else if (match[6].matched) {
        if (left_for(value(match[6]), step.excluded) != Cells{value(match[7])})
          return "other cells are left for the number";
      }
    }
    return parts > 0 ? "" : "it concludes nothing";
  }

  const CandidateTable& table_;
  const Position& concluded_;
  std::map<Step, Vertex> cell_of_;
  std::map<Vertex, Step> number_on_;
};

}  // namespace hamlet::path
