#include "hamlet/solve/path/cycle/cycle_problem.hpp"

#include <algorithm>
#include <map>

#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/cycle/cycle_links.hpp"

namespace hamlet::path {

std::optional<std::string> more_than_a_cycle(const PathPuzzle& puzzle) {
  for (const Visit& clue : puzzle.clues) {
    if (clue.step != 1 && clue.step != puzzle.length())
      return "it knows nothing of numbers between the first and the last";
  }
  for (const Mark& mark : puzzle.marks) {
    if (depends_on_numbers(mark)) return "it knows nothing of marks that speak of numbers";
  }
  return std::nullopt;
}

CycleProblem::CycleProblem(const PathPuzzle& puzzle)
    : puzzle_(puzzle), rules_(puzzle), directed_(rules_.directed) {
  vertices_ = puzzle.length();
  // A tour has at least three cells.
  impossible_ = puzzle.closed && puzzle.length() < 3;
  if (!puzzle.closed) joint_ = vertices_++;
  if (directed_) {
    for (Vertex v = 0; v < vertices_; ++v) {
      add_edge(3 * v, 3 * v + 1, true);
      add_edge(3 * v + 1, 3 * v + 2, true);
    }
    vertices_ *= 3;
  }
  add_moves();
  if (joint_) add_joint();
  if (!puzzle.diamonds.empty()) add_diamonds();
}

void CycleProblem::add_edge(Vertex a, Vertex b, bool forced) {
  edges_.push_back({std::min(a, b), std::max(a, b)});
  forced_.push_back(forced);
}

void CycleProblem::add_moves() {
  // With both ends given, the move from the last cell to the first is forced.
  const bool ends_joined = puzzle_.closed && rules_.start && rules_.end;
  bool joined = false;
  for (Vertex v = 0; v < puzzle_.length(); ++v) {
    for (Vertex w : puzzle_.graph.out(v)) {
      if (!rules_.marks.allow_move(v, w)) continue;
      if (!directed_ && w < v) continue;
      const bool last_to_first =
          ends_joined && (std::pair(v, w) == std::pair(*rules_.end, *rules_.start) ||
                          (!directed_ && std::pair(w, v) == std::pair(*rules_.end, *rules_.start)));
      joined |= last_to_first;
      add_edge(exit(v), entry(w), last_to_first);
    }
  }
  if (ends_joined && !joined) impossible_ = true;
}

void CycleProblem::add_joint() {
  for (Vertex v = 0; v < puzzle_.length(); ++v) {
    const bool first = rules_.start ? *rules_.start == v : true;
    const bool last = rules_.end ? *rules_.end == v : true;
    if (directed_) {
      if (first) add_edge(exit(*joint_), entry(v), rules_.start.has_value());
      if (last) add_edge(exit(v), entry(*joint_), rules_.end.has_value());
    } else {
      const bool forced = (rules_.start && first) || (rules_.end && last);
      // With both ends given, the joint has no other neighbours.
      if (forced || !(rules_.start && rules_.end)) add_edge(v, *joint_, forced);
    }
  }
}

void CycleProblem::add_diamonds() {
  std::map<Edge, std::size_t> index;
  for (std::size_t i = 0; i < edges_.size(); ++i) index[edges_[i]] = i;
  const auto edge_between = [&](Vertex a, Vertex b) {
    const auto found = index.find({std::min(a, b), std::max(a, b)});
    return found == index.end() ? std::nullopt : std::optional(found->second);
  };
  for (const auto& [a, b] : puzzle_.diamonds) {
    const auto there = edge_between(exit(a), entry(b));
    const auto back = directed_ ? edge_between(exit(b), entry(a)) : std::nullopt;
    // If one of the two is forced, the other would close a cycle of two.
    if (there && back && (is_forced(*there) || is_forced(*back))) continue;
    if (there && back) {
      either_or_.push_back({*there, *back});
    } else if (there || back) {
      forced_[there ? *there : *back] = 1;
    } else {
      impossible_ = true;
    }
  }
}

Path tour_from(const PathPuzzle& puzzle, const Rules& rules, Path cycle) {
  const auto rotate_to_front = [&](Vertex v) { std::ranges::rotate(cycle, std::ranges::find(cycle, v)); };
  if (rules.end && !rules.start) {
    rotate_to_front(*rules.end);
    std::ranges::rotate(cycle, cycle.begin() + 1);
  } else {
    rotate_to_front(rules.start.value_or(0));
  }
  if (is_solution(puzzle, cycle)) return cycle;
  if (rules.end && !rules.start) {
    std::reverse(cycle.begin(), cycle.end() - 1);
  } else {
    std::reverse(cycle.begin() + 1, cycle.end());
  }
  return cycle;
}

Path CycleProblem::path_of(const std::vector<Edge>& cycle) const {
  Path order;
  order.reserve(vertices_);
  CycleLinks(vertices_, cycle).walk(0, [&](Vertex v) { order.push_back(v); });
  require(order.size() == vertices_, "a cycle leaves vertices out");
  if (directed_) {
    // Vertex 0 is an entry; its middle comes right after or right before it.
    if (order[1] != 1) std::reverse(order.begin() + 1, order.end());
    Path cells;
    for (std::size_t i = 0; i < order.size(); i += 3) cells.push_back(order[i] / 3);
    order = std::move(cells);
  }
  if (!joint_) return tour_from(puzzle_, rules_, std::move(order));
  std::ranges::rotate(order, std::ranges::find(order, *joint_));
  order.erase(order.begin());
  if ((rules_.start && order.front() != *rules_.start) || (rules_.end && order.back() != *rules_.end))
    std::ranges::reverse(order);
  return order;
}

}  // namespace hamlet::path
