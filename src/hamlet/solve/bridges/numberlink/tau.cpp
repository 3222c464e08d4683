#include "hamlet/solve/bridges/numberlink/tau.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <queue>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/numberlink/surroundings.hpp"

namespace hamlet::bridges::numberlink {

namespace {

constexpr std::uint64_t visits_between_polls = 256;
/// Added to the keys of step 4, so that step 3 comes first in `documents_order`.
constexpr std::uint64_t step_4 = std::uint64_t{1} << 62;

class TauAlgorithm {
 public:
  TauAlgorithm(Position position, const Run& run, const TauOrder& order)
      : position_(std::move(position)),
        grid_(position_.grid()),
        network_(grid_.network()),
        run_(run),
        order_(order),
        waits_(grid_.node_count(), 0) {}

  Tau run() {
    if (run_.must_end()) {
      stopped_ = true;
    } else if (const auto closed = position_.closed_off()) {
      contradiction_ = closed;
    } else {
      do_once(1, [&](Vertex p) { return needs_all_lanes_full(p); });
      do_once(2, [&](Vertex p) { return grid_.neighbours(p) == 1; });
      for (Vertex p = 0; p < grid_.node_count(); ++p) wait(p);
      repeat_steps_3_and_4();
    }
    return result();
  }

 private:
  struct Waiting {
    std::uint64_t key;
    Vertex node;
    friend auto operator<=>(const Waiting&, const Waiting&) = default;
  };

  bool is_over() const { return stopped_ || contradiction_; }

  /// Returns whether magn(p) = rk, or what is left of that if something is drawn.
  bool needs_all_lanes_full(Vertex p) const {
    std::int64_t all = 0;
    for (const Outlet& outlet : network_.outlets(p)) all += grid_.k() - position_.drawn()[outlet.lane];
    return position_.rest(p) == all;
  }

  template <class Applies>
  void do_once(int step, Applies&& applies) {
    for (Vertex p = 0; p < grid_.node_count() && !is_over(); ++p) {
      if (!position_.is_complete(p) && position_.rest(p) != no_limit && applies(p)) look_at(p, step);
    }
  }

  void repeat_steps_3_and_4() {
    while (!queue_.empty() && !is_over()) {
      const Vertex p = queue_.top().node;
      queue_.pop();
      if (!waits_[p]) continue;
      waits_[p] = 0;
      if (!position_.is_complete(p)) look_at(p, position_.open_neighbours(p) == 1 ? 3 : 4);
    }
  }

  void look_at(Vertex p, int step) {
    if (++looks_ % visits_between_polls == 0) {
      run_.report({.doing = "drawing what must be drawn", .work = looks_});
      if (run_.must_end()) {
        stopped_ = true;
        return;
      }
    }
    const auto word = Surroundings(position_, p).omega_star();
    if (!word) {
      contradiction_ = p;
    } else if (!word->is_empty()) {
      steps_.push_back({step, p, position_.rest(p), position_.open_neighbours(p), *word});
      draw(p, *word);
    }
  }

  void draw(Vertex p, const Word& word) {
    shut_.clear();
    const auto outlets = network_.outlets(p);
    const auto directions = grid_.directions_of(p);
    for (std::size_t i = 0; i < outlets.size(); ++i) {
      const int count = word.count(directions[i]);
      if (count == 0) continue;
      const auto [lane, other] = outlets[i];
      if (position_.drawn()[lane] == 0) {
        if (network_.no_loops()) wait_around_smaller_group(p, other);
        for (LaneIndex crossed : network_.crossing(lane)) {
          if (!position_.is_blocked(crossed)) shut_.push_back(crossed);
        }
      }
      position_.draw(lane, count);
      if (position_.drawn()[lane] == grid_.k()) shut_.push_back(lane);
      if (position_.is_complete(other)) shut_lanes_of(other);
      wait_around(other);
    }
    if (position_.is_complete(p)) shut_lanes_of(p);
    wait_around(p);
    for (LaneIndex lane : shut_) {
      queue_around_closed_way(network_.ends(lane).a);
      queue_around_closed_way(network_.ends(lane).b);
    }
    wait_around_group(p);
  }

  void shut_lanes_of(Vertex p) {
    for (const Outlet& outlet : network_.outlets(p)) shut_.push_back(outlet.lane);
  }

  /// To be called when the magnitude of p has changed: conditions 1 to 3 may drop more words of p and its
  /// neighbours.
  void wait_around(Vertex p) {
    wait(p);
    for (const Outlet& outlet : network_.outlets(p)) wait(outlet.island);
  }

  /// To be called when a way out of s is shut. Condition 5 may then drop more words of every node that can
  /// shut another one, by completing a neighbour of s or by crossing a lane of s.
  void queue_around_closed_way(Vertex s) {
    if (position_.is_complete(s)) return;
    for (const Outlet& outlet : network_.outlets(s)) {
      wait_around(outlet.island);
      if (position_.room(outlet.lane) == 0) continue;
      for (LaneIndex crossed : network_.crossing(outlet.lane)) {
        wait(network_.ends(crossed).a);
        wait(network_.ends(crossed).b);
      }
    }
  }

  /// To be called when the remaining magnitude of the group of p has changed: condition 4 may drop more words
  /// of its incomplete nodes and their neighbours. A word completes no more than its node and the neighbours,
  /// so a group with more incomplete nodes than that cannot be closed by one word.
  void wait_around_group(Vertex p) {
    if (position_.groups().group_of(p).incomplete > static_cast<unsigned>(grid_.directions()) + 1) return;
    incomplete_.clear();
    position_.groups().collect_incomplete(p, incomplete_);
    for (Vertex v : incomplete_) wait_around(v);
  }

  /// To be called before two groups are joined: the ban on loops may drop more words of nodes that can reach
  /// both, all of which can reach the smaller one. (A node is in the smaller group at most log2 of the nodes
  /// times.)
  void wait_around_smaller_group(Vertex a, Vertex b) {
    const Groups& groups = position_.groups();
    if (groups.group_of(a).size < groups.group_of(b).size) std::swap(a, b);
    incomplete_.clear();
    position_.groups().collect_incomplete(b, incomplete_);
    for (Vertex v : incomplete_) wait_around(v);
  }

  void wait(Vertex p) {
    if (position_.is_complete(p) || position_.rest(p) == no_limit || waits_[p]) return;
    waits_[p] = 1;
    queue_.push({order_(position_, p), p});
  }

  Tau result() {
    Tau tau{.position = std::move(position_), .steps = std::move(steps_)};
    tau.contradiction = contradiction_;
    tau.stopped = stopped_;
    tau.solved = !is_over() && tau.position.is_solved();
    require(!tau.solved || check(tau.position.grid().puzzle(), tau.position.net()).empty(),
            "what tau solves is a solution");
    const std::string drawn = number_of(tau.steps.size(), "step");
    if (stopped_) {
      tau.ending = fmt::format("Stopped after {}: a limit was reached.", drawn);
    } else if (contradiction_) {
      tau.ending =
          fmt::format("There is no solution: {} {}.", tau.position.grid().name_of(*contradiction_),
                      tau.position.is_complete(*contradiction_) ? "is closed off" : "has no feasible word");
    } else if (tau.solved) {
      tau.ending = fmt::format("Step 5: solved in {}, so this is the only solution.", drawn);
    } else {
      tau.ending = fmt::format("Step 5: after {} ω* is empty for each remaining node.", drawn);
    }
    return tau;
  }

  Position position_;
  const KGrid& grid_;
  const Network& network_;
  const Run& run_;
  const TauOrder& order_;
  std::vector<TauStep> steps_;
  std::optional<Vertex> contradiction_;
  bool stopped_ = false;
  std::uint64_t looks_ = 0;
  std::priority_queue<Waiting, std::vector<Waiting>, std::greater<>> queue_;
  std::vector<char> waits_;
  std::vector<LaneIndex> shut_;
  std::vector<Vertex> incomplete_;
};

std::string drawn_in_words(const KGrid& grid, const TauStep& step) {
  std::string text;
  for (Direction l = 1; l <= most_directions; ++l) {
    const int count = step.word.count(l);
    if (count == 0) continue;
    text += fmt::format("{}{} to {}", text.empty() ? "" : ", ", number_of(count, "bridge"),
                        grid.puzzle().labels()(grid.neighbour(step.node, l)->island));
  }
  return text;
}

}  // namespace

std::string sentence_of(const KGrid& grid, const TauStep& step) {
  const std::string node = grid.name_of(step.node), drawn = drawn_in_words(grid, step);
  const char* end = step.magnitude == step.word.length() ? " and is complete" : "";
  switch (step.step) {
    case 1:
      return fmt::format("Step 1: {} needs all that its {} can take: {}.", node,
                         number_of(grid.neighbours(step.node), "neighbour"), drawn);
    case 2:
      return fmt::format("Step 2: {} has one neighbour: {}.", node, drawn);
    case 3:
      return fmt::format("Step 3: {} has one neighbour left that is incomplete: {}.", node, drawn);
    default:
      return fmt::format("Step 4: every feasible word of {} contains ω* = {}, so it gets {}{}.", node,
                         to_text(step.word), drawn, end);
  }
}

std::uint64_t documents_order(const Position& position, Vertex p) {
  const int r = position.open_neighbours(p);
  const std::int64_t half = std::int64_t{r} * position.grid().k() / 2;
  const auto from_half = static_cast<std::uint64_t>(std::abs(position.rest(p) - half));
  constexpr std::uint64_t farthest = std::uint64_t{1} << 32;
  return (r == 1 ? 0 : step_4) + static_cast<std::uint64_t>(r) * 2 * farthest + (farthest - from_half);
}

Tau tau(Position position, const Run& run, const TauOrder& order) {
  return TauAlgorithm(std::move(position), run, order).run();
}

}  // namespace hamlet::bridges::numberlink
