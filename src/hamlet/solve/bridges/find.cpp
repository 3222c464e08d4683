#include "hamlet/solve/bridges/find.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"
#include "hamlet/solve/bridges/ladder/why_none.hpp"

namespace hamlet::bridges {

namespace {

constexpr double units_for_the_reason = 1e6;

Found find_in(const BridgesPuzzle& puzzle, const Network& network, const LaneBounds& bounds,
              const Solver& solver, std::uint64_t limit, const Run& run, const Sink& show) {
  Found found;
  // Half of the memory for the nets: a sheet or a text made of one of them comes on top.
  const std::uint64_t net_bytes = sizeof(std::vector<Bridge>) + sizeof(Bridge) * network.lane_count();
  const std::uint64_t most = show ? limit : std::min(limit, run.memory.bytes() / 2 / net_bytes);
  SearchReport report = solver.search(puzzle, network, bounds, limit, run, [&](std::span<const int> bridges) {
    std::vector<Bridge> net = net_of(network, bridges);
    require(check(puzzle, net).empty(), "a net that was found keeps the rules");
    ++found.found_count;
    if (show) {
      show(net);
    } else {
      found.nets.push_back(std::move(net));
    }
    return found.found_count < most;
  });
  found.all = report.ended == Ended::exhausted;
  found.work = report.work;
  found.method = report.method.empty() ? std::string(solver.name) : std::move(report.method);
  found.why = std::move(report.why);
  found.certificate = std::move(report.certificate);
  if (report.ended == Ended::by_visitor && found.found_count < limit)
    found.why = "the memory limit was reached";
  if (found.found_count == 0 && found.all && found.why.empty()) {
    // That there is none is known; its reason is not worth waiting for.
    WorkShare share(units_for_the_reason);
    WhyNone reason = why_none(puzzle, bounds, run.within(share));
    found.why = std::move(reason.sentence);
    found.certificate = std::move(reason.islands);
  }
  if (found.found_count > 0) {
    found.answer = Found::Answer::found;
  } else if (found.all) {
    found.answer = Found::Answer::none;
  }
  return found;
}

}  // namespace

const Solver& solver_named(std::string_view name, std::string_view where) {
  return named(solvers(), name, "solver", where);
}

Found find_nets(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const Solver& solver,
                std::uint64_t limit, const Run& run, const Sink& show) {
  return find_in(puzzle, Network(puzzle), bounds, solver, limit, run, show);
}

Found find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run) {
  const Network network(puzzle);
  return find_in(puzzle, network, open_bounds(network), solver_named("engine", "solver"), limit, run,
                 nullptr);
}

}  // namespace hamlet::bridges
