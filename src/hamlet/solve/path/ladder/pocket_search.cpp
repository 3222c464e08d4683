#include "hamlet/solve/path/ladder/pocket_search.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

constexpr std::uint32_t no_pocket = ~std::uint32_t{0};

}  // namespace

PocketSearch::PocketSearch(const CandidateTable& table) : table_(table), pocket_of_(table.length()) {}

void PocketSearch::find_pockets(const Position& position) {
  std::ranges::fill(pocket_of_, no_pocket);
  tallies_.clear();
  const auto colours = table_.colours();
  for (Vertex start = 0; start < table_.length(); ++start) {
    if (position.number_at(start) != 0 || pocket_of_[start] != no_pocket) continue;
    const auto pocket = static_cast<std::uint32_t>(tallies_.size());
    Tally tally{};
    queue_.assign(1, start);
    pocket_of_[start] = pocket;
    while (!queue_.empty()) {
      const Vertex v = queue_.back();
      queue_.pop_back();
      ++tally.size[colours.empty() ? 0 : colours[v]];
      for (const auto& [to, edge] : table_.exits(v)) {
        if (position.number_at(to) != 0 || pocket_of_[to] != no_pocket || !position.is_passable(edge))
          continue;
        pocket_of_[to] = pocket;
        queue_.push_back(to);
      }
    }
    tallies_.push_back(tally);
  }
}

void PocketSearch::add_run(const Position& position, Step first, Step last) {
  Stretch run{first, last, {0, 0}, first, pockets_of_run_.size(), 0};
  for (Step number = first;; number = table_.after(number)) {
    if (position.cells_left(number) < position.cells_left(run.fewest)) run.fewest = number;
    // A placed number fixes the colour of every number, so any candidate gives it. Without colours, all count
    // as 0.
    const Vertex cell = table_.cell(position.first_left_for(number));
    ++run.length[table_.colours().empty() ? 0 : table_.colours()[cell]];
    if (number == last) break;
  }
  for (Candidate c = table_.first_of(run.fewest); c < table_.end_of(run.fewest); ++c) {
    if (position.is_left(c)) pockets_of_run_.push_back(pocket_of_[table_.cell(c)]);
  }
  const auto begin = pockets_of_run_.begin() + static_cast<std::ptrdiff_t>(run.begin);
  std::sort(begin, pockets_of_run_.end());
  pockets_of_run_.erase(std::unique(begin, pockets_of_run_.end()), pockets_of_run_.end());
  run.end = pockets_of_run_.size();
  runs_.push_back(run);
}

void PocketSearch::find_runs(const Position& position) {
  runs_.clear();
  pockets_of_run_.clear();
  const Step n = table_.length();
  // On a tour, starts from a placed number, so that no run is split at the seam.
  Step begin = 1;
  if (table_.before(1) != 0) {
    while (position.cell_at(begin) == no_vertex) ++begin;
  }
  Step first = 0, last = 0, number = begin;
  for (Step i = 0; i < n; ++i, number = number == n ? 1 : number + 1) {
    if (position.cell_at(number) == no_vertex) {
      if (first == 0) first = number;
      last = number;
      continue;
    }
    if (first != 0) add_run(position, first, last);
    first = 0;
  }
  if (first != 0) add_run(position, first, last);
}

void PocketSearch::describe(const Position& position, std::uint32_t pocket, int colour,
                            PocketShown& found) const {
  const Tally& tally = tallies_[pocket];
  found.fixed = tally.fixed[colour];
  found.most = tally.fixed[colour] + tally.optional[colour];
  found.colour = table_.colours().empty() ? -1 : colour;
  found.cells.clear();
  for (Vertex v = 0; v < table_.length(); ++v) {
    if (position.number_at(v) == 0 && pocket_of_[v] == pocket) found.cells.push_back(v);
  }
}

bool PocketSearch::judge_run(const Position& position, const Stretch& run, std::uint32_t pocket,
                             PocketShown& found) {
  const Tally& tally = tallies_[pocket];
  for (const int colour : {0, 1}) {
    const std::size_t length = run.length[colour];
    const bool is_too_long = tally.fixed[colour] + length > tally.size[colour];
    const bool is_needed = tally.fixed[colour] + tally.optional[colour] < tally.size[colour] + length;
    if (!is_too_long && !is_needed) continue;
    found.kind = is_too_long ? PocketShown::Kind::too_long : PocketShown::Kind::needed;
    for (Candidate c = table_.first_of(run.fewest); c < table_.end_of(run.fewest); ++c) {
      if (position.is_left(c) && (pocket_of_[table_.cell(c)] == pocket) == is_too_long)
        found.shown.excluded.push_back(c);
    }
    found.first = run.first;
    found.last = run.last;
    describe(position, pocket, colour, found);
    return true;
  }
  return false;
}

bool PocketSearch::judge(const Position& position, PocketShown& found) {
  for (const Stretch& run : runs_) {
    const bool is_fixed = run.end == run.begin + 1;
    for (std::size_t i = run.begin; i < run.end; ++i) {
      Tally& tally = tallies_[pockets_of_run_[i]];
      for (const int colour : {0, 1}) (is_fixed ? tally.fixed : tally.optional)[colour] += run.length[colour];
    }
  }
  for (std::uint32_t pocket = 0; pocket < tallies_.size(); ++pocket) {
    const Tally& tally = tallies_[pocket];
    for (const int colour : {0, 1}) {
      const bool is_overfull = tally.fixed[colour] > tally.size[colour];
      if (!is_overfull && tally.fixed[colour] + tally.optional[colour] >= tally.size[colour]) continue;
      found.kind = is_overfull ? PocketShown::Kind::overfull : PocketShown::Kind::unfilled;
      found.shown.is_clash = true;
      describe(position, pocket, colour, found);
      return true;
    }
  }
  for (const Stretch& run : runs_) {
    if (run.end == run.begin + 1) continue;
    for (std::size_t i = run.begin; i < run.end; ++i) {
      if (judge_run(position, run, pockets_of_run_[i], found)) return true;
    }
  }
  return false;
}

bool PocketSearch::look(const Position& position, PocketShown& found) {
  found.shown.clear();
  if (position.unplaced() == 0 || position.unplaced() == table_.length()) return false;
  find_pockets(position);
  find_runs(position);
  return judge(position, found);
}

}  // namespace hamlet::path
