#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

extern const MoveOrder random_order;

namespace {

constexpr std::string_view random_variants[] = {"random"};

/// Ranks all moves equal; the caller shuffles ties.
class Random : public Ranking {
 public:
  unsigned levels() const override { return 0; }
  double rank(const WalkView&, Vertex, unsigned) const override { return 0; }
  bool is_random() const override { return true; }
};

std::unique_ptr<Ranking> make_random(const OrderArguments& arguments) {
  require_no_parameters(random_order, arguments);
  return std::make_unique<Random>();
}

}  // namespace

extern const MoveOrder random_order = {
    .name = "random",
    .usage = "random",
    .summary = "by chance, from the seed; at the end of another order, chance breaks its ties",
    .variants = random_variants,
    .make = make_random,
};

}  // namespace hamlet::path
