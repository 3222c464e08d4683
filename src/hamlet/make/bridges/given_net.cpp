#include "hamlet/make/bridges/given_net.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/find.hpp"

namespace hamlet {

namespace {

BridgesPuzzle with_rules(const BridgesPuzzle& puzzle, int k, bool no_loops) {
  BridgesGrid grid = puzzle.grid();
  grid.k = k;
  grid.no_loops = no_loops;
  return BridgesPuzzle(std::move(grid));
}

bool is_only_net(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net, const Run& run) {
  return check(puzzle, net).empty() && bridges::find_nets(puzzle, 2, run).is_unique();
}

/// Changes of the rules that would make the net the only one.
std::vector<std::string> mends(const BridgesSheet& sheet, const Run& run) {
  const std::vector<Bridge>& net = *sheet.solution;
  const int k = sheet.puzzle.k();
  int most = 1;
  for (const Bridge& bridge : net) most = std::max(most, bridge.n);
  std::vector<std::string> mends;
  if (most < k && is_only_net(with_rules(sheet.puzzle, most, sheet.puzzle.grid().no_loops), net, run))
    mends.push_back(fmt::format("`k` {}", most));
  if (!sheet.puzzle.grid().no_loops && is_only_net(with_rules(sheet.puzzle, k, true), net, run))
    mends.emplace_back("`no_loops`");
  return mends;
}

/// The pairs of islands whose bridges differ.
std::vector<Lane> differing_lanes(const BridgesPuzzle& puzzle, const std::vector<std::vector<Bridge>>& nets) {
  const std::vector<int> one = bridges::bridges_by_lane(puzzle, nets[0]),
                         two = bridges::bridges_by_lane(puzzle, nets[1]);
  std::vector<Lane> differing;
  for (std::size_t lane = 0; lane < one.size(); ++lane) {
    if (one[lane] != two[lane]) differing.push_back(puzzle.lanes()[lane]);
  }
  return differing;
}

}  // namespace

BridgesSheet sheet_of_net(const BridgesSheet& given, std::optional<int> k, std::string_view where) {
  if (!given.solution)
    throw InputError(std::string(where),
                     "its solution is missing: the islands and bridges of a solution make the puzzle");
  BridgesGrid grid = given.puzzle.grid();
  if (k) grid.k = *k;
  for (Island& island : grid.islands) island.demand = std::nullopt;
  const BridgesPuzzle open(grid);
  if (const auto violations = check(open, *given.solution); !violations.empty())
    throw InputError(std::string(where), fmt::format("its solution is wrong: {}", violations[0].sentence));
  if (grid.islands.size() < 2) throw InputError(std::string(where), "a net joins at least two islands");
  for (Island& island : grid.islands) island.demand = 0;
  for (const auto& [a, b, n] : *given.solution) {
    *grid.islands[a].demand += n;
    *grid.islands[b].demand += n;
  }
  const BridgesPuzzle puzzle(std::move(grid));
  return {puzzle,
          bridges::net_of(bridges::Network(puzzle), bridges::bridges_by_lane(puzzle, *given.solution))};
}

std::string why_not_unique(const BridgesSheet& sheet, const std::vector<std::vector<Bridge>>& nets,
                           const Run& run) {
  constexpr std::size_t most_named = 6;
  const std::vector<Lane> differing = differing_lanes(sheet.puzzle, nets);
  const Labels name = sheet.puzzle.labels();
  std::string where;
  for (std::size_t i = 0; i < std::min(differing.size(), most_named); ++i)
    where += fmt::format("{}{}–{}", i == 0 ? "" : ", ", name(differing[i].a), name(differing[i].b));
  if (differing.size() > most_named) where += ", …";
  std::string why = fmt::format("its numbers allow another net, which differs between {} of islands ({}); ",
                                number_of(differing.size(), "pair"), where);
  for (const std::string& mend : mends(sheet, run)) why += fmt::format("{} would exclude it; ", mend);
  return why + "with a `level`, its bridges are changed until there is no other";
}

}  // namespace hamlet
