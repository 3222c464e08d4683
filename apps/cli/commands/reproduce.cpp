#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/utsname.h>

#include <algorithm>
#include <ctime>
#include <memory>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.hpp"
#include "cli/help.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/neo4j/backend_choice.hpp"
#include "cli/neo4j/server_times.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/report_table.hpp"
#include "cli/together.hpp"
#include "hamlet/analyse/experiment.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet {

namespace {

const char* verdict(const Claim& claim) {
  if (!claim.can_be_checked) return "cannot be checked";
  return claim.reproduced ? "reproduced" : "differs";
}

void print_json(const OutputOptions& output, std::string_view name, const ExperimentReport& report,
                double seconds) {
  nlohmann::ordered_json json = {{"experiment", name},
                                 {"tables", nlohmann::ordered_json::array()},
                                 {"claims", nlohmann::ordered_json::array()},
                                 {"complete", report.complete},
                                 {"seconds", seconds}};
  for (const ReportTable& table : report.tables) json["tables"].push_back(json_of(table));
  for (const Claim& claim : report.claims) {
    json["claims"].push_back({{"claim", claim.claim}, {"verdict", verdict(claim)}, {"found", claim.found}});
  }
  output.print_json(json);
}

std::string claims_text(const ExperimentReport& report) {
  std::string text;
  if (!report.claims.empty()) text += "## What the document claims, and what came out\n\n";
  for (const Claim& claim : report.claims)
    text += fmt::format("- {}: {} ({})\n", verdict(claim), claim.claim, claim.found);
  if (!report.complete) text += "\nunknown: a limit was reached before the end\n";
  return text;
}

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

/// Says where and when, since times depend on it.
std::string heading(const Experiment& experiment) {
  utsname machine{};
  const bool is_known = ::uname(&machine) == 0;
  return fmt::format(
      "# {}\n\nMade by `hamlet reproduce {}` (version {}) on {:%Y-%m-%d}, on {} {} with {} cores.\n\n",
      experiment.summary, experiment.name, version(), fmt::gmtime(std::time(nullptr)),
      is_known ? machine.sysname : "an unknown system", is_known ? machine.machine : "",
      std::thread::hardware_concurrency());
}

/// Writes a report as text, its pictures as files beside it: "report.md", "report-1.svg", "report-2.svg", …
class ReportFiles {
 public:
  explicit ReportFiles(const std::string& file)
      : file_(file),
        stem_(file.substr(0, file.size() - 3)),
        name_(stem_.substr(stem_.find_last_of('/') + 1)) {}

  void write(const Experiment& experiment, const ExperimentReport& report) {
    std::string text = heading(experiment);
    for (const ReportTable& table : report.tables) {
      text += markdown_of(table);
      for (const ReportPicture& picture : table.pictures) text += link_to(picture);
    }
    pictures_.push_back({file_, text + claims_text(report)});
    write_files(pictures_);
  }

 private:
  std::string link_to(const ReportPicture& picture) {
    const std::string ending = fmt::format("-{}.svg", pictures_.size() + 1);
    pictures_.push_back({stem_ + ending, draw_panels(drawing_named("svg", ""), "", picture.panels)});
    return fmt::format("![{0}]({1}{2})\n\n{0}\n\n", picture.caption, name_, ending);
  }

  const std::string file_, stem_, name_;
  std::vector<NamedBytes> pictures_;
};

int reproduce(const State& state) {
  const Experiment& chosen = experiment(state.name, "reproduce");
  if (state.output.to_file() && !state.output.file().ends_with(".md"))
    throw InputError(state.output.file(), "a report is Markdown; its name ends in .md");
  if (state.output.to_file()) require_can_write(std::span(&state.output.file(), 1));
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
  if (state.output.to_file()) ReportFiles(state.output.file()).write(chosen, report);
  if (state.output.json()) {
    print_json(state.output, chosen.name, report, watch.seconds());
  } else if (!state.output.to_file()) {
    for (const ReportTable& table : report.tables) print(markdown_of(table));
    print(claims_text(report));
  }
  return report.complete ? exit_yes : exit_unknown;
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
