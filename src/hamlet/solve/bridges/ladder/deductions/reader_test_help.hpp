#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "hamlet/solve/bridges/ladder/way.hpp"

namespace hamlet::bridges {

/// What a sentence says of one lane.
struct Claim {
  LaneIndex lane;
  int least = 0;
  int most = INT32_MAX;
};

/// Reads the sentence of a step from its words alone, and says which of its claims is false. It knows the
/// printed puzzle, and the bounds of the lanes that the steps before have shown.
class Reader {
 public:
  Reader(const BridgesPuzzle& puzzle, const Network& network, LaneBounds known)
      : puzzle_(puzzle), network_(network), known_(std::move(known)) {}

  /// What is wrong with the sentence; empty if every claim in it is true, and all that the step changes is
  /// claimed, or plain from what is claimed.
  std::string objection(const WayStep& step) const {
    std::string sentence = step.because;
    const std::vector<Lanes> loops = loops_at_end_of(sentence);
    for (const auto& [rule, pattern, read] : forms()) {
      std::smatch match;
      if (step.rule != rule || !std::regex_match(sentence, match, pattern)) continue;
      std::vector<Claim> claims;
      std::string fault = (this->*read)(step, match, claims);
      if (fault.empty() && !step.is_clash()) fault = wrong_loops(loops, claims);
      return !fault.empty() || step.is_clash() ? fault : wrong_changes(step, claims);
    }
    return "it is not a sentence of its rule";
  }

  void learn(const WayStep& step) {
    for (const LaneTightening& change : step.changes) {
      known_.least[change.lane] = std::max(known_.least[change.lane], change.least);
      known_.most[change.lane] = std::min(known_.most[change.lane], change.most);
    }
  }
  const LaneBounds& known() const { return known_; }

 private:
  using Match = std::smatch;
  using Claims = std::vector<Claim>;
  using Islands = std::set<Vertex>;
  using Bridges = std::vector<int>;  // by outlet of an island
  using Read = std::string (Reader::*)(const WayStep&, const Match&, Claims&) const;
  using Lanes = std::pair<Vertex, Vertex>;
  struct Form {
    std::string rule;
    std::regex pattern;
    Read read;
  };

  static const std::vector<Form>& forms() {
    static const std::string
        island = R"([Tt]he (\d+) at (r\d+c\d+))",
        cells = R"(((?:r\d+c\d+|\d+ more|, | and | or )+))", gate = R"(the (\d+|\?) at (r\d+c\d+))",
        clash =
            R"((the .* can get .*|the .* would have \d+ bridges?|.* would be cut off|a bridge from .* is needed and has no room|\S+ cannot be joined with all the others))";
    static const std::vector<Form> all = {
        {"full",
         std::regex(
             island +
             R"((, in the corner,|, on the side,|) has (\d+) neighbours( left)?(?:, which take (\d+) bridges? each)?: (double bridges all round|a bridge each way|\d+ bridges each way))"),
         &Reader::all_round},
        {"full", std::regex(island + R"( needs all that its (\d+) neighbours( left)? can take: (.*))"),
         &Reader::needs_all},
        {"outlets",
         std::regex(
             island +
             R"( has only one neighbour( left)?, (r\d+c\d+): (?:(its last bridge|its last \d+ bridges|a bridge|a double bridge|\d+ bridges) (?:goes|go)) there(?:; then (.*))?)"),
         &Reader::only_neighbour},
        {"outlets",
         std::regex(
             R"(The \? at (r\d+c\d+) must be joined with the others, and has only one neighbour( left)?, (r\d+c\d+))"),
         &Reader::only_way_on},
        {"shares",
         std::regex(
             island +
             R"((, in the corner,|, on the side,|) has (\d+) neighbours?( left)?, which take at most (\d+) bridges? each: at least (one bridge|\d+ bridges) (?:goes|go) each way)"),
         &Reader::each_way},
        {"shares", std::regex(island + R"( gets (only|at most) (\d+) bridges? from )" + cells + ", so (.*)"),
         &Reader::without_one},
        {"shares",
         std::regex(R"(The (\d+) neighbours?( left)? of )" + island +
                    R"( take at most (\d+) bridges? in all, so (.*))"),
         &Reader::in_all},
        {"pair",
         std::regex(island + R"( cannot take (a bridge|a double bridge|\d+ bridges) from another (\d+), )" +
                    cells + R"(, as that would cut both off(?:, so (.*))?)"),
         &Reader::pair},
        {"closing", std::regex(island + R"( cannot be finished (with .*), so (.*))"), &Reader::isolation},
        {"stranding", std::regex("Finishing " + island + R"( (with.*), so (.*?))"), &Reader::starvation},
        {"pockets",
         std::regex(cells + R"( add up to (\d+) and hang on )" + gate +
                    R"( alone, by an (even|odd) number of bridges, so (.*))"),
         &Reader::pocket},
        {"pockets", std::regex(cells + " hang on " + gate + " alone, so (.*)"), &Reader::hanging},
        {"parity",
         std::regex(cells + R"( still need (\d+) bridges? in all, from one another and from )" + gate +
                    R"( alone, which adds an (even|odd) number, so (.*))"),
         &Reader::parity},
        {"chain", std::regex(R"(Along (\S+), one count of bridges fixes all: (.*?), so it is ([\d–, or]*))"),
         &Reader::chain},
        {"what-if",
         std::regex(
             R"(With (only )?(no bridge|a bridge|a double bridge|\d+ bridges) from (r\d+c\d+) to (r\d+c\d+), (?:after (\d+) conclusions? )?)" +
             clash + ", so (.*)"),
         &Reader::what_if},
        {"deeper",
         std::regex(
             R"(With (only )?(no bridge|a bridge|a double bridge|\d+ bridges) from (r\d+c\d+) to (r\d+c\d+), (?:after (\d+) conclusions? )?(.*?), so ((?:no bridge|a |at |\d).*))"),
         &Reader::deeper},
        {"clash", std::regex(R"([Tt]he (\d+|\?) at (r\d+c\d+) can get (no bridge|only (\d+) bridges?))"),
         &Reader::starved},
        {"clash", std::regex(R"([Tt]he (\d+) at (r\d+c\d+) would have (\d+) bridges?)"), &Reader::overfull},
        {"clash", std::regex(R"([Aa] bridge from (r\d+c\d+) to (r\d+c\d+) is needed and has no room)"),
         &Reader::no_room},
        {"clash", std::regex(cells + " would be cut off"), &Reader::cut_off},
        {"clash", std::regex(R"((r\d+c\d+) cannot be joined with all the others)"), &Reader::apart},
        {"clash",
         std::regex(
             R"([Tt]he bridges that the islands around (r\d+c\d+) still need add up to an odd number, though each bridge counts at both ends)"),
         &Reader::odd},
        {"clash", std::regex(R"(However the (\d+) at (r\d+c\d+) is finished, a group of islands is cut off)"),
         &Reader::always_cut_off},
        {"clash", std::regex("Finishing " + island + R"( in any way would (.*))"), &Reader::never_finished},
        {"clash",
         std::regex(
             cells +
             R"( (?:add up to \d+ and hang on|hang on|still need \d+ bridges? in all, from one another and from) )" +
             gate + " alone.*, which cannot be"),
         &Reader::impossible_pocket},
        {"clash", std::regex(R"(Along (\S+), one count of bridges fixes all: (.*))"),
         &Reader::impossible_chain},
    };
    return all;
  }

  // Names.

  Vertex island_at(const std::string& cell) const {
    for (Vertex v = 0; v < network_.island_count(); ++v) {
      if (puzzle_.labels()(v) == cell) return v;
    }
    throw std::out_of_range("no island at " + cell);
  }
  static std::vector<std::string> all_of(const std::string& text, const std::string& pattern) {
    const std::regex regex(pattern);
    std::vector<std::string> found;
    for (std::sregex_iterator it(text.begin(), text.end(), regex), end; it != end; ++it)
      found.push_back(it->str());
    return found;
  }
  std::vector<Vertex> islands_in(const std::string& text) const {
    std::vector<Vertex> islands;
    for (const std::string& cell : all_of(text, R"(r\d+c\d+)")) islands.push_back(island_at(cell));
    return islands;
  }
  /// Whether the text lists these islands, at least some of them and how many more there are.
  bool lists(const std::string& text, const Islands& islands) const {
    const std::vector<Vertex> named = islands_in(text);
    std::smatch more;
    const std::size_t unnamed =
        std::regex_search(text, more, std::regex(R"((\d+) more)")) ? std::stoul(more[1]) : 0;
    const Islands set(named.begin(), named.end());
    return set.size() == named.size() && named.size() + unnamed == islands.size() &&
           std::ranges::includes(islands, set);
  }
  bool has_number(Vertex v, const std::string& number) const {
    return number == "?" ? !network_.is_known(v)
                         : network_.is_known(v) && network_.most(v) == std::stoi(number);
  }
  std::optional<LaneIndex> lane_between(Vertex a, Vertex b) const {
    for (const auto& [lane, other] : network_.outlets(a)) {
      if (other == b) return lane;
    }
    return std::nullopt;
  }
  bool is_in_place(Vertex v, const std::string& place) const {
    const auto [row, col] = puzzle_.grid().islands[v].cell;
    const int borders = (row == 1) + (row == puzzle_.grid().rows) + (col == 1) + (col == puzzle_.grid().cols);
    return place.empty() || borders == (place == ", in the corner," ? 2 : 1);
  }

  // What is known.

  int least(LaneIndex lane) const { return known_.least[lane]; }
  int most(LaneIndex lane) const { return known_.most[lane]; }
  bool is_open(LaneIndex lane) const { return least(lane) < most(lane); }
  int least_sum(Vertex v) const { return sum(v, known_.least); }
  int most_sum(Vertex v) const { return sum(v, known_.most); }
  int sum(Vertex v, const std::vector<int>& bounds) const {
    int sum = 0;
    for (const auto& [lane, other] : network_.outlets(v)) sum += bounds[lane];
    return sum;
  }
  int rest(Vertex v) const { return network_.most(v) - least_sum(v); }
  std::size_t neighbours(Vertex v) const {
    std::size_t count = 0;
    for (const auto& [lane, other] : network_.outlets(v)) count += most(lane) > 0;
    return count;
  }
  bool counts_neighbours(Vertex v, const std::string& count, bool are_left) const {
    return neighbours(v) == std::stoul(count) && are_left == (neighbours(v) < network_.outlets(v).size());
  }
  /// What is linked with an island by lanes for which the test holds, without passing an island.
  Islands linked(Vertex v, const std::function<bool(LaneIndex)>& test, Vertex without = no_vertex) const {
    Islands linked = {v};
    std::vector<Vertex> to_visit = {v};
    while (!to_visit.empty()) {
      const Vertex at = to_visit.back();
      to_visit.pop_back();
      for (const auto& [lane, other] : network_.outlets(at)) {
        if (other != without && test(lane) && linked.insert(other).second) to_visit.push_back(other);
      }
    }
    return linked;
  }
  Islands joined(Vertex v) const {
    return linked(v, [&](LaneIndex lane) { return least(lane) > 0; });
  }
  Islands others(const Islands& islands) const {
    Islands others;
    for (Vertex v = 0; v < network_.island_count(); ++v) {
      if (!islands.contains(v)) others.insert(v);
    }
    return others;
  }
  /// Whether the text names the smaller side of a group.
  bool names_side(const std::string& text, const Islands& group) const {
    const Islands others = this->others(group);
    return (group.size() <= others.size() && lists(text, group)) ||
           (others.size() <= group.size() && lists(text, others));
  }
  bool is_closed_off(const Islands& group) const {
    return group.size() < network_.island_count() &&
           std::ranges::all_of(group, [&](Vertex v) { return rest(v) == 0; });
  }

  /// With other bounds.
  Reader with(const std::vector<Claim>& claims) const {
    Reader reader = *this;
    for (const auto& [lane, least, most] : claims) {
      reader.known_.least[lane] = std::max(reader.known_.least[lane], least);
      reader.known_.most[lane] = std::min(reader.known_.most[lane], most);
    }
    return reader;
  }
  Reader with(LaneIndex lane, int least, int most) const { return with({Claim{lane, least, most}}); }
  /// What is plain from the bounds: an island takes no more than its number, and nothing crosses a bridge;
  /// nothing if they contradict each other.
  std::optional<Reader> with_what_is_plain() const {
    Position position(network_);
    if (!apply_bounds(position, known_)) return std::nullopt;
    propagate_rests(position);
    if (position.clash() != Clash::none) return std::nullopt;
    return Reader(puzzle_, network_, position.bounds());
  }

  /// All ways to give an island its bridges.
  std::vector<Bridges> ways_of(Vertex v) const {
    std::vector<Bridges> ways;
    Bridges way;
    const std::function<void(int)> go_on = [&](int left) {
      const auto outlets = network_.outlets(v);
      if (way.size() == outlets.size()) {
        if (left == 0) ways.push_back(way);
        return;
      }
      const LaneIndex lane = outlets[way.size()].lane;
      for (int n = least(lane); n <= std::min(most(lane), left); ++n) {
        way.push_back(n);
        go_on(left - n);
        way.pop_back();
      }
    };
    go_on(network_.most(v));
    return ways;
  }
  /// Draws a way and closes the island.
  Reader with_way(Vertex v, const Bridges& way) const {
    std::vector<Claim> claims;
    const auto outlets = network_.outlets(v);
    for (std::size_t i = 0; i < outlets.size(); ++i) claims.push_back({outlets[i].lane, way[i], way[i]});
    return with(claims);
  }
  /// With the lanes barred that bridges cross or that would close a loop, and those closed whose end is full.
  /// Returns bounds even if they clash.
  Reader with_neighbours_closed() const {
    Reader reader = *this;
    for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
      if (least(lane) == 0) continue;
      for (const LaneIndex other : network_.crossing(lane))
        reader.known_.most[other] = std::min(reader.most(other), least(other));
    }
    for (Vertex v = 0; v < network_.island_count(); ++v) {
      const Islands group = network_.no_loops() ? joined(v) : Islands();
      for (const auto& [lane, other] : network_.outlets(v)) {
        if (group.contains(other) && least(lane) == 0) reader.known_.most[lane] = 0;
      }
      if (rest(v) != 0) continue;
      for (const auto& [lane, other] : network_.outlets(v))
        reader.known_.most[lane] = std::min(reader.most(lane), least(lane));
    }
    return reader;
  }
  bool has_loop() const {
    std::vector<Vertex> group(network_.island_count());
    for (Vertex v = 0; v < group.size(); ++v) group[v] = v;
    const std::function<Vertex(Vertex)> find = [&](Vertex v) { return group[v] == v ? v : find(group[v]); };
    for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
      if (least(lane) == 0) continue;
      const auto [a, b] = network_.ends(lane);
      if (find(a) == find(b)) return true;
      group[find(a)] = find(b);
    }
    return false;
  }

  // Claims.

  static std::pair<int, int> amount(const std::string& text) {
    std::smatch number;
    const bool has_number = std::regex_search(text, number, std::regex(R"(\d+)"));
    const int n = has_number                                 ? std::stoi(number[0])
                  : text.find("double") != std::string::npos ? 2
                  : text.find("no ") == 0                    ? 0
                                                             : 1;
    if (text.find("at least") == 0) return {n, INT32_MAX};
    if (text.find("at most") == 0) return {0, n};
    std::smatch range;
    if (std::regex_match(text, range, std::regex(R"((\d+) to (\d+) bridges)")))
      return {std::stoi(range[1]), std::stoi(range[2])};
    return {n, n};
  }
  /// "a bridge goes to r1c3 and at least one bridge to each of r3c1 and r5c3", as seen from an island
  std::string read_conclusion(const std::string& text, Vertex from, Claims& claims) const {
    static const std::string amounts =
        R"((no bridge|a bridge|a double bridge|\d+ to \d+ bridges|\d+ bridges?|at (?:least|most) (?:one bridge|\d+ bridges)))";
    static const std::regex item(
        amounts +
        R"((?: goes| go)? (?:to each of ((?:r\d+c\d+|, (?=r)| and (?=r))+)|to (r\d+c\d+)|from (r\d+c\d+) to (r\d+c\d+)))");
    std::string rest = text;
    for (std::smatch match; std::regex_search(rest, match, item, std::regex_constants::match_continuous);) {
      const auto [low, high] = amount(match[1]);
      if (match[4].matched) {
        const auto lane = lane_between(island_at(match[4]), island_at(match[5]));
        if (!lane) return "there is no such pair of neighbours";
        claims.push_back({*lane, low, high});
      } else {
        for (const Vertex to : islands_in(match[2].str() + match[3].str())) {
          const auto lane = lane_between(from, to);
          if (!lane) return "it is no neighbour";
          claims.push_back({*lane, low, high});
        }
      }
      rest = match.suffix();
      if (rest.starts_with(", ")) rest = rest.substr(2);
      if (rest.starts_with(" and ")) rest = rest.substr(5);
    }
    if (rest.empty()) return claims.empty() ? "it concludes nothing" : "";
    return "its conclusion is not understood: " + rest;
  }
  /// Whether a claim holds in all of the ways to finish an island.
  std::string follows(const Claims& claims, Vertex v, const std::vector<Bridges>& ways) const {
    const auto outlets = network_.outlets(v);
    for (const auto& [lane, low, high] : claims) {
      const auto at = std::ranges::find(outlets, lane, &Outlet::lane) - outlets.begin();
      if (at == std::ssize(outlets)) return "it claims something elsewhere";
      for (const Bridges& way : ways) {
        if (way[at] < low || way[at] > high) return "a claim does not follow";
      }
    }
    return "";
  }
  /// Cuts off "; a bridge from r1c1 to r1c3 would then close a loop".
  std::vector<Lanes> loops_at_end_of(std::string& sentence) const {
    static const std::regex loop(R"((.*); a bridge from (r\d+c\d+) to (r\d+c\d+) would then close a loop)");
    std::vector<Lanes> loops;
    for (std::smatch match; std::regex_match(sentence, match, loop);) {
      loops.emplace_back(island_at(match[2]), island_at(match[3]));
      sentence = std::string(match[1]);
    }
    return loops;
  }
  std::string wrong_loops(const std::vector<Lanes>& loops, Claims& claims) const {
    const auto drawn = with(claims).with_what_is_plain();
    if (!drawn) return "";
    for (const auto& [a, b] : loops) {
      const auto lane = lane_between(a, b);
      if (!lane || !network_.no_loops() || !drawn->with(*lane, 1, INT32_MAX).has_loop())
        return "that would close no loop";
      claims.push_back({*lane, 0, 0});
    }
    return "";
  }
  /// Whether the changes of a step are those that are claimed, and what is plain then. If that is a
  /// contradiction, the way ends there.
  std::string wrong_changes(const WayStep& step, const Claims& claims) const {
    const auto after = with(claims).with_what_is_plain();
    if (!after) return "";
    for (const LaneTightening& change : step.changes) {
      if (change.least > after->least(change.lane) || change.most < after->most(change.lane))
        return "the step concludes more than it says";
    }
    Reader learnt = *this;
    learnt.learn(step);
    return learnt.known_ == after->known_ ? "" : "the step concludes less than it says";
  }

  // The sentences.

  std::string all_round(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    if (!is_in_place(v, s[3])) return "it is elsewhere";
    if (!counts_neighbours(v, s[4], s[5].matched)) return "it has another number of neighbours";
    const int each = s[7] == "double bridges all round" ? 2 : amount(s[7]).first;
    if (each != (s[6].matched ? std::stoi(s[6]) : network_.k())) return "they take another number";
    for (const auto& [lane, other] : network_.outlets(v)) {
      if (most(lane) == 0) continue;
      if (most(lane) != each) return "a neighbour takes another number";
      claims.push_back({lane, each, each});
    }
    return follows(claims, v, ways_of(v));
  }
  std::string needs_all(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    if (!counts_neighbours(v, s[3], s[4].matched)) return "it has another number of neighbours";
    if (most_sum(v) != network_.most(v)) return "it does not need all";
    const std::string fault = read_conclusion(s[5], v, claims);
    return fault.empty() ? follows(claims, v, ways_of(v)) : fault;
  }
  /// Whether the other end is the only neighbour that can take the rest of the island.
  std::string only_left(Vertex v, Vertex other, const std::string& number, Claims& claims) const {
    if (!has_number(v, number)) return "the number is another";
    const auto only = lane_between(v, other);
    for (const auto& [lane, at] : network_.outlets(v)) {
      if (is_open(lane) != (lane == only)) return "it has other neighbours left";
    }
    claims.push_back({*only, least(*only) + rest(v), least(*only) + rest(v)});
    return "";
  }
  std::string only_neighbour(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    const std::string goes = s[5];
    if (std::string fault = only_left(v, island_at(s[4]), s[1], claims); !fault.empty()) return fault;
    if (s[3].matched != (network_.outlets(v).size() > 1)) return "what it says of other neighbours is false";
    if (goes.starts_with("its last") != (least_sum(v) > 0))
      return "what it says of the last bridges is false";
    if (amount(goes).first != rest(v)) return "another number of bridges is left";
    const std::string row = s[6];
    auto reader = with(claims).with_what_is_plain();
    static const std::regex link(R"((?:, )?the (\d+) at (r\d+c\d+)(?: has)? only (r\d+c\d+)(?: left)?)");
    std::string rest = row;
    for (std::smatch match; std::regex_search(rest, match, link, std::regex_constants::match_continuous);
         rest = match.suffix()) {
      if (!reader) return "it goes on after a contradiction";
      Claims further;
      const std::string fault =
          reader->only_left(island_at(match[2]), island_at(match[3]), match[1], further);
      if (!fault.empty()) return fault;
      const auto next = reader->with(further).with_what_is_plain();
      if (next) reader->known_ = next->known_;
      claims.insert(claims.end(), further.begin(), further.end());
    }
    return rest.empty() ? "" : "it is not understood: " + rest;
  }
  std::string only_way_on(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[1]);
    const auto only = lane_between(v, island_at(s[3]));
    if (network_.is_known(v) || least_sum(v) > 0) return "it is joined already, or has a number";
    if (s[2].matched != (network_.outlets(v).size() > 1)) return "what it says of other neighbours is false";
    for (const auto& [lane, at] : network_.outlets(v)) {
      if ((most(lane) > 0) != (lane == only)) return "it has other neighbours left";
    }
    claims.push_back({*only, 1, INT32_MAX});
    return "";
  }
  std::string each_way(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    if (!is_in_place(v, s[3])) return "it is elsewhere";
    if (!counts_neighbours(v, s[4], s[5].matched)) return "it has another number of neighbours";
    for (const auto& [lane, other] : network_.outlets(v)) {
      if (most(lane) == 0) continue;
      if (most(lane) > std::stoi(s[6])) return "a neighbour takes more";
      claims.push_back({lane, amount(s[7]).first, INT32_MAX});
    }
    return follows(claims, v, ways_of(v));
  }
  std::string without_one(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    int from_them = 0;
    Islands named;
    for (const Vertex other : islands_in(s[5])) {
      const auto lane = lane_between(v, other);
      if (!lane) return "it is no neighbour";
      from_them += most(*lane);
      named.insert(other);
    }
    if (from_them != std::stoi(s[4])) return "they give another number";
    for (const auto& [lane, other] : network_.outlets(v)) {
      if (most(lane) > 0 && !named.contains(other)) {
        claims.push_back({lane, network_.most(v) - from_them, INT32_MAX});
      }
    }
    if (claims.size() != 1) return "more than one other neighbour is left";
    Claims said;
    if (std::string fault = read_conclusion(s[6], v, said); !fault.empty()) return fault;
    claims = said;
    return follows(claims, v, ways_of(v));
  }
  std::string in_all(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[4]);
    if (!has_number(v, s[3])) return "the number is another";
    if (!counts_neighbours(v, s[1], s[2].matched)) return "it has another number of neighbours";
    if (most_sum(v) != std::stoi(s[5])) return "they take another number";
    const std::string fault = read_conclusion(s[6], v, claims);
    return fault.empty() ? follows(claims, v, ways_of(v)) : fault;
  }
  std::string pair(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1]) || s[1] != s[4]) return "the number is another";
    if (amount(s[3]).first != network_.most(v)) return "it speaks of another number of bridges";
    if (network_.island_count() < 3) return "there are no others";
    for (const Vertex other : islands_in(s[5])) {
      if (!has_number(other, s[1])) return "the other number is another";
      const auto lane = lane_between(v, other);
      if (!lane || most(*lane) < network_.most(v)) return "it could not take so many anyway";
      claims.push_back({*lane, 0, network_.most(v) - 1});
    }
    if (!s[6].matched) return "";
    Claims said;
    if (std::string fault = read_conclusion(s[6], v, said); !fault.empty()) return fault;
    if (std::string fault = follows(said, v, with(claims).ways_of(v)); !fault.empty()) return fault;
    claims.insert(claims.end(), said.begin(), said.end());
    return "";
  }
  std::string isolation(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    std::vector<Bridges> ways = ways_of(v);
    static const std::regex clause(R"((?:; nor )?with ([^;]*?) alone, which would cut off ([^;]*))");
    std::string rest = s[3];
    for (std::smatch match; std::regex_search(rest, match, clause, std::regex_constants::match_continuous);
         rest = match.suffix()) {
      const std::vector<Vertex> named = islands_in(match[1]);
      const auto outlets = network_.outlets(v);
      std::size_t excluded = 0;
      for (std::size_t w = ways.size(); w-- > 0;) {
        bool uses_others = false;
        for (std::size_t i = 0; i < outlets.size(); ++i)
          uses_others |= ways[w][i] > least(outlets[i].lane) && !std::ranges::count(named, outlets[i].island);
        if (uses_others) continue;
        const Reader drawn = with_way(v, ways[w]);
        const Islands group = drawn.joined(v);
        if (!drawn.is_closed_off(group)) return "that would not cut off a group";
        if (!names_side(match[2], group)) return "it would cut off another group";
        ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(w));
        ++excluded;
      }
      if (excluded == 0) return "it could not be finished so anyway";
    }
    if (!rest.empty()) return "it is not understood: " + rest;
    if (std::string fault = read_conclusion(s[4], v, claims); !fault.empty()) return fault;
    return follows(claims, v, ways);
  }
  /// Whether a way to finish an island has one of the consequences that are named.
  bool has_consequence(Vertex v, const Bridges& way, const std::string& consequence) const {
    const Reader drawn = with_way(v, way), after = drawn.with_neighbours_closed();
    static const std::regex short_of(R"(leave (.*?) short of bridges)"),
        cut_off(R"(cut off ((?:r\d+c\d+|\d+ more|, (?=r|\d)| and (?=r|\d))+))");
    for (std::sregex_iterator it(consequence.begin(), consequence.end(), short_of), end; it != end; ++it) {
      for (const Vertex island : islands_in((*it)[1])) {
        if (after.most_sum(island) < network_.least(island)) return true;
      }
    }
    for (std::sregex_iterator it(consequence.begin(), consequence.end(), cut_off), end; it != end; ++it) {
      for (Vertex island = 0; island < network_.island_count(); ++island) {
        const Islands group = drawn.joined(island);
        if (drawn.is_closed_off(group) && names_side((*it)[1], group)) return true;
      }
    }
    return consequence.find("close a loop") != std::string::npos && network_.no_loops() && drawn.has_loop();
  }
  std::string starvation(const WayStep&, const Match& s, Claims& claims) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    std::vector<Bridges> ways = ways_of(v);
    static const std::regex clause(
        R"((?:; finishing it )?(without a bridge|with any bridge|with a double bridge|with fewer than \d+ bridges?|with more than \d+ bridges?) to (r\d+c\d+) would ([^;]*))");
    std::string rest = s[3];
    const auto outlets = network_.outlets(v);
    for (std::smatch match; std::regex_search(rest, match, clause, std::regex_constants::match_continuous);
         rest = match.suffix()) {
      const std::string what = match[1];
      const auto at = std::ranges::find(outlets, island_at(match[2]), &Outlet::island) - outlets.begin();
      if (at == std::ssize(outlets)) return "it is no neighbour";
      std::size_t excluded = 0;
      for (std::size_t w = ways.size(); w-- > 0;) {
        const int n = ways[w][at];
        std::smatch number;
        const int bound = std::regex_search(what, number, std::regex(R"(\d+)")) ? std::stoi(number[0]) : 0;
        const bool is_meant = what.starts_with("without")      ? n == 0
                              : what.starts_with("with any")   ? n > 0
                              : what.starts_with("with a do")  ? n == 2
                              : what.starts_with("with fewer") ? n < bound
                                                               : n > bound;
        if (!is_meant) continue;
        if (!has_consequence(v, ways[w], match[3])) return "a way would not have the consequence";
        ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(w));
        ++excluded;
      }
      if (excluded == 0) return "no way is like that";
    }
    if (!rest.empty()) return "it is not understood: " + rest;
    if (std::string fault = read_conclusion(s[4], v, claims); !fault.empty()) return fault;
    return follows(claims, v, ways);
  }
  /// The named side of a gate: what is linked with the first named island without passing the gate.
  std::optional<Islands> side_of_gate(const std::string& text, Vertex gate, bool by_open) const {
    const std::vector<Vertex> named = islands_in(text);
    Islands side;
    // The other side may have several parts.
    for (const Vertex v : named) {
      if (v == gate) return std::nullopt;
      side.merge(linked(
          v, [&](LaneIndex lane) { return by_open ? is_open(lane) : most(lane) > 0; }, gate));
    }
    if (!lists(text, side)) return std::nullopt;
    return side;
  }
  std::string at_gate(const std::string& text, const std::string& sum, Vertex gate, const std::string& parity,
                      bool by_open, std::vector<Bridges>& ways) const {
    const auto side = side_of_gate(text, gate, by_open);
    if (!side) return "they do not hang on it alone";
    int found = 0;
    for (const Vertex v : *side) found += by_open ? rest(v) : network_.most(v);
    if (!sum.empty() && found != std::stoi(sum)) return "the sum is another";
    if (!parity.empty() && (found % 2 == 0) != (parity == "even")) return "the parity is another";
    const auto outlets = network_.outlets(gate);
    std::erase_if(ways, [&](const Bridges& way) {
      int in = 0, out = 0, added = 0;
      for (std::size_t i = 0; i < outlets.size(); ++i) {
        const bool leads_in = side->contains(outlets[i].island);
        (leads_in ? in : out) += way[i];
        if (leads_in) added += way[i] - least(outlets[i].lane);
      }
      if (!by_open && (in == 0 || (side->size() + 1 < network_.island_count() && out == 0))) return true;
      return !parity.empty() && ((by_open ? added : in) % 2 == 0) != (parity == "even");
    });
    return "";
  }
  /// All ways of a gate; without a number, any number of bridges.
  std::vector<Bridges> ways_of_gate(Vertex gate) const {
    if (network_.is_known(gate)) return ways_of(gate);
    std::vector<Bridges> ways = {{}};
    for (const auto& [lane, other] : network_.outlets(gate)) {
      std::vector<Bridges> longer;
      for (const Bridges& way : ways) {
        for (int n = least(lane); n <= most(lane); ++n) {
          longer.push_back(way);
          longer.back().push_back(n);
        }
      }
      ways = std::move(longer);
    }
    return ways;
  }
  std::string pocket(const WayStep&, const Match& s, Claims& claims) const {
    return gate_sentence(s[1], s[2], s[4], s[3], s[5], s[6], false, claims);
  }
  std::string hanging(const WayStep&, const Match& s, Claims& claims) const {
    return gate_sentence(s[1], "", s[3], s[2], "", s[4], false, claims);
  }
  std::string parity(const WayStep&, const Match& s, Claims& claims) const {
    return gate_sentence(s[1], s[2], s[4], s[3], s[5], s[6], true, claims);
  }
  std::string gate_sentence(const std::string& text, const std::string& sum, const std::string& cell,
                            const std::string& number, const std::string& parity,
                            const std::string& conclusion, bool by_open, Claims& claims) const {
    const Vertex gate = island_at(cell);
    if (!has_number(gate, number)) return "the number is another";
    std::vector<Bridges> ways = ways_of_gate(gate);
    if (std::string fault = at_gate(text, sum, gate, parity, by_open, ways); !fault.empty()) return fault;
    if (std::string fault = read_conclusion(conclusion, gate, claims); !fault.empty()) return fault;
    return follows(claims, gate, ways);
  }

  static std::vector<int> numbers_in(const std::string& text) {
    std::vector<int> numbers;
    for (const std::string& number : all_of(text, R"(\d+)")) numbers.push_back(std::stoi(number));
    return numbers;
  }
  /// The lanes of a chain; nothing if the numbers on them do not follow from one.
  std::optional<std::vector<LaneIndex>> lanes_of_chain(const std::vector<Vertex>& islands) const {
    std::vector<LaneIndex> lanes;
    for (std::size_t i = 1; i < islands.size(); ++i) {
      const auto lane = lane_between(islands[i - 1], islands[i]);
      if (!lane || !is_open(*lane)) return std::nullopt;
      lanes.push_back(*lane);
    }
    for (std::size_t i = 1; i + 1 < islands.size(); ++i) {
      std::size_t open = 0;
      for (const auto& [lane, other] : network_.outlets(islands[i])) open += is_open(lane);
      if (open != 2 || !network_.is_known(islands[i])) return std::nullopt;
    }
    return lanes;
  }
  /// The numbers on a chain that begin with this one; cut where a lane has no room.
  std::vector<int> counts_along(const std::vector<Vertex>& islands, const std::vector<LaneIndex>& lanes,
                                int n) const {
    std::vector<int> counts = {n};
    for (std::size_t i = 1; i < lanes.size(); ++i) {
      const int beside = least_sum(islands[i]) - least(lanes[i - 1]) - least(lanes[i]);
      counts.push_back(network_.most(islands[i]) - beside - counts.back());
    }
    return counts;
  }
  bool is_impossible(const std::vector<LaneIndex>& lanes, const std::vector<int>& counts,
                     const std::string& why) const {
    std::vector<Claim> claims;
    std::smatch match;
    for (std::size_t i = 0; i < counts.size(); ++i) claims.push_back({lanes[i], counts[i], counts[i]});
    const Reader drawn = with(claims), after = drawn.with_neighbours_closed();
    if (std::regex_match(why, match,
                         std::regex(R"(would leave the (\d+|\?) at (r\d+c\d+) short of bridges)"))) {
      const Vertex v = island_at(match[2]);
      return has_number(v, match[1]) && after.most_sum(v) < network_.least(v);
    }
    if (std::regex_match(why, match, std::regex(R"(would give the (\d+) at (r\d+c\d+) too many bridges)"))) {
      const Vertex v = island_at(match[2]);
      return has_number(v, match[1]) && drawn.least_sum(v) > network_.most(v);
    }
    if (std::regex_match(why, match, std::regex("would cut off (.*)"))) {
      for (Vertex v = 0; v < network_.island_count(); ++v) {
        if (drawn.is_closed_off(drawn.joined(v)) && names_side(match[1], drawn.joined(v))) return true;
      }
      return false;
    }
    if (std::regex_match(why, match, std::regex(R"(would have no room from (r\d+c\d+) to (r\d+c\d+))"))) {
      const auto lane = lane_between(island_at(match[1]), island_at(match[2]));
      return lane &&
             (after.known_.least[*lane] > after.known_.most[*lane] || most(*lane) < drawn.least(*lane) ||
              (network_.no_loops() && drawn.has_loop()) || crosses_a_bridge(drawn, *lane));
    }
    return false;
  }
  bool crosses_a_bridge(const Reader& drawn, LaneIndex lane) const {
    return std::ranges::any_of(network_.crossing(lane),
                               [&](LaneIndex other) { return drawn.least(other) > 0; });
  }
  /// Reads what is said against each number on the first lane; the others are left.
  std::string chain_trials(const Match& s, std::vector<LaneIndex>& lanes,
                           std::vector<std::vector<int>>& left) const {
    const std::vector<Vertex> islands = islands_in(s[1]);
    const auto found = lanes_of_chain(islands);
    if (!found || found->size() < 2) return "they are not open in two directions";
    lanes = *found;
    std::map<int, std::pair<std::vector<int>, std::string>> said;
    static const std::regex trial(
        R"((?:, | and )?(\d+(?:–\d+|–-\d+)*)(–…)? (would .*?)(?=(?:, | and )\d+(?:–\d+)+(?:–…)? would|$))");
    std::string rest = s[2];
    for (std::smatch match; std::regex_search(rest, match, trial, std::regex_constants::match_continuous);
         rest = match.suffix()) {
      const std::vector<int> counts = numbers_in(match[1]);
      if (match[2].matched == (counts.size() == lanes.size())) return "it counts along too few or too many";
      said[counts.front()] = {counts, match[3]};
    }
    if (!rest.empty()) return "it is not understood: " + rest;
    for (int n = least(lanes[0]); n <= most(lanes[0]); ++n) {
      std::vector<int> counts = counts_along(islands, lanes, n);
      if (!said.contains(n)) {
        left.push_back(counts);
        continue;
      }
      const auto& [named, why] = said[n];
      counts.resize(named.size());
      if (counts != named) return "the counts along the chain are others";
      if (!is_impossible(lanes, counts, why)) return "that is possible: " + why;
      said.erase(n);
    }
    return said.empty() ? "" : "it tries a number that is out already";
  }
  std::string chain(const WayStep&, const Match& s, Claims& claims) const {
    std::vector<LaneIndex> lanes;
    std::vector<std::vector<int>> left, said;
    if (std::string fault = chain_trials(s, lanes, left); !fault.empty()) return fault;
    for (const std::string& counts : all_of(s[3], R"(\d+(?:–\d+)+)")) said.push_back(numbers_in(counts));
    if (left != said) return "other counts are left";
    for (std::size_t i = 0; i < lanes.size(); ++i) {
      Claim claim{lanes[i], INT32_MAX, INT32_MIN};
      for (const std::vector<int>& counts : left) {
        claim.least = std::min(claim.least, counts[i]);
        claim.most = std::max(claim.most, counts[i]);
      }
      claims.push_back(claim);
    }
    return "";
  }
  std::string impossible_chain(const WayStep&, const Match& s, Claims&) const {
    std::vector<LaneIndex> lanes;
    std::vector<std::vector<int>> left;
    if (std::string fault = chain_trials(s, lanes, left); !fault.empty()) return fault;
    return left.empty() ? "" : "a number is left";
  }

  // Trials.

  /// The tried number of bridges on the lane of a what-if.
  std::string read_trial(const Match& s, LaneIndex& lane, int& tried) const {
    const auto found = lane_between(island_at(s[3]), island_at(s[4]));
    if (!found) return "they are no neighbours";
    lane = *found;
    tried = amount(s[2]).first;
    if (tried != least(lane) && tried != most(lane)) return "it tries a number in between";
    if (s[1].matched != (tried == least(lane) && tried > 0)) return "what it says with 'only' is false";
    return "";
  }
  std::string read_outcome(const std::string& text, LaneIndex lane, int tried, Claims& claims) const {
    if (std::string fault = read_conclusion(text, no_vertex, claims); !fault.empty()) return fault;
    const int low = tried == least(lane) ? tried + 1 : least(lane),
              high = tried == least(lane) ? most(lane) : tried - 1;
    return claims.size() == 1 && claims[0].lane == lane && claims[0].least <= low && claims[0].most >= high
               ? ""
               : "its conclusion does not follow";
  }
  std::string what_if(const WayStep& step, const Match& s, Claims& claims) const {
    LaneIndex lane = 0;
    int tried = 0;
    if (std::string fault = read_trial(s, lane, tried); !fault.empty()) return fault;
    Reader reader = with(lane, tried, tried);
    std::size_t conclusions = 0;
    for (const WayStep& link : step.chain) {
      const std::string fault = link.is_clash() ? reader.objection(link) : reader.conclusion_in_chain(link);
      if (!fault.empty()) return fmt::format("{}: {}", link.because, fault);
      reader.learn(link);
      conclusions += !link.is_clash();
    }
    if (step.chain.empty() || !step.chain.back().is_clash()) return "it does not end in a clash";
    if (step.chain.back().because != s[6]) return "it ends in another clash";
    if (conclusions != (s[5].matched ? std::stoul(s[5]) : 0)) return "it counts the conclusions wrongly";
    return read_outcome(s[7], lane, tried, claims);
  }
  std::string deeper(const WayStep& step, const Match& s, Claims& claims) const {
    LaneIndex lane = 0;
    int tried = 0;
    if (std::string fault = read_trial(s, lane, tried); !fault.empty()) return fault;
    const Reader begun = with(lane, tried, tried);
    Reader reader = begun.with_what_is_plain().value_or(begun);
    for (const WayStep& link : step.chain) {
      const std::string fault = reader.objection(link);
      if (!fault.empty()) return fmt::format("{}: {}", link.because, fault);
      reader.learn(link);
    }
    return read_outcome(s[7], lane, tried, claims);
  }
  /// "A bridge from r1c1 to r1c3; no bridge from r1c3 to r1c5: the 2 at r1c3 needs that"
  std::string conclusion_in_chain(const WayStep& step) const {
    std::smatch match;
    if (!std::regex_match(step.because, match, std::regex("(.*): (.*)"))) return "it gives no reason";
    static const std::regex item(
        R"((?:; )?(no bridge|a bridge|a double bridge|\d+ bridges?|at (?:least|most) \d+ bridges?) from (r\d+c\d+) to (r\d+c\d+))");
    Claims claims;
    std::string rest = match[1];
    const std::string why = match[2];
    for (std::smatch part; std::regex_search(rest, part, item, std::regex_constants::match_continuous);
         rest = part.suffix()) {
      const auto [low, high] = amount(part[1]);
      const auto lane = lane_between(island_at(part[2]), island_at(part[3]));
      if (!lane) return "they are no neighbours";
      claims.push_back({*lane, low, high});
    }
    if (!rest.empty()) return "it is not understood: " + rest;
    for (const LaneTightening& change : step.changes) {
      const bool is_said = std::ranges::any_of(claims, [&](const Claim& claim) {
        return claim.lane == change.lane &&
               (claim.least >= change.least || change.least <= change.least_before) &&
               (claim.most <= change.most || change.most >= change.most_before);
      });
      if (!is_said) return "it concludes more than it says";
    }
    std::smatch reason;
    for (const auto& [lane, low, high] : claims) {
      if (std::regex_match(why, reason, std::regex(R"(the (\d+|\?) at (r\d+c\d+) needs that)"))) {
        const Vertex v = island_at(reason[2]);
        if (!has_number(v, reason[1])) return "the number is another";
        if (low > network_.least(v) - (most_sum(v) - most(lane)) && low > least(lane))
          return "it does not need that";
        if (high < most(lane) && high < low) return "it needs no fewer";
      } else if (std::regex_match(why, reason, std::regex(R"(the (\d+|\?) at (r\d+c\d+) takes no more)"))) {
        const Vertex v = island_at(reason[2]);
        if (!has_number(v, reason[1])) return "the number is another";
        if (high < network_.most(v) - (least_sum(v) - least(lane)) && high < most(lane))
          return "it takes more";
        if (low > least(lane)) return "it needs no more";
      } else if (std::regex_match(why, reason,
                                  std::regex(R"(the bridge from (r\d+c\d+) to (r\d+c\d+) is in the way)"))) {
        const auto bridge = lane_between(island_at(reason[1]), island_at(reason[2]));
        if (!bridge || least(*bridge) == 0 || !std::ranges::count(network_.crossing(lane), *bridge))
          return "nothing is in the way";
      } else if (std::regex_match(
                     why, reason,
                     std::regex(R"(with the bridge from (r\d+c\d+) to (r\d+c\d+) it would close a loop)"))) {
        const auto bridge = lane_between(island_at(reason[1]), island_at(reason[2]));
        if (!bridge || least(*bridge) == 0 || !with(lane, 1, INT32_MAX).has_loop())
          return "it would close no loop";
      } else {
        return "its reason is not understood";
      }
    }
    return "";
  }

  // Clashes.

  std::string starved(const WayStep&, const Match& s, Claims&) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    const int said = s[4].matched ? std::stoi(s[4]) : 0;
    return most_sum(v) == said && said < network_.least(v) ? "" : "it can get another number";
  }
  std::string overfull(const WayStep&, const Match& s, Claims&) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    return least_sum(v) == std::stoi(s[3]) && least_sum(v) > network_.most(v)
               ? ""
               : "it would have another number";
  }
  std::string no_room(const WayStep&, const Match&, Claims&) const { return ""; }
  std::string cut_off(const WayStep&, const Match& s, Claims&) const {
    for (Vertex v = 0; v < network_.island_count(); ++v) {
      if (is_closed_off(joined(v)) && names_side(s[1], joined(v))) return "";
    }
    return "they are not cut off";
  }
  std::string apart(const WayStep&, const Match& s, Claims&) const {
    return linked(island_at(s[1]), [&](LaneIndex lane) { return most(lane) > 0; }).size() <
                   network_.island_count()
               ? ""
               : "it can be joined";
  }
  std::string odd(const WayStep&, const Match& s, Claims&) const {
    int sum = 0;
    for (const Vertex v : linked(island_at(s[1]), [&](LaneIndex lane) { return is_open(lane); }))
      sum += rest(v);
    return sum % 2 != 0 ? "" : "the sum is even";
  }
  std::string always_cut_off(const WayStep&, const Match& s, Claims&) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    for (const Bridges& way : ways_of(v)) {
      const Reader drawn = with_way(v, way);
      if (!drawn.is_closed_off(drawn.joined(v))) return "there is another way";
    }
    return "";
  }
  std::string never_finished(const WayStep&, const Match& s, Claims&) const {
    const Vertex v = island_at(s[2]);
    if (!has_number(v, s[1])) return "the number is another";
    for (const Bridges& way : ways_of(v)) {
      if (!has_consequence(v, way, s[3])) return "there is another way";
    }
    return "";
  }
  std::string impossible_pocket(const WayStep& step, const Match& s, Claims&) const {
    static const std::regex sum(R"((?:add up to|still need) (\d+))"), parity(R"((even|odd) number)");
    std::smatch match;
    const Vertex gate = island_at(s[3]);
    if (!has_number(gate, s[2])) return "the number is another";
    const bool by_open = step.because.find("still need") != std::string::npos;
    const std::string said = std::regex_search(step.because, match, sum) ? match[1].str() : "";
    const std::string even = std::regex_search(step.because, match, parity) ? match[1].str() : "";
    std::vector<Bridges> ways = ways_of_gate(gate);
    if (std::string fault = at_gate(s[1], said, gate, even, by_open, ways); !fault.empty()) return fault;
    return ways.empty() ? "" : "there is a way";
  }

  const BridgesPuzzle& puzzle_;
  const Network& network_;
  LaneBounds known_;
};

/// Reads a way from the printed puzzle on. Returns what is wrong with the first sentence that is not true,
/// and the sentence.
inline std::string objection_to(const BridgesPuzzle& puzzle, const Network& network, const Way& way) {
  Position printed(network);
  propagate_rests(printed);
  Reader reader(puzzle, network, printed.bounds());
  for (std::size_t i = 0; i < way.steps.size(); ++i) {
    const WayStep& step = way.steps[i];
    std::string objection = reader.objection(step);
    if (std::ranges::any_of(step.builds_on, [&](std::size_t before) { return before >= i; }))
      objection = "it builds on a later step";
    if (!objection.empty()) return fmt::format("{}: {}: {}", objection, step.rule, step.because);
    reader.learn(step);
  }
  if (way.end == Way::End::solved && reader.known().least != reader.known().most)
    return "it does not lead to the end";
  return "";
}

}  // namespace hamlet::bridges
