#include "hamlet/solve/bridges/find.hpp"

#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"
#include "hamlet/solve/bridges/ladder/why_none.hpp"

namespace hamlet::bridges {

namespace {

constexpr double units_for_the_reason = 1e6;

}  // namespace

const Solver& solver_named(std::string_view name, std::string_view where) {
  return named(solvers(), name, "solver", where);
}

Found find_nets(const Question& question, const Solver& solver, std::uint64_t limit, const Run& run,
                const Sink& sink) {
  Collector<Net> collector(limit, sizeof(Net) + sizeof(Bridge) * question.network.lane_count(), sink, run);
  SearchReport report = solver.search(question, limit, run, [&](std::span<const int> bridges) {
    Net net = net_of(question.network, bridges);
    require(check(question.puzzle, net).empty(), "a net that was found keeps the rules");
    return collector.take(std::move(net));
  });
  Found found = collector.result(std::move(report), solver.name);
  if (found.answer == Found::Answer::none && found.why.empty()) {
    // It is already proved that there is no solution. Finding the reason gets a limited share of work.
    WorkShare share(units_for_the_reason);
    WhyNone reason = why_none(question, run.within(share));
    found.why = std::move(reason.sentence);
    found.certificate = std::move(reason.islands);
  }
  return found;
}

Found find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run) {
  return find_nets(Question(puzzle), solver_named("engine", "solver"), limit, run);
}

}  // namespace hamlet::bridges
