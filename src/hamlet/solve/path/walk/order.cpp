#include "hamlet/solve/path/walk/order.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"
#include "hamlet/base/text/scan.hpp"

namespace hamlet::path {

MoveSorter::MoveSorter(std::string_view names, const Graph& graph, const Run& run, std::optional<Vertex> end,
                       std::string_view where) {
  for (std::string_view text : split(names, '+')) {
    std::vector<std::string_view> parts = split(text, '-');
    const MoveOrder& order = named(move_orders(), parts.front(), "order", where);
    parts.erase(parts.begin());
    rankings_.push_back(order.make({text, std::move(parts), where, graph, end, run}));
    if (!rankings_.back()) {
      ready_ = false;
      return;
    }
  }
  for (const auto& ranking : rankings_) {
    random_ = random_ || ranking->is_random();
    for (unsigned level = 0; level < ranking->levels(); ++level) levels_.push_back({ranking.get(), level});
  }
}

Vertex MoveSorter::best(const WalkView& walk, std::span<Vertex> moves) const {
  for (const Level& level : levels_) {
    if (moves.size() == 1) break;
    std::size_t equal = 0;
    double least = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const double rank = level(walk, moves[i]);
      if (equal > 0 && rank > least) continue;
      if (equal == 0 || rank < least) {
        least = rank;
        equal = 0;
      }
      moves[equal++] = moves[i];
    }
    moves = moves.first(equal);
  }
  return moves.front();
}

void MoveSorter::arrange(const WalkView& walk, std::span<Vertex> moves) {
  if (moves.size() < 2) return;
  ranked_.clear();
  for (Vertex to : moves) ranked_.push_back({0, to, 0});
  for (const Level& level : levels_) {
    bool any_equal = false;
    for (std::size_t i = 0; i < ranked_.size(); ++i) {
      const bool alone = (i == 0 || ranked_[i - 1].group != ranked_[i].group) &&
                         (i + 1 == ranked_.size() || ranked_[i + 1].group != ranked_[i].group);
      ranked_[i].rank = alone ? 0 : level(walk, ranked_[i].to);
      any_equal = any_equal || !alone;
    }
    if (!any_equal) break;
    regroup();
  }
  for (std::size_t i = 0; i < moves.size(); ++i) moves[i] = ranked_[i].to;
}

/// Sorts the moves within each group by rank, stably, and makes the moves of equal rank a new group.
void MoveSorter::regroup() {
  const auto before = [](const Ranked& a, const Ranked& b) {
    return a.group != b.group ? a.group < b.group : a.rank < b.rank;
  };
  constexpr std::size_t few = 24;
  if (ranked_.size() <= few) {
    // Insertion sort, because std::stable_sort would allocate memory at every step of a search.
    for (std::size_t i = 1; i < ranked_.size(); ++i) {
      const Ranked moved = ranked_[i];
      std::size_t at = i;
      for (; at > 0 && before(moved, ranked_[at - 1]); --at) ranked_[at] = ranked_[at - 1];
      ranked_[at] = moved;
    }
  } else {
    std::ranges::stable_sort(ranked_, before);
  }
  std::uint32_t group = 0;
  std::uint32_t old_group = ranked_[0].group;
  for (std::size_t i = 0; i < ranked_.size(); ++i) {
    if (ranked_[i].group != old_group || (i > 0 && ranked_[i].rank != ranked_[i - 1].rank)) ++group;
    old_group = ranked_[i].group;
    ranked_[i].group = group;
  }
}

void require_order(std::string_view names, std::string_view where) {
  MoveSorter(names, Graph(), Run(), std::nullopt, where);
}

void refuse_variant(const MoveOrder& order, const OrderArguments& arguments) {
  throw InputError(std::string(arguments.where), unknown_name("order", arguments.text, order.variants));
}

bool is_descending(const MoveOrder& order, const OrderArguments& arguments) {
  if (arguments.parameters.empty()) return false;
  if (arguments.parameters.size() > 1) refuse_variant(order, arguments);
  if (arguments.parameters[0] == "asc") return false;
  if (arguments.parameters[0] == "desc") return true;
  refuse_variant(order, arguments);
}

void require_no_parameters(const MoveOrder& order, const OrderArguments& arguments) {
  if (!arguments.parameters.empty()) refuse_variant(order, arguments);
}

}  // namespace hamlet::path
