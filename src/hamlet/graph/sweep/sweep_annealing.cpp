#include "hamlet/graph/sweep/sweep_annealing.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/graph/sweep/vertex_set.hpp"

namespace hamlet {

namespace {

constexpr std::uint64_t moves_between_coolings = 64;

/// −ln of evenly spaced numbers between 0 and 1.
struct ExponentialTable {
  std::array<double, 4096> value{};
  ExponentialTable() {
    for (std::size_t i = 0; i < value.size(); ++i) {
      value[i] = -std::log((static_cast<double>(i) + 0.5) / static_cast<double>(value.size()));
    }
  }
};

template <unsigned words>
class Annealing {
 public:
  Annealing(const SweepQuestion& question, SweepCost& cost, std::vector<Vertex> start)
      : cost_(cost),
        order_(std::move(start)),
        neighbours_(order_.size()),
        cuts_(order_.size() + 1),
        slots_(order_.size() + 1),
        trial_order_(order_.size()),
        trial_cuts_(order_.size() + 1),
        trial_slots_(order_.size() + 1) {
    for (Vertex v = 0; v < order_.size(); ++v) {
      for (Vertex w : question.graph.out(v)) neighbours_[v].add(w);
      if (cost.colours()[v] == 0) colour0_.add(v);
    }
    measure_all();
    best_ = order_;
    best_total_ = total_;
  }

  AnnealedOrder best() const { return {best_, best_total_}; }

  /// Compiled for two kinds of processors, so everything it calls must be inlined.
  inline void walk(std::uint64_t moves, double hot, double cooling, Rng& rng);

#if defined(__x86_64__)
  [[gnu::target("popcnt"), gnu::flatten]] void fast_walk(std::uint64_t moves, double hot, double cooling,
                                                         Rng& rng) {
    walk(moves, hot, cooling, rng);
  }
#endif

 private:
  using Set = VertexSet<words>;

  /// The state after the first vertices of the order are swept.
  struct Cut {
    Set swept, beside, twice_beside;  // the last two: at least one, two swept neighbours
    Set ahead, twice_ahead;           // at least one, two neighbours left
    unsigned swept0 = 0;
  };
  struct Piece {
    std::size_t first, last;
  };

  void look_ahead(Cut& cut, const Cut& after, Vertex v) const {
    cut.twice_ahead = after.twice_ahead | (after.ahead & neighbours_[v]);
    cut.ahead = after.ahead | neighbours_[v];
  }
  void look_back(Cut& cut, const Cut& before, Vertex v) const {
    cut.swept = before.swept;
    cut.swept.add(v);
    cut.swept0 = before.swept0 + (colour0_.has(v) ? 1 : 0);
    cut.twice_beside = before.twice_beside | (before.beside & neighbours_[v]);
    cut.beside = before.beside | neighbours_[v];
  }
  double slots(const Cut& cut, unsigned swept) const;
  double total() const;
  void measure_all();
  Piece propose(std::uint64_t random);
  bool measure_trial(Piece piece, double most);
  void accept(Piece piece);

  SweepCost& cost_;
  std::vector<Vertex> order_;
  std::vector<Set> neighbours_;
  Set colour0_;
  std::vector<Cut> cuts_;  // the k-th: after k vertices
  std::vector<double> slots_;
  double total_ = 0;
  std::vector<Vertex> trial_order_;  // these three are filled only where a trial differs
  std::vector<Cut> trial_cuts_;
  std::vector<double> trial_slots_;
  double trial_total_ = 0;
  std::uint64_t accepted_ = 0;
  std::vector<Vertex> best_;
  double best_total_ = 0;
  ExponentialTable exponential_;
};

template <unsigned words>
inline double Annealing<words>::slots(const Cut& cut, unsigned swept) const {
  const Set frontier = cut.beside - cut.swept;
  // The joint is one more neighbour, and always left.
  const Set two_left = frontier & (cost_.has_joint() ? cut.ahead : cut.twice_ahead);
  const Set inner = cost_.has_joint() ? Set{} : (frontier & cut.twice_beside) - cut.ahead;
  const Set few_left = frontier - two_left - inner;
  CutShape shape;
  shape.any = (two_left & cut.twice_beside).size();
  const Set no_inner = two_left - cut.twice_beside;
  const Set no_bare = few_left & cut.twice_beside;
  shape.outer = (few_left - cut.twice_beside).size();
  int excess = 0, inner_excess = 0;
  if (cost_.is_coloured()) {
    shape.up = ((no_bare & colour0_) | (no_inner - colour0_)).size();
    shape.down = ((no_bare - colour0_) | (no_inner & colour0_)).size();
    if (!inner.is_empty()) {
      shape.inner = inner.size();
      inner_excess = 2 * static_cast<int>((inner & colour0_).size()) - static_cast<int>(shape.inner);
    }
    excess = 2 * static_cast<int>((frontier & colour0_).size()) - static_cast<int>(shape.width());
  } else {
    shape.up = (no_inner | no_bare).size();
    shape.inner = inner.size();
  }
  return cost_.slots(shape, swept, cut.swept0, excess, inner_excess);
}

template <unsigned words>
double Annealing<words>::total() const {
  double sum = 1;
  for (std::size_t k = 1; k < order_.size(); ++k) sum += slots_[k];
  return sum;
}

template <unsigned words>
void Annealing<words>::measure_all() {
  const std::size_t n = order_.size();
  for (std::size_t k = n; k-- > 0;) look_ahead(cuts_[k], cuts_[k + 1], order_[k]);
  for (std::size_t k = 1; k <= n; ++k) {
    look_back(cuts_[k], cuts_[k - 1], order_[k - 1]);
    slots_[k] = slots(cuts_[k], static_cast<unsigned>(k));
  }
  total_ = total();
}

template <unsigned words>
inline auto Annealing<words>::propose(std::uint64_t random) -> Piece {
  const auto take = [&](unsigned bits) {
    const std::uint64_t low = random & ((std::uint64_t{1} << bits) - 1);
    random >>= bits;
    return low;
  };
  // Favour short pieces: draw a power of two, then uniformly below it.
  const std::size_t n = order_.size();
  const auto powers = static_cast<unsigned>(std::bit_width(n - 1));
  const std::uint64_t within = take(12), power = take(8) * powers >> 8;
  const auto reach = 1 + static_cast<std::size_t>(within * (std::uint64_t{1} << power) >> 12);
  const std::size_t length = std::min(reach, n - 1) + 1;
  const auto first = static_cast<std::size_t>(take(16) * (n - length + 1) >> 16);
  const Piece piece = {first, first + length - 1};
  const auto from = order_.begin() + static_cast<std::ptrdiff_t>(first);
  const auto to = trial_order_.begin() + static_cast<std::ptrdiff_t>(first);
  const auto kind = take(3);
  std::size_t middle = 1;
  if (kind < 3) middle = length - 1;
  if (kind == 6) middle = 1 + static_cast<std::size_t>(take(12) * (length - 1) >> 12);
  if (kind == 7) {
    std::copy_n(from, length, to);
    std::swap(trial_order_[piece.first], trial_order_[piece.last]);
  } else {
    std::rotate_copy(from, from + static_cast<std::ptrdiff_t>(middle),
                     from + static_cast<std::ptrdiff_t>(length), to);
  }
  return piece;
}

/// Returns false as soon as the total exceeds `most`.
template <unsigned words>
inline bool Annealing<words>::measure_trial(Piece piece, double most) {
  double sum = total_;
  for (std::size_t k = piece.first + 1; k <= piece.last; ++k) sum -= slots_[k];
  const Cut* after = &cuts_[piece.last + 1];
  for (std::size_t k = piece.last; k > piece.first; --k) {
    look_ahead(trial_cuts_[k], *after, trial_order_[k]);
    after = &trial_cuts_[k];
  }
  const Cut* before = &cuts_[piece.first];
  for (std::size_t k = piece.first + 1; k <= piece.last; ++k) {
    look_back(trial_cuts_[k], *before, trial_order_[k - 1]);
    before = &trial_cuts_[k];
    trial_slots_[k] = slots(*before, static_cast<unsigned>(k));
    sum += trial_slots_[k];
    if (sum > most) return false;
  }
  trial_total_ = sum;
  return true;
}

template <unsigned words>
inline void Annealing<words>::accept(Piece piece) {
  for (std::size_t k = piece.first + 1; k <= piece.last; ++k) {
    cuts_[k] = trial_cuts_[k];
    slots_[k] = trial_slots_[k];
  }
  for (std::size_t k = piece.first; k <= piece.last; ++k) order_[k] = trial_order_[k];
  // Recompute the sum, so that rounding errors of large terms do not outlive them.
  const bool add_up_again = trial_total_ < total_ / 2 || ++accepted_ % 256 == 0;
  total_ = add_up_again ? total() : trial_total_;
  if (total_ < best_total_ * (1 - 1e-9)) {
    best_total_ = total_ = total();
    best_ = order_;
  }
}

template <unsigned words>
inline void Annealing<words>::walk(std::uint64_t moves, double hot, double cooling, Rng& rng) {
  double temperature = hot;
  for (std::uint64_t made = 0; made < moves; ++made) {
    if (made % moves_between_coolings == moves_between_coolings - 1) temperature *= cooling;
    const std::uint64_t random = rng.next();
    const Piece piece = propose(random >> 12);
    const double most = total_ * std::exp(temperature * exponential_.value[random & 4095]);
    if (measure_trial(piece, most)) accept(piece);
  }
}

template <unsigned words>
AnnealedOrder annealed(const SweepQuestion& question, SweepCost& cost, std::vector<Vertex> start,
                       const AnnealingPlan& plan, Rng& rng, const Run& run) {
  constexpr std::uint64_t between_polls = 1 << 13;
  Annealing<words> annealing(question, cost, std::move(start));
  if (question.graph.vertex_count() < 2) return annealing.best();
  for (std::uint64_t made = 0; made < plan.moves && !run.must_end(); made += between_polls) {
    run.report({.doing = "ordering the sweep", .work = made});
    const std::uint64_t moves = std::min(between_polls, plan.moves - made);
    const auto temperature = [&](std::uint64_t at) {
      return plan.hot *
             std::pow(plan.cold / plan.hot, static_cast<double>(at) / static_cast<double>(plan.moves));
    };
    const double cooling = temperature(made + moves_between_coolings) / temperature(made);
#if defined(__x86_64__)
    if (__builtin_cpu_supports("popcnt")) {
      annealing.fast_walk(moves, temperature(made), cooling, rng);
      continue;
    }
#endif
    annealing.walk(moves, temperature(made), cooling, rng);
  }
  return annealing.best();
}

}  // namespace

AnnealedOrder anneal_sweep_order(const SweepQuestion& question, SweepCost& cost, std::vector<Vertex> start,
                                 const AnnealingPlan& plan, Rng& rng, const Run& run) {
  const std::size_t n = start.size();
  require(n <= max_annealed_vertices, "a graph that is too large to be annealed");
  if (n <= 64) return annealed<1>(question, cost, std::move(start), plan, rng, run);
  if (n <= 128) return annealed<2>(question, cost, std::move(start), plan, rng, run);
  if (n <= 256) return annealed<4>(question, cost, std::move(start), plan, rng, run);
  return annealed<8>(question, cost, std::move(start), plan, rng, run);
}

}  // namespace hamlet
