#include "hamlet/solve/path/elimination/eliminator.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet::path {

namespace {

constexpr std::uint64_t not_queued = 0;
// A vertex with more factors than this is scanned from its neighbours instead: the joint of an open path has
// a factor at every cell.
constexpr std::size_t hub = 64;

std::uint8_t degree_at(Pairing pairing, unsigned place) {
  const unsigned mate = at(pairing, place);
  return mate == place ? 0 : mate == passed ? 2 : 1;
}

Border border_of(std::vector<Vertex> vertices) {
  std::ranges::sort(vertices);
  Border border;
  border.size = static_cast<unsigned>(vertices.size());
  std::ranges::copy(vertices, border.vertex.begin());
  return border;
}

/// The factor of an edge: unused or used.
Factor edge_factor(const Edge& edge, bool forced) {
  Factor factor;
  factor.border = border_of({edge.from, edge.to});
  if (!forced) factor.pairings.push_back(untouched(2));
  factor.pairings.push_back(0x01);
  return factor;
}

Pairing with_pair(Pairing pairing, const Border& border, const Edge& edge) {
  const unsigned a = border.place_of(edge.from), b = border.place_of(edge.to);
  return put(put(pairing, a, b), b, a);
}

/// The factor of two edges of which exactly one is used.
Factor either_factor(const Edge& first, const Edge& second) {
  Factor factor;
  factor.border = border_of({first.from, first.to, second.from, second.to});
  factor.pairings = {with_pair(untouched(4), factor.border, first),
                     with_pair(untouched(4), factor.border, second)};
  return factor;
}

}  // namespace

Eliminator::Eliminator(const CycleProblem& problem, const Run& run)
    : run_(run),
      n_(problem.vertex_count()),
      at_(n_),
      least_(n_, 0),
      most_(n_, 0),
      scanned_least_(n_, UINT32_MAX),
      eliminated_(n_, 0),
      left_(n_),
      in_propagation_(n_, 0),
      cost_(n_, not_queued),
      mark_(n_, 0) {
  std::vector<std::uint8_t> in_a_pair(problem.edges().size(), 0);
  for (const auto& [i, j] : problem.either_or()) {
    in_a_pair[i] = in_a_pair[j] = 1;
    add_factor(either_factor(problem.edges()[i], problem.edges()[j]));
  }
  for (std::size_t i = 0; i < problem.edges().size(); ++i) {
    if (in_a_pair[i] == 0) add_factor(edge_factor(problem.edges()[i], problem.is_forced(i)));
  }
  contradiction_ = problem.is_impossible() || n_ < 3;
  for (Vertex v = 0; v < n_; ++v) {
    to_propagate_.push_back(v);
    in_propagation_[v] = 1;
  }
}

std::size_t Eliminator::stamp() { return ++stamp_; }

void Eliminator::tighten_degrees(Factor& factor) {
  for (unsigned i = 0; i < factor.border.size; ++i) {
    std::uint8_t least = 2, most = 0;
    for (Pairing pairing : factor.pairings) {
      const std::uint8_t degree = degree_at(pairing, i);
      least = std::min(least, degree);
      most = std::max(most, degree);
    }
    factor.least[i] = least;
    factor.most[i] = most;
  }
}

void Eliminator::add_factor(Factor factor) {
  const auto id = static_cast<std::uint32_t>(factors_.size());
  tighten_degrees(factor);
  for (unsigned i = 0; i < factor.border.size; ++i) {
    const Vertex v = factor.border.vertex[i];
    at_[v].push_back(id);
    least_[v] += factor.least[i];
    most_[v] += factor.most[i];
  }
  pairings_kept_ += factor.pairings.size();
  factors_.push_back(std::move(factor));
}

void Eliminator::retire(std::uint32_t id) {
  Factor& factor = factors_[id];
  for (unsigned i = 0; i < factor.border.size; ++i) {
    least_[factor.border.vertex[i]] -= factor.least[i];
    most_[factor.border.vertex[i]] -= factor.most[i];
  }
  factor.alive = false;
}

const std::vector<std::uint32_t>& Eliminator::factors_at(Vertex v) {
  std::erase_if(at_[v], [&](std::uint32_t id) { return !factors_[id].alive || !factors_[id].border.has(v); });
  return at_[v];
}

// --- Propagation: the degrees that the other factors at a vertex leave to each.

bool Eliminator::propagate() {
  while (!to_propagate_.empty()) {
    const Vertex v = to_propagate_.back();
    to_propagate_.pop_back();
    in_propagation_[v] = 0;
    if (eliminated_[v] == 0 && !propagate_at(v)) return false;
  }
  return true;
}

bool Eliminator::propagate_at(Vertex v) {
  if (most_[v] < 2 || least_[v] > 2) return false;
  // If the others can give enough, only the degree that they must give matters. This avoids scanning the
  // joint at each step.
  if (most_[v] >= 6 && scanned_least_[v] == least_[v]) return true;
  scanned_least_[v] = least_[v];
  const std::vector<std::uint32_t> here = factors_at(v);
  for (std::uint32_t id : here) {
    const Factor& factor = factors_[id];
    if (!factor.alive) continue;
    const unsigned place = factor.border.place_of(v);
    if (place == factor.border.size) continue;
    const unsigned others_most = most_[v] - factor.most[place],
                   others_least = least_[v] - factor.least[place];
    const bool too_low = factor.least[place] + others_most<2, too_high = factor.most[place] + others_least> 2;
    if ((too_low || too_high) && !filter(id)) return false;
  }
  return true;
}

/// Drops the pairings whose degrees the rest of the graph cannot complete. Returns false on a contradiction.
bool Eliminator::filter(std::uint32_t id) {
  Factor& factor = factors_[id];
  std::uint8_t low[most_border], high[most_border];
  for (unsigned i = 0; i < factor.border.size; ++i) {
    const Vertex v = factor.border.vertex[i];
    const unsigned others_most = most_[v] - factor.most[i], others_least = least_[v] - factor.least[i];
    low[i] = static_cast<std::uint8_t>(others_most >= 2 ? 0 : 2 - others_most);
    if (others_least > 2) return false;
    high[i] = static_cast<std::uint8_t>(2 - others_least);
  }
  const std::size_t before = factor.pairings.size();
  work_ += before;
  std::erase_if(factor.pairings, [&](Pairing pairing) {
    for (unsigned i = 0; i < factor.border.size; ++i) {
      const std::uint8_t degree = degree_at(pairing, i);
      if (degree < low[i] || degree > high[i]) return true;
    }
    return false;
  });
  if (factor.pairings.empty()) return false;
  if (factor.pairings.size() == before) return true;
  pairings_kept_ -= before - factor.pairings.size();

  const auto old_least = factor.least, old_most = factor.most;
  tighten_degrees(factor);
  for (unsigned i = 0; i < factor.border.size; ++i) {
    const Vertex v = factor.border.vertex[i];
    least_[v] += factor.least[i] - old_least[i];
    most_[v] -= old_most[i] - factor.most[i];
    changed_.push_back(v);
    if (factor.least[i] != old_least[i] || factor.most[i] != old_most[i]) {
      if (in_propagation_[v] == 0) to_propagate_.push_back(v);
      in_propagation_[v] = 1;
    }
  }
  // A vertex that the factor never touches leaves its border.
  for (unsigned i = factor.border.size; i-- > 0;) {
    if (factor.most[i] > 0) continue;
    for (Pairing& pairing : factor.pairings) pairing = without_place(pairing, factor.border.size, i);
    for (unsigned j = i + 1; j < factor.border.size; ++j) {
      factor.least[j - 1] = factor.least[j];
      factor.most[j - 1] = factor.most[j];
    }
    factor.border.remove(i);
  }
  if (factor.border.size == 0 && factor.inside == 0) factor.alive = false;
  return true;
}

// --- The order: min-fill.

/// Collects the neighbours of v. Returns false if there are more than `most`.
bool Eliminator::neighbours_of(Vertex v, std::vector<Vertex>& neighbours, std::size_t most) {
  const std::size_t seen = stamp();
  mark_[v] = seen;
  neighbours.clear();
  for (std::uint32_t id : factors_at(v)) {
    for (Vertex w : factors_[id].border) {
      if (mark_[w] == seen) continue;
      mark_[w] = seen;
      neighbours.push_back(w);
      if (neighbours.size() > most) return false;
    }
  }
  return true;
}

/// The min-fill cost: mainly how many pairs of neighbours do not share a factor. Nothing for hubs and for
/// vertices with too many neighbours.
std::optional<std::uint64_t> Eliminator::cost_of(Vertex v) {
  if (most_[v] > 2 * hub) return std::nullopt;
  std::vector<Vertex> neighbours;
  if (!neighbours_of(v, neighbours, limits_.border)) return std::nullopt;
  std::uint64_t joined_twice = 0;
  const std::vector<Vertex> around = neighbours;
  for (Vertex u : around) {
    if (at_[u].size() > hub) continue;
    const std::size_t seen = stamp();
    for (std::uint32_t id : factors_at(u)) {
      for (Vertex w : factors_[id].border) mark_[w] = seen;
    }
    for (Vertex w : around) {
      // Hubs are not scanned, so a pair with a hub is counted from one side only.
      if (w != u && mark_[w] == seen) joined_twice += at_[w].size() > hub ? 2 : 1;
    }
  }
  const std::uint64_t pairs = around.size() * (around.size() - 1) / 2;
  const std::uint64_t fill = pairs - std::min(pairs, joined_twice / 2);
  return 1 + fill * 100 + around.size();
}

void Eliminator::queue_again(Vertex v) {
  if (eliminated_[v] != 0) return;
  const auto cost = cost_of(v);
  if (!cost) {
    cost_[v] = not_queued;
    return;
  }
  if (cost_[v] == *cost) return;
  cost_[v] = *cost;
  queue_.push({*cost, v});
}

// --- Elimination.

/// The factors at x, those with the largest border first, and then those that lie within their union.
/// `border` receives the union. Returns nothing if the union is too large.
std::vector<std::uint32_t> Eliminator::parts_of_elimination(Vertex x, Border& border) {
  std::vector<std::uint32_t> parts = factors_at(x);
  std::ranges::stable_sort(parts, std::greater{}, [&](std::uint32_t id) { return factors_[id].border.size; });
  for (std::uint32_t id : parts) {
    const auto both = united(border, factors_[id].border);
    if (!both || both->size > limits_.border + 1) return {};
    border = *both;
  }
  std::vector<std::uint32_t> within;
  for (Vertex u : border) {
    if (u == x || at_[u].size() > hub) continue;
    for (std::uint32_t id : factors_at(u)) {
      if (factors_[id].border.has(x) || !factors_[id].border.is_inside(border)) continue;
      if (std::ranges::find(within, id) == within.end()) within.push_back(id);
    }
  }
  parts.insert(parts.end(), within.begin(), within.end());
  return parts;
}

/// The degrees that all other factors leave to the first `joined_parts` parts.
AllowedDegrees Eliminator::allowed(const Border& border, const std::vector<std::uint32_t>& parts,
                                   std::size_t joined_parts) const {
  std::array<unsigned, most_border> least{}, most{};
  for (unsigned i = 0; i < border.size; ++i) {
    least[i] = least_[border.vertex[i]];
    most[i] = most_[border.vertex[i]];
  }
  for (std::size_t p = 0; p < joined_parts; ++p) {
    const Factor& factor = factors_[parts[p]];
    for (unsigned i = 0; i < factor.border.size; ++i) {
      const unsigned place = border.place_of(factor.border.vertex[i]);
      least[place] -= factor.least[i];
      most[place] -= factor.most[i];
    }
  }
  AllowedDegrees result;
  for (unsigned i = 0; i < border.size; ++i) {
    const PlaceSet place = PlaceSet{1} << i;
    if (most[i] >= 2) result.zero |= place;
    if (most[i] >= 1 && least[i] <= 1) result.one |= place;
    if (least[i] == 0) result.two |= place;
  }
  return result;
}

Eliminator::Step Eliminator::eliminate_one(Vertex x) {
  Border whole_border;
  const std::vector<std::uint32_t> parts = parts_of_elimination(x, whole_border);
  if (parts.empty()) return Step::refused;
  Factor result;
  static_cast<Table&>(result) = factors_[parts[0]];
  for (std::size_t p = 1; p < parts.size(); ++p) {
    const Factor& next = factors_[parts[p]];
    JoinRequest request;
    request.border = *united(result.border, next.border);
    request.allowed = allowed(request.border, parts, p + 1);
    request.vertices = n_;
    request.most = 8 * limits_.pairings;
    auto both = joined(result, next, request, work_);
    if (!both) return Step::refused;
    static_cast<Table&>(result) = std::move(*both);
    if (result.pairings.empty()) return Step::contradiction;
    representatives_.keep_only(result.pairings, result.border.size);
  }
  const unsigned place = result.border.place_of(x);
  std::erase_if(result.pairings, [&](Pairing pairing) { return at(pairing, place) != passed; });
  if (result.pairings.empty()) return Step::contradiction;
  for (Pairing& pairing : result.pairings) pairing = without_place(pairing, result.border.size, place);
  result.border.remove(place);
  ++result.inside;
  representatives_.keep_only(result.pairings, result.border.size);
  if (result.pairings.size() > limits_.pairings) return Step::refused;

  for (std::uint32_t id : parts) retire(id);
  result.parts = parts;
  result.eliminated = x;
  result.alive = true;
  eliminated_[x] = 1;
  --left_;
  for (Vertex v : result.border) {
    if (in_propagation_[v] == 0) to_propagate_.push_back(v);
    in_propagation_[v] = 1;
    changed_.push_back(v);
  }
  add_factor(std::move(result));
  return filter(static_cast<std::uint32_t>(factors_.size() - 1)) ? Step::done : Step::contradiction;
}

Eliminator::Outcome Eliminator::eliminate(const EliminationLimits& limits) {
  limits_ = limits;
  if (contradiction_ || !propagate()) return contradiction_ = true, Outcome::none;
  changed_.clear();
  std::ranges::fill(cost_, not_queued);
  queue_ = {};
  for (Vertex v = 0; v < n_; ++v) queue_again(v);
  std::vector<Vertex> around, next;
  while (left_ > 0 && !queue_.empty()) {
    const auto [cost, x] = queue_.top();
    queue_.pop();
    if (eliminated_[x] != 0 || cost_[x] != cost) continue;
    if (run_.must_end()) return Outcome::stopped;
    if (work_ > limits.work) break;
    if (pairings_kept_ * sizeof(Pairing) + factors_.size() * sizeof(Factor) > run_.memory.bytes() / 2) {
      memory_ran_out_ = true;
      return Outcome::core;
    }
    run_.report({.doing = "eliminating",
                 .work = work_,
                 .fraction = 1 - static_cast<double>(left_) / static_cast<double>(n_)});
    const std::uint64_t before = work_;
    const Step step = eliminate_one(x);
    run_.spend(1 + (work_ - before) / 8);
    // A refused vertex waits until something at it changes.
    cost_[x] = not_queued;
    if (step == Step::contradiction || (step == Step::done && !propagate()))
      return contradiction_ = true, Outcome::none;
    if (step == Step::refused) continue;
    std::ranges::sort(changed_);
    changed_.erase(std::unique(changed_.begin(), changed_.end()), changed_.end());
    next = changed_;
    for (Vertex v : changed_) {
      if (at_[v].size() <= hub && neighbours_of(v, around, 4 * most_border))
        next.insert(next.end(), around.begin(), around.end());
    }
    for (Vertex v : changed_) cost_[v] = not_queued;
    std::ranges::sort(next);
    next.erase(std::unique(next.begin(), next.end()), next.end());
    for (Vertex v : next) {
      // Unchanged neighbours keep their refusal.
      const bool waits = cost_[v] == not_queued && !std::ranges::binary_search(changed_, v);
      if (!waits) queue_again(v);
    }
    changed_.clear();
  }
  return left_ == 0 ? Outcome::cycle : Outcome::core;
}

std::vector<std::uint32_t> Eliminator::core_factors() const {
  std::vector<std::uint32_t> alive;
  for (std::uint32_t id = 0; id < factors_.size(); ++id) {
    if (factors_[id].alive) alive.push_back(id);
  }
  return alive;
}

std::vector<Edge> Eliminator::cycle() const {
  const auto last = core_factors();
  require(last.size() == 1 && factors_[last[0]].pairings.size() == 1, "one factor with one pairing is left");
  return expanded(last[0], factors_[last[0]].pairings[0]);
}

}  // namespace hamlet::path
