#include "hamlet/solve/path/sat/reduction.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "hamlet/base/error.hpp"

namespace hamlet::path {

namespace {

// A literal takes three vertices, and perhaps each of them three, which must fit in a 32-bit number.
constexpr std::size_t most_literals = 200'000'000;

/// Sorts the literals and drops repeated ones. Returns nothing for a clause that always holds.
std::optional<Formula::Clause> without_repeats(Formula::Clause clause) {
  std::ranges::sort(clause, {}, [](int literal) { return std::pair(std::abs(literal), literal); });
  clause.erase(std::ranges::unique(clause).begin(), clause.end());
  const bool always =
      std::ranges::adjacent_find(clause, [](int a, int b) { return a == -b; }) != clause.end();
  return always ? std::nullopt : std::optional(std::move(clause));
}

}  // namespace

Reduction::Reduction(const Formula& formula, ReductionOptions options)
    : variables_(formula.variables), options_(options) {
  if (formula.literal_count() > most_literals || formula.clauses.size() > most_literals)
    throw InputError("reduce", "the formula is too long to become a puzzle");
  const Vertex start = add_vertex("start");
  const std::vector<Occurrence> all = occurrences(formula);
  Vertex entry = add_vertex("first");
  add_arc(start, entry);
  for (std::size_t i = 0; i < all.size();) {
    std::size_t end = i;
    while (end < all.size() && all[end].variable == all[i].variable) ++end;
    entry = add_chain(entry, std::span(all).subspan(i, end - i));
    i = end;
  }
  add_arc(entry, add_vertex("end"));
  build_graph(options);
}

Vertex Reduction::add_vertex(std::string name) {
  names_.push_back(std::move(name));
  return static_cast<Vertex>(names_.size() - 1);
}

/// Makes a vertex for each clause. Returns all occurrences, grouped by variable.
std::vector<Reduction::Occurrence> Reduction::occurrences(const Formula& formula) {
  std::vector<Occurrence> all;
  for (std::size_t i = 0; i < formula.clauses.size(); ++i) {
    const auto clause = without_repeats(formula.clauses[i]);
    if (!clause) continue;
    const Vertex vertex = add_vertex(fmt::format("c{}", i + 1));
    for (int literal : *clause) all.push_back({std::abs(literal), vertex, literal > 0});
  }
  std::ranges::sort(all);
  return all;
}

/// A chain has two neighbours for each occurrence, with one more vertex on either side: after leaving the
/// chain for a clause, the path must come back to the other of the two, or that one could not be visited any
/// more.
Vertex Reduction::add_chain(Vertex entry, std::span<const Occurrence> of_variable) {
  const int variable = of_variable[0].variable;
  names_[entry] = fmt::format("x{}", variable);
  int position = 0;
  const auto next_of = [&](Vertex before) {
    const Vertex v = add_vertex(fmt::format("x{}.{}", variable, ++position));
    if (before != no_vertex) {
      add_arc(before, v);
      add_arc(v, before);
    }
    return v;
  };
  const Vertex left = next_of(no_vertex);
  Vertex right = left;
  for (const Occurrence& occurrence : of_variable) {
    const Vertex a = next_of(right), b = next_of(a);
    add_arc(occurrence.positive ? a : b, occurrence.clause);
    add_arc(occurrence.clause, occurrence.positive ? b : a);
    right = next_of(b);
  }
  chains_.push_back({variable, left, right});
  const Vertex exit = add_vertex("last");
  for (Vertex v : {left, right}) {
    add_arc(entry, v);
    add_arc(v, exit);
  }
  return exit;
}

void Reduction::build_graph(ReductionOptions options) {
  auto n = static_cast<Vertex>(names_.size());
  puzzle_.closed = options.closed;
  if (options.closed) add_arc(n - 1, 0);
  if (!options.undirected) {
    puzzle_.graph = Graph::directed(n, arcs_);
    arcs_.clear();
    return;
  }
  std::vector<std::string> names;
  for (Edge& arc : arcs_) arc = {3 * arc.from + 2, 3 * arc.to};
  for (Vertex v = 0; v < n; ++v) {
    add_arc(3 * v, 3 * v + 1);
    add_arc(3 * v + 1, 3 * v + 2);
    for (const char* part : {"in", "mid", "out"}) names.push_back(fmt::format("{}/{}", names_[v], part));
  }
  names_ = std::move(names);
  puzzle_.graph = Graph::symmetric(3 * n, arcs_);
  arcs_.clear();
}

Path Reduction::directed_path(Path path) const {
  if (options_.undirected && !options_.closed && path.front() != 0) std::ranges::reverse(path);
  std::ranges::rotate(path, std::ranges::find(path, Vertex{0}));
  if (!options_.undirected) return path;
  if (path[1] != 1) std::reverse(path.begin() + 1, path.end());
  Path directed;
  for (std::size_t i = 0; i < path.size(); i += 3) directed.push_back(path[i] / 3);
  return directed;
}

Assignment Reduction::assignment(const Path& path) const {
  require(is_solution(puzzle_, path), "an assignment is read from a path that is no solution");
  const Path directed = directed_path(path);
  std::vector<std::size_t> at(directed.size());
  for (std::size_t i = 0; i < directed.size(); ++i) at[directed[i]] = i;
  Assignment values(static_cast<std::size_t>(variables_), false);
  for (const auto& [variable, left, right] : chains_)
    values[static_cast<std::size_t>(variable) - 1] = at[left] < at[right];
  return values;
}

}  // namespace hamlet::path
