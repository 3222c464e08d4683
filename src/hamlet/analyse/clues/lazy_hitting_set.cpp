#include "hamlet/analyse/clues/lazy_hitting_set.hpp"

#include <algorithm>

namespace hamlet {

namespace {

class LazySearch {
 public:
  LazySearch(std::uint32_t size, std::vector<std::uint32_t> known, const FindMissedSet& find,
             const Progress& doing, const Run& run)
      : size_(size),
        find_(find),
        doing_(doing),
        run_(run),
        frequency_(size, 0),
        result_{.set = std::move(known)} {}

  LazyHittingSet search() {
    std::size_t at_least = 0;
    result_.is_minimal = learn_from_known();
    while (result_.is_minimal && at_least < result_.set.size() && !run_.must_end()) {
      const auto set = smallest_hitting_set(family_, size_, at_least, run_);
      if (!set) break;
      at_least = set->size();
      if (!grow(*set)) break;
      Progress progress = doing_;
      progress.work = family_.size();
      progress.fraction = static_cast<double>(at_least) / static_cast<double>(result_.set.size());
      run_.report(progress);
    }
    result_.at_least = std::max(at_least, disjoint_sets());
    result_.sets = family_.size();
    return std::move(result_);
  }

 private:
  /// A lower bound: disjoint sets need one element each.
  std::size_t disjoint_sets() const {
    std::vector<bool> is_taken(size_, false);
    std::size_t count = 0;
    for (const auto& set : family_) {
      if (std::ranges::any_of(set, [&](std::uint32_t e) { return is_taken[e]; })) continue;
      for (std::uint32_t e : set) is_taken[e] = true;
      ++count;
    }
    return count;
  }
  /// Learns a set for each element of the known set. This is fast where the other elements decide much. Drops
  /// elements that are not needed. False if the run ended.
  bool learn_from_known() {
    for (const std::uint32_t e : std::vector<std::uint32_t>(result_.set)) {
      std::vector<std::uint32_t> others = result_.set;
      if (std::erase(others, e) == 0) continue;
      MissedSet missed = find_(others);
      if (missed.stopped) return false;
      if (missed.set) {
        learn(std::move(*missed.set));
      } else {
        result_.set = missed.enough ? std::move(*missed.enough) : std::move(others);
      }
    }
    return true;
  }
  void learn(std::vector<std::uint32_t> set) {
    for (std::uint32_t e : set) ++frequency_[e];
    family_.push_back(std::move(set));
  }

  /// Adds elements until the set meets all, learning a missed set for each. False if the run ended.
  bool grow(std::vector<std::uint32_t> set) {
    for (;;) {
      std::ranges::sort(set);
      MissedSet missed = find_(set);
      if (missed.stopped) return false;
      if (!missed.set) break;
      set.push_back(most_frequent(*missed.set));
      learn(std::move(*missed.set));
    }
    if (set.size() < result_.set.size()) result_.set = std::move(set);
    return true;
  }
  /// The element in most of the known sets is likely to meet more.
  std::uint32_t most_frequent(const std::vector<std::uint32_t>& set) const {
    return *std::ranges::max_element(set, {}, [&](std::uint32_t e) { return frequency_[e]; });
  }

  std::uint32_t size_;
  const FindMissedSet& find_;
  const Progress& doing_;
  const Run& run_;
  SetFamily family_;
  std::vector<std::uint32_t> frequency_;
  LazyHittingSet result_;
};

}  // namespace

LazyHittingSet lazy_hitting_set(std::uint32_t size, std::vector<std::uint32_t> known,
                                const FindMissedSet& find, const Progress& doing, const Run& run) {
  return LazySearch(size, std::move(known), find, doing, run).search();
}

}  // namespace hamlet
