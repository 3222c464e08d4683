#include "hamlet/make/picture/shape_model.hpp"

#include <algorithm>
#include <cstdlib>

#include "hamlet/base/error.hpp"
#include "hamlet/graph/bipartition.hpp"
#include "hamlet/graph/components.hpp"
#include "hamlet/solve/path/cycle/cycle_links.hpp"
#include "hamlet/solve/path/cycle/cycle_patcher.hpp"
#include "hamlet/solve/path/cycle/two_factor_merger.hpp"
#include "hamlet/solve/path/solver.hpp"

namespace hamlet {

namespace {

// Limits on disconnected models, at one price and at all prices together, and on SAT calls without an answer.
constexpr int most_rounds = 40, most_rounds_together = 200, most_unanswered = 6;

/// The cells on either side of the border, and those already added or left out, with their surroundings.
CellSet free_cells(const WishedCells& wishes, const CellSet& cells, int rings) {
  const std::size_t full = wishes.full_surroundings();
  CellSet free(cells.size(), 0);
  std::vector<Vertex> edge;
  const auto add = [&](Vertex v) {
    if (free[v] != 0) return;
    free[v] = 1;
    edge.push_back(v);
  };
  for (Vertex v = 0; v < cells.size(); ++v) {
    const std::vector<Vertex> around = wishes.around(v);
    const auto differs = [&](Vertex w) { return cells[w] != cells[v]; };
    const bool at_edge_of_board = cells[v] != 0 && around.size() < full;
    const bool changed = (cells[v] != 0) != wishes.wants(v);
    if (changed || at_edge_of_board || std::ranges::any_of(around, differs)) add(v);
    if (!changed) continue;
    for (Vertex w : around) add(w);
  }
  for (int ring = 1; ring < rings; ++ring) {
    for (Vertex v : std::exchange(edge, {})) {
      for (Vertex w : wishes.around(v)) add(w);
    }
  }
  return free;
}

}  // namespace

ShapeModel::ShapeModel(const WishedCells& wishes, const CellSet& cells, int rings, int most_price,
                       const Run& run)
    : wishes_(wishes), run_(run), most_price_(most_price), sat_(run, SatSolver::Aim::model) {
  choose_cells(cells, rings);
  add_lines();
  encode_degrees();
  encode_price();
  encode_colours();
  for (Vertex p = 0; p < joint(); ++p) {
    if (there_[p] != 0) sat_.prefer(cells[cell_[p]] != 0 ? there_[p] : -there_[p]);
  }
  prefer_cover(cells);
}

void ShapeModel::choose_cells(const CellSet& cells, int rings) {
  const CellSet free = free_cells(wishes_, cells, rings);
  place_.assign(cells.size(), no_vertex);
  for (Vertex v = 0; v < cells.size(); ++v) {
    if (cells[v] == 0 && free[v] == 0) continue;
    place_[v] = static_cast<Vertex>(cell_.size());
    cell_.push_back(v);
    there_.push_back(free[v] != 0 ? sat_.new_variable() : 0);
  }
}

void ShapeModel::add_lines() {
  lines_at_.resize(cell_.size() + 1);
  const auto add = [&](Vertex a, Vertex b) {
    lines_at_[a].push_back(lines_.size());
    lines_at_[b].push_back(lines_.size());
    lines_.push_back({a, b, sat_.new_variable()});
  };
  for (Vertex p = 0; p < joint(); ++p) {
    for (Vertex w : wishes_.whole.graph().out(cell_[p])) {
      if (place_[w] != no_vertex && place_[w] > p) add(p, place_[w]);
    }
    add(p, joint());
  }
}

void ShapeModel::encode_degrees() {
  std::vector<Literal> at, clause;
  for (Vertex p = 0; p < joint() && !run_.must_end(); ++p) {
    at.clear();
    for (std::size_t line : lines_at_[p]) at.push_back(lines_[line].used);
    for (std::size_t i = 0; i < at.size(); ++i) {
      if (there_[p] != 0) sat_.add({-at[i], there_[p]});
      clause.clear();
      if (there_[p] != 0) clause.push_back(-there_[p]);
      for (std::size_t j = 0; j < at.size(); ++j) {
        if (j != i) clause.push_back(at[j]);
      }
      sat_.add(clause);
      for (std::size_t j = i + 1; j < at.size(); ++j) {
        for (std::size_t k = j + 1; k < at.size(); ++k) sat_.add({-at[i], -at[j], -at[k]});
      }
    }
  }
  at.clear();
  for (std::size_t line : lines_at_[joint()]) at.push_back(lines_[line].used);
  exactly(sat_, at, 2);
}

/// True if the cell is wished and left out, or there and not wished.
Literal ShapeModel::changed(Vertex place) const {
  return wishes_.wants(cell_[place]) ? -there_[place] : there_[place];
}

std::vector<Literal> ShapeModel::added(const std::vector<Literal>& a, const std::vector<Literal>& b,
                                       bool both_ways) {
  const std::size_t most = std::min(a.size() + b.size(), static_cast<std::size_t>(most_price_) + 1);
  std::vector<Literal> sum;
  while (sum.size() < most) sum.push_back(sat_.new_variable());
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      std::vector<Literal> clause;
      if (i > 0) clause.push_back(-a[i - 1]);
      if (j > 0) clause.push_back(-b[j - 1]);
      if (i + j > 0) {
        clause.push_back(sum[std::min(i + j, most) - 1]);
        sat_.add(clause);
      }
      if (!both_ways || i + j >= most) continue;
      clause = {-sum[i + j]};
      if (i < a.size()) clause.push_back(a[i]);
      if (j < b.size()) clause.push_back(b[j]);
      sat_.add(clause);
    }
  }
  return sum;
}

std::vector<Literal> ShapeModel::counted(std::vector<std::vector<Literal>> inputs, bool both_ways) {
  if (inputs.empty()) return {};
  while (inputs.size() > 1) {
    std::vector<std::vector<Literal>> sums;
    for (std::size_t i = 0; i + 1 < inputs.size(); i += 2)
      sums.push_back(added(inputs[i], inputs[i + 1], both_ways));
    if (inputs.size() % 2 == 1) sums.push_back(std::move(inputs.back()));
    inputs = std::move(sums);
  }
  return std::move(inputs[0]);
}

void ShapeModel::encode_price() {
  std::vector<std::vector<Literal>> inputs;
  for (Vertex p = 0; p < joint(); ++p) {
    if (there_[p] == 0) continue;
    const auto price = static_cast<std::size_t>(wishes_.price_of_changing(cell_[p]));
    inputs.emplace_back(price, changed(p));
  }
  price_ = counted(std::move(inputs), false);
}

void ShapeModel::encode_colours() {
  const Graph& graph = wishes_.whole.graph();
  const auto parts = bipartition(graph);
  if (!parts || components(graph).count != 1) return;
  int apart = 0;  // wished cells of the first colour minus those of the second
  std::vector<std::vector<Literal>> ups, downs;
  for (Vertex p = 0; p < joint(); ++p) {
    const bool first = parts->colour[cell_[p]] == 0, wished = wishes_.wants(cell_[p]);
    if (wished) apart += first ? 1 : -1;
    if (there_[p] != 0) (first != wished ? ups : downs).push_back({changed(p)});
  }
  least_price_ = std::max(0, std::abs(apart) - 1);
  const std::vector<Literal> up = counted(std::move(ups), true), down = counted(std::move(downs), true);
  // i of `some` require at least i + more of `others`.
  const auto balance = [&](const std::vector<Literal>& some, const std::vector<Literal>& others, int more) {
    for (int i = 0; i <= static_cast<int>(some.size()); ++i) {
      const int needed = i + more;
      if (needed <= 0) continue;
      std::vector<Literal> clause;
      if (i > 0) clause.push_back(-some[static_cast<std::size_t>(i) - 1]);
      if (needed <= static_cast<int>(others.size()))
        clause.push_back(others[static_cast<std::size_t>(needed) - 1]);
      sat_.add(clause);
    }
  };
  balance(up, down, apart - 1);
  balance(down, up, -apart - 1);
}

/// Cycles and paths that nearly cover the cells are found quickly. The solver starts from them as preferred
/// values, so it only has to mend the rest.
void ShapeModel::prefer_cover(const CellSet& cells) {
  std::vector<Vertex> packed(cell_.size(), no_vertex);
  Vertex count = 0;
  for (Vertex p = 0; p < joint(); ++p) {
    if (cells[cell_[p]] != 0) packed[p] = count++;
  }
  std::vector<Edge> moves;
  for (const path::Line& line : lines_) {
    if (line.to != joint() && packed[line.from] != no_vertex && packed[line.to] != no_vertex)
      moves.push_back({packed[line.from], packed[line.to]});
  }
  const PathPuzzle puzzle{.graph = Graph::symmetric(count, moves)};
  path::TwoFactor cover(puzzle, std::nullopt, std::nullopt);
  Rng rng(run_.seed);
  if (cover.build(rng, run_)) path::TwoFactorMerger(cover, rng, run_).merge();
  for (const path::Line& line : lines_) {
    const bool inside =
        packed[line.from] != no_vertex && (line.to == joint() || packed[line.to] != no_vertex);
    const bool used =
        inside && cover.is_linked(packed[line.from], line.to == joint() ? cover.joint() : packed[line.to]);
    sat_.prefer(used ? line.used : -line.used);
  }
}

std::vector<Edge> ShapeModel::cycles_of_model() const {
  std::vector<Edge> cycles;
  for (const path::Line& line : lines_) {
    if (sat_.value(line.used)) cycles.push_back({line.from, line.to});
  }
  return cycles;
}

namespace {

/// Edges with their vertices renumbered without gaps.
struct Packed {
  std::vector<Vertex> old_of, new_of;
  Packed(Vertex count, const std::vector<Edge>& edges, Vertex but = no_vertex) : new_of(count, no_vertex) {
    for (const Edge& edge : edges) {
      for (Vertex v : {edge.from, edge.to}) {
        if (v != but) new_of[v] = 0;
      }
    }
    for (Vertex v = 0; v < count; ++v) {
      if (new_of[v] == no_vertex) continue;
      new_of[v] = static_cast<Vertex>(old_of.size());
      old_of.push_back(v);
    }
  }
  Vertex size() const { return static_cast<Vertex>(old_of.size()); }
  Edge packed(const Edge& edge) const { return {new_of[edge.from], new_of[edge.to]}; }
  bool has(Vertex v) const { return new_of[v] != no_vertex; }
};

}  // namespace

/// Whether the cycles are a single one, if `merge` after exchanges; sets path_ if so.
bool ShapeModel::close_to_path(const std::vector<Edge>& cycles, bool merge) {
  const Packed packing(joint() + 1, cycles);
  std::vector<Edge> packed;
  for (const Edge& edge : cycles) packed.push_back(packing.packed(edge));
  if (merge) {
    std::vector<Edge> moves;
    for (const path::Line& line : lines_) {
      if (packing.has(line.from) && packing.has(line.to))
        moves.push_back(packing.packed({line.from, line.to}));
    }
    const Graph graph = Graph::symmetric(packing.size(), moves);
    path::CyclePatcher patcher(graph, {});
    packed = patcher.patched(packed, run_);
    if (patcher.cycle_count() > 1) return false;
  }
  Path order;
  path::CycleLinks(packing.size(), packed).walk(packing.new_of[joint()], [&](Vertex v) {
    order.push_back(v);
  });
  if (order.size() != packing.size()) return false;
  path_.clear();
  for (std::size_t i = 1; i < order.size(); ++i) path_.push_back(cell_[packing.old_of[order[i]]]);
  return true;
}

/// Searches for another cover of the same cells by cycles that can be merged.
bool ShapeModel::find_path_anew(const std::vector<Edge>& cycles) {
  const Packed packing(joint(), cycles, joint());
  std::vector<Edge> moves;
  for (const path::Line& line : lines_) {
    if (line.to != joint() && packing.has(line.from) && packing.has(line.to))
      moves.push_back(packing.packed({line.from, line.to}));
  }
  const PathPuzzle puzzle{.graph = Graph::symmetric(packing.size(), moves)};
  const path::Solver& solver = path::solver_named("merge", "");
  if (solver.refuses(puzzle)) return false;
  bool found = false;
  solver.search(puzzle, {}, run_, [&](const Path& path) {
    path_.clear();
    for (Vertex v : path) path_.push_back(cell_[packing.old_of[v]]);
    found = true;
    return false;
  });
  return found;
}

/// Adds cut clauses: the path must leave each cycle but the longest, if its cells are there.
void ShapeModel::cut(const std::vector<Edge>& cycles) {
  const Packed packing(joint() + 1, cycles);
  std::vector<Edge> packed;
  for (const Edge& edge : cycles) packed.push_back(packing.packed(edge));
  const path::CycleLinks links(packing.size(), packed);
  std::vector<Vertex> cycle_of(joint() + std::size_t{1}, no_vertex);
  std::vector<std::vector<Vertex>> inside;
  for (const std::vector<Vertex>& cycle : links.cycles()) {
    inside.emplace_back();
    for (Vertex v : cycle) {
      cycle_of[packing.old_of[v]] = static_cast<Vertex>(inside.size() - 1);
      if (packing.old_of[v] != joint()) inside.back().push_back(packing.old_of[v]);
    }
  }
  std::vector<std::vector<Literal>> leaving(inside.size());
  for (const path::Line& line : lines_) {
    // The path without the joint is connected, so lines to the joint do not count.
    const Vertex a = cycle_of[line.from], b = cycle_of[line.to];
    if (a == b || line.to == joint()) continue;
    if (a != no_vertex) leaving[a].push_back(line.used);
    if (b != no_vertex) leaving[b].push_back(line.used);
  }
  const std::size_t longest = path::largest_part(inside);
  const auto always_there = [&](Vertex p) { return there_[p] == 0; };
  std::vector<std::vector<Literal>> clauses;
  for (std::size_t cycle = 0; cycle < inside.size(); ++cycle) {
    if (cycle == longest) continue;
    // A cycle's cells count as there if one of them is, for each of the two cycles.
    const auto one_of = [&](const std::vector<Vertex>& cells) {
      const auto always = std::ranges::find_if(cells, always_there);
      return always == cells.end() ? there_[cells[0]] : 0;
    };
    std::vector<Literal> clause = leaving[cycle];
    for (const Literal there : {one_of(inside[cycle]), one_of(inside[longest])}) {
      if (there != 0) clause.push_back(-there);
    }
    clauses.push_back(std::move(clause));
  }
  // Clauses are added last: a new clause discards the model.
  for (const auto& clause : clauses) sat_.add(clause);
}

bool ShapeModel::is_exhausted() const {
  return rounds_ >= most_rounds_together || unanswered_ >= most_unanswered;
}

ShapeModel::Answer ShapeModel::find(int price, int conflicts) {
  require(price <= most_price_, "a price above what is counted");
  hopeless_ = false;
  for (int round = 0; round < most_rounds && !is_exhausted() && !run_.must_end(); ++round) {
    ++rounds_;
    const bool is_bound = static_cast<std::size_t>(price) < price_.size();
    const Literal dearer = is_bound ? price_[static_cast<std::size_t>(price)] : 0;
    if (is_bound) sat_.assume(-dearer);
    sat_.limit_conflicts(conflicts);
    const SatSolver::Answer answer = sat_.solve();
    if (answer == SatSolver::Answer::unknown) {
      ++unanswered_;
      return Answer::unknown;
    }
    if (answer == SatSolver::Answer::no) {
      hopeless_ = !is_bound || !sat_.failed(-dearer);
      return Answer::none;
    }
    const std::vector<Edge> cycles = cycles_of_model();
    if (close_to_path(cycles, false) || close_to_path(cycles, true)) return Answer::found;
    const bool now_and_then = (round & (round + 1)) == 0;
    if (now_and_then && find_path_anew(cycles)) return Answer::found;
    cut(cycles);
  }
  return Answer::unknown;
}

}  // namespace hamlet
