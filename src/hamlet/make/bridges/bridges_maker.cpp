#include "hamlet/make/bridges/bridges_maker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/make/bridges/climb.hpp"
#include "hamlet/make/bridges/given_net.hpp"
#include "hamlet/make/bridges/hidden_demands.hpp"
#include "hamlet/make/bridges/hidden_net.hpp"
#include "hamlet/make/bridges/island_layout.hpp"
#include "hamlet/solve/bridges/second_proof.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

constexpr double usual_percent = 24;
constexpr int most_k = 100'000;

std::size_t area_of(Extent extent) {
  return static_cast<std::size_t>(extent.rows) * static_cast<std::size_t>(extent.cols);
}
std::size_t sea_of(const BridgesRequest& request) { return area_of(request.extent) - request.blocked.size(); }

/// Requires that the images map the shape onto itself.
void require_symmetric(const BridgesRequest& request) {
  std::vector<Cell> blocked = request.blocked;
  std::ranges::sort(blocked);
  for (const LayoutImage& image : layout_images(request.symmetry, request.extent)) {
    for (const Cell cell : blocked) {
      if (!std::ranges::binary_search(blocked, image.of(cell)))
        throw InputError("symmetry", fmt::format("the shape does not have this symmetry: {} is outside, "
                                                 "and its image {} is not",
                                                 spoken(cell), spoken(image.of(cell))));
    }
  }
}

void require_room(const BridgesRequest& request) {
  const auto [rows, cols] = request.extent;
  if (rows < 1 || cols < 1) throw InputError("grid", "a grid has at least one row and one column");
  if (request.touching ? area_of(request.extent) < 2 : std::max(rows, cols) < 3) {
    throw InputError(fmt::format("{}x{}", rows, cols),
                     request.touching ? "one cell has no room for two islands"
                                      : "there is no room for two islands with a cell between them; "
                                        "`touching` lets them stand side by side");
  }
  const bool mirrors_cols =
      request.symmetry == LayoutSymmetry::left_right || request.symmetry == LayoutSymmetry::both_mirrors;
  const bool mirrors_rows =
      request.symmetry == LayoutSymmetry::top_bottom || request.symmetry == LayoutSymmetry::both_mirrors;
  if (!request.touching && ((mirrors_cols && cols == 2) || (mirrors_rows && rows == 2)))
    throw InputError(
        "symmetry", "with two cells across, every island would stand beside its image; `touching` allows it");
  for (const NamedSymmetry& named : layout_symmetries()) {
    if (named.symmetry == request.symmetry && named.squares_only && rows != cols)
      throw InputError("symmetry",
                       fmt::format("the symmetry '{}' needs a square grid, and {}x{} is not square",
                                   named.name, rows, cols));
  }
  require_symmetric(request);
}

/// Makes one puzzle: tries layouts until one can be given demands of the wanted level.
class BridgesMaker {
 public:
  BridgesMaker(const BridgesRequest& request, std::uint64_t number, const Run& run)
      : request_(request),
        run_(run),
        rng_(Rng(run.seed).next() ^ number),
        wish_{.extent = request.extent,
              .blocked = request.blocked,
              .islands = wanted_islands(),
              .symmetry = request.symmetry,
              .touching = request.touching,
              .eight = request.eight} {}

  MadeBridges make() {
    if (request_.net) return request_.keeps_net ? make_of_net() : make_near_net();
    for (int i = 0; i < most_layouts() && !run_.must_end(); ++i) {
      const IslandLayout layout = request_.blocked.empty() ? grow_layout(wish_, rng_) : widest_layout();
      most_grown_ = std::max(most_grown_, layout.islands.size());
      if (layout.islands.size() < fewest_islands(i)) {
        if (most_grown_ < fewest_islands(i) && i + 1 >= most_failing_layouts()) return too_few_islands(i + 1);
        continue;
      }
      if (auto sheet = sheet_on(layout)) return confirmed(std::move(*sheet), request_.level);
    }
    if (run_.must_end()) return {.why = why_ended(run_)};
    if (most_grown_ < fewest_islands(most_layouts())) return too_few_islands(most_layouts());
    return {.why = fmt::format("gave up after {} layouts: none could be given numbers that need level {}{}",
                               most_layouts(), request_.level,
                               request_.blocked.empty() ? "" : "; a larger `resolution` leaves more room")};
  }

 private:
  std::size_t wanted_islands() const {
    const double share = request_.percent.value_or(usual_percent) / 100;
    return std::max<std::size_t>(
        2, static_cast<std::size_t>(std::lround(share * static_cast<double>(sea_of(request_)))));
  }
  /// The fewest islands that a layout may have. Without a given share, the first 20 layouts are rejected
  /// below half of the usual number.
  std::size_t fewest_islands(int layouts_seen) const {
    if (!request_.percent) return layouts_seen < 20 ? std::max<std::size_t>(2, wish_.islands / 2) : 2;
    // A symmetric layout grows by several islands at a time.
    const std::size_t images = layout_images(request_.symmetry, request_.extent).size();
    return std::max<std::size_t>(2, wish_.islands + 1 - std::min(images, wish_.islands));
  }
  int most_layouts() const { return request_.level > bridges::level_what_if ? 3000 : 500; }
  /// Fewer on large grids, whose layouts all fill up to about the same share.
  int most_failing_layouts() const {
    return static_cast<int>(std::clamp<std::size_t>(100'000 / area_of(request_.extent), 5, 100));
  }
  std::size_t most_tries() const {
    const std::size_t area = area_of(request_.extent);
    return request_.level > bridges::level_what_if ? 8 * area + 1000 : 4 * area + 200;
  }

  MadeBridges too_few_islands(int layouts) const {
    const double percent = 100 * static_cast<double>(most_grown_) / static_cast<double>(sea_of(request_));
    return {.why = fmt::format(
                "gave up after {}: {} are wanted, and at most {} found a place ({:.1f} % of the cells){}",
                number_of(static_cast<std::uint64_t>(layouts), "layout"), number_of(wish_.islands, "island"),
                most_grown_, percent, request_.touching ? "" : "; `touching` lets more stand side by side")};
  }

  /// In a shape, growth may end before it has reached each part. Of several layouts, the one that comes near
  /// most of its cells.
  IslandLayout widest_layout() {
    constexpr int layouts = 20;
    IslandLayout best;
    std::size_t most = 0;
    for (int i = 0; i < layouts && !run_.must_end(); ++i) {
      IslandLayout layout = grow_layout(wish_, rng_);
      const std::size_t near = cells_near(layout.islands);
      if (near <= most) continue;
      most = near;
      best = std::move(layout);
    }
    return best;
  }
  std::size_t cells_near(const std::vector<Cell>& islands) const {
    constexpr int reach = 2;
    const auto [rows, cols] = request_.extent;
    std::vector<char> is_near(area_of(request_.extent), 0);
    const auto at = [&](int row, int col) {
      return static_cast<std::size_t>(row - 1) * static_cast<std::size_t>(cols) +
             static_cast<std::size_t>(col - 1);
    };
    for (const Cell cell : islands) {
      for (int row = std::max(1, cell.row - reach); row <= std::min(rows, cell.row + reach); ++row) {
        for (int col = std::max(1, cell.col - reach); col <= std::min(cols, cell.col + reach); ++col)
          is_near[at(row, col)] = 1;
      }
    }
    for (const Cell cell : request_.blocked) is_near[at(cell.row, cell.col)] = 0;
    return static_cast<std::size_t>(std::ranges::count(is_near, 1));
  }

  std::optional<BridgesSheet> sheet_on(const IslandLayout& layout) {
    BridgesGrid grid{.rows = request_.extent.rows,
                     .cols = request_.extent.cols,
                     .k = request_.k,
                     .eight = request_.eight,
                     .no_loops = request_.no_loops,
                     .blocked = request_.blocked};
    grid.islands.reserve(layout.islands.size());
    for (const Cell cell : layout.islands) grid.islands.push_back({cell, 1});
    HiddenNet net(BridgesPuzzle(grid), layout.tree, rng_);
    return sheet_from(net, std::move(grid));
  }

  /// Changes the net until its numbers make a puzzle as asked.
  std::optional<BridgesSheet> sheet_from(HiddenNet& net, BridgesGrid grid) {
    std::vector<Cell> cells;
    for (const Island& island : grid.islands) cells.push_back(island.cell);
    if (!Climb(net, cells, rng_, run_).reach(level_before_hiding(), most_tries())) return std::nullopt;
    for (Vertex island = 0; island < grid.islands.size(); ++island)
      grid.islands[island].demand = net.demand(island);
    BridgesSheet sheet{BridgesPuzzle(std::move(grid)), bridges::net_of(net.network(), net.bridges())};
    if (request_.hidden_demands && !hide_numbers(sheet, request_.level)) return std::nullopt;
    if (!is_as_asked(sheet)) return std::nullopt;
    return sheet;
  }
  /// Returns false if the run ended, or if hiding left a puzzle of a lower level than 6.
  bool hide_numbers(BridgesSheet& sheet, int level) {
    auto puzzle =
        hide_demands(sheet.puzzle, level, layout_images(request_.symmetry, request_.extent), rng_, run_);
    if (!puzzle) return false;
    sheet.puzzle = std::move(*puzzle);
    return level <= bridges::level_what_if || level_of(sheet.puzzle) == level;
  }

  /// The puzzle of the given net, if its numbers allow no other.
  MadeBridges make_of_net() {
    BridgesSheet sheet = *request_.net;
    const bridges::Found found = bridges::find_nets(sheet.puzzle, 2, run_);
    if (found.has_several())
      return {.is_impossible = true, .why = why_not_unique(sheet, found.solutions, run_)};
    if (!found.all) return {.why = found.why};
    require(found.solutions.size() == 1 && found.solutions[0] == *sheet.solution,
            "a given net solves the puzzle of its numbers");
    const int level = level_of(sheet.puzzle);
    if (run_.must_end()) return {.why = why_ended(run_)};
    if (request_.hidden_demands) {
      // At level 6, a lower level would need no fewer numbers, so what is left is of level 6 too.
      if (!hide_numbers(sheet, level)) return {.why = why_ended(run_)};
    }
    method_ = found.method;
    return confirmed(std::move(sheet), level);
  }

  /// A puzzle of the level whose net began as the given one.
  MadeBridges make_near_net() {
    const BridgesSheet& given = *request_.net;
    const std::vector<int> before = bridges::bridges_by_lane(given.puzzle, *given.solution);
    constexpr int attempts = 50;
    for (int attempt = 0; attempt < attempts && !run_.must_end(); ++attempt) {
      HiddenNet net(given.puzzle, before);
      auto sheet = sheet_from(net, given.puzzle.grid());
      if (!sheet) continue;
      const std::vector<int> after = bridges::bridges_by_lane(sheet->puzzle, *sheet->solution);
      MadeBridges made = confirmed(std::move(*sheet), request_.level);
      for (std::size_t lane = 0; lane < before.size(); ++lane)
        made.changed_lanes += before[lane] != after[lane];
      return made;
    }
    if (run_.must_end()) return {.why = why_ended(run_)};
    return {.why = fmt::format("gave up after {} attempts: no net near the given one needs level {}",
                               attempts, request_.level)};
  }

  /// Verifies the puzzle from scratch. False only if the run ends.
  bool is_as_asked(const BridgesSheet& sheet) {
    require(check(sheet.puzzle, *sheet.solution).empty(), "a made puzzle's solution keeps the rules");
    const bridges::Found found = bridges::find_nets(sheet.puzzle, 2, run_);
    method_ = found.method;
    const bridges::Network network(sheet.puzzle);
    const bool is_decided = request_.level > bridges::level_what_if || rules_decide(network, request_.level);
    const bool is_easier =
        request_.level > bridges::level_outlets && rules_decide(network, request_.level - 1);
    if (run_.must_end()) return false;
    require(found.is_unique() && found.solutions[0] == *sheet.solution, "a made puzzle has one solution");
    require(is_decided && !is_easier, "a made puzzle is of its level");
    return true;
  }
  /// Hiding as many numbers as uniqueness allows makes nearly every puzzle one of level 6.
  int level_before_hiding() const {
    return request_.hidden_demands && request_.level > bridges::level_what_if ? bridges::level_closing
                                                                              : request_.level;
  }
  /// The lowest level whose rules decide the puzzle.
  int level_of(const BridgesPuzzle& puzzle) const {
    const bridges::Network network(puzzle);
    int level = bridges::level_outlets;
    while (level <= bridges::level_what_if && !rules_decide(network, level)) ++level;
    return level;
  }
  MadeBridges confirmed(BridgesSheet sheet, int level) const {
    const bridges::Question question(sheet.puzzle);
    bridges::SecondProof second = prove_again(question, *sheet.solution, method_, run_);
    return {.sheet = std::move(sheet),
            .level = level,
            .unique_by = method_,
            .confirmed_by = std::move(second.method),
            .unconfirmed = std::move(second.why)};
  }
  bool rules_decide(const bridges::Network& network, int level) const {
    bridges::Position position(network);
    return deduce(position, level, run_) && position.is_complete();
  }

  const BridgesRequest& request_;
  const Run& run_;
  Rng rng_;
  LayoutWish wish_;
  std::size_t most_grown_ = 0;
  std::string method_;  // that proved the last puzzle unique
};

}  // namespace

void require_possible(const BridgesRequest& request, const MemoryBudget& memory) {
  if (!request.net) require_room(request);
  if (request.level < bridges::level_outlets || request.level > bridges::highest_level)
    throw InputError("level", fmt::format("levels go from 1 to {}, and {} is none", bridges::highest_level,
                                          request.level));
  if (request.k < 1 || request.k > most_k)
    throw InputError("k",
                     fmt::format("from 1 to {} bridges may join two islands, not {}", most_k, request.k));
  if (request.percent && (*request.percent <= 0 || *request.percent > 100))
    throw InputError(
        "islands",
        fmt::format("a share of the cells is more than 0 and at most 100 percent, not {}", *request.percent));
  if (request.percent && !request.touching && *request.percent > 50 && area_of(request.extent) > 3)
    throw InputError("islands",
                     "more than half of the cells cannot be islands unless they may touch (`touching`)");
  constexpr double bytes_a_cell = 40, bytes_an_island = 600;
  const double share = request.percent.value_or(usual_percent) / 100;
  memory.require_fits(static_cast<double>(area_of(request.extent)) * (bytes_a_cell + share * bytes_an_island),
                      fmt::format("{}x{}", request.extent.rows, request.extent.cols), "making such a puzzle");
}

MadeBridges make_bridges(const BridgesRequest& request, std::uint64_t number, const Run& run) {
  return BridgesMaker(request, number, run).make();
}

}  // namespace hamlet
