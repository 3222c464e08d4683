#include <fmt/format.h>

#include <optional>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/reports/server_times.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/say/experiment_report.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/stopwatch.hpp"

namespace hamlet::api {

namespace {

constexpr Example reproduce_examples[] = {
    {"hamlet reproduce pohl", "Warnsdorff's rule and its refinements from every square, in a few seconds"},
    {"hamlet reproduce numberlink", "Figure 5, the six conditions and the τ algorithm, in a few seconds"},
    {"hamlet reproduce diplomatico -o report.md", "a report with pictures"},
    {"hamlet reproduce pohl --json", "the tables for scripts"},
};

class Reproduce : public Request {
 public:
  Reproduce() {
    document.is_positional = true;
    document.is_required = true;
    for (Parameter* parameter : std::initializer_list<Parameter*>{&with_neo4j, &server})
      parameter->is_local = true;
  }

  void require_can_save(const std::string& file) const override { require_report_name(file); }

  Answer answer(Listener&, const Run& run) override {
    const Experiment& chosen = experiment(*document, "reproduce");
    if (with_neo4j && chosen.name != "diplomatico")
      with_neo4j.complain("the queries are those of the Diplomatico document; 'reproduce diplomatico'");
    if (server.is_given() && !with_neo4j) server.complain("it belongs to `with-neo4j`");
    // Fail before the long work if no server is named.
    std::optional<QueryApi> queried;
    if (with_neo4j) queried.emplace(chosen_server(*server));
    const Stopwatch watch;
    ExperimentReport report = chosen.run(run);
    if (queried) {
      for (ReportTable& table : server_times(*queried, run)) report.tables.push_back(std::move(table));
      report.complete = report.complete && !run.must_end();
    }
    return answer_of(
        {.name = std::string(chosen.name),
         .title = std::string(chosen.summary),
         .command = fmt::format("hamlet reproduce {}{}", chosen.name, with_neo4j ? " --with-neo4j" : ""),
         .source = std::string(chosen.source)},
        report, watch.seconds());
  }

 private:
  Name document{this, "document", "DOCUMENT", "whose experiments", names_of<experiments>};
  Flag with_neo4j{this, "with-neo4j", "of diplomatico: its queries too, in a Neo4j server (several minutes)"};
  Text server{this, "server", "URL",
              "the server (default: $HAMLET_NEO4J_URL, which 'scripts/neo4j start' prints)"};
};

}  // namespace

extern const Operation reproduce_operation = {
    .name = "reproduce",
    .summary = "repeats a document's experiments, and reports which of its claims are reproduced",
    .details = "Exit code 0 when all is done, whatever comes out; 3 if a limit was reached first.",
    .examples = reproduce_examples,
    .saves = Saves::report,
    .saved_as = "write the report, with its pictures beside it: .md",
    .prepare = prepared<Reproduce>,
};

}  // namespace hamlet::api
