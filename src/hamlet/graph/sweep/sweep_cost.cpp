#include "hamlet/graph/sweep/sweep_cost.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "hamlet/graph/bipartition.hpp"

namespace hamlet {

namespace {

constexpr unsigned most_points = 64;

struct Numbers {
  std::array<std::array<double, most_points + 1>, most_points + 1> choose{};
  // By number of points. None for an odd number, and none for no points, since some path is open.
  std::array<double, most_points + 1> matchings{}, noncrossing{};

  Numbers() {
    for (unsigned n = 0; n <= most_points; ++n) {
      choose[n][0] = 1;
      for (unsigned k = 1; k <= n; ++k) choose[n][k] = choose[n - 1][k - 1] + (k < n ? choose[n - 1][k] : 0);
    }
    matchings[2] = noncrossing[2] = 1;
    for (unsigned k = 4; k <= most_points; k += 2) {
      matchings[k] = matchings[k - 2] * (k - 1);
      noncrossing[k] = noncrossing[k - 2] * 4 * (k - 1) / (k + 2);
    }
  }
};

const Numbers& numbers() {
  static const Numbers all;
  return all;
}

}  // namespace

SweepCost::SweepCost(const SweepQuestion& question, const Bias& bias, Matchings matchings)
    : joint_(question.joint),
      vertices_(question.graph.vertex_count()),
      bias_(bias),
      matchings_(matchings),
      memo_(1 << 12),
      shift_(64 - 12) {
  if (auto parts = bipartition(question.graph)) {
    coloured_ = true;
    colours_ = std::move(parts->colour);
    std::copy_n(parts->size_of, 2, size_of_);
  } else {
    colours_.assign(vertices_, 0);
  }
}

/// Bit 3 a0 + a1 for each possible pair of numbers of joint edges to the two colours.
std::uint64_t SweepCost::joint_choices(unsigned swept0, unsigned swept1) const {
  const int surplus = static_cast<int>(size_of_[0]) - static_cast<int>(size_of_[1]);
  const unsigned left0 = size_of_[0] - swept0, left1 = size_of_[1] - swept1;
  std::uint64_t choices = 0;
  for (unsigned end0 = 0; end0 <= 2; ++end0) {
    const unsigned end1 = 2 - end0;
    // Paths have no other ends. If no path can exist, allow any ends.
    if (std::abs(surplus) <= 1 && static_cast<int>(end0) - static_cast<int>(end1) != 2 * surplus) continue;
    for (unsigned a0 = 0; a0 <= std::min(end0, swept0); ++a0) {
      if (end0 - a0 > left0) continue;
      for (unsigned a1 = 0; a1 <= std::min(end1, swept1); ++a1) {
        if (end1 - a1 <= left1) choices |= std::uint64_t{1} << (3 * a0 + a1);
      }
    }
  }
  return choices;
}

double SweepCost::colourless(const CutShape& shape) const {
  const auto& choose = numbers().choose;
  const auto& matchings = matchings_ == Matchings::all ? numbers().matchings : numbers().noncrossing;
  double slots = 0;
  for (unsigned i = 0; i <= shape.any; ++i) {
    const double ways = std::ldexp(choose[shape.any][i], static_cast<int>(shape.any - i));
    for (unsigned j = 0; j <= shape.up; ++j)
      slots += ways * choose[shape.up][j] * matchings[i + j + shape.outer];
  }
  return slots;
}

double SweepCost::coloured(const CutShape& shape, unsigned outer, int rise) const {
  const auto& choose = numbers().choose;
  const auto& matchings = matchings_ == Matchings::all ? numbers().matchings : numbers().noncrossing;
  double slots = 0;
  for (unsigned up = 0; up <= shape.up; ++up) {
    for (unsigned down = 0; down <= shape.down; ++down) {
      const unsigned level = shape.up - up + shape.down - down + outer;
      const int rest = rise - static_cast<int>(up) + static_cast<int>(down);
      double ways = 0;
      for (unsigned steps = 0; steps <= shape.any; ++steps) {
        const int twice_up = static_cast<int>(steps) + rest;
        if (twice_up < 0 || twice_up % 2 != 0 || twice_up > 2 * static_cast<int>(steps)) continue;
        ways += choose[shape.any][steps] * choose[steps][twice_up / 2] * matchings[level + shape.any - steps];
      }
      slots += choose[shape.up][up] * choose[shape.down][down] * ways;
    }
  }
  return slots;
}

double SweepCost::counted(const CutShape& shape, std::uint64_t joint) const {
  if (!coloured_) return colourless(shape);
  if (!joint_) return coloured(shape, shape.outer, shape.rise);
  double slots = 0;
  for (int a0 = 0; a0 <= 2; ++a0) {
    for (int a1 = 0; a0 + a1 <= 2; ++a1) {
      if ((joint >> (3 * a0 + a1) & 1) == 0) continue;
      slots += coloured(shape, shape.outer + (a0 + a1 == 1 ? 1 : 0), shape.rise + a0 - a1);
    }
  }
  return slots;
}

double SweepCost::remember(std::uint64_t key, const CutShape& shape, std::uint64_t joint) {
  // In a graph that is not bipartite, the shape includes the joint already.
  const unsigned width = shape.width() + (joint_ && coloured_ ? 1 : 0);
  const double slots = biased(counted(shape, joint), width);
  const auto place = [&](const Entry& entry) {
    auto at = static_cast<std::size_t>((entry.key * 0x9e3779b97f4a7c15u) >> shift_);
    while (memo_[at].key != 0) at = (at + 1) & (memo_.size() - 1);
    memo_[at] = entry;
  };
  if (++used_ * 2 > memo_.size()) {
    std::vector<Entry> old(memo_.size() * 2);
    old.swap(memo_);
    --shift_;
    for (const Entry& entry : old) {
      if (entry.key != 0) place(entry);
    }
  }
  place({key, slots});
  return slots;
}

/// As if every vertex could have any degree: a(n) = 2 a(n−1) + (n−1) a(n−2).
double SweepCost::slots_of_width(unsigned width) {
  auto& known = slots_of_width_;
  if (known.empty()) known = {1, 2};
  while (known.size() <= width) {
    const auto n = static_cast<double>(known.size());
    known.push_back(std::min(saturated, 2 * known.back() + (n - 1) * known[known.size() - 2]));
  }
  return biased(known[width], width);
}

double SweepCost::biased(double slots, unsigned width) const {
  constexpr double per_vertex_beyond = 1e3;
  slots *= std::pow(bias_.per_vertex, width);
  if (width > bias_.most_width) slots = (slots + 1) * std::pow(per_vertex_beyond, width - bias_.most_width);
  return std::min(slots, saturated);
}

SweepTally::SweepTally(const SweepQuestion& question, SweepCost& cost)
    : graph_(question.graph),
      cost_(cost),
      swept_at_(question.graph.vertex_count()),
      swept_neighbours_(question.graph.vertex_count()) {}

void SweepTally::add(Vertex v, int sign) {
  const unsigned swept = swept_neighbours_[v];
  if (swept == 0 || swept_at_[v]) return;
  const std::size_t left = graph_.out(v).size() - swept + (cost_.has_joint() ? 1 : 0);
  const int side = cost_.colours()[v] == 0 ? 1 : -1;
  excess_ += sign * side;
  unsigned* group = &shape_.any;
  if (swept >= 2 && left == 1) group = side > 0 ? &shape_.up : &shape_.down;
  if (swept >= 2 && left == 0) group = &shape_.inner;
  if (swept == 1) group = left < 2 ? &shape_.outer : side > 0 ? &shape_.down : &shape_.up;
  if (group == &shape_.inner) inner_excess_ += sign * side;
  *group += static_cast<unsigned>(sign);
}

void SweepTally::sweep(Vertex v) {
  add(v, -1);
  swept_at_[v] = true;
  ++swept_;
  if (cost_.colours()[v] == 0) ++swept0_;
  for (Vertex w : graph_.out(v)) {
    add(w, -1);
    ++swept_neighbours_[w];
    add(w, 1);
  }
}

}  // namespace hamlet
