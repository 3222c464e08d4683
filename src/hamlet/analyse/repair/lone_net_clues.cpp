#include "hamlet/analyse/repair/lone_net_clues.hpp"

#include <algorithm>
#include <set>

#include "hamlet/solve/bridges/ladder/deduce.hpp"

namespace hamlet {

namespace {

// Enough to rule out most clues, or to be all solutions.
constexpr std::uint64_t solutions_listed = 64;

/// What the rules leave open: the clues that might tell solutions apart. Nothing that they decide does.
std::vector<NetClue> open_clues(const NetTask& task, const Run& run) {
  const bridges::Network network(task.puzzle);
  bridges::LaneBounds bounds = bridges::open_bounds(network);
  bounds.least = bridges::bridges_by_lane(task.puzzle, task.drawn);
  bridges::Position position(network);
  // The puzzle has solutions, so the rules reach no clash.
  (void)(apply_bounds(position, bounds) && bridges::deduce(position, bridges::level_pockets, run));
  std::vector<NetClue> clues;
  for (Vertex island = 0; island < network.island_count(); ++island) {
    if (network.is_known(island)) continue;
    const int least = std::max(1, position.least_sum(island)), most = position.most_sum(island);
    if (least == most) continue;
    for (int n = least; n <= most; ++n)
      clues.push_back({.kind = NetClue::Kind::demand, .island = island, .n = n});
  }
  for (std::size_t i = 0; i < task.puzzle.lanes().size(); ++i) {
    const Lane lane = task.puzzle.lanes()[i];
    const auto index = static_cast<bridges::LaneIndex>(i);
    for (int n = position.least(index) + 1; n <= position.most(index); ++n)
      clues.push_back({.kind = NetClue::Kind::given, .lane = lane, .n = n});
    if (position.least(index) == 0 && position.most(index) > 0)
      clues.push_back({.kind = NetClue::Kind::forbidden, .lane = lane});
  }
  return clues;
}

class LoneNetClueSearch {
 public:
  LoneNetClueSearch(const NetTask& task, const std::vector<Bridge>* aimed_at, const Run& run)
      : task_(task), run_(run) {
    for (const NetClue& clue : open_clues(task, run)) open_.push_back({clue});
    if (!aimed_at) return;
    take(*aimed_at);
    std::erase_if(open_, [](const OpenClue& open) { return open.had_by == 0; });
  }

  LoneNetClues search() {
    const bridges::Found first = find_nets(task_, solutions_listed, run_);
    for (const auto& net : first.solutions) take(net);
    found_.all = true;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      const bool is_settled = open_[i].had_by > 1 || first.all || settle(open_[i].clue);
      found_.all = found_.all && is_settled;
      if (is_settled && open_[i].had_by == 1) found_.clues.push_back(open_[i].clue);
      run_.report({.doing = "trying each clue",
                   .work = i,
                   .fraction = static_cast<double>(i) / static_cast<double>(open_.size())});
    }
    std::ranges::sort(found_.clues);
    found_.solutions.assign(known_.begin(), known_.end());
    return std::move(found_);
  }

 private:
  struct OpenClue {
    NetClue clue;
    int had_by = 0;  // how many known solutions agree with it
  };

  void take(const std::vector<Bridge>& net) {
    if (!known_.insert(net).second) return;
    const std::vector<int> at = bridges_at(task_.puzzle, net);
    const std::vector<int> on = bridges::bridges_by_lane(task_.puzzle, net);
    for (OpenClue& open : open_) open.had_by += agrees(task_, open.clue, at, on) ? 1 : 0;
  }

  /// Finds two solutions that agree with the clue, if there are. False if the run ended.
  bool settle(const NetClue& clue) {
    if (run_.must_end()) return false;
    const bridges::Found found = find_nets(with_clues(task_, {clue}), 2, run_);
    for (const auto& net : found.solutions) take(net);
    return found.all || found.has_several();
  }

  const NetTask& task_;
  const Run& run_;
  std::vector<OpenClue> open_;
  std::set<std::vector<Bridge>> known_;
  LoneNetClues found_;
};

}  // namespace

bool agrees(const NetTask& task, const NetClue& clue, const std::vector<int>& at,
            const std::vector<int>& on) {
  if (clue.kind == NetClue::Kind::demand) return at[clue.island] == clue.n;
  const int n = on[*task.puzzle.lane_between(clue.lane.a, clue.lane.b)];
  return clue.kind == NetClue::Kind::given ? n >= clue.n : n == 0;
}

std::vector<NetClue> clues_of_net(const NetTask& task, const std::vector<Bridge>& net) {
  const std::vector<int> at = bridges_at(task.puzzle, net);
  const std::vector<int> on = bridges::bridges_by_lane(task.puzzle, net);
  std::vector<NetClue> clues;
  for (Vertex island = 0; island < at.size(); ++island) {
    if (!task.puzzle.islands()[island].demand && at[island] > 0)
      clues.push_back({.kind = NetClue::Kind::demand, .island = island, .n = at[island]});
  }
  for (std::size_t i = 0; i < on.size(); ++i) {
    const Lane lane = task.puzzle.lanes()[i];
    clues.push_back(on[i] > 0 ? NetClue{.kind = NetClue::Kind::given, .lane = lane, .n = on[i]}
                              : NetClue{.kind = NetClue::Kind::forbidden, .lane = lane});
  }
  return clues;
}

LoneNetClues lone_net_clues(const NetTask& task, const std::vector<Bridge>* solution, const Run& run) {
  return LoneNetClueSearch(task, solution, run).search();
}

}  // namespace hamlet
