#include "hamlet/graph/sweep/sweep_order.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/graph/sweep/dense_part.hpp"
#include "hamlet/graph/sweep/noncrossing_sweep.hpp"
#include "hamlet/graph/sweep/sweep_annealing.hpp"
#include "hamlet/graph/sweep/sweep_cost.hpp"
#include "hamlet/graph/sweep/sweep_starts.hpp"

namespace hamlet {

namespace {

void require_permutation(const std::vector<Vertex>& vertices, Vertex n) {
  std::vector<bool> there(n);
  require(vertices.size() == n, "an order has as many vertices as the graph");
  for (Vertex v : vertices) {
    require(v < n && !there[v], "an order has every vertex once");
    there[v] = true;
  }
}

/// Wide frontiers have many types with few states each, a cost that slots do not show.
constexpr double surcharge_per_vertex = 1.05;

/// A slot of a noncrossing order takes less work, so other orders must be cheaper by a quarter.
constexpr double worth_leaving_the_given = 0.75;

double price(const SweepOrder& order) { return order.slots * std::pow(surcharge_per_vertex, order.width); }

bool is_cheaper(const SweepOrder& a, const SweepOrder& b) {
  const bool a_fits = a.width <= max_sweep_width, b_fits = b.width <= max_sweep_width;
  return a_fits != b_fits ? a_fits : price(a) < price(b);
}

class OrderSearch {
 public:
  OrderSearch(const SweepQuestion& question, const Run& run)
      : question_(question), run_(run), rng_(run.seed) {}

  void add_given();
  /// Whether the degrees alone show that no order fits `max_sweep_width`.
  bool is_hopeless() const;
  void add_starts();
  void anneal(double effort, std::size_t how_many);
  std::vector<SweepOrder> best(std::size_t how_many);

 private:
  void add(std::vector<Vertex> vertices) { found_.push_back(weigh(question_, std::move(vertices))); }
  std::vector<Vertex> shuffled();
  void sort();

  const SweepQuestion& question_;
  const Run& run_;
  Rng rng_;
  std::vector<SweepOrder> found_;
};

void OrderSearch::add_given() {
  std::vector<Vertex> given(question_.graph.vertex_count());
  std::iota(given.begin(), given.end(), Vertex{0});
  add(std::move(given));
}

bool OrderSearch::is_hopeless() const {
  return has_dense_part(question_.graph, max_sweep_width + 1 - (question_.joint ? 1 : 0));
}

void OrderSearch::add_starts() {
  auto levels = cuthill_mckee_order(question_.graph, run_);
  if (!levels) return;
  add(*levels);
  std::reverse(levels->begin(), levels->end());
  add(std::move(*levels));
  // In larger graphs frontiers are hopeless unless the graph is thin, and these two take long.
  constexpr Vertex most_vertices = 20'000;
  constexpr std::size_t most_edges = 100'000;
  if (question_.graph.vertex_count() > most_vertices || question_.graph.edge_count() > most_edges) return;
  if (auto narrow = narrow_border_order(question_.graph, run_)) add(std::move(*narrow));
  if (auto lengthwise = lengthwise_order(question_.graph, run_)) add(std::move(*lengthwise));
}

std::vector<Vertex> OrderSearch::shuffled() {
  std::vector<Vertex> vertices(question_.graph.vertex_count());
  std::iota(vertices.begin(), vertices.end(), Vertex{0});
  rng_.shuffle(std::span(vertices));
  return vertices;
}

/// Anneals from the best starts and from random orders, biased towards narrow frontiers: by slots alone,
/// there are many more bad orders with wide frontiers than good ones (knight 8x8: 6e9 slots instead of
/// 4.46e9, width 28 instead of 19). Then improves the best by price alone.
void OrderSearch::anneal(double effort, std::size_t how_many) {
  constexpr double moves_per_effort = 1.2e6;
  constexpr double most_effort = 1e9;
  constexpr double share_of_polish = 0.2;
  const Vertex n = question_.graph.vertex_count();
  if (!(effort > 0) || n < 3 || n > max_annealed_vertices) return;
  const double moves = std::min(effort, most_effort) * moves_per_effort / annealing_cost(n);
  // Several short walks find the best valley sooner than a long one: a third of them do with these moves.
  const double moves_of_a_good_walk = 1500.0 * n;
  const double walking = moves * (1 - share_of_polish);
  const auto walks = static_cast<std::size_t>(
      std::clamp(std::min(walking / moves_of_a_good_walk, 8 * std::sqrt(effort)), 1.0, 64.0));
  // The more cuts, the less each weighs in the sum.
  const double cold = 0.2 / n;
  AnnealingPlan plan = {static_cast<std::uint64_t>(walking / static_cast<double>(walks)), 0.6, cold};
  if (plan.moves == 0) return;
  sort();
  const std::vector<SweepOrder> starts = found_;
  std::vector<SweepCost> drawn;
  for (double per_vertex : {1.6, 1.3, 2.5}) {
    drawn.emplace_back(question_, SweepCost::Bias{.per_vertex = per_vertex, .most_width = max_sweep_width});
  }
  for (std::size_t walk = 0; walk < walks && !run_.must_end(); ++walk) {
    auto start = walk % 2 == 0 ? starts[walk / 2 % starts.size()].vertices : shuffled();
    add(anneal_sweep_order(question_, drawn[walk % drawn.size()], std::move(start), plan, rng_, run_)
            .vertices);
  }
  sort();
  // An order and its improvement are much alike, so only the better of the two is kept.
  const std::size_t polished = std::clamp<std::size_t>(how_many, 1, walks);
  plan = {static_cast<std::uint64_t>(moves * share_of_polish / static_cast<double>(polished)), 4 * cold,
          cold / 4};
  SweepCost plain(question_, {.per_vertex = surcharge_per_vertex, .most_width = max_sweep_width});
  for (std::size_t i = 0; i < polished && !run_.must_end(); ++i) {
    SweepOrder better =
        weigh(question_, anneal_sweep_order(question_, plain, found_[i].vertices, plan, rng_, run_).vertices);
    if (!found_[i].noncrossing && is_cheaper(better, found_[i])) found_[i] = std::move(better);
  }
}

void OrderSearch::sort() { std::stable_sort(found_.begin(), found_.end(), is_cheaper); }

std::vector<SweepOrder> OrderSearch::best(std::size_t how_many) {
  sort();
  const auto given = std::ranges::find_if(
      found_, [](const SweepOrder& order) { return std::ranges::is_sorted(order.vertices); });
  if (given != found_.end() && given->noncrossing && given->width <= max_sweep_width &&
      price(*given) * worth_leaving_the_given < price(found_.front())) {
    std::rotate(found_.begin(), given, given + 1);
  }
  std::vector<SweepOrder> chosen;
  for (SweepOrder& order : found_) {
    if (chosen.size() == how_many) break;
    if (std::ranges::find(chosen, order.vertices, &SweepOrder::vertices) == chosen.end()) {
      chosen.push_back(std::move(order));
    }
  }
  return chosen;
}

}  // namespace

SweepOrder weigh(const SweepQuestion& question, std::vector<Vertex> vertices) {
  require_permutation(vertices, question.graph.vertex_count());
  SweepOrder order;
  order.noncrossing = is_noncrossing_sweep(question, vertices);
  using enum SweepCost::Matchings;
  SweepCost cost(question, {}, order.noncrossing ? noncrossing : all);
  SweepTally tally(question, cost);
  for (std::size_t k = 0; k + 1 < vertices.size(); ++k) {
    tally.sweep(vertices[k]);
    const double slots = tally.slots();
    order.slots += slots;
    order.peak = std::max(order.peak, slots);
    order.width = std::max(order.width, tally.width());
    if (slots >= SweepCost::saturated) break;
  }
  order.vertices = std::move(vertices);
  return order;
}

std::vector<SweepOrder> find_sweep_orders(const SweepQuestion& question, std::size_t how_many, double effort,
                                          const Run& run) {
  require(!question.graph.is_directed(), "only symmetric graphs are swept");
  OrderSearch search(question, run);
  search.add_given();
  if (!search.is_hopeless()) {
    search.add_starts();
    search.anneal(effort, how_many);
  }
  return search.best(how_many);
}

}  // namespace hamlet
