#include <fmt/format.h>

#include "hamlet/solve/bridges/sat/net_model.hpp"
#include "hamlet/solve/bridges/solver.hpp"

namespace hamlet::bridges {

namespace {

SearchReport search_by_sat(const Question& question, std::uint64_t, const Run& run, const Visitor& visit) {
  const double bytes = NetModel::predicted_bytes(question.network, question.bounds);
  if (bytes > static_cast<double>(run.memory.bytes()))
    return {.why = fmt::format("its clauses would need about {} of memory", format_bytes(bytes))};
  NetModel model(question.network, question.bounds, NetModel::Demands::all, run);
  SearchReport report;
  for (;;) {
    const NetModel::Answer answer = model.solve();
    report.work = model.solve_calls();
    if (answer == NetModel::Answer::unknown) {
      report.ended = Ended::by_request;
      report.why = why_ended(run);
      return report;
    }
    if (answer == NetModel::Answer::no) {
      report.ended = Ended::exhausted;
      return report;
    }
    if (!visit(model.net())) {
      report.ended = Ended::by_visitor;
      return report;
    }
    model.exclude(model.net());
  }
}

}  // namespace

extern const Solver sat_lanes_solver = {
    .name = "sat-lanes",
    .summary = "SAT by CaDiCaL on the plain encoding: how many bridges each lane carries",
    .power = Power::enumerates,
    .search = search_by_sat,
};

}  // namespace hamlet::bridges
