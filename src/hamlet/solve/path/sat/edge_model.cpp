#include "hamlet/solve/path/sat/edge_model.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/cycle/cycle_links.hpp"
#include "hamlet/solve/path/cycle/cycle_patcher.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/rules/step_domains.hpp"

namespace hamlet::path {

namespace {

// The plain encoding omits the clauses against too many moves at a vertex with more moves than this, as there
// would be too many: each is added when a model violates it.
constexpr std::size_t plain_at_most_up_to = 12;

}  // namespace

EdgeModel::EdgeModel(const PathPuzzle& puzzle, const Run& run, Encoding encoding)
    : puzzle_(puzzle),
      rules_(puzzle),
      run_(run),
      encoding_(encoding),
      directed_(rules_.directed),
      numbered_(more_than_a_cycle(puzzle).has_value()),
      sat_(run, SatSolver::Aim::model),
      vertices_(puzzle.length()) {
  if (!puzzle.closed) joint_ = vertices_++;
  add_lines();
  encode_ends();
  encode_degrees();
  encode_diamonds();
}

double EdgeModel::bytes(const PathPuzzle& puzzle) {
  // Measured on complete graphs, where the counters are longest.
  constexpr double bytes_per_move = 3500;
  const double joint_moves = puzzle.closed ? 0 : puzzle.length();
  return bytes_per_move * (static_cast<double>(puzzle.graph.edge_count()) + joint_moves);
}

void EdgeModel::add(const std::vector<Literal>& clause) {
  if (encoding_ == Encoding::plain) clauses_.push_back(clause);
  sat_.add(clause);
}

void EdgeModel::contradict() {
  contradiction_ = true;
  if (encoding_ == Encoding::plain) add({});
}

void EdgeModel::add_line(Vertex from, Vertex to) {
  const auto id = static_cast<std::uint32_t>(lines_.size());
  lines_.push_back({from, to, sat_.new_variable()});
  out_[from].push_back(id);
  (directed_ ? into_ : out_)[to].push_back(id);
}

void EdgeModel::add_lines() {
  out_.resize(vertices_);
  if (directed_) into_.resize(vertices_);
  // Numbers rule out some moves before the search.
  std::optional<StepDomains> domains;
  if (numbered_ && StepDomains::bytes(puzzle_.length()) < static_cast<double>(run_.memory.bytes()) / 4) {
    domains.emplace(puzzle_, rules_, run_);
    contradiction_ = !domains->close();
  }
  const auto fits = [&](Vertex v, Vertex w) {
    return rules_.marks.allow_move(v, w) && (!domains || domains->may_follow(v, w));
  };
  for (Vertex v = 0; v < puzzle_.length(); ++v) {
    for (Vertex w : puzzle_.graph.out(v)) {
      if (directed_ ? fits(v, w) : v < w && (fits(v, w) || fits(w, v))) add_line(v, w);
    }
  }
  if (!joint_) return;
  for (Vertex v = 0; v < puzzle_.length(); ++v) {
    const bool first = !rules_.start || *rules_.start == v, last = !rules_.end || *rules_.end == v;
    if (directed_) {
      if (first) add_line(*joint_, v);
      if (last) add_line(v, *joint_);
    } else if ((rules_.start && rules_.end) ? first || last : true) {
      add_line(v, *joint_);
    }
  }
}

Literal EdgeModel::line_literal(Vertex from, Vertex to) const {
  if (!directed_ && to < from) std::swap(from, to);
  for (std::uint32_t id : out_[from]) {
    if (lines_[id].from == from && lines_[id].to == to) return lines_[id].used;
  }
  return 0;
}

/// The joint is between the last cell and the first. In a tour with both given, these are neighbours.
void EdgeModel::encode_ends() {
  const auto force = [&](Vertex from, Vertex to) {
    const Literal used = line_literal(from, to);
    if (used == 0) {
      contradict();
    } else {
      add({used});
    }
  };
  if (joint_) {
    if (rules_.start) force(*joint_, *rules_.start);
    if (rules_.end) force(*rules_.end, *joint_);
  } else if (rules_.start && rules_.end) {
    force(*rules_.end, *rules_.start);
  }
}

void EdgeModel::degree(const std::vector<Literal>& literals, int number) {
  if (static_cast<int>(literals.size()) < number) {
    contradict();
    return;
  }
  if (encoding_ == Encoding::compact) {
    exactly(sat_, literals, number);
    return;
  }
  const std::size_t n = literals.size();
  if (number == 1) {
    add(literals);
  } else {
    for (std::size_t skip = 0; skip < n; ++skip) {
      std::vector<Literal> others = literals;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(skip));
      add(others);
    }
  }
  if (n > plain_at_most_up_to) return;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j < n; ++j) {
      if (number == 1) add({-literals[i], -literals[j]});
      for (std::size_t k = j + 1; number == 2 && k < n; ++k) add({-literals[i], -literals[j], -literals[k]});
    }
  }
}

void EdgeModel::encode_degrees() {
  const auto literals_of = [&](const std::vector<std::uint32_t>& ids) {
    std::vector<Literal> literals;
    for (std::uint32_t id : ids) literals.push_back(lines_[id].used);
    return literals;
  };
  // If the run must end during encoding, the incomplete model is never solved.
  for (Vertex v = 0; v < vertices_ && !run_.must_end(); ++v) {
    degree(literals_of(out_[v]), directed_ ? 1 : 2);
    if (directed_) degree(literals_of(into_[v]), 1);
  }
}

void EdgeModel::encode_diamonds() {
  for (const auto& [a, b] : puzzle_.diamonds) {
    std::vector<Literal> clause;
    if (const Literal there = line_literal(a, b)) clause.push_back(there);
    const Literal back = directed_ ? line_literal(b, a) : 0;
    if (back != 0) clause.push_back(back);
    if (clause.empty()) {
      contradict();
    } else {
      add(clause);
    }
  }
}

/// Adds the clauses against too many moves at a vertex that the plain encoding omitted and this model
/// violates. Returns whether there were any.
bool EdgeModel::forbid_crowded() {
  if (encoding_ == Encoding::compact) return false;
  bool found = false;
  const auto look = [&](const std::vector<std::uint32_t>& ids, std::size_t most) {
    std::vector<Literal> clause;
    for (std::uint32_t id : ids) {
      if (!sat_.value(lines_[id].used)) continue;
      clause.push_back(-lines_[id].used);
      if (clause.size() <= most) continue;
      // One clause for each surplus move, beside the same first ones; otherwise a vertex with very many moves
      // would take as many models. Adding a clause to the solver discards the model, so it is read first.
      clauses_.push_back(clause);
      clause.pop_back();
      found = true;
    }
  };
  const std::size_t before = clauses_.size();
  for (Vertex v = 0; v < vertices_; ++v) {
    look(out_[v], directed_ ? 1 : 2);
    if (directed_) look(into_[v], 1);
  }
  for (std::size_t i = before; i < clauses_.size(); ++i) sat_.add(clauses_[i]);
  return found;
}

void EdgeModel::read_model() {
  next_.assign(vertices_, no_vertex);
  if (directed_) {
    for (const Line& line : lines_) {
      if (sat_.value(line.used)) next_[line.from] = line.to;
    }
  } else {
    std::vector<Edge> used;
    for (const Line& line : lines_) {
      if (sat_.value(line.used)) used.push_back({line.from, line.to});
    }
    follow(used);
  }
  number_cycles();
}

/// Follows each cycle of edges in one of its two directions.
void EdgeModel::follow(const std::vector<Edge>& cycles) {
  const CycleLinks links(vertices_, cycles);
  next_.assign(vertices_, no_vertex);
  for (const std::vector<Vertex>& cycle : links.cycles()) {
    for (std::size_t i = 0; i < cycle.size(); ++i) next_[cycle[i]] = cycle[(i + 1) % cycle.size()];
  }
}

void EdgeModel::number_cycles() {
  cycle_.assign(vertices_, no_vertex);
  cycle_count_ = 0;
  for (Vertex first = 0; first < vertices_; ++first) {
    if (cycle_[first] != no_vertex) continue;
    for (Vertex v = first; cycle_[v] == no_vertex; v = next_[v])
      cycle_[v] = static_cast<Vertex>(cycle_count_);
    ++cycle_count_;
  }
}

bool EdgeModel::merge() {
  std::set<std::pair<Vertex, Vertex>> kept;
  const auto keep = [&](Vertex a, Vertex b) {
    kept.insert({a, b});
    kept.insert({b, a});
  };
  for (const auto& [a, b] : puzzle_.diamonds) keep(a, b);
  if (joint_) {
    if (rules_.start) keep(*joint_, *rules_.start);
    if (rules_.end) keep(*joint_, *rules_.end);
  } else if (rules_.start && rules_.end) {
    keep(*rules_.start, *rules_.end);
  }
  if (directed_) {
    std::vector<std::vector<Vertex>> targets(vertices_);
    for (const Line& line : lines_) targets[line.from].push_back(line.to);
    cycle_count_ = patch_directed(targets, next_, [&](Vertex a, Vertex b) { return !kept.contains({a, b}); });
    return cycle_count_ == 1;
  }
  std::vector<Edge> edges, kept_edges, model;
  for (const Line& line : lines_) edges.push_back({line.from, line.to});
  for (const auto& [a, b] : kept) kept_edges.push_back({a, b});
  for (Vertex v = 0; v < vertices_; ++v) model.push_back({v, next_[v]});
  const Graph graph = Graph::symmetric(vertices_, edges);
  CyclePatcher patcher(graph, kept_edges);
  const std::vector<Edge> merged = patcher.patched(model, run_);
  if (patcher.cycle_count() > 1) return false;
  follow(merged);
  cycle_count_ = 1;
  return true;
}

void EdgeModel::cut() {
  const auto across = [&](Crossing crossing) { return lines_across(lines_, cycle_, cycle_count_, crossing); };
  std::vector<std::vector<Vertex>> inside(cycle_count_);
  for (Vertex v = 0; v < vertices_; ++v) inside[cycle_[v]].push_back(v);
  const std::size_t largest = largest_part(inside);
  const auto out = across(directed_ ? Crossing::outward : Crossing::either_way);
  const auto in = directed_ ? across(Crossing::inward) : std::vector<std::vector<Literal>>{};
  for (std::size_t cycle = 0; cycle < cycle_count_; ++cycle) {
    if (cycle == largest) continue;
    if (encoding_ == Encoding::plain) cuts_.push_back(std::move(inside[cycle]));
    if (directed_) {
      add(out[cycle]);
      add(in[cycle]);
    } else {
      for (const auto& clause : cut_clauses(out[cycle])) add(clause);
    }
  }
}

// --- From cycles to paths.

/// The cells along the only cycle; an open path starts after the joint.
Path EdgeModel::cells_in_order() const {
  Path cells;
  const Vertex first = joint_ ? next_[*joint_] : 0;
  for (Vertex v = first; cells.size() < puzzle_.length(); v = next_[v]) cells.push_back(v);
  return cells;
}

void EdgeModel::forbid_all() {
  std::vector<Literal> clause;
  for (Vertex v = 0; v < vertices_; ++v) clause.push_back(-line_literal(v, next_[v]));
  add(clause);
}

/// Extends a clause that forbids a set of moves together by the moves from cells[first] on.
void EdgeModel::forbid(const Path& cells, std::size_t first, std::size_t moves,
                       std::vector<Literal>& clause) const {
  for (std::size_t i = 0; i < moves; ++i)
    clause.push_back(-line_literal(cells[(first + i) % cells.size()], cells[(first + i + 1) % cells.size()]));
}

/// Forbids a stretch between two successive printed numbers of the path that has the wrong length, or two
/// adjacent stretches that count in opposite directions. Returns whether there was one.
bool EdgeModel::forbid_contradicting_stretch(const Path& cells) {
  struct Stretch {
    std::size_t first, moves;
    int direction;  // 1: the numbers grow; -1: they shrink; 0: the length is wrong
  };
  const std::size_t n = cells.size();
  std::vector<std::size_t> printed;
  for (std::size_t i = 0; i < n; ++i) {
    if (rules_.step_of[cells[i]] != 0) printed.push_back(i);
  }
  if (printed.size() < 2) return false;
  std::vector<Stretch> stretches;
  const std::size_t count = puzzle_.closed ? printed.size() : printed.size() - 1;
  for (std::size_t p = 0; p < count; ++p) {
    const std::size_t a = printed[p], b = printed[(p + 1) % printed.size()];
    const std::size_t moves = (b + n - a) % n;
    const Step from = rules_.step_of[cells[a]], to = rules_.step_of[cells[b]];
    const bool grows = puzzle_.closed ? (from + moves + n - to) % n == 0 : from + moves == to;
    const bool shrinks = puzzle_.closed ? (to + moves + n - from) % n == 0 : to + moves == from;
    stretches.push_back({a, moves, grows ? 1 : shrinks ? -1 : 0});
    if (grows && shrinks) stretches.pop_back();
  }
  for (std::size_t s = 0; s < stretches.size(); ++s) {
    std::vector<Literal> clause;
    if (stretches[s].direction == 0) {
      forbid(cells, stretches[s].first, stretches[s].moves, clause);
    } else if (s > 0 && (stretches[s - 1].first + stretches[s - 1].moves) % n == stretches[s].first &&
               stretches[s].direction != stretches[s - 1].direction) {
      forbid(cells, stretches[s - 1].first, stretches[s - 1].moves, clause);
      forbid(cells, stretches[s].first, stretches[s].moves, clause);
    } else {
      continue;
    }
    add(clause);
    return true;
  }
  return false;
}

/// Visits the solutions among the rotations in both directions. A printed number leaves one rotation in each.
bool EdgeModel::show_rotations(Path cells, const Visitor& visit) {
  const auto printed = std::ranges::find_if(rules_.cell_at, [](Vertex cell) { return cell != no_vertex; });
  const bool anchored = printed != rules_.cell_at.end();
  for (int direction = 0; direction < (directed_ ? 1 : 2); ++direction) {
    if (anchored) {
      const auto step = printed - rules_.cell_at.begin();
      const auto now = std::ranges::find(cells, *printed) - cells.begin();
      const auto n = static_cast<std::ptrdiff_t>(cells.size());
      std::ranges::rotate(cells, cells.begin() + (now - (step - 1) + n) % n);
    }
    for (std::size_t i = 0; i < (anchored ? 1 : cells.size()); ++i) {
      if (is_solution(puzzle_, cells) && !visit(cells)) return false;
      std::ranges::rotate(cells, cells.begin() + 1);
    }
    std::ranges::reverse(cells);
  }
  return true;
}

bool EdgeModel::show_numbered(Path cells, const Visitor& visit) {
  if (puzzle_.closed) return show_rotations(std::move(cells), visit);
  for (int direction = 0; direction < (directed_ ? 1 : 2); ++direction) {
    if (is_solution(puzzle_, cells) && !visit(cells)) return false;
    std::ranges::reverse(cells);
  }
  return true;
}

/// Visits the paths that the only cycle stands for, and forbids the cycle. Returns whether to continue.
bool EdgeModel::show(const Visitor& visit) {
  Path cells = cells_in_order();
  shown_ = true;
  if (puzzle_.closed && !numbered_ && !(rules_.start && rules_.end)) {
    forbid_all();
    return visit(tour_from(puzzle_, rules_, std::move(cells)));
  }
  if (!numbered_ || !forbid_contradicting_stretch(cells)) forbid_all();
  return show_numbered(std::move(cells), visit);
}

SearchReport EdgeModel::search(const Visitor& visit) {
  if (contradiction_) return {.ended = Ended::exhausted, .work = work_};
  if (run_.must_end()) return {.ended = Ended::by_request, .work = work_, .why = why_ended(run_)};
  for (;;) {
    run_.report({.doing = "solving by SAT", .work = work_});
    const SatSolver::Answer answer = sat_.solve();
    if (answer == SatSolver::Answer::no) return {.ended = Ended::exhausted, .work = work_};
    if (answer == SatSolver::Answer::unknown)
      return {.ended = Ended::by_request, .work = work_, .why = why_ended(run_)};
    ++work_;
    if (forbid_crowded()) continue;
    read_model();
    if (cycle_count_ == 1) {
      if (!show(visit)) return {.ended = Ended::by_visitor, .work = work_};
      continue;
    }
    const std::vector<Vertex> cycles = cycle_;
    const std::size_t count = cycle_count_;
    // Only for the first solution: later models could be merged into one that was visited.
    if (!shown_ && !numbered_ && encoding_ == Encoding::compact && merge() && !show(visit))
      return {.ended = Ended::by_visitor, .work = work_};
    cycle_ = cycles;
    cycle_count_ = count;
    cut();
  }
}

}  // namespace hamlet::path
