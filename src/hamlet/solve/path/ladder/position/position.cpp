#include "hamlet/solve/path/ladder/position/position.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"

namespace hamlet::path {

Position::Position(const CandidateTable& table)
    : table_(&table),
      is_left_(table.size(), 1),
      next_left_(table.size(), 0),
      previous_left_(table.size(), 0),
      cells_left_(table.length() + std::size_t{1}, 0),
      numbers_left_(table.length(), 0),
      cell_at_(table.length() + std::size_t{1}, no_vertex),
      number_at_(table.length(), 0),
      unplaced_(table.length()),
      state_(table.edge_count(), EdgeState::open),
      links_(table.edge_count(), 0),
      ways_(table.length(), 0),
      joints_(table.length(), 0),
      far_end_(table.length(), 0),
      number_is_news_(table.length() + std::size_t{1}, 0),
      cell_is_news_(table.length(), 0) {
  const Step n = table.length();
  for (Step number = 1; number <= n; ++number) {
    cells_left_[number] = table.end_of(number) - table.first_of(number);
    const Vertex cell = table.printed_at(number);
    if (cell == no_vertex) continue;
    cell_at_[number] = cell;
    number_at_[cell] = number;
    --unplaced_;
  }
  for (Vertex v = 0; v < n; ++v) {
    numbers_left_[v] = static_cast<std::uint32_t>(table.on(v).size());
    far_end_[v] = v;
  }
  for (Candidate c = 0; c < table.size(); ++c) {
    next_left_[c] = static_cast<std::uint32_t>(table.next(c).size());
    previous_left_[c] = static_cast<std::uint32_t>(table.previous(c).size());
    for (const auto& [to, edge] : table.next(c)) ++links_[edge];
    const Step number = table.number(c);
    if (next_left_[c] == 0 && table.after(number) != 0) cut_off_.push_back(c);
    if (previous_left_[c] == 0 && table.before(number) != 0) cut_off_.push_back(c);
  }
  for (EdgeIndex edge = 0; edge < table.edge_count(); ++edge) {
    if (links_[edge] == 0) continue;
    ++ways_[table.ends(edge).from];
    ++ways_[table.ends(edge).to];
  }
  for (Step number = 1; number <= n; ++number) {
    if (cells_left_[number] == 0) (void)clash_found(Clash::no_cell, number);
  }
  for (Vertex v = 0; v < n; ++v) {
    if (numbers_left_[v] == 0) (void)clash_found(Clash::no_number, v);
  }
  // A tour has at least three cells.
  if (table.puzzle().closed && n > 0 && n < 3) (void)clash_found(Clash::by_rule, 0);
  all_is_news();
  for (const auto& [a, b] : table.puzzle().diamonds) {
    for (const auto& [to, edge] : table.exits(a)) {
      if (to == b) join(edge);
    }
  }
}

std::vector<Candidate> Position::left_for(Step number) const {
  std::vector<Candidate> left;
  left.reserve(cells_left_[number]);
  for (Candidate c = table_->first_of(number); c < table_->end_of(number); ++c) {
    if (is_left(c)) left.push_back(c);
  }
  return left;
}

std::vector<Candidate> Position::left_on(Vertex cell) const {
  std::vector<Candidate> left;
  left.reserve(numbers_left_[cell]);
  for (const Candidate c : table_->on(cell)) {
    if (is_left(c)) left.push_back(c);
  }
  return left;
}

Candidate Position::first_left_for(Step number) const {
  for (Candidate c = table_->first_of(number); c < table_->end_of(number); ++c) {
    if (is_left(c)) return c;
  }
  return no_candidate;
}

Candidate Position::first_left_on(Vertex cell) const {
  for (const Candidate c : table_->on(cell)) {
    if (is_left(c)) return c;
  }
  return no_candidate;
}

bool Position::clash_found(Clash clash, std::uint32_t at) {
  if (clash_ == Clash::none) {
    clash_ = clash;
    clash_at_ = at;
  }
  return false;
}

void Position::lose_link(Candidate from, Candidate to, EdgeIndex edge) {
  if (--next_left_[from] <= 1) {
    if (next_left_[from] == 0) cut_off_.push_back(from);
    note_cell(table_->cell(from));
  }
  if (--previous_left_[to] <= 1) {
    if (previous_left_[to] == 0) cut_off_.push_back(to);
    note_cell(table_->cell(to));
  }
  if (--links_[edge] > 0) return;
  const auto [a, b] = table_->ends(edge);
  --ways_[a];
  --ways_[b];
  note_cell(a);
  note_cell(b);
}

void Position::regain_link(Candidate from, Candidate to, EdgeIndex edge) {
  ++next_left_[from];
  ++previous_left_[to];
  if (++links_[edge] > 1) return;
  ++ways_[table_->ends(edge).from];
  ++ways_[table_->ends(edge).to];
}

void Position::exclude(Candidate c, Cause cause, std::uint32_t at) {
  if (!is_left(c)) return;
  is_left_[c] = 0;
  trail_.push_back({PathChange::Kind::excluded, cause, c, at});
  for (const auto& [to, edge] : table_->next(c)) {
    if (is_left(to) && !is_barred(edge)) lose_link(c, to, edge);
  }
  for (const auto& [from, edge] : table_->previous(c)) {
    if (is_left(from) && !is_barred(edge)) lose_link(from, c, edge);
  }
  const Step number = table_->number(c);
  const Vertex cell = table_->cell(c);
  note_cell(cell);
  if (--cells_left_[number] == 0) {
    (void)clash_found(Clash::no_cell, number);
  } else if (cells_left_[number] == 1) {
    single_numbers_.push_back(number);
  } else if (cells_left_[number] == 2) {
    note_number(number);
  }
  if (--numbers_left_[cell] == 0) {
    (void)clash_found(Clash::no_number, cell);
  } else if (numbers_left_[cell] == 1) {
    single_cells_.push_back(cell);
  }
}

void Position::place(Candidate c, Cause cause) {
  const Step number = table_->number(c);
  const Vertex cell = table_->cell(c);
  if (cell_at_[number] == cell) return;
  cell_at_[number] = cell;
  number_at_[cell] = number;
  --unplaced_;
  trail_.push_back({PathChange::Kind::placed, cause, c, 0});
  note_cell(cell);
  for (Candidate other = table_->first_of(number); other < table_->end_of(number); ++other) {
    if (other != c) exclude(other, Cause::taken, c);
  }
  for (const Candidate other : table_->on(cell)) {
    if (other != c) exclude(other, Cause::taken, c);
  }
}

std::vector<EdgeIndex> Position::line_from(Vertex end) const {
  std::vector<EdgeIndex> line;
  Vertex at = end;
  for (bool goes_on = joints_[end] > 0; goes_on;) {
    goes_on = false;
    for (const auto& [to, edge] : table_->exits(at)) {
      if (!is_joined(edge) || (!line.empty() && line.back() == edge)) continue;
      if (!line.empty() && line.front() == edge) return line;
      line.push_back(edge);
      at = to;
      goes_on = true;
      break;
    }
  }
  return line;
}

bool Position::would_loop(EdgeIndex edge) const {
  const auto [a, b] = table_->ends(edge);
  if (far_end_[a] != b || far_end_[b] != a) return false;
  return !(table_->puzzle().closed && joined_count_ + 1 == table_->length() && table_->length() > 2);
}

void Position::join(EdgeIndex edge) {
  if (is_joined(edge)) return;
  const auto [a, b] = table_->ends(edge);
  if (is_barred(edge) || joints_[a] == 2 || joints_[b] == 2) {
    (void)clash_found(Clash::crowded, joints_[b] == 2 ? b : a);
    return;
  }
  if (would_loop(edge)) {
    (void)clash_found(Clash::loop, a);
    return;
  }
  const Vertex far_a = far_end_[a], far_b = far_end_[b];
  far_end_[far_a] = far_b;
  far_end_[far_b] = far_a;
  state_[edge] = EdgeState::joined;
  ++joints_[a];
  ++joints_[b];
  ++joined_count_;
  trail_.push_back({PathChange::Kind::joined, Cause::rule, edge, 0});
  for (const Vertex v : {a, b, far_a, far_b}) note_cell(v);
}

void Position::undo_join(EdgeIndex edge) {
  const auto [a, b] = table_->ends(edge);
  state_[edge] = EdgeState::open;
  --joints_[a];
  --joints_[b];
  --joined_count_;
  // A cell inside a line keeps the far end that it had while it was an end itself.
  const Vertex far_a = joints_[a] == 0 ? a : far_end_[a], far_b = joints_[b] == 0 ? b : far_end_[b];
  far_end_[far_a] = a;
  far_end_[far_b] = b;
}

template <class Visit>
void Position::for_each_link(EdgeIndex edge, Visit visit) const {
  for (const Candidate c : table_->on(table_->ends(edge).from)) {
    if (!is_left(c)) continue;
    for (const auto& [to, over] : table_->next(c)) {
      if (over == edge && is_left(to)) visit(c, to);
    }
    for (const auto& [from, over] : table_->previous(c)) {
      if (over == edge && is_left(from)) visit(from, c);
    }
  }
}

void Position::bar(EdgeIndex edge) {
  if (is_barred(edge)) return;
  if (is_joined(edge)) {
    (void)clash_found(Clash::crowded, table_->ends(edge).from);
    return;
  }
  for_each_link(edge, [&](Candidate from, Candidate to) { lose_link(from, to, edge); });
  state_[edge] = EdgeState::barred;
  trail_.push_back({PathChange::Kind::barred, Cause::rule, edge, 0});
}

bool Position::propagate() {
  while (!cut_off_.empty() && clash_ == Clash::none) {
    const Candidate c = cut_off_.back();
    cut_off_.pop_back();
    const Step number = table_->number(c);
    if (next_left_[c] == 0 && table_->after(number) != 0) {
      exclude(c, Cause::no_next);
    } else if (previous_left_[c] == 0 && table_->before(number) != 0) {
      exclude(c, Cause::no_previous);
    }
  }
  return clash_ == Clash::none;
}

void Position::undo(const PathChange& change) {
  switch (change.kind) {
    case PathChange::Kind::excluded: {
      const Candidate c = change.what;
      for (const auto& [to, edge] : table_->next(c)) {
        if (is_left(to) && !is_barred(edge)) regain_link(c, to, edge);
      }
      for (const auto& [from, edge] : table_->previous(c)) {
        if (is_left(from) && !is_barred(edge)) regain_link(from, c, edge);
      }
      is_left_[c] = 1;
      ++cells_left_[table_->number(c)];
      ++numbers_left_[table_->cell(c)];
      return;
    }
    case PathChange::Kind::placed:
      cell_at_[table_->number(change.what)] = no_vertex;
      number_at_[table_->cell(change.what)] = 0;
      ++unplaced_;
      return;
    case PathChange::Kind::joined:
      return undo_join(change.what);
    case PathChange::Kind::barred:
      state_[change.what] = EdgeState::open;
      for_each_link(change.what, [&](Candidate from, Candidate to) { regain_link(from, to, change.what); });
  }
}

void Position::undo_to(std::size_t mark) {
  while (trail_.size() > mark) {
    undo(trail_.back());
    trail_.pop_back();
  }
  clash_ = Clash::none;
  forget_news();
}

Step Position::take_single_number() {
  while (!single_numbers_.empty()) {
    const Step number = single_numbers_.back();
    single_numbers_.pop_back();
    if (cell_at_[number] == no_vertex && cells_left_[number] == 1) return number;
  }
  return 0;
}

Vertex Position::take_single_cell() {
  while (!single_cells_.empty()) {
    const Vertex cell = single_cells_.back();
    single_cells_.pop_back();
    if (number_at_[cell] == 0 && numbers_left_[cell] == 1) return cell;
  }
  return no_vertex;
}

Step Position::take_number() {
  if (news_numbers_.empty()) return 0;
  const Step number = news_numbers_.back();
  news_numbers_.pop_back();
  number_is_news_[number] = 0;
  return number;
}

Vertex Position::take_cell() {
  if (news_cells_.empty()) return no_vertex;
  const Vertex cell = news_cells_.back();
  news_cells_.pop_back();
  cell_is_news_[cell] = 0;
  return cell;
}

void Position::forget_news() {
  cut_off_.clear();
  single_numbers_.clear();
  single_cells_.clear();
  while (take_number() != 0) {
  }
  while (take_cell() != no_vertex) {
  }
}

void Position::all_is_news() {
  for (Step number = table_->length(); number >= 1; --number) {
    if (cell_at_[number] != no_vertex) continue;
    if (cells_left_[number] == 1) single_numbers_.push_back(number);
    note_number(number);
  }
  for (Vertex v = table_->length(); v-- > 0;) {
    note_cell(v);
    if (number_at_[v] == 0 && numbers_left_[v] == 1) single_cells_.push_back(v);
  }
}

}  // namespace hamlet::path
