#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/text/json.hpp"

namespace hamlet::api {

/// The values that can be chosen, described for help, menus and pages.
struct TableRow {
  std::string name;
  std::string summary;
  std::string usage = {};      // how help shows it, if not by its name
  Json more = Json::object();  // further fields for programs
};

struct Table {
  std::string_view name;  // "solvers"
  std::vector<TableRow> rows;
};

/// All tables: boards, formats, kinds, marks, solvers, counters, orders, drawings, languages, scores,
/// rules, shapes, experiments.
std::vector<Table> tables();

/// The names of boards, and of kinds that stand for a board, up to where the size begins: "knight:",
/// "leaper-".
std::vector<std::string> board_starts();

}  // namespace hamlet::api
