#include "hamlet/analyse/repair/repair_net.hpp"

#include <algorithm>
#include <numeric>

#include "hamlet/analyse/repair/lone_net_clues.hpp"

namespace hamlet {

namespace {

using Element = std::uint32_t;
using Elements = std::vector<Element>;

// A smallest set is looked for to so many of the solutions: each may take long.
constexpr std::size_t most_nets_aimed_at = 20;

/// A smallest set of clues of this net that leave no other.
LazyHittingSet fewest_to_add(const NetTask& task, const std::vector<Bridge>& aimed_at,
                             const std::vector<NetClue>& clues, const Run& run) {
  Elements all(clues.size());
  std::iota(all.begin(), all.end(), Element{0});
  // The clues that another net that agrees with the chosen ones breaks.
  const auto find = [&](const Elements& chosen) -> MissedSet {
    std::vector<NetClue> added;
    for (Element e : chosen) added.push_back(clues[e]);
    const bridges::Found found = find_nets(with_clues(task, added), 2, run);
    const auto other =
        std::ranges::find_if(found.solutions, [&](const auto& net) { return net != aimed_at; });
    if (other == found.solutions.end()) return {.stopped = !found.all};
    const std::vector<int> at = bridges_at(task.puzzle, *other);
    const std::vector<int> on = bridges::bridges_by_lane(task.puzzle, *other);
    Elements broken;
    for (Element e : all) {
      if (!agrees(task, clues[e], at, on)) broken.push_back(e);
    }
    return {.set = std::move(broken)};
  };
  return lazy_hitting_set(static_cast<Element>(clues.size()), all, find,
                          {.doing = "looking for a smallest set of clues"}, run);
}

/// No single clue is enough, so a set of two is a smallest one.
void add_smallest_sets(const NetTask& task, const std::vector<std::vector<Bridge>>& nets, bool is_aimed,
                       NetRepair& repair, const Run& run) {
  std::vector<std::vector<NetClue>> sets;
  std::size_t fewest = ~std::size_t{0};
  bool is_smallest = true;
  for (const auto& net : std::span(nets).first(std::min(nets.size(), most_nets_aimed_at))) {
    if (run.must_end()) return;
    const std::vector<NetClue> clues = clues_of_net(task, net);
    const LazyHittingSet set = fewest_to_add(task, net, clues, run);
    if (!set.is_minimal || set.set.size() > fewest) continue;
    if (set.set.size() < fewest) sets.clear();
    fewest = set.set.size();
    is_smallest = set.is_smallest() && (is_aimed || fewest == 2);
    sets.emplace_back();
    for (Element e : set.set) sets.back().push_back(clues[e]);
    if (fewest == 2) break;
  }
  if (!sets.empty()) take_sets(repair, std::move(sets), true, is_smallest);
}

void mend_ambiguous(const NetTask& task, const std::vector<Bridge>* aimed_at, NetRepair& repair,
                    const Run& for_sets, const Run& run) {
  LoneNetClues lone = lone_net_clues(task, aimed_at, run);
  repair.lists_all = lone.all;
  repair.add = std::move(lone.clues);
  if (!repair.add.empty() || !lone.all) return;
  add_smallest_sets(task, aimed_at ? std::vector<std::vector<Bridge>>{*aimed_at} : lone.solutions,
                    aimed_at != nullptr, repair, for_sets);
}

/// Which demands of a puzzle without a solution can hold together. Its elements are the islands with one.
class KeptDemands {
 public:
  KeptDemands(const NetTask& task, const Run& run) : task_(task), run_(run) {
    const auto& islands = task.puzzle.islands();
    for (Vertex v = 0; v < islands.size(); ++v) {
      if (islands[v].demand) islands_.push_back(v);
    }
  }
  Element size() const { return static_cast<Element>(islands_.size()); }
  Vertex island(Element e) const { return islands_[e]; }
  int demand(Element e) const { return *task_.puzzle.islands()[islands_[e]].demand; }

  NetTask with(const Elements& kept) const {
    std::vector<std::optional<int>> demands(task_.puzzle.islands().size());
    for (Element e : kept) demands[islands_[e]] = demand(e);
    return with_demands(task_, demands);
  }

  Elements some_conflict() const {
    return contradictory_stretch(size(), [&](Element begin, Element end) {
      Elements some(end - begin);
      std::iota(some.begin(), some.end(), begin);
      return find_nets(with(some), 1, run_).answer == Outcome::none;
    });
  }

  /// If there is a net with these demands: the others that it does not meet, few.
  MissedSet broken_by_keeping(const Elements& kept) const {
    const bridges::Found first = find_nets(with(kept), 1, run_);
    if (first.solutions.empty()) return {.stopped = !first.all};
    Elements broken = broken_by(first.solutions[0]);
    for (const Element e : Elements(broken)) {
      if (!std::ranges::binary_search(broken, e)) continue;
      Elements more;
      for (Element f = 0; f < size(); ++f) {
        if (f == e || !std::ranges::binary_search(broken, f)) more.push_back(f);
      }
      const bridges::Found found = find_nets(with(more), 1, run_);
      if (!found.solutions.empty()) broken = broken_by(found.solutions[0]);
      if (!found.all && found.solutions.empty()) break;
    }
    return {.set = std::move(broken)};
  }

 private:
  Elements broken_by(const std::vector<Bridge>& net) const {
    const std::vector<int> at = bridges_at(task_.puzzle, net);
    Elements broken;
    for (Element e = 0; e < size(); ++e) {
      if (at[islands_[e]] != demand(e)) broken.push_back(e);
    }
    return broken;
  }

  const NetTask& task_;
  const Run& run_;
  std::vector<Vertex> islands_;
};

/// What becomes of the puzzle if a demand is left out or is another one; nothing if there is still no
/// solution.
std::optional<ClueChange<NetClue>> change_of(const NetTask& task, Vertex island, bool& is_decided,
                                             const Run& run) {
  std::vector<std::optional<int>> demands;
  for (const Island& at : task.puzzle.islands()) demands.push_back(at.demand);
  const int printed = *demands[island];
  ClueChange<NetClue> change{{.kind = NetClue::Kind::demand, .island = island, .n = printed}};
  demands[island].reset();
  const NetTask others = with_demands(task, demands);
  const bridges::Found found = find_nets(others, 2, run);
  is_decided = found.all || found.has_several();
  change.can_go = found.is_unique();
  if (found.solutions.empty()) return std::nullopt;
  const bridges::Network network(others.puzzle);
  for (int n = 1; n <= network.most(island) && is_decided; ++n) {
    if (n == printed) continue;
    demands[island] = n;
    const bridges::Found with_it = find_nets(with_demands(task, demands), 2, run);
    is_decided = with_it.all || with_it.has_several();
    if (with_it.is_unique()) change.to.push_back(n);
  }
  return change;
}

void mend_contradictory(const NetTask& task, NetRepair& repair, const Run& run) {
  const KeptDemands demands(task, run);
  const LazyHittingSet conflict = lazy_hitting_set(
      demands.size(), demands.some_conflict(),
      [&](const Elements& kept) { return demands.broken_by_keeping(kept); },
      {.doing = "looking for clues that contradict one another"}, run);
  for (Element e : conflict.set)
    repair.conflict.push_back(
        {.kind = NetClue::Kind::demand, .island = demands.island(e), .n = demands.demand(e)});
  take_sets(repair, {repair.conflict}, conflict.is_minimal, conflict.is_smallest());
  // With fewer demands the reason is plainer, if it is one that a person can check.
  const bridges::Found bare = find_nets(demands.with(conflict.set), 1, run);
  if (bare.answer == Outcome::none && !bare.certificate.empty()) repair.why = bare.why;
  // Only a demand in every conflict can be the one that is wrong.
  repair.lists_all = true;
  for (Element e : conflict.set) {
    bool is_decided = false;
    if (auto change = change_of(task, demands.island(e), is_decided, run))
      repair.changes.push_back(std::move(*change));
    repair.lists_all = repair.lists_all && is_decided;
  }
  std::ranges::stable_partition(repair.changes, &ClueChange<NetClue>::mends);
}

}  // namespace

NetRepair repair_net(const NetTask& task, const std::vector<Bridge>* aimed_at, SetWork work, const Run& run) {
  WorkShare for_sets = share_for_sets(work);
  const bridges::Found found = find_nets(task, 2, run);
  NetRepair repair{.method = found.method, .why = found.why};
  if (found.has_several()) {
    repair.answer = RepairAnswer::ambiguous;
    std::vector<Bridge> net;  // as the solver writes it
    if (aimed_at)
      net = bridges::net_of(bridges::Network(task.puzzle), bridges::bridges_by_lane(task.puzzle, *aimed_at));
    mend_ambiguous(task, aimed_at ? &net : nullptr, repair, run.within(for_sets), run);
  } else if (found.is_unique()) {
    repair.answer = RepairAnswer::unique;
    repair.lists_all = true;
  } else if (found.answer == Outcome::none) {
    repair.answer = RepairAnswer::none;
    mend_contradictory(task, repair, run);
  }
  return repair;
}

}  // namespace hamlet
