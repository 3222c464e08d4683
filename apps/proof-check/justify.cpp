#include "justify.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <string>
#include <unordered_set>

#include "read/verdict.hpp"

namespace proof_check {

namespace {

// A cut crossed by n moves has n clauses of n − 1 literals, so only small cuts have them all.
constexpr std::size_t most_crossing_for_all_but_one = 16;

class Justifier {
 public:
  Justifier(const GraphFile& graph, const std::vector<std::vector<int>>& cuts) : graph_(graph) {
    at_.resize(static_cast<std::size_t>(graph.vertices) + 1);
    for (int variable = 1; variable <= graph.variables(); ++variable) {
      const auto [a, b] = graph.moves[variable - 1];
      at_[a].push_back(variable);
      at_[b].push_back(variable);
      variable_of_[graph.ordered({a, b})] = variable;
    }
    for (const auto& cut : cuts) add_cut(cut);
    for (const Pair& move : graph.forced()) add_choice({move});
    for (const auto& [a, b] : graph.diamonds) add_choice({{a, b}, {b, a}});
    for (int v = 1; v <= graph.vertices; ++v) {
      if (graph.directed) {
        add_cut({v});
      } else if (at_[v].size() < 2) {
        add_set({});
      }
    }
  }

  bool follows(const Clause& clause) const {
    if (!clause.empty() && std::all_of(clause.begin(), clause.end(), [](int literal) { return literal < 0; }))
      return is_crowd(clause);
    if (std::any_of(clause.begin(), clause.end(), [](int literal) { return literal < 0; })) return false;
    std::vector<int> variables = clause;
    std::sort(variables.begin(), variables.end());
    return sets_.count(variables) != 0 || (!graph_.directed && is_two_at_a_vertex(variables));
  }

 private:
  struct Hash {
    std::size_t operator()(const std::vector<int>& variables) const {
      std::uint64_t sum = 0x9e3779b97f4a7c15;
      for (int variable : variables) sum = (sum ^ static_cast<std::uint64_t>(variable)) * 0xff51afd7ed558ccd;
      return sum ^ sum >> 31;
    }
  };

  void add_set(std::vector<int> variables) {
    std::sort(variables.begin(), variables.end());
    sets_.insert(std::move(variables));
  }

  void add_cut(const std::vector<int>& set) {
    if (inside_.empty()) inside_.resize(at_.size(), false);
    for (int v : set) inside_[v] = true;
    std::vector<int> leaving, entering;
    for (int v : set) {
      for (int variable : at_[v]) {
        const auto [from, to] = graph_.moves[variable - 1];
        if (inside_[from] && inside_[to]) continue;
        (graph_.directed && inside_[to] ? entering : leaving).push_back(variable);
      }
    }
    for (int v : set) inside_[v] = false;
    if (graph_.directed) {
      add_set(entering);
    } else if (leaving.size() <= most_crossing_for_all_but_one) {
      add_all_but_one(leaving);
    }
    add_set(leaving);
  }

  void add_all_but_one(const std::vector<int>& leaving) {
    for (std::size_t skip = 0; skip < leaving.size(); ++skip) {
      std::vector<int> others = leaving;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(skip));
      add_set(std::move(others));
    }
  }

  /// The tour makes one of these moves. If the graph has none of them, the empty clause follows.
  void add_choice(const std::vector<Pair>& moves) {
    std::vector<int> variables;
    for (const Pair& move : moves) {
      const auto found = variable_of_.find(graph_.ordered(move));
      if (found != variable_of_.end()) variables.push_back(found->second);
    }
    std::sort(variables.begin(), variables.end());
    variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
    add_set(std::move(variables));
  }

  /// Whether these are all moves at a vertex, or all but one. Checked directly, since the joint has very many
  /// moves.
  bool is_two_at_a_vertex(const std::vector<int>& variables) const {
    if (variables.empty() || std::adjacent_find(variables.begin(), variables.end()) != variables.end())
      return false;
    const auto all_of = [&](int v) {
      return variables.size() + 1 >= at_[v].size() &&
             std::all_of(variables.begin(), variables.end(), [&](int variable) {
               const Pair move = graph_.moves[variable - 1];
               return move.first == v || move.second == v;
             });
    };
    const auto [a, b] = graph_.moves[variables[0] - 1];
    return all_of(a) || all_of(b);
  }

  bool is_crowd(const Clause& clause) const {
    const std::size_t crowd = graph_.directed ? 2 : 3;
    if (clause.size() != crowd) return false;
    for (std::size_t i = 0; i < crowd; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        if (clause[i] == clause[j]) return false;
      }
    }
    const auto move = [&](int literal) { return graph_.moves[-literal - 1]; };
    const Pair first = move(clause[0]);
    if (graph_.directed)
      return first.first == move(clause[1]).first || first.second == move(clause[1]).second;
    const auto all_at = [&](int v) {
      return std::all_of(clause.begin(), clause.end(),
                         [&](int literal) { return move(literal).first == v || move(literal).second == v; });
    };
    return all_at(first.first) || all_at(first.second);
  }

  const GraphFile& graph_;
  std::vector<std::vector<int>> at_;  // the variables of the moves at each vertex
  std::map<Pair, int> variable_of_;
  std::vector<bool> inside_;
  std::unordered_set<std::vector<int>, Hash> sets_;
};

}  // namespace

void require_justified(const GraphFile& graph, const std::vector<std::vector<int>>& cuts,
                       const std::vector<Clause>& clauses) {
  const Justifier justifier(graph, cuts);
  for (std::size_t i = 0; i < clauses.size(); ++i) {
    if (justifier.follows(clauses[i])) continue;
    std::string shown;
    for (std::size_t k = 0; k < std::min<std::size_t>(clauses[i].size(), 12); ++k)
      shown += std::to_string(clauses[i][k]) + " ";
    throw Verdict(wrong, "formula.cnf: clause " + std::to_string(i + 1) + " (" + shown +
                             (clauses[i].size() > 12 ? "…" : "0") +
                             ") follows neither from the graph nor from a cut");
  }
}

}  // namespace proof_check
