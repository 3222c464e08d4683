#pragma once

#include "hamlet/analyse/reports/experiment.hpp"

namespace hamlet {

/// Base class for experiments: collects tables and claims in a report. Adds nothing once the run must end.
class ReportWriter {
 protected:
  explicit ReportWriter(const Run& run) : run_(run) {}

  void claim(std::string text, bool reproduced, std::string found, ClaimSort sort = ClaimSort::stated) {
    if (!run_.must_end())
      report_.claims.push_back({std::move(text), reproduced, std::move(found), true, sort});
  }
  void cannot_check(std::string text, std::string why, ClaimSort sort = ClaimSort::stated) {
    if (!run_.must_end()) report_.claims.push_back({std::move(text), false, std::move(why), false, sort});
  }
  /// Answers a question that the document asks.
  void answer(std::string question, bool yes, std::string found) {
    claim(std::move(question), yes, std::move(found), ClaimSort::asked);
  }
  /// Reports something on which the document is silent.
  void addition(std::string text, bool holds, std::string found) {
    claim(std::move(text), holds, std::move(found), ClaimSort::addition);
  }
  void add(ReportTable table) {
    if (!run_.must_end()) report_.tables.push_back(std::move(table));
  }
  ExperimentReport finished() {
    report_.complete = !run_.must_end();
    return std::move(report_);
  }

  const Run& run_;
  ExperimentReport report_ = {};
};

}  // namespace hamlet
