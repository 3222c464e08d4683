#include "hamlet/api/say/experiment_report.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sys/utsname.h>

#include <ctime>
#include <thread>

#include "hamlet/api/say/report_table.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet::api {

namespace {

const std::string& verdict(const Claim& claim, const ReportFrame& frame) {
  static const std::string open = "cannot be checked";
  return !claim.can_be_checked ? open : claim.reproduced ? frame.holds : frame.fails;
}

Json report_json(const ReportFrame& frame, const ExperimentReport& report, double seconds) {
  Json json = {{"experiment", frame.name},
               {"tables", Json::array()},
               {"claims", Json::array()},
               {"complete", report.complete},
               {"seconds", seconds}};
  for (const ReportTable& table : report.tables) json["tables"].push_back(table_json(table));
  for (const Claim& claim : report.claims) {
    json["claims"].push_back(
        {{"claim", claim.claim}, {"verdict", verdict(claim, frame)}, {"found", claim.found}});
  }
  return json;
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

/// Names machine and date, since times depend on them.
std::string heading(const ReportFrame& frame) {
  utsname machine{};
  const bool is_known = ::uname(&machine) == 0;
  return fmt::format("# {}\n\nMade by `{}` (version {}) on {:%Y-%m-%d}, on {} {} with {} cores.\n\n",
                     with_capital(frame.title), frame.command, version(), fmt::gmtime(std::time(nullptr)),
                     is_known ? machine.sysname : "an unknown system", is_known ? machine.machine : "",
                     std::thread::hardware_concurrency());
}

/// The report as a text file, with its pictures as files beside it.
std::vector<Document> files_of(const std::string& file, const ReportFrame& frame,
                               const ExperimentReport& report) {
  const std::string stem = file.substr(0, file.size() - 3), name = stem.substr(stem.find_last_of('/') + 1);
  std::vector<Document> files;
  std::string text = heading(frame);
  for (const ReportTable& table : report.tables) {
    text += markdown_of(table);
    for (const ReportPicture& picture : table.pictures) {
      const std::string ending = fmt::format("-{}.svg", files.size() + 1);
      files.push_back({stem + ending, draw_panels(drawing_named("svg", ""), "", picture.panels)});
      text += fmt::format("![{0}]({1}{2})\n\n{0}\n\n", picture.caption, name, ending);
    }
  }
  files.push_back({file, text + claims_text(report, frame)});
  return files;
}

}  // namespace

void require_report_name(const std::string& file) {
  if (!file.ends_with(".md")) throw InputError(file, "a report is Markdown; its name ends in .md");
}

Answer answer_of(const ReportFrame& frame, const ExperimentReport& report, double seconds) {
  Answer answer{.verdict = report.complete ? Verdict::yes : Verdict::unknown,
                .json = report_json(frame, report, seconds)};
  for (const ReportTable& table : report.tables) answer.text += markdown_of(table);
  answer.text += claims_text(report, frame);
  answer.text_is_saved = true;
  answer.documents = [frame, report](const std::string& file) { return files_of(file, frame, report); };
  return answer;
}

}  // namespace hamlet::api
