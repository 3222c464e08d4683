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

/// Panels side by side, with a caption below.
struct ReportPicture {
  std::string caption;
  std::vector<Panel> panels;
};

/// A section of a report: a table, a note on how to read it, and pictures.
struct ReportTable {
  std::string title;
  std::vector<std::string> columns = {};  // empty: this section has no table
  std::vector<std::vector<Figure>> rows = {};
  std::string note = {};                  // a sentence below the table
  std::vector<std::string> listing = {};  // lines to be verified rather than read
  std::vector<ReportPicture> pictures = {};
};

/// Who raised a point.
enum class ClaimSort : std::uint8_t {
  stated,    // the document states it
  asked,     // the document asks it, or leaves it as future work
  addition,  // the document is silent
};

/// A claim of a document, and the result here.
struct Claim {
  std::string claim;
  bool reproduced = false;
  std::string found;  // the result; if it differs, how; if it cannot be checked, why
  bool can_be_checked = true;
  ClaimSort sort = ClaimSort::stated;
};

struct ExperimentReport {
  std::vector<ReportTable> tables;
  std::vector<Claim> claims;
  bool complete = true;  // false if the run had to end first
};

/// A reproduction of a document's experiment. To add one, write a file in experiments/ and add its name to
/// the list in src/hamlet/CMakeLists.txt.
struct Experiment {
  std::string_view name;
  std::string_view summary;
  std::string_view source;  // authors, title, where and when it was published
  ExperimentReport (*run)(const Run& run) = nullptr;
};

std::span<const Experiment* const> experiments();

/// Returns the experiment with this name. Throws InputError, with the nearest name, if there is none.
const Experiment& experiment(std::string_view name, std::string_view where);

}  // namespace hamlet
