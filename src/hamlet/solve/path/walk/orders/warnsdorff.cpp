#include "hamlet/solve/path/walk/exits.hpp"

namespace hamlet::path {

extern const MoveOrder warnsdorff_order;

namespace {

constexpr std::string_view warnsdorff_variants[] = {"warnsdorff"};

class Warnsdorff : public Ranking {
 public:
  double rank(const WalkView& walk, Vertex to, unsigned) const override { return fewest_exits(walk, to); }
};

std::unique_ptr<Ranking> make_warnsdorff(const OrderArguments& arguments) {
  require_no_parameters(warnsdorff_order, arguments);
  return std::make_unique<Warnsdorff>();
}

}  // namespace

extern const MoveOrder warnsdorff_order = {
    .name = "warnsdorff",
    .usage = "warnsdorff",
    .summary = "the cell with the fewest exits first (Warnsdorff 1823)",
    .variants = warnsdorff_variants,
    .make = make_warnsdorff,
};

}  // namespace hamlet::path
