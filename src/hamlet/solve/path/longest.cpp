#include "hamlet/solve/path/longest.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/solve/path/search/block_bound.hpp"
#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/path/walk/order.hpp"
#include "hamlet/solve/path/walk/walker.hpp"

namespace hamlet::path {

namespace {

// Each step of the search scans the whole board.
constexpr std::uint64_t cells_between_polls = 200'000;
constexpr std::size_t dense_degree = 64;
constexpr std::uint64_t most_walked_steps = 2'000'000;

void require_no_clues(const PathPuzzle& puzzle) {
  if (!puzzle.clues.empty())
    throw InputError("clues",
                     "numbers are for a path over all cells; a longest path keeps only start and end");
  if (!puzzle.diamonds.empty())
    throw InputError("diamonds",
                     "diamonds are for a path over all cells; a longest path keeps only start and end");
  if (!puzzle.marks.empty())
    throw InputError("marks", "marks are for a path over all cells; a longest path keeps only start and end");
}

/// Depth-first branch and bound, without recursion.
class LongestSearch {
 public:
  LongestSearch(const PathPuzzle& puzzle, const Run& run)
      : puzzle_(puzzle),
        graph_(puzzle.graph),
        run_(run),
        n_(puzzle.length()),
        steps_between_polls_(1 + cells_between_polls / (n_ + 1)),
        parts_(bipartition(graph_)),
        colours_(parts_ ? std::span<const std::uint8_t>(parts_->colour) : std::span<const std::uint8_t>()),
        bound_(graph_, colours_),
        order_("warnsdorff", graph_, run),
        visited_(n_, 0),
        exits_(n_, 0) {
    for (Vertex v = 0; v < n_; ++v) exits_[v] = static_cast<std::uint32_t>(graph_.out(v).size());
  }

  LongestResult run() {
    walk();
    bool proved = true;
    for (Vertex start : starts()) {
      if (best_.size() == n_) break;
      if (!search_from(start)) {
        proved = false;
        break;
      }
      // Every tour through this cell is searched. (With a fixed end, only those that begin here.)
      if (puzzle_.closed && !puzzle_.end) forbid(start);
    }
    const bool visits_all = best_.size() == n_;
    return {.path = best_,
            .proved = proved,
            .method = visits_all ? "all-cells" : "branch-and-bound",
            .work = work_,
            .why = proved ? "" : why_ended(run_)};
  }

 private:
  /// Walks until no move is left, for a good lower bound.
  void walk() {
    // Two moves of lookahead cost the cube of the degree: too much on dense graphs.
    const bool dense = graph_.most_arcs() > dense_degree * n_;
    const MoveSorter order(dense ? "warnsdorff" : "pohl-2-sum", graph_, run_);
    Walker walker(graph_, order, run_);
    Rng rng(run_.seed);
    for (const bool careful : {true, false}) {
      const std::uint64_t last_step = walker.work() + most_walked_steps;
      for (int round = 0; round < 4; ++round) {
        for (Vertex start : starts()) {
          if (best_.size() == n_ || walker.work() > last_step || run_.must_end()) break;
          const bool whole =
              walker.walk(start, {.end = puzzle_.end, .closed = puzzle_.closed, .careful = careful},
                          round > 0 ? &rng : nullptr);
          if (whole || !careful) offer_part_of(walker.path());
        }
      }
    }
    work_ = walker.work();
  }

  std::vector<Vertex> starts() const {
    if (puzzle_.start) return {*puzzle_.start};
    std::vector<Vertex> all(n_);
    std::iota(all.begin(), all.end(), Vertex{0});
    std::ranges::stable_sort(all, {}, [&](Vertex v) { return graph_.out(v).size(); });
    return all;
  }

  /// Keeps the longest prefix that ends as required, if it beats the best so far.
  void offer_part_of(const Path& walked) {
    for (std::size_t length = walked.size(); length > best_.size(); --length) {
      if (!ends_well(std::span(walked).first(length))) continue;
      best_.assign(walked.begin(), walked.begin() + static_cast<std::ptrdiff_t>(length));
      return;
    }
  }

  bool ends_well(std::span<const Vertex> path) const {
    if (puzzle_.end && path.back() != *puzzle_.end) return false;
    return !puzzle_.closed || (path.size() > 2 && graph_.has_arc(path.back(), path.front()));
  }

  void take(Vertex v) {
    path_.push_back(v);
    first_option_.push_back(options_.size());
    forbid(v);
  }
  void forbid(Vertex v) {
    visited_[v] = 1;
    for (Vertex u : graph_.in(v)) --exits_[u];
  }
  void take_back() {
    const Vertex v = path_.back();
    path_.pop_back();
    options_.resize(first_option_.back());
    first_option_.pop_back();
    visited_[v] = 0;
    for (Vertex u : graph_.in(v)) ++exits_[u];
  }

  void push_options() {
    const std::size_t first = options_.size();
    for (Vertex to : graph_.out(path_.back())) {
      if (!visited_[to]) options_.push_back(to);
    }
    const auto fresh = std::span(options_).subspan(first);
    order_.arrange({graph_, visited_, exits_, n_ - static_cast<Vertex>(path_.size())}, fresh);
    std::ranges::reverse(fresh);
  }

  bool can_beat_the_best() {
    if (puzzle_.end == path_.back()) return false;
    const auto more = bound_.most_more(path_.back(), visited_, puzzle_.end);
    if (!more) return false;
    std::size_t most = path_.size() + *more;
    // Each move of a tour changes the colour, including the last, so its length is even.
    if (puzzle_.closed && !colours_.empty()) most -= most % 2;
    return most > best_.size();
  }

  /// Returns false if the run had to end.
  bool search_from(Vertex start) {
    take(start);
    bool entered = true;
    while (!path_.empty()) {
      if (entered) {
        if (++work_ % steps_between_polls_ == 0) {
          if (run_.must_end()) return false;
          run_.report({.doing = "searching", .work = work_});
        }
        if (path_.size() > best_.size() && ends_well(path_)) best_ = path_;
        if (best_.size() == n_) return true;
        if (can_beat_the_best()) push_options();
      }
      entered = options_.size() > first_option_.back();
      if (entered) {
        const Vertex next = options_.back();
        options_.pop_back();
        take(next);
      } else {
        take_back();
      }
    }
    return !run_.must_end();
  }

  const PathPuzzle& puzzle_;
  const Graph& graph_;
  const Run& run_;
  const Vertex n_;
  const std::uint64_t steps_between_polls_;
  const std::optional<Bipartition> parts_;
  const std::span<const std::uint8_t> colours_;
  BlockBound bound_;
  MoveSorter order_;
  Path best_, path_;
  std::vector<std::size_t> first_option_;
  std::vector<Vertex> options_;
  std::vector<std::uint8_t> visited_;
  std::vector<std::uint32_t> exits_;
  std::uint64_t work_ = 0;
};

}  // namespace

LongestResult longest_path(const PathPuzzle& puzzle, const Run& run) {
  require_no_clues(puzzle);
  return LongestSearch(puzzle, run).run();
}

}  // namespace hamlet::path
