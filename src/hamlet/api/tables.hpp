#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/text/json.hpp"

namespace hamlet::api {

/// What can be chosen from, in words: for help, menus and pages.
struct TableRow {
  std::string name;
  std::string summary;
  std::string usage = {};      // as help shows it, if that is not the name
  Json more = Json::object();  // further fields for programs
};

struct Table {
  std::string_view name;  // "solvers"
  std::vector<TableRow> rows;
};

/// All tables: boards, formats, kinds, marks, solvers, counters, orders, drawings, scores, rules, shapes,
/// experiments.
std::vector<Table> tables();

/// The names of boards, and of kinds that stand for one, up to where a size is typed: "knight:", "leaper-".
std::vector<std::string> board_starts();

}  // namespace hamlet::api
