#include "hamlet/make/bridges/hidden_demands.hpp"

#include <algorithm>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/search/conflict_search.hpp"

namespace hamlet {

namespace {

class Hiding {
 public:
  Hiding(const BridgesPuzzle& puzzle, int level, const Run& run)
      : grid_(puzzle.grid()), network_(puzzle), position_(network_), level_(level), run_(run) {}

  /// Hides the numbers of a group if the rest is enough. Returns false if the run ended.
  bool try_to_hide(const std::vector<Vertex>& group) {
    for (const Vertex island : group) network_.hide_demand(island);
    const bool is_enough = are_enough();
    if (run_.must_end()) return false;
    for (const Vertex island : group) {
      if (is_enough) {
        grid_.islands[island].demand = std::nullopt;
      } else if (const auto demand = grid_.islands[island].demand) {
        network_.show_demand(island, *demand);
      }
    }
    return true;
  }
  BridgesPuzzle puzzle() const { return BridgesPuzzle(grid_); }

 private:
  bool are_enough() {
    position_.reset();
    deduce(position_, std::min(level_, bridges::level_what_if), run_);
    if (position_.is_complete() || level_ <= bridges::level_what_if) return position_.is_complete();
    const bridges::Residue residue(position_);
    bridges::ConflictSearch search(residue);
    return search.next(run_) == bridges::ConflictSearch::Outcome::found &&
           search.next(run_) == bridges::ConflictSearch::Outcome::none;
  }

  BridgesGrid grid_;
  bridges::Network network_;
  bridges::Position position_;
  int level_;
  const Run& run_;
};

/// The islands that the images map onto one another.
std::vector<std::vector<Vertex>> groups_of(const BridgesPuzzle& puzzle,
                                           const std::vector<LayoutImage>& images) {
  std::vector<std::vector<Vertex>> groups;
  for (Vertex island = 0; island < puzzle.islands().size(); ++island) {
    std::vector<Vertex> group;
    for (const LayoutImage& image : images) {
      if (const auto other = puzzle.island_at(image.of(puzzle.islands()[island].cell)))
        group.push_back(*other);
    }
    std::ranges::sort(group);
    group.erase(std::unique(group.begin(), group.end()), group.end());
    if (group.front() == island) groups.push_back(std::move(group));
  }
  return groups;
}

}  // namespace

std::optional<BridgesPuzzle> hide_demands(const BridgesPuzzle& puzzle, int level,
                                          const std::vector<LayoutImage>& images, Rng& rng, const Run& run) {
  std::vector<std::vector<Vertex>> groups = groups_of(puzzle, images);
  rng.shuffle(std::span(groups));
  Hiding hiding(puzzle, level, run);
  for (std::size_t i = 0; i < groups.size(); ++i) {
    run.report({.doing = "hiding numbers",
                .work = i,
                .fraction = static_cast<double>(i) / static_cast<double>(groups.size())});
    if (!hiding.try_to_hide(groups[i])) return std::nullopt;
  }
  return hiding.puzzle();
}

}  // namespace hamlet
