#include "hamlet/solve/path/ladder/exclusions.hpp"

#include <algorithm>

namespace hamlet::path {

namespace {

/// Whether the number after (or before) may stand across this edge.
bool leads_over(const Position& position, std::span<const CandidateLink> links, EdgeIndex edge) {
  return std::ranges::any_of(
      links, [&](const CandidateLink& link) { return link.edge == edge && position.is_left(link.to); });
}

/// The only cell that the path can go on to, or come from; no_vertex if there are several or none.
Vertex only_neighbour(const Position& position, std::span<const CandidateLink> links) {
  Vertex only = no_vertex;
  for (const auto& [to, edge] : links) {
    if (!position.is_left(to) || position.is_barred(edge)) continue;
    if (only != no_vertex) return no_vertex;
    only = position.table().cell(to);
  }
  return only;
}

bool is_end(const CandidateTable& table, Candidate c) {
  return table.after(table.number(c)) == 0 || table.before(table.number(c)) == 0;
}

/// The other cell of a number that has two left.
Candidate other_left_for(const Position& position, Candidate c) {
  const CandidateTable& table = position.table();
  const Step number = table.number(c);
  for (Candidate other = table.first_of(number); other < table.end_of(number); ++other) {
    if (other != c && position.is_left(other)) return other;
  }
  return no_candidate;
}

Candidate other_left_on(const Position& position, Candidate c) {
  for (const Candidate other : position.table().on(position.table().cell(c))) {
    if (other != c && position.is_left(other)) return other;
  }
  return no_candidate;
}

}  // namespace

void Exclusions::apply_to(Position& position, Vertex at) const {
  if (is_clash) (void)position.clash_found(Clash::by_rule, at);
  for (const EdgeIndex edge : joined) position.join(edge);
  for (const EdgeIndex edge : barred) position.bar(edge);
  for (const Candidate c : excluded) position.exclude(c);
}

void look_at_joint(const Position& position, EdgeIndex edge, Exclusions& shown) {
  const CandidateTable& table = position.table();
  for (const Vertex cell : {table.ends(edge).from, table.ends(edge).to}) {
    for (const Candidate c : table.on(cell)) {
      if (!position.is_left(c) || leads_over(position, table.next(c), edge) ||
          leads_over(position, table.previous(c), edge))
        continue;
      shown.excluded.push_back(c);
    }
  }
}

void look_between_joints(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.joints(cell) != 2) return;
  const CandidateTable& table = position.table();
  EdgeIndex joints[2] = {};
  std::size_t found = 0;
  for (const auto& [to, edge] : table.exits(cell)) {
    if (position.is_joined(edge)) {
      joints[found++] = edge;
    } else if (position.is_passable(edge)) {
      shown.barred.push_back(edge);
    }
  }
  for (const Candidate c : table.on(cell)) {
    if (!position.is_left(c)) continue;
    const auto passes = [&](EdgeIndex in, EdgeIndex out) {
      return leads_over(position, table.previous(c), in) && leads_over(position, table.next(c), out);
    };
    if (!passes(joints[0], joints[1]) && !passes(joints[1], joints[0])) shown.excluded.push_back(c);
  }
}

void look_at_loop(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.joints(cell) != 1) return;
  const Vertex far = position.far_end(cell);
  for (const auto& [to, edge] : position.table().exits(cell)) {
    if (to == far && !position.is_joined(edge) && position.is_passable(edge) && position.would_loop(edge))
      shown.barred.push_back(edge);
  }
}

void look_at_pair_mark(const Position& position, const Mark& mark, Exclusions& shown) {
  const CandidateTable& table = position.table();
  const std::vector<Candidate> first = position.left_on(mark.cells[0]),
                               second = position.left_on(mark.cells[1]);
  const auto allows = [&](Candidate a, Candidate b) {
    return mark.rule->allows_steps(mark, table.number(a), table.number(b));
  };
  // Of an order, the largest or the smallest of the others decides.
  const auto some = [](const std::vector<Candidate>& others, auto fits) {
    return !others.empty() && (fits(others.back()) || std::ranges::any_of(others, fits));
  };
  for (const Candidate a : first) {
    if (!some(second, [&](Candidate b) { return allows(a, b); })) shown.excluded.push_back(a);
  }
  for (const Candidate b : second) {
    if (!some(first, [&](Candidate a) { return allows(a, b); })) shown.excluded.push_back(b);
  }
}

Step look_at_number_pair(const Position& position, Step number, Exclusions& shown) {
  if (position.cells_left(number) != 2) return 0;
  const CandidateTable& table = position.table();
  const Candidate here = position.first_left_for(number), there = other_left_for(position, here);
  for (const Candidate c : table.on(table.cell(here))) {
    const Step other = table.number(c);
    if (c == here || !position.is_left(c) || position.cells_left(other) != 2) continue;
    const Candidate across = other_left_for(position, c);
    if (table.cell(across) != table.cell(there)) continue;
    for (const Candidate end : {here, there}) {
      for (const Candidate third : table.on(table.cell(end))) {
        if (position.is_left(third) && table.number(third) != number && table.number(third) != other)
          shown.excluded.push_back(third);
      }
    }
    if (!shown.excluded.empty()) return other;
  }
  return 0;
}

Vertex look_at_cell_pair(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.numbers_left(cell) != 2) return no_vertex;
  const CandidateTable& table = position.table();
  const Candidate here = position.first_left_on(cell), there = other_left_on(position, here);
  const Step number = table.number(here);
  for (Candidate c = table.first_of(number); c < table.end_of(number); ++c) {
    const Vertex other = table.cell(c);
    if (c == here || !position.is_left(c) || position.numbers_left(other) != 2) continue;
    if (table.number(other_left_on(position, c)) != table.number(there)) continue;
    for (const Step both : {number, table.number(there)}) {
      for (Candidate third = table.first_of(both); third < table.end_of(both); ++third) {
        if (position.is_left(third) && table.cell(third) != cell && table.cell(third) != other)
          shown.excluded.push_back(third);
      }
    }
    if (!shown.excluded.empty()) return other;
  }
  return no_vertex;
}

void look_at_dead_end(const Position& position, Vertex cell, Exclusions& shown) {
  if (position.number_at(cell) != 0) return;
  const CandidateTable& table = position.table();
  bool may_pass = false, may_end = false;
  for (const Candidate c : table.on(cell)) {
    if (!position.is_left(c)) continue;
    if (is_end(table, c)) {
      may_end = true;
      continue;
    }
    if (position.next_left(c) == 1 && position.previous_left(c) == 1 &&
        only_neighbour(position, table.next(c)) == only_neighbour(position, table.previous(c))) {
      shown.excluded.push_back(c);
    } else {
      may_pass = true;
    }
  }
  // What is excluded now may leave one number, and then there is nothing to be joined.
  if (!shown.excluded.empty()) return;
  const bool needs_all =
      may_pass ? !may_end && position.ways(cell) == 2 : may_end && position.ways(cell) == 1;
  if (!needs_all) return;
  for (const auto& [to, edge] : table.exits(cell)) {
    if (position.is_passable(edge) && !position.is_joined(edge)) shown.joined.push_back(edge);
  }
}

void look_at_direction(const Position& position, Exclusions& shown) {
  const CandidateTable& table = position.table();
  if (!table.direction()) return;
  const auto [low, high] = *table.direction();
  const std::vector<Candidate> lows = position.left_for(low), highs = position.left_for(high);
  if (lows.empty() || highs.empty()) return;
  for (const Candidate c : lows) {
    if (table.cell(c) >= table.cell(highs.back())) shown.excluded.push_back(c);
  }
  for (const Candidate c : highs) {
    if (table.cell(c) <= table.cell(lows.front())) shown.excluded.push_back(c);
  }
}

void look_at_colours(const Position& position, Exclusions& shown) {
  const CandidateTable& table = position.table();
  // One number placed, what can be reached from it has its colour already.
  if (table.colours().empty() || position.unplaced() != table.length()) return;
  const Step n = table.length();
  const auto colour_of_odd = [&](Candidate c) {
    return (table.colours()[table.cell(c)] + table.number(c) + 1) % 2;
  };
  Vertex size[2] = {0, 0};
  for (const std::uint8_t colour : table.colours()) ++size[colour];
  bool fits[2] = {};
  for (const unsigned colour : {0u, 1u}) {
    fits[colour] = size[colour] == n - n / 2;
    std::vector<std::uint8_t> has_cell(n + std::size_t{1}, 0), has_number(n, 0);
    for (Candidate c = 0; c < table.size(); ++c) {
      if (!position.is_left(c) || colour_of_odd(c) != colour) continue;
      has_cell[table.number(c)] = 1;
      has_number[table.cell(c)] = 1;
    }
    fits[colour] = fits[colour] && std::count(has_cell.begin(), has_cell.end(), 1) == n &&
                   std::count(has_number.begin(), has_number.end(), 1) == n;
  }
  if (fits[0] && fits[1]) return;
  shown.is_clash = !fits[0] && !fits[1];
  for (Candidate c = 0; c < table.size(); ++c) {
    if (position.is_left(c) && !fits[colour_of_odd(c)]) shown.excluded.push_back(c);
  }
}

}  // namespace hamlet::path
