#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>

#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/path_work.hpp"
#include "cli/together.hpp"
#include "hamlet/analyse/experiment.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

std::string text_of(const Figure& figure) {
  if (const auto* text = std::get_if<std::string>(&figure)) return *text;
  if (const auto* whole = std::get_if<std::int64_t>(&figure)) return std::to_string(*whole);
  return fmt::format("{:.4g}", std::get<double>(figure));
}

std::string row_of(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) {
  std::string row = "|";
  for (std::size_t i = 0; i < cells.size(); ++i) row += fmt::format(" {:<{}} |", cells[i], widths[i]);
  return row + "\n";
}

/// As Markdown, which is also readable as it stands.
std::string text_of(const ReportTable& table) {
  std::vector<std::vector<std::string>> rows = {table.columns};
  for (const auto& figures : table.rows) {
    auto& row = rows.emplace_back();
    for (const Figure& figure : figures) row.push_back(text_of(figure));
  }
  std::vector<std::size_t> widths(table.columns.size(), 3);
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].size());
  }
  std::string text = fmt::format("## {}\n\n{}|", table.title, row_of(rows[0], widths));
  for (std::size_t width : widths) text += std::string(width + 2, '-') + "|";
  text += "\n";
  for (std::size_t i = 1; i < rows.size(); ++i) text += row_of(rows[i], widths);
  return text + "\n";
}

const char* verdict(const Claim& claim) {
  if (!claim.can_be_checked) return "cannot be checked";
  return claim.reproduced ? "reproduced" : "differs";
}

nlohmann::ordered_json json_of(const ReportTable& table) {
  auto rows = nlohmann::ordered_json::array();
  for (const auto& figures : table.rows) {
    auto row = nlohmann::ordered_json::array();
    for (const Figure& figure : figures) std::visit([&](const auto& value) { row.push_back(value); }, figure);
    rows.push_back(std::move(row));
  }
  return {{"title", table.title}, {"columns", table.columns}, {"rows", std::move(rows)}};
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

void print_text(const ExperimentReport& report) {
  for (const ReportTable& table : report.tables) print(text_of(table));
  if (!report.claims.empty()) print("## What the document claims, and what came out\n\n");
  for (const Claim& claim : report.claims) {
    print(fmt::format("- {}: {} ({})\n", verdict(claim), claim.claim, claim.found));
  }
  if (!report.complete) print("\nunknown: a limit was reached before the end\n");
}

constexpr Example examples[] = {
    {"hamlet reproduce pohl", "Warnsdorff's rule and its refinements from every square, in a few seconds"},
    {"hamlet reproduce numberlink", "Figure 5, the six conditions and the τ algorithm, in a few seconds"},
    {"hamlet reproduce pohl --json", "the tables for scripts"},
};

struct State {
  std::string name;
  LimitOptions limits;
  OutputOptions output;
};

int reproduce(const State& state) {
  const Experiment& chosen = experiment(state.name, "reproduce");
  if (state.output.to_file()) throw InputError("--output", "tables are printed, not drawn or saved");
  const Run run = state.limits.run({}, state.output.quiet());
  const Stopwatch watch;
  const ExperimentReport report = chosen.run(run);
  clear_progress();
  if (state.output.json()) {
    print_json(state.output, chosen.name, report, watch.seconds());
  } else {
    print_text(report);
  }
  return report.complete ? exit_yes : exit_unknown;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {{"DOCUMENT", "", "whose experiments: numberlink, pohl", &state->name, true}};
  return {together({own, state->limits.options_without_limit(), state->output.options_for_printing()}),
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
