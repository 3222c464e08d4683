#include "hamlet/solve/path/rules/clue_reach.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

constexpr std::size_t most_entries = 20'000'000;

/// The cells without a number near a numbered one, along the arcs or against them.
class Surroundings {
 public:
  Surroundings(const Graph& graph, const Rules& rules, bool backwards)
      : graph_(graph), rules_(rules), backwards_(backwards), distance_(graph.vertex_count(), no_vertex) {}

  void look(Vertex source, Step most) {
    for (Vertex v : found_) distance_[v] = no_vertex;
    found_.assign(1, source);
    distance_[source] = 0;
    for (std::size_t i = 0; i < found_.size(); ++i) {
      const Vertex v = found_[i];
      if (distance_[v] == most) break;
      for (Vertex w : backwards_ ? graph_.in(v) : graph_.out(v)) {
        if (distance_[w] != no_vertex || rules_.step_of[w] != 0) continue;
        distance_[w] = distance_[v] + 1;
        found_.push_back(w);
      }
    }
  }
  /// The source comes first.
  const std::vector<Vertex>& found() const { return found_; }
  /// no_vertex if too far.
  Vertex distance(Vertex v) const { return distance_[v]; }

 private:
  const Graph& graph_;
  const Rules& rules_;
  bool backwards_;
  std::vector<Vertex> distance_;
  std::vector<Vertex> found_;
};

}  // namespace

std::vector<ClueReach::Stretch> ClueReach::stretches(const PathPuzzle& puzzle, const Rules& rules) {
  const Step n = puzzle.length();
  std::vector<Stretch> all;
  Stretch open{no_vertex, no_vertex, 0, 0};
  for (Step step = 1; step <= n; ++step) {
    if (rules.cell_at[step] == no_vertex) continue;
    open.to = rules.cell_at[step];
    open.end = step;
    all.push_back(open);
    open = {open.to, no_vertex, step, 0};
  }
  // After the last number, the path may end anywhere.
  open.end = n + 1;
  all.push_back(open);
  for (const Stretch& stretch : all) {
    for (Step step = stretch.begin; step < stretch.end && step <= n; ++step) end_of_[step] = stretch.end;
  }
  return all;
}

ClueReach::ClueReach(const PathPuzzle& puzzle, const Rules& rules) {
  const Step n = puzzle.length();
  const bool numbered =
      std::ranges::any_of(puzzle.clues, [&](const Visit& clue) { return clue.step != 1 && clue.step != n; });
  if (!numbered) return;
  end_of_.assign(n + std::size_t{1}, 0);
  Surroundings after(puzzle.graph, rules, false), before(puzzle.graph, rules, true);
  std::vector<Entry> entries;
  for (const Stretch& stretch : stretches(puzzle, rules)) {
    // A path visits at most n cells, so open ends reach as far as the numbers do.
    const Step most = stretch.end - stretch.begin - 1;
    if (most == 0) continue;
    if (stretch.from != no_vertex) after.look(stretch.from, most);
    if (stretch.to != no_vertex) before.look(stretch.to, most);
    for (Vertex cell : stretch.to != no_vertex ? before.found() : after.found()) {
      if (rules.step_of[cell] != 0) continue;
      const Vertex from = stretch.from != no_vertex ? after.distance(cell) : 0;
      const Vertex to = stretch.to != no_vertex ? before.distance(cell) : 0;
      if (from == no_vertex || to == no_vertex || from + to > stretch.end - stretch.begin) continue;
      entries.push_back({cell, {stretch.end, to}});
    }
    if (entries.size() > most_entries) return;
  }
  keep(std::move(entries), n);
}

void ClueReach::keep(std::vector<Entry> entries, Vertex cells) {
  // Stretches come in order and the sort is stable, so each cell's reaches are in order.
  std::ranges::stable_sort(entries, {}, &Entry::cell);
  last_chance_.assign(cells, 0);
  first_.reserve(cells + std::size_t{1});
  reach_.reserve(entries.size());
  auto next = entries.begin();
  for (Vertex v = 0; v < cells; ++v) {
    first_.push_back(static_cast<std::uint32_t>(reach_.size()));
    for (; next != entries.end() && next->cell == v; ++next) reach_.push_back(next->reach);
    if (reach_.size() > first_.back()) last_chance_[v] = reach_.back().stretch;
  }
  first_.push_back(static_cast<std::uint32_t>(reach_.size()));
}

bool ClueReach::allows(Vertex cell, Step step) const {
  const Step stretch = end_of_[step];
  const auto reaches = std::span(reach_).subspan(first_[cell], first_[cell + 1] - first_[cell]);
  const auto found = std::ranges::lower_bound(reaches, stretch, {}, &Reach::stretch);
  return found != reaches.end() && found->stretch == stretch && step + found->steps <= stretch;
}

}  // namespace hamlet::path
