#include "hamlet/solve/path/cycle/subtours.hpp"

namespace hamlet::path {

std::vector<std::vector<Literal>> lines_across(const std::vector<Line>& lines,
                                               const std::vector<Vertex>& part_of, std::size_t parts,
                                               Crossing crossing) {
  std::vector<std::vector<Literal>> across(parts);
  for (const Line& line : lines) {
    const Vertex from = part_of[line.from], to = part_of[line.to];
    if (from == to) continue;
    if (from != no_vertex && crossing != Crossing::inward) across[from].push_back(line.used);
    if (to != no_vertex && crossing != Crossing::outward) across[to].push_back(line.used);
  }
  return across;
}

std::vector<std::vector<Literal>> cut_clauses(const std::vector<Literal>& leaving,
                                              const std::vector<Literal>& excuses) {
  constexpr std::size_t few = 10;
  std::vector<std::vector<Literal>> clauses;
  const auto add_without = [&](std::size_t skip) {
    std::vector<Literal>& clause = clauses.emplace_back(excuses);
    for (std::size_t i = 0; i < leaving.size(); ++i) {
      if (i != skip) clause.push_back(leaving[i]);
    }
  };
  if (leaving.size() > few || leaving.empty()) {
    add_without(leaving.size());
  } else {
    for (std::size_t skip = 0; skip < leaving.size(); ++skip) add_without(skip);
  }
  return clauses;
}

}  // namespace hamlet::path
