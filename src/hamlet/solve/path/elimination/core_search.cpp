#include "hamlet/solve/path/elimination/core_search.hpp"

#include <algorithm>

#include "hamlet/base/disjoint_sets.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet::path {

namespace {

std::vector<Edge> forced_edges(const CycleProblem& problem) {
  std::vector<Edge> forced;
  for (std::size_t i = 0; i < problem.edges().size(); ++i) {
    if (problem.is_forced(i)) forced.push_back(problem.edges()[i]);
  }
  // Exactly one edge of a pair is used, so neither may be exchanged.
  for (const auto& [i, j] : problem.either_or()) {
    forced.push_back(problem.edges()[i]);
    forced.push_back(problem.edges()[j]);
  }
  return forced;
}

}  // namespace

CoreSearch::CoreSearch(const CycleProblem& problem, const Eliminator& eliminator, const Run& run)
    : problem_(problem),
      eliminator_(eliminator),
      run_(run),
      sat_(run, SatSolver::Aim::model),
      graph_(Graph::symmetric(problem.vertex_count(), problem.edges())),
      patcher_(graph_, forced_edges(problem)) {
  always_ = sat_.new_variable();
  sat_.add({always_});
  number_vertices();
  for (std::uint32_t factor : eliminator.core_factors()) {
    if (run.must_end()) return;
    encode(factor);
  }
  encode_degrees();
}

double CoreSearch::bytes(const Eliminator& eliminator) {
  // Measured on complete graphs, where the counters are longest.
  constexpr double bytes_per_pairing = 1800;
  double pairings = 0;
  for (std::uint32_t factor : eliminator.core_factors())
    pairings += static_cast<double>(eliminator.factors()[factor].pairings.size());
  return bytes_per_pairing * pairings;
}

void CoreSearch::number_vertices() {
  index_of_.assign(problem_.vertex_count(), no_vertex);
  for (std::uint32_t factor : eliminator_.core_factors()) {
    for (Vertex v : eliminator_.factors()[factor].border) {
      if (index_of_[v] == no_vertex) index_of_[v] = core_size_++;
    }
  }
  hidden_by_.resize(core_size_);
  degree_.resize(core_size_);
}

/// A literal that is true if one of these pairings is chosen.
Literal CoreSearch::one_of(const Part& part, const Choices& choices, std::map<Choices, Literal>& known) {
  if (choices.empty()) return -always_;
  if (choices.size() == part.chosen.size()) return always_;
  if (choices.size() == 1) return part.chosen[choices[0]];
  if (2 * choices.size() > part.chosen.size()) {
    Choices others;
    for (std::uint32_t i = 0; i < part.chosen.size(); ++i) {
      if (!std::ranges::binary_search(choices, i)) others.push_back(i);
    }
    if (2 * others.size() < part.chosen.size()) return -one_of(part, others, known);
  }
  Literal& literal = known[choices];
  if (literal == 0) {
    literal = sat_.new_variable();
    std::vector<Literal> clause = {-literal};
    for (std::uint32_t i : choices) {
      clause.push_back(part.chosen[i]);
      sat_.add({-part.chosen[i], literal});
    }
    sat_.add(clause);
  }
  return literal;
}

void CoreSearch::encode(std::uint32_t id) {
  const Factor& factor = eliminator_.factors()[id];
  Part part{id, {}};
  if (factor.pairings.size() == 1) {
    part.chosen = {always_};
  } else if (factor.pairings.size() == 2) {
    const Literal second = sat_.new_variable();
    part.chosen = {-second, second};
  } else {
    for (std::size_t i = 0; i < factor.pairings.size(); ++i) part.chosen.push_back(sat_.new_variable());
    exactly_one(sat_, part.chosen);
  }

  std::map<Choices, Literal> known;
  std::map<std::pair<Vertex, Vertex>, Choices> links;
  const unsigned size = factor.border.size;
  for (unsigned place = 0; place < size; ++place) {
    Choices touched, through;
    for (std::uint32_t i = 0; i < factor.pairings.size(); ++i) {
      const unsigned mate = at(factor.pairings[i], place);
      if (mate != place) touched.push_back(i);
      if (mate == passed) through.push_back(i);
      if (mate != passed && mate > place)
        links[{index_of_[factor.border.vertex[place]], index_of_[factor.border.vertex[mate]]}].push_back(i);
    }
    const Vertex v = index_of_[factor.border.vertex[place]];
    degree_[v].push_back(one_of(part, touched, known));
    if (through.empty()) continue;
    const Literal hidden = one_of(part, through, known);
    degree_[v].push_back(hidden);
    hidden_by_[v].push_back(hidden);
  }
  for (const auto& [ends, choices] : links)
    links_.push_back({ends.first, ends.second, one_of(part, choices, known)});
  parts_.push_back(std::move(part));
}

void CoreSearch::encode_degrees() {
  for (auto& literals : degree_) {
    if (run_.must_end()) return;
    const int certain = static_cast<int>(std::ranges::count(literals, always_));
    std::erase_if(literals, [&](Literal literal) { return literal == always_ || literal == -always_; });
    exactly(sat_, literals, 2 - certain);
  }
}

bool CoreSearch::is_hidden(Vertex v) const {
  return std::ranges::any_of(hidden_by_[v], [&](Literal literal) { return sat_.value(literal); });
}

std::vector<Pairing> CoreSearch::model_pairings() const {
  std::vector<Pairing> pairings;
  for (const Part& part : parts_) {
    const auto chosen =
        std::ranges::find_if(part.chosen, [&](Literal literal) { return sat_.value(literal); });
    require(chosen != part.chosen.end(), "a factor without a chosen pairing");
    pairings.push_back(eliminator_.factors()[part.factor].pairings[chosen - part.chosen.begin()]);
  }
  return pairings;
}

/// The component of each vertex of the core in the model; `no_vertex` for hidden ones.
std::vector<Vertex> CoreSearch::components(std::size_t& count) const {
  DisjointSets joined(core_size_);
  for (const Line& link : links_) {
    if (sat_.value(link.used)) joined.unite(link.from, link.to);
  }
  std::vector<Vertex> number(core_size_, no_vertex), component(core_size_, no_vertex);
  count = 0;
  for (Vertex v = 0; v < core_size_; ++v) {
    if (is_hidden(v)) continue;
    Vertex& known = number[joined.find(v)];
    if (known == no_vertex) known = static_cast<Vertex>(count++);
    component[v] = known;
  }
  return component;
}

/// Expands the model to edges and merges its cycles. Returns whether only one is left.
bool CoreSearch::finish(const std::vector<Pairing>& pairings) {
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    auto [found, is_new] = expanded_.try_emplace({parts_[i].factor, pairings[i]});
    if (is_new) found->second = eliminator_.expanded(parts_[i].factor, pairings[i]);
    edges.insert(edges.end(), found->second.begin(), found->second.end());
  }
  cycle_ = patcher_.patched(edges, run_);
  return patcher_.cycle_count() == 1;
}

void CoreSearch::cut(const std::vector<Vertex>& component, std::size_t count) {
  // By component: its size, and as a witness the vertex that is hidden by the fewest factors.
  std::vector<Vertex> size(count, 0), witness(count, no_vertex);
  const auto more_visible = [&](Vertex a, Vertex b) { return hidden_by_[a].size() < hidden_by_[b].size(); };
  for (Vertex v = 0; v < core_size_; ++v) {
    const Vertex c = component[v];
    if (c == no_vertex) continue;
    ++size[c];
    if (witness[c] == no_vertex || more_visible(v, witness[c])) witness[c] = v;
  }
  const auto largest = static_cast<Vertex>(std::ranges::max_element(size) - size.begin());
  // The best witness, and the best one of another component.
  Vertex best = 0, second = no_vertex;
  for (Vertex c = 1; c < count; ++c) {
    if (more_visible(witness[c], witness[best])) best = c;
  }
  for (Vertex c = 0; c < count; ++c) {
    if (c != best && (second == no_vertex || more_visible(witness[c], witness[second]))) second = c;
  }
  const auto leaving = lines_across(links_, component, count);
  for (Vertex c = 0; c < count; ++c) {
    if (c == largest) continue;
    // The cycle must leave the component, unless one of the witnesses of its two sides is hidden inside a
    // factor.
    std::vector<Literal> excuses = hidden_by_[witness[c]];
    const std::vector<Literal>& others = hidden_by_[witness[c == best ? second : best]];
    excuses.insert(excuses.end(), others.begin(), others.end());
    for (const auto& clause : cut_clauses(leaving[c], excuses)) {
      sat_.add(clause);
      ++cuts_;
    }
  }
}

CoreSearch::Outcome CoreSearch::search(int most_conflicts) {
  // Merging costs less than a call of the SAT solver, but is not free.
  constexpr std::uint64_t always_merged = 32;
  for (;;) {
    if (run_.must_end()) return Outcome::stopped;
    sat_.limit_conflicts(most_conflicts);
    const SatSolver::Answer answer = sat_.solve();
    if (answer == SatSolver::Answer::no) return Outcome::none;
    if (answer == SatSolver::Answer::unknown) return run_.must_end() ? Outcome::stopped : Outcome::hard;
    ++models_;
    run_.report({.doing = "joining the core", .work = work()});
    std::size_t count = 0;
    const std::vector<Vertex> component = components(count);
    if (count == 1 || models_ <= always_merged || models_ % 2 == 0) {
      if (finish(model_pairings())) return Outcome::cycle;
      if (run_.must_end()) return Outcome::stopped;
      require(count > 1, "a connected core expands to one cycle");
    }
    cut(component, count);
  }
}

}  // namespace hamlet::path
