#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/draw/plot/panels.hpp"

namespace hamlet {

using Figure = std::variant<std::string, std::int64_t, double>;

/// Panels side by side, under which the caption says what they show.
struct ReportPicture {
  std::string caption;
  std::vector<Panel> panels;
};

/// A part of a report: a table, what it is to be read with, and pictures of the same matter.
struct ReportTable {
  std::string title;
  std::vector<std::string> columns = {};  // none: there is no table here
  std::vector<std::vector<Figure>> rows = {};
  std::string note = {};                  // a sentence beneath
  std::vector<std::string> listing = {};  // lines to be checked rather than read
  std::vector<ReportPicture> pictures = {};
};

/// What a document says, and what came out here.
struct Claim {
  std::string claim;
  bool reproduced = false;
  std::string found;  // what came out; if it differs, by what; if it cannot be checked, why
  bool can_be_checked = true;
};

struct ExperimentReport {
  std::vector<ReportTable> tables;
  std::vector<Claim> claims;
  bool complete = true;  // false if the run had to end first
};

/// A document's experiment, done again. A new one is a file in experiments/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct Experiment {
  std::string_view name;
  std::string_view summary;
  ExperimentReport (*run)(const Run& run) = nullptr;
};

std::span<const Experiment* const> experiments();

/// The experiment of a name; otherwise an InputError that suggests the nearest.
const Experiment& experiment(std::string_view name, std::string_view where);

}  // namespace hamlet
