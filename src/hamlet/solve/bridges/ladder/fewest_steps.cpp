#include "hamlet/solve/bridges/ladder/fewest_steps.hpp"

#include <algorithm>
#include <queue>
#include <unordered_map>

#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/moves.hpp"

namespace hamlet::bridges {

namespace {

// Limits of the search. Beyond either, the best way found is not proved to be the shortest.
constexpr std::size_t most_positions = 200'000;
constexpr std::size_t most_bytes = std::size_t{512} << 20;

/// The bounds of all lanes as a key.
using Key = std::string;

Key key_of(const Position& position) {
  Key key;
  for (LaneIndex lane = 0; lane < position.network().lane_count(); ++lane) {
    for (const int bound : {position.least(lane), position.most(lane)})
      key.append(reinterpret_cast<const char*>(&bound), sizeof bound);
  }
  return key;
}

LaneBounds bounds_of_key(const Key& key) {
  LaneBounds bounds;
  for (std::size_t at = 0; at < key.size(); at += 2 * sizeof(int)) {
    int pair[2];
    key.copy(reinterpret_cast<char*>(pair), sizeof pair, at);
    bounds.least.push_back(pair[0]);
    bounds.most.push_back(pair[1]);
  }
  return bounds;
}

class StepSearch {
 public:
  StepSearch(const Network& network, int level, std::span<const int> solution, const Run& run)
      : network_(network), level_(level), solution_(solution), run_(run), covered_(network.island_count()) {}

  /// Returns whether the shortest way was found; `moves()` then returns it.
  bool run(const LaneBounds& bounds) {
    Position start = position_at(bounds);
    begin_ = key_of(start);
    // The key of a position is stored in the map, and again as the origin of others and in the queue.
    const std::size_t most = std::min(most_positions, most_bytes / (3 * begin_.size() + 200));
    reached_[begin_] = {};
    queue_.push({steps_still_needed(start), 0, begin_});
    while (!queue_.empty()) {
      const Waiting waiting = queue_.top();
      queue_.pop();
      at_least_ = std::max(at_least_, waiting.estimate);
      if (reached_[waiting.key].steps < waiting.steps) continue;
      if (run_.must_end() || reached_.size() > most) return false;
      run_.report({"looking for fewer steps", reached_.size()});
      Position position = position_at(bounds_of_key(waiting.key));
      if (position.is_complete()) {
        goal_ = waiting.key;
        return true;
      }
      expand(position, waiting);
    }
    return false;
  }

  /// A way by the move with the largest gain each time; empty if it gets stuck or the run ends.
  std::vector<Move> greedy(const LaneBounds& bounds) {
    std::vector<Move> taken;
    Position position = position_at(bounds);
    while (!position.is_complete()) {
      if (run_.must_end()) return {};
      std::vector<Move> moves = moves_from(position, std::min(level_, level_closing), solution_);
      if (moves.empty()) moves = moves_from(position, level_, solution_);
      if (moves.empty()) return {};
      const auto best =
          std::ranges::max_element(moves, {}, [&](const Move& move) { return gain(position, move); });
      apply_targets(position, best->targets);
      taken.push_back(std::move(*best));
    }
    return taken;
  }

  std::vector<Move> moves() const {
    std::vector<Move> moves;
    for (Key key = goal_; key != begin_;) {
      const Reached& reached = reached_.at(key);
      moves.push_back(reached.move);
      key = reached.from;
    }
    std::ranges::reverse(moves);
    return moves;
  }
  std::size_t at_least() const { return at_least_; }
  std::size_t positions() const { return reached_.size(); }

 private:
  struct Reached {
    std::size_t steps = 0;
    Key from = {};
    Move move = {};
  };
  struct Waiting {
    std::size_t estimate;
    std::size_t steps;
    Key key;
    /// The smallest estimate first; ties go to the position after the most steps.
    friend bool operator<(const Waiting& a, const Waiting& b) {
      return a.estimate != b.estimate ? a.estimate > b.estimate : a.steps < b.steps;
    }
  };

  Position position_at(const LaneBounds& bounds) const {
    Position position(network_);
    (void)apply_bounds(position, bounds);
    propagate_rests(position);
    return position;
  }

  /// By how many bridges a move tightens the bounds.
  static std::int64_t gain(Position& position, const Move& move) {
    const std::size_t mark = position.mark();
    apply_targets(position, move.targets);
    std::int64_t gain = 0;
    for (const LaneChange& change : position.changes_since(mark))
      gain += (position.least(change.lane) - change.least) + (change.most - position.most(change.lane));
    position.undo_to(mark);
    return gain;
  }

  /// A lower bound: a step raises lanes at one island only, so lanes without a common end each need their
  /// own.
  std::size_t steps_still_needed(const Position& position) {
    std::ranges::fill(covered_, 0);
    std::size_t steps = 0;
    for (LaneIndex lane = 0; lane < network_.lane_count(); ++lane) {
      const auto [a, b] = network_.ends(lane);
      if (position.least(lane) == solution_[lane] || covered_[a] || covered_[b]) continue;
      covered_[a] = covered_[b] = 1;
      ++steps;
    }
    return std::max<std::size_t>(steps, position.is_complete() ? 0 : 1);
  }

  void expand(Position& position, const Waiting& waiting) {
    for (Move& move : moves_from(position, level_, solution_)) {
      const std::size_t mark = position.mark();
      apply_targets(position, move.targets);
      const bool is_well = position.clash() == Clash::none;
      Key key = key_of(position);
      const std::size_t needed = steps_still_needed(position);
      position.undo_to(mark);
      if (!is_well) continue;
      const auto [known, is_new] = reached_.try_emplace(key);
      const std::size_t steps = waiting.steps + 1;
      if (!is_new && known->second.steps <= steps) continue;
      known->second = {steps, waiting.key, std::move(move)};
      queue_.push({std::max(waiting.estimate, steps + needed), steps, std::move(key)});
    }
  }

  const Network& network_;
  int level_;
  std::span<const int> solution_;
  const Run& run_;
  std::vector<char> covered_;
  std::unordered_map<Key, Reached> reached_;
  std::priority_queue<Waiting> queue_;
  Key begin_, goal_;
  std::size_t at_least_ = 0;
};

Way way_of(Position& position, std::span<const Move> moves, const LookAround& around) {
  Way way{.end = Way::End::solved};
  for (const Move& move : moves)
    way.steps.push_back(take_step(position, move.rule->name, move.rule->level,
                                  finding_of(position, move, around), around.wording));
  return way;
}

}  // namespace

FewestSteps find_fewest_steps(const Network& network, const LaneBounds& bounds, const Wording& wording,
                              std::span<const int> solution, Way known, const Run& run) {
  FewestSteps fewest{.way = std::move(known)};
  StepSearch search(network, level_what_if, solution, run);
  fewest.is_proved = search.run(bounds);
  fewest.at_least = search.at_least();
  fewest.positions = search.positions();
  const std::vector<Move> moves = fewest.is_proved ? search.moves() : search.greedy(bounds);
  if (moves.empty() || (!fewest.is_proved && moves.size() >= fewest.way.steps.size())) return fewest;
  Position position(network);
  (void)apply_bounds(position, bounds);
  propagate_rests(position);
  fewest.way = way_of(position, moves, {.wording = wording, .run = run, .solution = solution});
  return fewest;
}

}  // namespace hamlet::bridges
