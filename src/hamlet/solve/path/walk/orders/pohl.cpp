#include <algorithm>
#include <array>

#include "hamlet/base/text/scan.hpp"
#include "hamlet/solve/path/walk/exits.hpp"

namespace hamlet::path {

extern const MoveOrder pohl_order;

namespace {

constexpr unsigned most_levels = 9;
constexpr std::string_view pohl_variants[] = {"pohl-2-sum", "pohl-3-sum", "pohl-2-min", "pohl-2-max",
                                              "pohl-2-hybrid"};

enum class How { sum, least, most, hybrid };

/// Explores the walks of a few steps that begin with a move, and aggregates the exits at their ends.
class MoveTree {
 public:
  explicit MoveTree(const WalkView& walk) : walk_(walk) {}

  /// Adds the exits at the ends of all walks of `depth` steps that begin with the step to `v`.
  void look(Vertex v, unsigned depth) {
    if (depth == 1) {
      const std::uint32_t exits = exits_of(v);
      sum += exits;
      if (exits > 0) least = std::min(least, exits);
      return;
    }
    trail_[trail_size_++] = v;
    for (Vertex w : walk_.graph.out(v)) {
      if (!walk_.visited[w] && !on_trail(w)) look(w, depth - 1);
    }
    --trail_size_;
  }

  double sum = 0;
  std::uint32_t least = UINT32_MAX;

 private:
  bool on_trail(Vertex v) const {
    return std::find(trail_.begin(), trail_.begin() + trail_size_, v) != trail_.begin() + trail_size_;
  }
  std::uint32_t exits_of(Vertex v) const {
    std::uint32_t exits = walk_.exits[v];
    for (unsigned i = 0; i < trail_size_; ++i) exits -= walk_.graph.has_arc(v, trail_[i]);
    return exits;
  }

  const WalkView& walk_;
  std::array<Vertex, most_levels> trail_{};
  unsigned trail_size_ = 0;
};

class Pohl : public Ranking {
 public:
  Pohl(unsigned levels, How how) : levels_(levels), how_(how) {}

  unsigned levels() const override { return levels_; }

  double rank(const WalkView& walk, Vertex to, unsigned level) const override {
    if (level == 0) return fewest_exits(walk, to);
    if (walk.unvisited <= level + 1) return 0;
    if (how_ == How::hybrid && leads_to_a_narrow_cell(walk, to)) return 0;
    MoveTree ahead(walk);
    ahead.look(to, level + 1);
    if (ahead.sum == 0) return worst_rank;
    if (how_ == How::least) return ahead.least;
    return how_ == How::most ? -ahead.sum : ahead.sum;
  }

 private:
  /// Whether some cell after `to` has exactly two neighbours left: the way in from `to`, and one out.
  static bool leads_to_a_narrow_cell(const WalkView& walk, Vertex to) {
    return std::ranges::any_of(walk.graph.out(to),
                               [&](Vertex v) { return !walk.visited[v] && walk.exits[v] == 2; });
  }

  unsigned levels_;
  How how_;
};

How how_of(std::string_view word, const OrderArguments& arguments) {
  if (word == "sum") return How::sum;
  if (word == "min") return How::least;
  if (word == "max") return How::most;
  if (word == "hybrid") return How::hybrid;
  refuse_variant(pohl_order, arguments);
}

std::unique_ptr<Ranking> make_pohl(const OrderArguments& arguments) {
  const auto& words = arguments.parameters;
  if (words.size() > 2) refuse_variant(pohl_order, arguments);
  unsigned levels = 2;
  if (!words.empty()) {
    const auto given = scan_integer(words[0]);
    if (!given || *given < 1 || *given > most_levels) refuse_variant(pohl_order, arguments);
    levels = static_cast<unsigned>(*given);
  }
  return std::make_unique<Pohl>(levels, words.size() == 2 ? how_of(words[1], arguments) : How::sum);
}

}  // namespace

extern const MoveOrder pohl_order = {
    .name = "pohl",
    .usage = "pohl-LEVELS-HOW",
    .summary =
        "fewest exits first; ties by the exits one level on, up to LEVELS (1 to 9, default 2): the least "
        "'sum' of them (Pohl 1967, default), the least 'min', the greatest sum 'max', or 'hybrid': the "
        "sum, unless a cell with only one further exit comes next",
    .variants = pohl_variants,
    .make = make_pohl,
};

}  // namespace hamlet::path
