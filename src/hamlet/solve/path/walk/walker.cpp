#include "hamlet/solve/path/walk/walker.hpp"

namespace hamlet::path {

namespace {

// Measured in moves ranked, because a step on a dense graph ranks very many.
constexpr std::uint64_t effort_between_polls = 1 << 14;

}  // namespace

Walker::Walker(const Graph& graph, const MoveSorter& order, const Run& run, const MoveSequence* moves)
    : graph_(graph), order_(order), run_(run), moves_(moves), n_(graph.vertex_count()), exits_(n_) {
  path_.reserve(n_);
}

void Walker::clear() {
  path_.clear();
  visited_.assign(n_, 0);
  for (Vertex v = 0; v < n_; ++v) exits_[v] = static_cast<std::uint32_t>(graph_.out(v).size());
  last_ = aim_.end && n_ > 1 ? *aim_.end : no_vertex;
}

void Walker::visit(Vertex v) {
  path_.push_back(v);
  visited_[v] = 1;
  for (Vertex u : graph_.in(v)) --exits_[u];
}

bool Walker::poll(std::size_t moves) {
  ++work_;
  effort_ += 1 + moves;
  if (effort_ < effort_between_polls) return true;
  run_.spend(effort_ / 16);
  effort_ = 0;
  run_.report({.doing = "walking", .work = work_});
  stopped_ = run_.must_end();
  return !stopped_;
}

std::span<Vertex> Walker::possible_moves() {
  options_.clear();
  const Vertex head = path_.back();
  const bool spare_last = aim_.careful && rest() > 1;
  for (Vertex to : moves_ ? moves_->of(head) : graph_.out(head)) {
    if (!visited_[to] && !(spare_last && to == last_)) options_.push_back(to);
  }
  return options_;
}

bool Walker::must_be_last(Vertex v) {
  if (last_ == v) return true;
  if (last_ != no_vertex || (aim_.closed && !graph_.has_arc(v, path_.front()))) return false;
  last_ = v;
  return true;
}

/// Whether the tour can still return: the start's last free neighbour must be kept for that.
bool Walker::start_can_be_reached() {
  if (!aim_.closed || aim_.end || graph_.is_directed()) return true;
  const Vertex start = path_.front();
  if (exits_[start] != 1) return exits_[start] > 0;
  for (Vertex v : graph_.out(start)) {
    if (!visited_[v]) return must_be_last(v);
  }
  return false;
}

/// Checks the cells that lost an exit by the last step.
bool Walker::can_go_on(Vertex left) {
  if (rest() == 0) return true;
  if (graph_.is_directed()) return true;
  const Vertex head = path_.back();
  for (Vertex v : graph_.out(left)) {
    if (visited_[v] || exits_[v] > 1) continue;
    const bool next = graph_.has_arc(head, v);
    if (exits_[v] == 1 && next) continue;
    // The one remaining way is the way in.
    if (exits_[v] == 0 && !(next && rest() == 1)) return false;
    if (!must_be_last(v)) return false;
  }
  return start_can_be_reached();
}

bool Walker::walk(Vertex start, const Aim& aim, Rng* ties) {
  aim_ = aim;
  clear();
  if (aim.careful && last_ == start) return false;
  visit(start);
  while (rest() > 0) {
    const std::span<Vertex> moves = possible_moves();
    if (!poll(moves.size())) return false;
    if (moves.empty()) return false;
    if (ties) ties->shuffle(moves);
    const Vertex left = path_.back();
    visit(order_.best({graph_, visited_, exits_, rest()}, moves));
    if (aim_.careful && !can_go_on(left)) return false;
  }
  if (aim_.end && path_.back() != *aim_.end) return false;
  return !aim_.closed || (n_ > 2 && graph_.has_arc(path_.back(), start));
}

}  // namespace hamlet::path
