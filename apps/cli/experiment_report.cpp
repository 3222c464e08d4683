#include "cli/experiment_report.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/utsname.h>

#include <ctime>
#include <nlohmann/json.hpp>
#include <thread>

#include "cli/command.hpp"
#include "cli/help.hpp"
#include "cli/report_table.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/file.hpp"

namespace hamlet {

namespace {

const std::string& verdict(const Claim& claim, const ReportFrame& frame) {
  static const std::string open = "cannot be checked";
  return !claim.can_be_checked ? open : claim.reproduced ? frame.holds : frame.fails;
}

void print_json(const OutputOptions& output, const ReportFrame& frame, const ExperimentReport& report,
                double seconds) {
  nlohmann::ordered_json json = {{"experiment", frame.name},
                                 {"tables", nlohmann::ordered_json::array()},
                                 {"claims", nlohmann::ordered_json::array()},
                                 {"complete", report.complete},
                                 {"seconds", seconds}};
  for (const ReportTable& table : report.tables) json["tables"].push_back(json_of(table));
  for (const Claim& claim : report.claims) {
    json["claims"].push_back(
        {{"claim", claim.claim}, {"verdict", verdict(claim, frame)}, {"found", claim.found}});
  }
  output.print_json(json);
}

std::string claims_text(const ExperimentReport& report, const ReportFrame& frame) {
  std::string text;
  if (!report.claims.empty()) text += fmt::format("## {}\n\n", frame.claims);
  for (const Claim& claim : report.claims)
    text += fmt::format("- {}: {} ({})\n", verdict(claim, frame), claim.claim, claim.found);
  if (!report.complete) text += "\nunknown: a limit was reached before the end\n";
  return text;
}

std::string with_capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

/// Says where and when, since times depend on it.
std::string heading(const ReportFrame& frame) {
  utsname machine{};
  const bool is_known = ::uname(&machine) == 0;
  return fmt::format("# {}\n\nMade by `{}` (version {}) on {:%Y-%m-%d}, on {} {} with {} cores.\n\n",
                     with_capital(frame.title), frame.command, version(), fmt::gmtime(std::time(nullptr)),
                     is_known ? machine.sysname : "an unknown system", is_known ? machine.machine : "",
                     std::thread::hardware_concurrency());
}

/// A report as text, its pictures as files beside it.
class ReportFiles {
 public:
  explicit ReportFiles(const std::string& file)
      : file_(file),
        stem_(file.substr(0, file.size() - 3)),
        name_(stem_.substr(stem_.find_last_of('/') + 1)) {}

  void write(const ReportFrame& frame, const ExperimentReport& report) {
    std::string text = heading(frame);
    for (const ReportTable& table : report.tables) {
      text += markdown_of(table);
      for (const ReportPicture& picture : table.pictures) text += link_to(picture);
    }
    pictures_.push_back({file_, text + claims_text(report, frame)});
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

}  // namespace

void require_can_save_report(const OutputOptions& output, std::vector<std::string> other_files) {
  if (output.to_file() && !output.file().ends_with(".md"))
    throw InputError(output.file(), "a report is Markdown; its name ends in .md");
  if (output.to_file()) other_files.push_back(output.file());
  require_can_write(other_files);
}

int show_report(const OutputOptions& output, const ReportFrame& frame, const ExperimentReport& report,
                double seconds) {
  if (output.to_file()) ReportFiles(output.file()).write(frame, report);
  if (output.json()) {
    print_json(output, frame, report, seconds);
  } else if (!output.to_file()) {
    for (const ReportTable& table : report.tables) print(markdown_of(table));
    print(claims_text(report, frame));
  }
  return report.complete ? exit_yes : exit_unknown;
}

}  // namespace hamlet
