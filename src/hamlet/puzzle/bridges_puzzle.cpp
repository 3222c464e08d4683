#include "hamlet/puzzle/bridges_puzzle.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/puzzle/lanes.hpp"

namespace hamlet {

namespace {

std::string place_of_island(std::size_t i) { return fmt::format("islands[{}]", i); }

void require_sound(const BridgesGrid& grid, std::size_t i) {
  const auto& [cell, demand] = grid.islands[i];
  if (cell.row < 1 || cell.col < 1 || cell.row > grid.rows || cell.col > grid.cols) {
    throw InputError(place_of_island(i), fmt::format("the cell {} is off the grid of {} rows and {} columns",
                                                     spoken(cell), grid.rows, grid.cols));
  }
  if (demand && (*demand < 1 || *demand > most_demand)) {
    throw InputError(place_of_island(i),
                     fmt::format("the island at {} demands {} bridges; a demand must be from 1 to {}",
                                 spoken(cell), *demand, most_demand));
  }
}

void require_apart(const std::vector<Island>& islands) {
  // Most inputs are in reading order, where comparing neighbours is enough.
  if (std::ranges::adjacent_find(islands, std::ranges::greater_equal{}, &Island::cell) == islands.end())
    return;
  std::set<Cell> taken;
  for (std::size_t i = 0; i < islands.size(); ++i) {
    if (!taken.insert(islands[i].cell).second)
      throw InputError(place_of_island(i), fmt::format("two islands stand on {}", spoken(islands[i].cell)));
  }
}

/// Expects both in reading order.
void require_unblocked(const BridgesGrid& grid) {
  for (std::size_t i = 0; i < grid.blocked.size(); ++i) {
    const Cell cell = grid.blocked[i];
    const auto complain = [&](const std::string& why) {
      throw InputError(fmt::format("blocked[{}]", i), fmt::format("the cell {} {}", spoken(cell), why));
    };
    if (cell.row < 1 || cell.col < 1 || cell.row > grid.rows || cell.col > grid.cols)
      complain(fmt::format("is off the grid of {} rows and {} columns", grid.rows, grid.cols));
    if (i > 0 && grid.blocked[i - 1] == cell) complain("is blocked twice");
    if (std::ranges::binary_search(grid.islands, cell, {}, &Island::cell))
      complain("is blocked, but an island stands there");
  }
}

void require_sound(const BridgesGrid& grid) {
  if (grid.k < 1 || grid.k > most_demand)
    throw InputError("k", fmt::format("the limit on bridges between a pair must be from 1 to {}, not {}",
                                      most_demand, grid.k));
  if (grid.rows < 1 || grid.cols < 1) throw InputError("grid", "a grid has at least one row and one column");
  for (std::size_t i = 0; i < grid.islands.size(); ++i) require_sound(grid, i);
  require_apart(grid.islands);
}

class BridgesChecker {
 public:
  BridgesChecker(const BridgesPuzzle& puzzle, const std::vector<Bridge>& answer)
      : puzzle_(puzzle),
        name_(puzzle.labels()),
        built_(puzzle.lanes().size(), 0),
        sum_(puzzle.islands().size(), 0),
        groups_(puzzle.islands().size()) {
    for (const Bridge& bridge : answer) build(bridge);
  }

  std::vector<Violation> run() {
    too_many();
    crossings();
    demands();
    loops();
    connected();
    return std::move(found_);
  }

 private:
  template <class... Args>
  void report(std::string_view rule, std::vector<Vertex> islands, fmt::format_string<Args...> sentence,
              Args&&... args) {
    found_.push_back({rule, std::move(islands), fmt::format(sentence, std::forward<Args>(args)...)});
  }

  void build(const Bridge& bridge) {
    if (bridge.n == 0) return;
    if (bridge.n < 0) {
      report("count", {bridge.a, bridge.b}, "{} is not a possible number of bridges between {} and {}",
             bridge.n, name_(bridge.a), name_(bridge.b));
      return;
    }
    const auto lane = puzzle_.lane_between(bridge.a, bridge.b);
    if (!lane) {
      if (is_forbidden(bridge)) {
        report("forbidden", {bridge.a, bridge.b}, "{} and {} may not be joined", name_(bridge.a),
               name_(bridge.b));
      } else {
        report("lane", {bridge.a, bridge.b}, "{} and {} do not see one another along a line", name_(bridge.a),
               name_(bridge.b));
      }
    } else {
      built_[*lane] += bridge.n;
    }
    sum_[bridge.a] += bridge.n;
    sum_[bridge.b] += bridge.n;
  }

  bool is_forbidden(const Bridge& bridge) const {
    const Cell a = puzzle_.islands()[bridge.a].cell, b = puzzle_.islands()[bridge.b].cell;
    return std::ranges::find(puzzle_.grid().forbidden, std::pair{std::min(a, b), std::max(a, b)}) !=
           puzzle_.grid().forbidden.end();
  }

  void too_many() {
    for (std::size_t i = 0; i < built_.size(); ++i) {
      if (built_[i] <= puzzle_.k()) continue;
      const auto [a, b] = puzzle_.lanes()[i];
      report("at-most-k", {a, b}, "{} and {} are joined by {} bridges, but at most {} are allowed", name_(a),
             name_(b), built_[i], puzzle_.k());
    }
  }

  void crossings() {
    for (const auto& [i, j] : puzzle_.crossings()) {
      if (built_[i] == 0 || built_[j] == 0) continue;
      const Lane one = puzzle_.lanes()[i], two = puzzle_.lanes()[j];
      report("crossing", {one.a, one.b, two.a, two.b},
             "the bridge from {} to {} crosses the one from {} to {}", name_(one.a), name_(one.b),
             name_(two.a), name_(two.b));
    }
  }

  void demands() {
    for (Vertex v = 0; v < sum_.size(); ++v) {
      const auto demand = puzzle_.islands()[v].demand;
      if (demand && *demand != sum_[v])
        report("demand", {v}, "{} demands {} but has {}", name_(v), number_of(*demand, "bridge"), sum_[v]);
    }
  }

  void loops() {
    for (std::size_t i = 0; i < built_.size(); ++i) {
      if (built_[i] == 0) continue;
      const auto [a, b] = puzzle_.lanes()[i];
      if (!groups_.unite(a, b) && puzzle_.grid().no_loops)
        report("no-loops", {a, b}, "the bridge from {} to {} closes a loop", name_(a), name_(b));
    }
  }

  void connected() {
    if (groups_.count() <= 1) return;
    Vertex other = 0;
    while (groups_.are_one(other, 0)) ++other;
    report("connected", {0, other}, "the net falls into {} parts: {} and {} are not joined", groups_.count(),
           name_(0), name_(other));
  }

  const BridgesPuzzle& puzzle_;
  Labels name_;
  std::vector<std::int64_t> built_;
  std::vector<std::int64_t> sum_;
  DisjointSets groups_;
  std::vector<Violation> found_;
};

}  // namespace

BridgesPuzzle::BridgesPuzzle(BridgesGrid grid) : grid_(std::move(grid)) {
  require_sound(grid_);
  std::ranges::sort(grid_.islands);
  std::ranges::sort(grid_.blocked);
  require_unblocked(grid_);
  lanes_ = lanes_between(grid_.islands, grid_.blocked, grid_.eight);
  std::vector<bool> is_forbidden(lanes_.size(), false);
  for (std::size_t i = 0; i < grid_.forbidden.size(); ++i) {
    auto& [first, second] = grid_.forbidden[i];
    if (second < first) std::swap(first, second);
    const auto a = island_at(first), b = island_at(second);
    const auto lane = a && b ? lane_between(*a, *b) : std::nullopt;
    if (!lane || is_forbidden[*lane]) {
      throw InputError(
          fmt::format("forbidden[{}]", i),
          fmt::format("{} and {} {}", spoken(first), spoken(second),
                      lane ? "are forbidden twice"
                           : "are not two islands that see one another, so there is nothing to forbid"));
    }
    is_forbidden[*lane] = true;
  }
  std::vector<Lane> allowed;
  for (std::size_t i = 0; i < lanes_.size(); ++i) {
    if (!is_forbidden[i]) allowed.push_back(lanes_[i]);
  }
  lanes_ = std::move(allowed);
  std::ranges::sort(grid_.forbidden);
  crossings_ = crossings_of(grid_.islands, lanes_);
}

std::optional<Vertex> BridgesPuzzle::island_at(Cell cell) const {
  const auto found = std::ranges::lower_bound(grid_.islands, cell, {}, &Island::cell);
  if (found == grid_.islands.end() || found->cell != cell) return std::nullopt;
  return static_cast<Vertex>(found - grid_.islands.begin());
}

std::optional<std::size_t> BridgesPuzzle::lane_between(Vertex a, Vertex b) const {
  const Lane wanted{std::min(a, b), std::max(a, b)};
  const auto found = std::ranges::lower_bound(lanes_, wanted);
  if (found == lanes_.end() || *found != wanted) return std::nullopt;
  return static_cast<std::size_t>(found - lanes_.begin());
}

Labels BridgesPuzzle::labels() const {
  return [this](Vertex v) { return spoken(grid_.islands[v].cell); };
}

std::vector<Violation> check(const BridgesPuzzle& puzzle, const std::vector<Bridge>& answer) {
  return BridgesChecker(puzzle, answer).run();
}

}  // namespace hamlet
