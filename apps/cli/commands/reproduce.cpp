#include <fmt/format.h>

#include <memory>

#include "cli/command.hpp"
#include "cli/experiment_report.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/neo4j/backend_choice.hpp"
#include "cli/neo4j/server_times.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/together.hpp"
#include "hamlet/analyse/experiment.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet reproduce pohl", "Warnsdorff's rule and its refinements from every square, in a few seconds"},
    {"hamlet reproduce numberlink", "Figure 5, the six conditions and the τ algorithm, in a few seconds"},
    {"hamlet reproduce diplomatico -o report.md", "a report with pictures"},
    {"hamlet reproduce pohl --json", "the tables for scripts"},
};

struct State {
  std::string name, server;
  bool with_neo4j = false;
  LimitOptions limits;
  OutputOptions output;
};

int reproduce(const State& state) {
  const Experiment& chosen = experiment(state.name, "reproduce");
  require_can_save_report(state.output);
  if (state.with_neo4j && chosen.name != "diplomatico")
    throw InputError("--with-neo4j",
                     "the queries are those of the Diplomatico document; 'reproduce diplomatico'");
  if (!state.server.empty() && !state.with_neo4j) throw InputError("--server", "it belongs to --with-neo4j");
  // A server that is not named is said before the rest takes its time.
  std::optional<QueryApi> server;
  if (state.with_neo4j) server.emplace(chosen_server(state.server));
  const Run run = state.limits.run({}, state.output.quiet());
  const Stopwatch watch;
  ExperimentReport report = chosen.run(run);
  if (server) {
    for (ReportTable& table : server_times(*server, run)) report.tables.push_back(std::move(table));
    report.complete = report.complete && !run.must_end();
  }
  clear_progress();
  return show_report(
      state.output,
      {.name = std::string(chosen.name),
       .title = std::string(chosen.summary),
       .command = fmt::format("hamlet reproduce {}{}", chosen.name, state.with_neo4j ? " --with-neo4j" : "")},
      report, watch.seconds());
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"DOCUMENT", "", "whose experiments: diplomatico, numberlink, pohl, rikudo", &state->name, true},
      {"--with-neo4j", "", "of diplomatico: its queries too, in a Neo4j server (several minutes)",
       &state->with_neo4j},
      {"--server", "URL", "the server (default: $HAMLET_NEO4J_URL, which 'scripts/neo4j start' prints)",
       &state->server},
  };
  return {together({own, state->limits.options_without_limit(),
                    state->output.options_for_report("write the report, with its pictures beside it: .md")}),
          [state] { return reproduce(*state); }};
}

}  // namespace

extern const Command reproduce_command = {
    .name = "reproduce",
    .summary = "does a document's experiments again, and says which of its claims come out",
    .details = "Exit code 0 when all is done, whatever comes out; 3 if a limit was reached first.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
