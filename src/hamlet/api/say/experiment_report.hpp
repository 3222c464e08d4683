#pragma once

#include <string>
#include <vector>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/api/answer.hpp"

namespace hamlet::api {

/// What a report says of itself.
struct ReportFrame {
  std::string name;     // in JSON
  std::string title;    // above all
  std::string command;  // that made it
  std::string claims = "What the document claims, and what came out";
  std::string holds = "reproduced";
  std::string fails = "differs";
};

/// An InputError if a file of this name is no report.
void require_report_name(const std::string& file);

/// As JSON, as text, and as a file with its pictures beside it ("report.md", "report-1.svg", …).
Answer answer_of(const ReportFrame& frame, const ExperimentReport& report, double seconds);

}  // namespace hamlet::api
