#include "encoding.hpp"

#include <algorithm>
#include <bit>

namespace proof_attack {

std::vector<int> members(std::uint64_t set) {
  std::vector<int> found;
  found.reserve(static_cast<std::size_t>(std::popcount(set)));
  for (; set != 0; set &= set - 1) found.push_back(std::countr_zero(set));
  return found;
}

Encoding::Encoding(const Puzzle& puzzle, std::size_t turn, Vertices left_out)
    : puzzle_(puzzle), vertices_(puzzle.cells), moves_(puzzle.moves()) {
  if (!puzzle.closed) joint_ = ++vertices_;
  for (int v = 1; joint_ != 0 && v <= puzzle.cells; ++v) {
    if (left_out >> v & 1) continue;
    const bool first = puzzle.start == 0 || puzzle.start == v, last = puzzle.end == 0 || puzzle.end == v;
    if (puzzle.directed ? first : first || last) moves_.push_back({joint_, v});
    if (puzzle.directed && last) moves_.push_back({v, joint_});
  }
  if (!moves_.empty())
    std::rotate(moves_.begin(), moves_.begin() + static_cast<std::ptrdiff_t>(turn % moves_.size()),
                moves_.end());
}

Variables Encoding::leaving(Vertices set) const {
  Variables found = 0;
  for (int variable = 1; variable <= variables(); ++variable) {
    const auto [a, b] = moves_[variable - 1];
    const bool a_in = set >> a & 1, b_in = set >> b & 1;
    if (puzzle_.directed ? a_in && !b_in : a_in != b_in) found |= Variables{1} << variable;
  }
  return found;
}

Variables Encoding::entering(Vertices set) const { return leaving(all_vertices() & ~set); }

Variables Encoding::between(int a, int b) const {
  Variables found = 0;
  for (int variable = 1; variable <= variables(); ++variable) {
    const Pair move = moves_[variable - 1];
    if (move == Pair{a, b} || (!puzzle_.directed && move == Pair{b, a})) found |= Variables{1} << variable;
  }
  return found;
}

std::vector<SmallClause> Encoding::clauses_of_cut(Vertices set) const {
  const Variables out = leaving(set);
  if (puzzle_.directed) return {{out, 0}, {entering(set), 0}};
  if (out == 0) return {{0, 0}};
  std::vector<SmallClause> clauses;
  for (int skipped : members(out)) clauses.push_back({out & ~(Variables{1} << skipped), 0});
  return clauses;
}

void Encoding::add_degree_clauses(Variables at, std::vector<SmallClause>& clauses) const {
  const auto variables = members(at);
  for (std::size_t i = 0; i < variables.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const Variables two = Variables{1} << variables[i] | Variables{1} << variables[j];
      if (puzzle_.directed) clauses.push_back({0, two});
      for (std::size_t k = 0; k < j && !puzzle_.directed; ++k)
        clauses.push_back({0, two | Variables{1} << variables[k]});
    }
  }
}

std::vector<SmallClause> Encoding::clauses() const {
  std::vector<SmallClause> found;
  found.reserve(256);
  for (int v = 1; v <= vertices_; ++v) {
    for (const SmallClause& clause : clauses_of_cut(Vertices{1} << v)) found.push_back(clause);
    add_degree_clauses(leaving(Vertices{1} << v), found);
    if (puzzle_.directed) add_degree_clauses(entering(Vertices{1} << v), found);
  }
  if (joint_ != 0 && puzzle_.start != 0) found.push_back({between(joint_, puzzle_.start), 0});
  if (joint_ != 0 && puzzle_.end != 0) found.push_back({between(puzzle_.end, joint_), 0});
  if (joint_ == 0 && puzzle_.start != 0 && puzzle_.end != 0)
    found.push_back({between(puzzle_.end, puzzle_.start), 0});
  for (const auto& [a, b] : puzzle_.diamonds) found.push_back({between(a, b) | between(b, a), 0});
  return found;
}

std::optional<Vertices> Encoding::cycle_apart(Variables used) const {
  Vertices reached = 2;
  for (Vertices before = 0; before != reached;) {
    before = reached;
    for (int variable : members(used)) {
      const auto [a, b] = moves_[variable - 1];
      if ((reached >> a | reached >> b) & 1) reached |= Vertices{1} << a | Vertices{1} << b;
    }
  }
  if (reached == all_vertices()) return std::nullopt;
  return reached;
}

}  // namespace proof_attack
