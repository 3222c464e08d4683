#pragma once

#include <string>
#include <vector>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/api/answer.hpp"

namespace hamlet::api {

/// The fixed texts of a report.
struct ReportFrame {
  std::string name;     // its key in JSON
  std::string title;    // the heading
  std::string command;  // the command line that made it
  std::string claims = "What the document claims, and what came out";
  std::string holds = "reproduced";
  std::string fails = "differs";
};

/// Throws an InputError if this cannot be a report's name.
void require_report_name(const std::string& file);

/// As JSON, text, and a file with its pictures beside it ("report.md", "report-1.svg", …).
Answer answer_of(const ReportFrame& frame, const ExperimentReport& report, double seconds);

}  // namespace hamlet::api
