#include "hamlet/make/path/thinning.hpp"

#include <queue>

#include "hamlet/base/error.hpp"
#include "hamlet/make/path/clue_trial.hpp"

namespace hamlet {

namespace {

enum class Fate { open, gone, needed, not_known };

class Thinner {
 public:
  Thinner(const ThinningTask& task, Rng& rng, const Run& run)
      : task_(task),
        rng_(rng),
        run_(run),
        trial_(clue_trial(task, run)),
        is_printed_(task.solution.size(), false),
        fate_(task.units.size(), Fate::open),
        witness_(task.units.size()) {
    for (const Visit& clue : task.puzzle.clues) is_printed_[clue.step - 1] = true;
  }

  Thinned thin() {
    constexpr std::uint64_t first_effort = 10, growth = 4, hard = 640;
    std::vector<std::size_t> open(task_.units.size());
    for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
    for (std::uint64_t effort = first_effort; !open.empty() && !run_.must_end(); effort *= growth) {
      if (effort >= hard && !are_together_) try_together(open, effort);
      try_all(open, effort);
      std::erase_if(open, [&](std::size_t unit) { return fate_[unit] != Fate::open; });
      if (task_.level) break;  // the rules take no effort limit
    }
    return result();
  }

 private:
  struct Candidate {
    std::uint64_t cost;
    std::uint64_t tie;
    std::size_t unit;
    bool operator<(const Candidate& other) const {
      return std::pair(cost, tie) > std::pair(other.cost, other.tie);
    }
  };

  static constexpr std::uint64_t after_numbers = ~std::uint64_t{0};

  std::uint64_t cost_of(std::size_t unit) const {
    const path::ClueSet& clues = task_.units[unit];
    if (task_.order == ThinningOrder::random) return clues.diamonds.empty() ? 0 : after_numbers;
    if (task_.order == ThinningOrder::sequential) return unit;
    std::uint64_t longest = 0;
    for (path::NumberIndex number : clues.numbers) longest = std::max(longest, length_around(number));
    // A diamond between printed numbers adds nothing, so it would be the first to go.
    return clues.diamonds.empty() ? longest : after_numbers;
  }
  /// The length of the gap around this number once it is not printed.
  std::uint64_t length_around(path::NumberIndex number) const {
    std::uint64_t length = 1;
    for (path::NumberIndex i = number; i > 0 && !is_printed_[i - 1]; --i) ++length;
    for (path::NumberIndex i = number + 1; i < is_printed_.size() && !is_printed_[i]; ++i) ++length;
    return length;
  }

  /// Switches to one shared model for all open units, if it pays.
  void try_together(const std::vector<std::size_t>& open, std::uint64_t effort) {
    std::vector<path::ClueSet> units;
    for (std::size_t unit : open) units.push_back(task_.units[unit]);
    if (auto trial = trial_of_hard_clues(task_, result().puzzle, units, effort, run_)) {
      trial_ = std::move(trial);
      are_together_ = true;
    }
  }

  void try_all(const std::vector<std::size_t>& open, std::uint64_t effort) {
    std::priority_queue<Candidate> queue;
    for (std::size_t unit : open) queue.push({cost_of(unit), rng_.next(), unit});
    while (!queue.empty() && !run_.must_end()) {
      Candidate next = queue.top();
      queue.pop();
      // The gaps may have grown since the unit was queued.
      if (const std::uint64_t cost = cost_of(next.unit); cost > next.cost) {
        next.cost = cost;
        queue.push(next);
        continue;
      }
      try_one(next.unit, effort);
      run_.report({.doing = "taking clues away", .work = ++tests_});
    }
  }

  void try_one(std::size_t unit, std::uint64_t effort) {
    const path::ClueSet& clues = task_.units[unit];
    const ClueVerdict verdict = trial_->look(clues, effort, run_);
    if (verdict == ClueVerdict::undecided) return;
    if (verdict == ClueVerdict::too_large) {
      fate_[unit] = Fate::not_known;
      return;
    }
    if (verdict == ClueVerdict::needed) {
      fate_[unit] = Fate::needed;
      witness_[unit] = trial_->witness();
      return;
    }
    fate_[unit] = Fate::gone;
    for (path::NumberIndex number : clues.numbers) is_printed_[number] = false;
  }

  Thinned result() const {
    Thinned thinned{.puzzle = task_.puzzle, .tests = tests_};
    std::vector<bool> number_is_gone(task_.solution.size(), false);
    std::vector<Diamond> gone;
    for (std::size_t unit = 0; unit < fate_.size(); ++unit) {
      const path::ClueSet& clues = task_.units[unit];
      if (fate_[unit] == Fate::gone) {
        for (path::NumberIndex number : clues.numbers) number_is_gone[number] = true;
        gone.insert(gone.end(), clues.diamonds.begin(), clues.diamonds.end());
        continue;
      }
      thinned.kept.push_back(clues);
      thinned.is_needed.push_back(fate_[unit] == Fate::needed);
      thinned.witness.push_back(witness_[unit]);
    }
    std::ranges::sort(gone);
    std::erase_if(thinned.puzzle.clues, [&](const Visit& clue) { return number_is_gone[clue.step - 1]; });
    std::erase_if(thinned.puzzle.diamonds,
                  [&](const Diamond& diamond) { return std::ranges::binary_search(gone, diamond); });
    return thinned;
  }

  const ThinningTask& task_;
  Rng& rng_;
  const Run& run_;
  std::unique_ptr<ClueTrial> trial_;
  bool are_together_ = false;
  std::vector<bool> is_printed_;
  std::vector<Fate> fate_;
  std::vector<std::vector<std::pair<path::NumberIndex, Vertex>>> witness_;
  std::uint64_t tests_ = 0;
};

}  // namespace

Thinned thin(const ThinningTask& task, Rng& rng, const Run& run) {
  require(is_solution(task.puzzle, task.solution), "only a solution's clues can be thinned");
  return Thinner(task, rng, run).thin();
}

}  // namespace hamlet
