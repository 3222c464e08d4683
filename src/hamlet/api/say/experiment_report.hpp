#pragma once

#include <string>
#include <vector>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/api/answer.hpp"

namespace hamlet::api {

/// The fixed texts of a report.
struct ReportFrame {
  std::string name;         // its key in JSON
  std::string title;        // the heading
  std::string command;      // the command line that made it
  std::string source = {};  // the document; empty if the report is about none
};

/// Throws an InputError if this cannot be a report's name.
void require_report_name(const std::string& file);

/// As JSON, text, and a file with its pictures and long lists beside it ("report.md", "report-1.svg",
/// "report-lists.txt", …). The findings come first, and the tables of the file are folded.
Answer answer_of(const ReportFrame& frame, const ExperimentReport& report, double seconds);

}  // namespace hamlet::api
