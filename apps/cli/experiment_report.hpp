#pragma once

#include <string>
#include <vector>

#include "cli/output.hpp"
#include "hamlet/analyse/experiment.hpp"

namespace hamlet {

/// What a report says of itself.
struct ReportFrame {
  std::string name;     // in JSON
  std::string title;    // above all
  std::string command;  // that made it
  std::string claims = "What the document claims, and what came out";
  std::string holds = "reproduced";
  std::string fails = "differs";
};

/// Refuses, before the work is done, a file that is no report or cannot be written; also those that are
/// written besides.
void require_can_save_report(const OutputOptions& output, std::vector<std::string> other_files = {});

/// As a file with its pictures beside it ("report.md", "report-1.svg", …), as JSON, or printed. The exit
/// code.
int show_report(const OutputOptions& output, const ReportFrame& frame, const ExperimentReport& report,
                double seconds);

}  // namespace hamlet
