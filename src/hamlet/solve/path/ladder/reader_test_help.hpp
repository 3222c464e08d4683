#pragma once

#include "hamlet/solve/path/ladder/page_test_help.hpp"

namespace hamlet::path {

/// Reads the sentence of a step from its words alone, and says which of its claims is false. What can be seen
/// on the page (empty cells, distances, exits) is checked against the numbers written so far; what earlier
/// steps have concluded ("ruled out already", "follow one another") against their position. Cells are called
/// c0, c1, …
class Reader : private Page {
 public:
  using Page::Page;

  /// What is wrong with the sentence; empty if every claim in it is true.
  std::string objection(const WayStep& step) const {
    for (const auto& [rule, pattern, check] : forms()) {
      std::smatch match;
      if (step.rule == rule && std::regex_match(step.because, match, std::regex(pattern)))
        return (this->*check)(step, match);
    }
    return "it is not a sentence of its rule";
  }

 private:
  using Check = std::string (Reader::*)(const WayStep&, const Match&) const;
  struct Form {
    std::string_view rule;
    std::string pattern;
    Check check;
  };

  static const std::vector<Form>& forms() {
    static const std::string cells = R"(((?:c\d+|\d+ more|, | and | or )+))";
    static const std::string numbers = R"(((?:\d+|\d+ more|, | and | or )+))";
    static const std::vector<Form> all = {
        {"beginning", R"(the tour may begin anywhere, and is numbered from c(\d+) on)", &Reader::true_by_table},
        {"direction", R"(the tour may be walked both ways, and is numbered so that .*)", &Reader::true_by_table},
        {"search", R"(no what-if of ours settles anything here; .*)", &Reader::true_by_table},
        {"reach", R"((\d+) goes at c(\d+): (.*))", &Reader::reach},
        {"reach", R"(([\d, –and]+) go (c\d+(?:–(?:c\d+|…))+): (.*))", &Reader::stretch},
        {"only-number", R"(c(\d+) can only be (\d+): (.*))", &Reader::only_number},
        {"corners", R"(c(\d+) has only two exits, (.*) and (.*), so the path runs c(\d+)–c(\d+)–c(\d+))",
         &Reader::two_exits},
        {"corners",
         R"(c(\d+) has (only one|no) empty neighbour(?:, c(\d+))?, so it (?:continues a number|lies between two numbers) beside it( or is an end of the path)?: (.*))",
         &Reader::corner},
        {"holes",
         "c(\\d+) cannot be " + numbers +
             ": c(\\d+) would have (no exit left|fewer than two exits left)(?:; so (.*))?",
         &Reader::hole},
        {"dead-ends",
         "c(\\d+) cannot be " + numbers +
             ": (?:the numbers before and after|\\d+ and \\d+) would both need (c\\d+|the same cell)(?:; so (.*))?",
         &Reader::dead_end},
        {"dead-ends",
         R"(c(\d+) has only two exits left, c(\d+) and c(\d+), so the path runs c(\d+)–c(\d+)–c(\d+))",
         &Reader::two_ways},
        {"dead-ends",
         R"(c(\d+) is an end of the path, and c(\d+) is the only exit left, so the path runs c(\d+)–c(\d+))",
         &Reader::one_way},
        {"joined", R"((?:\d+ at )?c(\d+) and (?:\d+ at )?c(\d+) (follow one another|share a diamond), so (.*))",
         &Reader::joint},
        {"joined",
         "the path runs c(\\d+)–c(\\d+)–c(\\d+)(?:, so it does not go between c(\\d+) and " + cells +
             ")?(?:; so (.*))?",
         &Reader::between},
        {"joined", R"(c(\d+) and c(\d+) are the ends of one strand, and joining them would close a loop)",
         &Reader::loop},
        {"pairs", "(\\d+) and (\\d+) take " + cells + " between them, so no other number goes there",
         &Reader::number_pair},
        {"pairs", cells + " take " + numbers + " between them, so these numbers go nowhere else",
         &Reader::cell_pair},
        {"marks", R"(.* have the mark '.*' \(.*\), so (.*))", &Reader::mark},
        {"colours", R"(with two colours as on a chessboard, the numbers .*)", &Reader::colours},
        {"pockets", "the (?:(\\d+) )?walled-off cells? " + cells + " (.*)", &Reader::pocket},
        {"stranded",
         "(\\d+) cannot be at " + cells + ": c(\\d+) could only be " + numbers +
             ", and no way over empty cells between them takes " + numbers +
             " steps?(?:; so (\\d+) goes at c(\\d+))?",
         &Reader::out_of_step},
        {"stranded", "(\\d+) cannot be at " + cells + ": then (.*?)(?:; so (\\d+) goes at c(\\d+))?",
         &Reader::stranded},
        {"what-if", R"(if (\d+) were at c(\d+), then (?:after (\d+) conclusions? )?(.*); so (.*))",
         &Reader::what_if},
        {"deeper", R"(if (\d+) were at c(\d+), then (?:after (\d+) conclusions? )?(.*); so (.*))",
         &Reader::what_if},
        {"clash", R"(no cell is left for (\d+))", &Reader::no_cell},
        {"clash", R"(no cell beside c(\d+) is left for (\d+))", &Reader::no_cell_beside},
        {"clash", R"(no number is left for c(\d+))", &Reader::no_number},
        {"clash", R"(the path would have to go three ways at c(\d+))", &Reader::true_by_table},
        {"clash", R"(the path would close a loop too early at c(\d+))", &Reader::true_by_table},
        {"clash", "the (?:(\\d+) )?walled-off cells? " + cells + " (.*)", &Reader::pocket},
        {"clash", R"(with two colours as on a chessboard, the numbers .*)", &Reader::colours},
    };
    return all;
  }

  // The sentences.

  std::string true_by_table(const WayStep&, const Match&) const { return ""; }

  std::string reach(const WayStep&, const Match& sentence) const {
    static const std::regex ruled_out(
        R"(of the empty cells (.*?), ((?:c\d|\d+ more).*) (?:is|are) ruled out already)");
    static const std::regex beside(
        R"(of the empty cells (one step from \d+ at c\d+), it alone is (exactly \d+ steps from \d+ at c\d+)(?:; (c[^;]*) (?:is|are) further away)?(?:; from (c[^;]*), no way over empty cells takes \d+ steps)?)");
    static const std::regex both(R"(it is the only empty cell one step from both (\d+) at c(\d+) and (\d+) at c(\d+))");
    std::smatch match;
    const Step number = value(sentence[1]);
    const Vertex cell = value(sentence[2]);
    const std::string why = sentence[3];
    std::vector<Distance> distances = distances_in(why);
    if (std::regex_match(why, match, both)) distances.push_back({1, value(match[3]), value(match[4])});
    if (!are_written(distances)) return "it cites a number that is not there";
    if (why == "no other cell is left for it") return left_for(number) == Cells{cell} ? "" : "another is left";
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
      return names(why, named, others) ? "" : "it does not name the other cells";
    }
    Cells others = at(number, distances);
    others.erase(cell);
    if (!std::regex_match(why, match, ruled_out)) return others.empty() ? "" : "another cell is at these distances";
    if (left_for(number) != Cells{cell}) return "another cell is not ruled out";
    return names(match[2], cells_in(match[2]), others) ? "" : "it names the wrong cells as ruled out";
  }

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

  /// "12–20 go c1–c2–…–c7: why"
  std::string stretch(const WayStep& step, const Match& sentence) const {
    static const std::regex only_way(
        R"(the only way over empty cells from (\d+) at c(\d+) to (\d+) at c(\d+) in (\d+) steps)");
    static const std::regex way_on(R"(the only way (on from|to) (\d+) at c(\d+))");
    static const std::regex no_others(
        R"(no other empty cells are at the right distances from (\d+) at c(\d+)(?: and (\d+) at c(\d+))?)");
    static const std::regex ruled_out(
        R"(of the empty cells at the right distances from (\d+) at c(\d+)(?: and (\d+) at c(\d+))?, (.*) (?:is|are) ruled out already)");
    std::smatch match;
    const std::string why = sentence[3], route = sentence[2];
    const std::vector<Visit>& placed = step.placed;
    for (std::size_t i = 1; i < placed.size(); ++i) {
      if (table_.after(placed[i - 1].step) != placed[i].step) return "the numbers do not follow";
    }
    const std::vector<Vertex> named = values_in(route, R"(c(\d+))");
    for (std::size_t i = 0; i < named.size(); ++i) {
      if (named[i] != placed[i + 1 == named.size() ? placed.size() - 1 : i].cell) return "the route is another";
    }
    if (route.find("…") == std::string::npos && named.size() != placed.size()) return "the route is cut";
    if (why == "no other cells are left for them") return "";
    if (std::regex_match(why, match, only_way)) {
      if (!is_written(value(match[1]), value(match[2])) || !is_written(value(match[3]), value(match[4])))
        return "it cites a number that is not there";
      if (value(match[5]) != placed.size() + 1) return "it counts the steps wrongly";
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
      for (std::size_t i = 0; i < placed.size(); ++i) {
        const Vertex next = placed[onwards ? i : placed.size() - 1 - i].cell;
        Cells beside = one_move({at}, onwards);
        std::erase_if(beside, [&](Vertex v) { return taken.contains(v); });
        if (beside != Cells{next}) return "there is another way on";
        taken.insert(next);
        at = next;
      }
      return "";
    }
    const bool is_bare = std::regex_match(why, match, no_others);
    if (!is_bare && !std::regex_match(why, match, ruled_out)) return "it gives no reason that is known";
    Cells others;
    for (const Visit& visit : placed) {
      std::vector<Distance> distances;
      for (const std::size_t at : {1, 3}) {
        if (!match[at].matched) continue;
        const Step number = value(match[at]);
        if (!is_written(number, value(match[at + 1]))) return "it cites a number that is not there";
        const bool is_before = at == 1 && (match[3].matched || number < placed.front().step);
        distances.push_back({is_before ? (visit.step + table_.length() - number) % table_.length()
                                       : (number + table_.length() - visit.step) % table_.length(),
                             number, value(match[at + 1])});
      }
      others.merge(at(visit.step, distances));
    }
    for (const Visit& visit : placed) others.erase(visit.cell);
    if (is_bare) return others.empty() ? "" : "another cell is at these distances";
    return names(match[5], cells_in(match[5]), others) ? "" : "it names the wrong cells as ruled out";
  }

  std::string only_number(const WayStep&, const Match& sentence) const {
    static const std::regex gap(R"(of (the rest of )?(\d+)–(\d+), only (\d+) is ([^;]*))");
    static const std::regex ruled_out(R"(([\d, and]+) (?:is|are) ruled out there already)");
    const Vertex cell = value(sentence[1]);
    const Step only = value(sentence[2]);
    const std::string why = sentence[3];
    if (left_on(cell) != std::set<Step>{only}) return "another number is left";
    if (why == "no other missing number is left for it") return "";
    if (why == "it is the only number left") return missing_numbers().size() == 1 ? "" : "it is not the only one";
    std::smatch match;
    std::set<Step> out, in_gap = {only};
    if (std::regex_search(why, match, ruled_out)) out = numbers_in(match[1]);
    for (const Step number : out) {
      if (!is_missing(number)) return "a number that it calls ruled out is written";
    }
    if (std::regex_search(why, match, gap)) {
      const std::vector<Distance> distances = distances_in(match[5]);
      if (!are_written(distances)) return "it cites a number that is not there";
      if (!at(only, distances).contains(cell)) return "the cell is not at these distances";
      for (Step number = value(match[2]);; number = table_.after(number)) {
        if (!is_missing(number)) return "a number of the gap is written";
        in_gap.insert(number);
        if (number == value(match[3])) break;
      }
    }
    const bool speaks_of_all = why.find("all other missing numbers are at wrong distances") != std::string::npos;
    for (const Step number : missing_numbers()) {
      if (number == only || out.contains(number)) continue;
      if (!in_gap.contains(number) && !speaks_of_all) return "it does not speak of all missing numbers";
      if (!is_cut_short(why) && is_at_right_distances(number, cell)) return "another number is at right distances";
    }
    return "";
  }

  std::string runs_through(const Match& match, Vertex a, Vertex cell, Vertex b, std::size_t at) const {
    return value(match[at]) == a && value(match[at + 1]) == cell && value(match[at + 2]) == b
               ? ""
               : "the path that it names is another";
  }

  std::string two_exits(const WayStep&, const Match& match) const {
    const Vertex cell = value(match[1]);
    const std::string first = match[2], second = match[3];
    const Cells named = cells_in(first + " " + second);
    if (exits(cell) != named) return "it has other exits";
    if (may_be_end(cell)) return "it may be an end";
    for (const Vertex v : named) {
      const std::string name = (is_empty(v) ? "" : std::to_string(number_on_.at(v)) + " at ") + "c" + std::to_string(v);
      if (first != name && second != name) return "it does not name the number there";
    }
    return runs_through(match, value(match[4]), cell, value(match[6]), 4);
  }

  std::string corner(const WayStep& step, const Match& match) const {
    const Vertex cell = value(match[1]);
    const Cells empty = empty_exits(cell);
    if (empty.size() != (match[2] == "no" ? 0u : 1u)) return "it has another number of empty neighbours";
    if (match[3].matched && empty != Cells{value(match[3])}) return "another neighbour is empty";
    if (match[4].matched != may_be_end(cell)) return "what it says of ends is false";
    for (const auto& [at, number] : step.excluded) {
      const std::size_t needed =
          std::size_t{is_missing(table_.before(number))} + std::size_t{is_missing(table_.after(number))};
      if (at != cell || needed <= empty.size()) return "it rules out a number that continues one beside it";
    }
    return conclusion(step, match[5]);
  }

  std::string hole(const WayStep& step, const Match& match) const {
    const Vertex cell = value(match[1]), hole = value(match[3]);
    std::set<Step> excluded;
    for (const Visit& visit : step.excluded) excluded.insert(visit.step);
    if (!names(match[2], numbers_in(match[2]), excluded)) return "it names other numbers";
    for (const Step number : excluded) {
      std::set<Visit> with_it;
      for (const auto& [written, at] : cell_of_) with_it.insert({at, written});
      with_it.insert({cell, number});
      const std::size_t left = Reader(table_, with_it, concluded_).exits(hole).size();
      if (left >= (match[4] == "no exit left" ? 1u : 2u)) return "it has enough exits";
    }
    if (may_be_end(hole) != (match[4] == "no exit left")) return "what it says of ends is false";
    return match[5].matched ? conclusion(step, match[5]) : "";
  }

  std::string dead_end(const WayStep& step, const Match& match) const {
    const Vertex cell = value(match[1]);
    std::set<Step> excluded;
    for (const Visit& visit : step.excluded) excluded.insert(visit.step);
    if (!names(match[2], numbers_in(match[2]), excluded)) return "it names other numbers";
    for (const Step number : excluded) {
      Cells beside;
      for (const bool onwards : {true, false}) {
        const Candidate c = table_.at(number, cell);
        for (const auto& [to, edge] : onwards ? table_.next(c) : table_.previous(c)) {
          if (concluded_.is_left(to) && !concluded_.is_barred(edge)) beside.insert(table_.cell(to));
        }
      }
      if (beside.size() != 1) return "the numbers need no common cell";
      if (match[3] != "the same cell" && beside != cells_in(match[3])) return "they need another cell";
    }
    return match[4].matched ? conclusion(step, match[4]) : "";
  }

  Cells passable(Vertex cell) const {
    Cells found;
    for (const auto& [to, edge] : table_.exits(cell)) {
      if (concluded_.is_passable(edge)) found.insert(to);
    }
    return found;
  }
  std::string two_ways(const WayStep&, const Match& match) const {
    const Vertex cell = value(match[1]), a = value(match[2]), b = value(match[3]);
    if (passable(cell) != Cells{a, b}) return "it has other exits";
    return runs_through(match, a, cell, b, 4);
  }
  std::string one_way(const WayStep&, const Match& match) const {
    const Vertex cell = value(match[1]), only = value(match[2]);
    if (passable(cell) != Cells{only}) return "it has other exits";
    for (const Step number : left_on(cell)) {
      if (table_.before(number) != 0 && table_.after(number) != 0) return "it may be no end";
    }
    return value(match[3]) == cell && value(match[4]) == only ? "" : "the path that it names is another";
  }

  std::string joint(const WayStep& step, const Match& match) const {
    const Vertex a = value(match[1]), b = value(match[2]);
    if (!is_joined(a, b)) return "nothing says that they follow one another";
    const bool share = std::ranges::any_of(table_.puzzle().diamonds, [&](const Diamond& diamond) {
      return (diamond.a == a && diamond.b == b) || (diamond.a == b && diamond.b == a);
    });
    if (share != (match[3] == "share a diamond")) return "what it says of the diamond is false";
    for (const auto& [cell, number] : step.excluded) {
      const Vertex other = cell == a ? b : a;
      const auto fits = [&](Step beside, std::span<const Vertex> moves) {
        return beside != 0 && concluded_.may(beside, other) && std::ranges::count(moves, other);
      };
      if (fits(table_.after(number), table_.moves().after(cell)) ||
          fits(table_.before(number), table_.moves().before(cell)))
        return "a number that it rules out fits";
    }
    return conclusion(step, match[4]);
  }

  std::string between(const WayStep& step, const Match& match) const {
    const Vertex a = value(match[1]), cell = value(match[2]), b = value(match[3]);
    if (!is_joined(a, cell) || !is_joined(cell, b)) return "nothing says that the path runs so";
    if (match[4].matched && value(match[4]) != cell) return "it speaks of another cell";
    Cells barred;
    for (const Edge& edge : step.barred) barred.insert(edge.from == cell ? edge.to : edge.from);
    if (match[5].matched && !names(match[5], cells_in(match[5]), barred)) return "it names other cells";
    return match[6].matched ? conclusion(step, match[6]) : "";
  }

  std::string loop(const WayStep&, const Match& match) const {
    const Vertex from = value(match[1]), to = value(match[2]);
    Vertex before = no_vertex, at = from;
    std::size_t cells = 1;
    for (bool goes_on = true; goes_on;) {
      goes_on = false;
      for (const auto& [next, edge] : table_.exits(at)) {
        if (!concluded_.is_joined(edge) || next == before || goes_on) continue;
        before = std::exchange(at, next);
        ++cells;
        goes_on = true;
      }
    }
    if (at != to) return "they are not the ends of one strand";
    return cells < table_.length() || !table_.puzzle().closed ? "" : "the loop would be the whole tour";
  }

  std::string number_pair(const WayStep& step, const Match& match) const {
    const Step a = value(match[1]), b = value(match[2]);
    const Cells both = cells_in(match[3]);
    if (left_for(a) != both || left_for(b) != both) return "they have other cells left";
    for (const auto& [cell, number] : step.excluded) {
      if (!both.contains(cell) || number == a || number == b) return "it rules out something else";
    }
    return "";
  }
  std::string cell_pair(const WayStep& step, const Match& match) const {
    const std::set<Step> both = numbers_in(match[2]);
    for (const Vertex cell : cells_in(match[1])) {
      if (left_on(cell) != both) return "other numbers are left there";
    }
    for (const auto& [cell, number] : step.excluded) {
      if (cells_in(match[1]).contains(cell) || !both.contains(number)) return "it rules out something else";
    }
    return "";
  }
  std::string mark(const WayStep& step, const Match& match) const { return conclusion(step, match[1]); }

  std::string colours(const WayStep& step, const Match&) const {
    if (table_.colours().empty()) return "the board has no two colours";
    return step.is_clash() || !step.excluded.empty() ? "" : "it concludes nothing";
  }

  /// A pocket is a connected part of the empty cells over passable edges.
  std::string pocket(const WayStep& step, const Match& match) const {
    const Cells named = cells_in(match[2]);
    Cells whole;
    std::vector<Vertex> queue = {*named.begin()};
    while (!queue.empty()) {
      const Vertex v = queue.back();
      queue.pop_back();
      if (!whole.insert(v).second) continue;
      for (const Vertex w : passable(v)) {
        if (is_empty(w)) queue.push_back(w);
      }
    }
    if (match[1].matched && value(match[1]) != whole.size()) return "there are more or fewer cells";
    if (!names(match[2], named, whole)) return "it names other cells";
    static const std::regex run(R"(.*(?:no room for|filled without) (\d+)(?:–(\d+))?(?:, counted by colour)?, so (?:it is|they are) (elsewhere|there))");
    std::smatch found;
    const std::string rest = match[3];
    if (!std::regex_match(rest, found, run)) return step.is_clash() ? "" : "it is not a sentence";
    const bool elsewhere = found[3] == "elsewhere";
    for (const auto& [cell, number] : step.excluded) {
      if (whole.contains(cell) != elsewhere) return "it rules out a cell on the wrong side";
    }
    return "";
  }

  std::string so_it_goes(const WayStep& step, const Match& match, std::size_t at) const {
    if (!match[at].matched) return "";
    return left_for(value(match[at]), step.excluded) == Cells{value(match[at + 1])}
               ? ""
               : "other cells are left for the number";
  }
  std::string out_of_step(const WayStep& step, const Match& match) const {
    const Step number = value(match[1]);
    const Vertex stranded = value(match[3]);
    Cells excluded;
    for (const Visit& visit : step.excluded) excluded.insert(visit.cell);
    if (!names(match[2], cells_in(match[2]), excluded)) return "it names other cells";
    std::set<Step> others = left_on(stranded);
    others.erase(number);
    if (others != numbers_in(match[4])) return "other numbers are left for the cell";
    std::set<Step> steps;
    for (const Step other : others) {
      const Step distance = other > number ? other - number : number - other;
      steps.insert(distance);
      for (const Vertex cell : excluded) {
        if (is_reached(cell, stranded, distance, other > number)) return "there is such a way";
      }
    }
    if (steps != numbers_in(match[5])) return "it counts the steps wrongly";
    return so_it_goes(step, match, 6);
  }
  std::string stranded(const WayStep& step, const Match& match) const {
    static const std::regex no_number(R"(no number is left for c(\d+))"), no_cell(R"(no cell(?: beside it| beside c\d+)? is left for (\d+))");
    std::smatch found;
    const std::string clash = match[3];
    Cells excluded;
    for (const Visit& visit : step.excluded) {
      excluded.insert(visit.cell);
      std::uint32_t place = 0;
      const Clash met = clash_with({visit}, place);
      if (met == Clash::none) return "nothing goes wrong";
      if (std::regex_match(clash, found, no_number) && (met != Clash::no_number || place != value(found[1])))
        return "something else goes wrong";
      if (std::regex_match(clash, found, no_cell) && met != Clash::no_cell) return "something else goes wrong";
    }
    if (!names(match[2], cells_in(match[2]), excluded)) return "it names other cells";
    return so_it_goes(step, match, 4);
  }

  std::string what_if(const WayStep& step, const Match& match) const {
    if (step.excluded.size() != 1 || step.excluded[0] != Visit{value(match[2]), value(match[1])})
      return "it rules out something else";
    if (chain_length(step) != (match[3].matched ? value(match[3]) : 0u)) return "it counts the conclusions wrongly";
    if (step.chain.empty() || step.chain.back().because != match[4]) return "the clash is another";
    return conclusion(step, match[5]);
  }

  std::string no_cell(const WayStep&, const Match& match) const {
    return left_for(value(match[1])).empty() ? "" : "a cell is left";
  }
  std::string no_number(const WayStep&, const Match& match) const {
    return left_on(value(match[1])).empty() ? "" : "a number is left";
  }
  std::string no_cell_beside(const WayStep&, const Match& match) const {
    const Vertex cell = value(match[1]);
    const Step missing = value(match[2]);
    for (const Step written : {table_.before(missing), table_.after(missing)}) {
      if (written == 0 || !is_written(written, cell)) continue;
      const bool onwards = table_.after(written) == missing;
      for (const Vertex v : onwards ? table_.moves().after(cell) : table_.moves().before(cell)) {
        if (concluded_.may(missing, v) && is_open(cell, v)) return "a cell beside it is left";
      }
      return "";
    }
    return "it cites a number that is not there";
  }
};

}  // namespace hamlet::path
