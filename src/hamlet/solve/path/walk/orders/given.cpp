#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::path {

extern const MoveOrder given_order;

namespace {

constexpr std::string_view given_variants[] = {"given"};

class Given : public Ranking {
 public:
  double rank(const WalkView&, Vertex to, unsigned) const override { return to; }
};

std::unique_ptr<Ranking> make_given(const OrderArguments& arguments) {
  require_no_parameters(given_order, arguments);
  return std::make_unique<Given>();
}

}  // namespace

extern const MoveOrder given_order = {
    .name = "given",
    .usage = "given",
    .summary = "as the cells are numbered: from the top left, row by row",
    .variants = given_variants,
    .make = make_given,
};

}  // namespace hamlet::path
