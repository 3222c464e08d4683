#include "hamlet/solve/bridges/find.hpp"

#include "hamlet/base/error.hpp"
#include "hamlet/base/named.hpp"
#include "hamlet/solve/bridges/why_none.hpp"

namespace hamlet {

namespace {

constexpr double seconds_for_the_reason = 1;

NetsFound find_in(const BridgesPuzzle& puzzle, const Network& network, const LaneBounds& bounds,
                  const BridgesSolver& solver, std::uint64_t limit, const Run& run) {
  NetsFound found;
  SearchReport report = solver.search(puzzle, network, bounds, limit, run, [&](std::span<const int> bridges) {
    found.nets.push_back(net_of(network, bridges));
    require(check(puzzle, found.nets.back()).empty(), "a net that was found keeps the rules");
    return found.nets.size() < limit;
  });
  found.all = report.ended == Ended::exhausted;
  found.work = report.work;
  found.method = report.method.empty() ? std::string(solver.name) : std::move(report.method);
  found.why = std::move(report.why);
  found.certificate = std::move(report.certificate);
  if (found.nets.empty() && found.all && found.why.empty()) {
    // That there is none is known; its reason is not worth waiting for.
    WhyNone reason = why_none(puzzle, bounds, run.within(seconds_for_the_reason));
    found.why = std::move(reason.sentence);
    found.certificate = std::move(reason.islands);
  }
  if (!found.nets.empty()) {
    found.answer = NetsFound::Answer::found;
  } else if (found.all) {
    found.answer = NetsFound::Answer::none;
  }
  return found;
}

}  // namespace

const BridgesSolver& bridges_solver(std::string_view name, std::string_view where) {
  return named(bridges_solvers(), name, "solver", where);
}

NetsFound find_nets(const BridgesPuzzle& puzzle, const LaneBounds& bounds, const BridgesSolver& solver,
                    std::uint64_t limit, const Run& run) {
  return find_in(puzzle, Network(puzzle), bounds, solver, limit, run);
}

NetsFound find_nets(const BridgesPuzzle& puzzle, std::uint64_t limit, const Run& run) {
  const Network network(puzzle);
  return find_in(puzzle, network, open_bounds(network), bridges_solver("engine", "solver"), limit, run);
}

}  // namespace hamlet
