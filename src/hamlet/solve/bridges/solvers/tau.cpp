#include "hamlet/solve/bridges/numberlink/tau.hpp"

#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet::bridges {

namespace {

SearchReport search_by_tau(const Question& question, std::uint64_t, const Run& run, const Visitor& visit) {
  const auto& [puzzle, network, bounds] = question;
  if (bounds.most != open_bounds(network).most)
    return {.ended = Ended::gave_up,
            .why = "the Numberlink document's algorithm does not support barred lanes"};
  const numberlink::Tau tau =
      numberlink::tau(numberlink::Position(puzzle, net_of(network, bounds.least)), run);
  const std::uint64_t work = tau.steps.size();
  if (tau.contradiction) return {.ended = Ended::exhausted, .work = work};
  if (tau.stopped) return {.ended = Ended::by_request, .work = work, .why = why_ended(run)};
  if (!tau.solved) return {.ended = Ended::gave_up, .work = work, .why = tau.ending};
  const bool goes_on = visit(tau.position.drawn());
  return {.ended = goes_on ? Ended::exhausted : Ended::by_visitor, .work = work};
}

}  // namespace

extern const Solver tau_solver = {
    .name = "tau",
    .summary = "the Numberlink document's algorithm: what it solves has one solution; it often gives up",
    .power = Power::decides,
    .search = search_by_tau,
};

}  // namespace hamlet::bridges
