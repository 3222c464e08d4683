#include "hamlet/api/say/experiment_report.hpp"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sys/utsname.h>

#include <algorithm>
#include <ctime>
#include <thread>

#include "hamlet/api/say/report_table.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet::api {

namespace {

std::string with_capital(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

/// Claims of one sort with one verdict, under a heading.
struct FindingGroup {
  ClaimSort sort;
  Verdict verdict;
  const char* heading;
  const char* word;  // in JSON
};

/// What fails comes first: it is what a reader did not know.
constexpr FindingGroup groups[] = {
    {ClaimSort::stated, Verdict::no, "Does not hold", "differs"},
    {ClaimSort::stated, Verdict::yes, "Holds", "reproduced"},
    {ClaimSort::stated, Verdict::unknown, "Cannot be checked", "cannot be checked"},
    {ClaimSort::asked, Verdict::yes, "Its questions: yes", "yes"},
    {ClaimSort::asked, Verdict::no, "Its questions: no", "no"},
    {ClaimSort::asked, Verdict::unknown, "Its questions, not answered here", "not answered here"},
    {ClaimSort::addition, Verdict::yes, "Found here", "yes"},
    {ClaimSort::addition, Verdict::no, "Tried here, and not so", "no"},
    {ClaimSort::addition, Verdict::unknown, "Not decided", "not decided"},
};

Verdict verdict(const Claim& claim) {
  return !claim.can_be_checked ? Verdict::unknown : claim.reproduced ? Verdict::yes : Verdict::no;
}

bool is_in(const Claim& claim, const FindingGroup& group) {
  return claim.sort == group.sort && verdict(claim) == group.verdict;
}

const FindingGroup& group_of(const Claim& claim) {
  return *std::ranges::find_if(groups, [&](const FindingGroup& group) { return is_in(claim, group); });
}

std::size_t count_of(const ExperimentReport& report, ClaimSort sort, Verdict wanted) {
  return static_cast<std::size_t>(std::ranges::count_if(
      report.claims, [&](const Claim& claim) { return claim.sort == sort && verdict(claim) == wanted; }));
}

const char* word_for(ClaimSort sort) {
  switch (sort) {
    case ClaimSort::stated:
      return "stated";
    case ClaimSort::asked:
      return "asked";
    case ClaimSort::addition:
      break;
  }
  return "addition";
}

Json report_json(const ReportFrame& frame, const ExperimentReport& report, double seconds) {
  Json json = {{"experiment", frame.name},
               {"tables", Json::array()},
               {"claims", Json::array()},
               {"complete", report.complete},
               {"seconds", seconds}};
  for (const ReportTable& table : report.tables) json["tables"].push_back(table_json(table));
  for (const Claim& claim : report.claims) {
    json["claims"].push_back({{"claim", claim.claim},
                              {"sort", word_for(claim.sort)},
                              {"verdict", group_of(claim).word},
                              {"found", claim.found}});
  }
  return json;
}

/// One sentence that counts the findings.
std::string abstract_of(const ExperimentReport& report) {
  using enum ClaimSort;
  const std::size_t holds = count_of(report, stated, Verdict::yes),
                    fails = count_of(report, stated, Verdict::no),
                    open = count_of(report, stated, Verdict::unknown),
                    asked_in_all =
                        static_cast<std::size_t>(std::ranges::count(report.claims, asked, &Claim::sort)),
                    answered = asked_in_all - count_of(report, asked, Verdict::unknown),
                    added =
                        static_cast<std::size_t>(std::ranges::count(report.claims, addition, &Claim::sort));
  std::vector<std::string> parts;
  if (holds + fails + open > 0)
    parts.push_back(fmt::format("Of the document's {} claims, {} hold, {} do not, and {} cannot be checked.",
                                holds + fails + open, holds, fails, open));
  if (asked_in_all > 0)
    parts.push_back(fmt::format("{} of its {} questions {} answered here.", answered, asked_in_all,
                                answered == 1 ? "is" : "are"));
  if (added > 0 && asked_in_all + holds + fails + open > 0)
    parts.push_back(fmt::format("{} {} new.", added, added == 1 ? "finding is" : "findings are"));
  return fmt::format("{}", fmt::join(parts, " "));
}

/// The claim as a sentence or question, and what was found as another.
std::string finding_line(const Claim& claim) {
  return fmt::format("- {}{} *{}.*\n", with_capital(claim.claim), claim.sort == ClaimSort::asked ? "" : ".",
                     with_capital(claim.found));
}

std::string findings_text(const ExperimentReport& report) {
  std::string text;
  if (const std::string abstract = abstract_of(report); !abstract.empty()) text += abstract + "\n\n";
  const bool has_several_sorts = std::ranges::any_of(report.claims, [&](const Claim& claim) {
    return claim.sort != report.claims.front().sort || verdict(claim) != verdict(report.claims.front());
  });
  for (const FindingGroup& group : groups) {
    if (std::ranges::none_of(report.claims, [&](const Claim& claim) { return is_in(claim, group); }))
      continue;
    if (has_several_sorts) text += fmt::format("**{}**\n\n", group.heading);
    for (const Claim& claim : report.claims) {
      if (is_in(claim, group)) text += finding_line(claim);
    }
    text += "\n";
  }
  if (!report.complete) text += "unknown: a limit was reached before the end\n\n";
  return text;
}

std::string heading(const ReportFrame& frame) {
  std::string text = fmt::format("# {}\n\n", with_capital(frame.title));
  if (!frame.source.empty()) text += fmt::format("The document: {}.\n\n", frame.source);
  return text;
}

/// Names machine and date, since times depend on them.
std::string origin(const ReportFrame& frame) {
  utsname machine{};
  const bool is_known = ::uname(&machine) == 0;
  return fmt::format("Made by `{}` (version {}) on {:%Y-%m-%d}, on {} {} with {} cores.\n", frame.command,
                     version(), fmt::gmtime(std::time(nullptr)),
                     is_known ? machine.sysname : "an unknown system", is_known ? machine.machine : "",
                     std::thread::hardware_concurrency());
}

/// The files of a report: the text, its pictures, and the lists that nobody reads but to verify them.
class ReportFiles {
 public:
  ReportFiles(const std::string& file, const ReportFrame& frame, const ExperimentReport& report)
      : stem_(file.substr(0, file.size() - 3)), name_(stem_.substr(stem_.find_last_of('/') + 1)) {
    std::string text = heading(frame) + findings_text(report);
    if (!report.tables.empty()) text += "## Tables and pictures\n\n";
    for (const ReportTable& table : report.tables) text += section(table);
    files_.push_back({file, text + origin(frame)});
    if (!lists_.empty()) files_.push_back({stem_ + "-lists.txt", lists_});
  }
  std::vector<Document> take() { return std::move(files_); }

 private:
  std::string section(const ReportTable& table) {
    std::string text = fmt::format("<details><summary>{}</summary>\n\n", with_capital(table.title));
    text += table_and_note(table);
    if (!table.listing.empty()) {
      text += fmt::format("The list is in [{0}-lists.txt]({0}-lists.txt).\n\n", name_);
      lists_ += fmt::format("{}{}\n\n{}\n", lists_.empty() ? "" : "\n", table.title,
                            fmt::join(table.listing, "\n"));
    }
    for (const ReportPicture& picture : table.pictures) {
      const std::string ending = fmt::format("-{}.svg", ++pictures_);
      files_.push_back({stem_ + ending, draw_panels(drawing_named("svg", ""), "", picture.panels)});
      text += fmt::format("![{0}]({1}{2})\n\n{0}\n\n", picture.caption, name_, ending);
    }
    return text + "</details>\n\n";
  }

  std::string stem_, name_, lists_;
  int pictures_ = 0;
  std::vector<Document> files_;
};

}  // namespace

void require_report_name(const std::string& file) {
  if (!file.ends_with(".md")) throw InputError(file, "a report is Markdown; its name ends in .md");
}

Answer answer_of(const ReportFrame& frame, const ExperimentReport& report, double seconds) {
  Answer answer{.verdict = report.complete ? Verdict::yes : Verdict::unknown,
                .json = report_json(frame, report, seconds)};
  answer.text = findings_text(report);
  for (const ReportTable& table : report.tables) answer.text += markdown_of(table);
  answer.text_is_saved = true;
  answer.documents = [frame, report](const std::string& file) {
    return ReportFiles(file, frame, report).take();
  };
  return answer;
}

}  // namespace hamlet::api
