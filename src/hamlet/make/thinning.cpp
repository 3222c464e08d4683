#include "hamlet/make/thinning.hpp"

#include <algorithm>
#include <queue>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

enum class Fate { open, gone, needed };

class Thinner {
 public:
  Thinner(const ThinningTask& task, Rng& rng, const Run& run)
      : task_(task),
        rng_(rng),
        run_(run),
        gaps_(task.puzzle),
        second_(gaps_, task.solution),
        fate_(task.units.size(), Fate::open),
        witness_(task.units.size()) {}

  Thinned thin() {
    constexpr std::uint64_t first_budget = 10, growth = 4;
    std::vector<std::size_t> open(task_.units.size());
    for (std::size_t i = 0; i < open.size(); ++i) open[i] = i;
    for (std::uint64_t budget = first_budget; !open.empty() && !run_.must_end(); budget *= growth) {
      try_all(open, budget);
      std::erase_if(open, [&](std::size_t unit) { return fate_[unit] != Fate::open; });
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

  std::uint64_t cost_of(std::size_t unit) const {
    const ClueSet& clues = task_.units[unit];
    if (task_.order == ThinningOrder::random) return 0;
    if (task_.order == ThinningOrder::sequential) return unit;
    std::uint64_t longest = 0;
    for (NumberIndex number : clues.numbers)
      longest = std::max<std::uint64_t>(longest, gaps_.merged_length(number));
    for (const Diamond& diamond : clues.diamonds) {
      for (Vertex cell : {diamond.a, diamond.b}) longest = std::max<std::uint64_t>(longest, length_at(cell));
    }
    return longest;
  }
  std::uint64_t length_at(Vertex cell) const {
    if (gaps_.number_on(cell) != no_number) return 0;
    const auto number =
        static_cast<NumberIndex>(std::ranges::find(task_.solution, cell) - task_.solution.begin());
    return gaps_.gap(gaps_.gap_of(number)).count;
  }

  void try_all(const std::vector<std::size_t>& open, std::uint64_t budget) {
    std::priority_queue<Candidate> queue;
    for (std::size_t unit : open) queue.push({cost_of(unit), rng_.next(), unit});
    while (!queue.empty()) {
      if (run_.must_end()) return;
      Candidate next = queue.top();
      queue.pop();
      if (const std::uint64_t cost = cost_of(next.unit); cost > next.cost) {
        next.cost = cost;
        queue.push(next);
        continue;
      }
      try_one(next.unit, budget);
      if (++tests_ % 64 == 0) run_.report({.doing = "taking clues away", .work = tests_});
    }
  }

  void try_one(std::size_t unit, std::uint64_t budget) {
    const ClueSet& clues = task_.units[unit];
    const std::size_t mark = gaps_.mark();
    for (NumberIndex number : clues.numbers) gaps_.remove_number(number);
    for (const Diamond& diamond : clues.diamonds) gaps_.remove_diamond(diamond);
    const SecondPath::Verdict verdict = second_.look(clues, budget, run_);
    if (verdict == SecondPath::Verdict::unique) {
      gaps_.commit();
      fate_[unit] = Fate::gone;
      return;
    }
    gaps_.undo_to(mark);
    if (verdict == SecondPath::Verdict::undecided) return;
    fate_[unit] = Fate::needed;
    witness_[unit] = second_.difference();
  }

  Thinned result() const {
    Thinned thinned{.puzzle = task_.puzzle, .tests = tests_};
    std::vector<bool> number_is_gone(task_.solution.size(), false);
    std::vector<Diamond> gone;
    for (std::size_t unit = 0; unit < fate_.size(); ++unit) {
      const ClueSet& clues = task_.units[unit];
      if (fate_[unit] == Fate::gone) {
        for (NumberIndex number : clues.numbers) number_is_gone[number] = true;
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
  Gaps gaps_;
  SecondPath second_;
  std::vector<Fate> fate_;
  std::vector<std::vector<std::pair<NumberIndex, Vertex>>> witness_;
  std::uint64_t tests_ = 0;
};

}  // namespace

Thinned thin(const ThinningTask& task, Rng& rng, const Run& run) {
  require(is_solution(task.puzzle, task.solution), "only a solution's clues can be thinned");
  return Thinner(task, rng, run).thin();
}

}  // namespace hamlet
