#include "hamlet/api/tables.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/draw/book/words/language.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/make/picture/named_shape.hpp"
#include "hamlet/puzzle/kind.hpp"
#include "hamlet/puzzle/mark.hpp"
#include "hamlet/solve/bridges/ladder/deduction.hpp"
#include "hamlet/solve/bridges/solver.hpp"
#include "hamlet/solve/path/count/counter.hpp"
#include "hamlet/solve/path/ladder/deduction.hpp"
#include "hamlet/solve/path/solver.hpp"
#include "hamlet/solve/path/walk/order.hpp"

namespace hamlet::api {

namespace {

/// A table whose rows have only a name and a summary.
template <class Records>
Table plain(std::string_view name, const Records& records) {
  Table table{name, {}};
  for (const auto* record : records)
    table.rows.push_back({std::string(record->name), std::string(record->summary)});
  return table;
}

Table boards() {
  Table table{"boards", {}};
  for (const BoardFamily* family : board_families()) {
    std::string usage(family->usage);
    if (!family->alias.empty()) usage += fmt::format(" (also {}:)", family->alias);
    table.rows.push_back(
        {std::string(family->name),
         std::string(family->summary),
         usage,
         {{"usage", family->usage}, {"example", family->example}, {"alias", family->alias}}});
  }
  table.rows.push_back({"graph", "the graph of a file in one of the graph formats", "graph:FILE"});
  return table;
}

Table all_formats() {
  Table table{"formats", {}};
  for (const Format* format : formats()) {
    const bool reads = format->read != nullptr, writes = format->write != nullptr;
    const char* const can = reads && writes ? "reads and writes" : reads ? "reads" : "writes";
    table.rows.push_back({std::string(format->name),
                          fmt::format("{} {}", can, format->summary),
                          fmt::format("{:<10} {}", format->name, format->ending),
                          {{"ending", format->ending}, {"reads", reads}, {"writes", writes}}});
  }
  return table;
}

Table kinds() {
  Table table{"kinds", {}};
  for (const PuzzleKind* kind : puzzle_kinds()) {
    std::vector<std::string_view> also(kind->aliases.begin(), std::ranges::find(kind->aliases, ""));
    table.rows.push_back({std::string(kind->name),
                          std::string(kind->summary),
                          also.empty() ? "" : fmt::format("{} (also {})", kind->name, fmt::join(also, ", ")),
                          {{"aliases", also},
                           {"rules", kind->rules},
                           {"example", kind->example},
                           {"bridges", kind->is_bridges},
                           {"board", kind->board}}});
  }
  return table;
}

Table solvers() {
  Table table = plain("solvers", path::solvers());
  for (TableRow& row : table.rows) row.more = {{"for", "paths"}};
  for (const bridges::Solver* solver : bridges::solvers())
    table.rows.push_back(
        {std::string(solver->name), "bridges: " + std::string(solver->summary), "", {{"for", "bridges"}}});
  return table;
}

Table orders() {
  Table table{"orders", {}};
  for (const path::MoveOrder* order : path::move_orders())
    table.rows.push_back({std::string(order->name), std::string(order->summary), std::string(order->usage)});
  table.rows.push_back(
      {"ORDER+ORDER", "moves that are equal for the first are put in order by the second, and so on"});
  return table;
}

Table all_drawings() {
  Table table = plain("drawings", drawings());
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const Drawing* const drawing = drawings()[i];
    table.rows[i].usage = fmt::format("{:<10} {}", drawing->name, drawing->ending);
    table.rows[i].more = {{"ending", drawing->ending}};
  }
  return table;
}

Table all_languages() {
  Table table{"languages", {}};
  for (const Language* language : languages()) {
    std::vector<std::string_view> also(language->aliases.begin(), std::ranges::find(language->aliases, ""));
    table.rows.push_back({std::string(language->name),
                          fmt::format("all that a booklet prints (also {})", fmt::join(also, ", ")),
                          "",
                          {{"aliases", also}}});
  }
  return table;
}

Table rules() {
  Table table{"rules", {}};
  const auto add = [&](const auto& rule, const char* puzzles) {
    table.rows.push_back({std::string(rule.name),
                          std::string(rule.summary),
                          fmt::format("{} {} (level {})", puzzles, rule.name, static_cast<int>(rule.level)),
                          {{"for", puzzles}, {"level", static_cast<int>(rule.level)}}});
  };
  for (const path::Deduction* rule : path::deductions()) add(*rule, "paths");
  for (const bridges::Deduction* rule : bridges::deductions()) add(*rule, "bridges");
  return table;
}

Table shapes() {
  Table table{"shapes", {}};
  for (const NamedShape& shape : named_shapes())
    table.rows.push_back({std::string(shape.name), std::string(shape.summary)});
  return table;
}

}  // namespace

std::vector<Table> tables() {
  return {boards(),
          all_formats(),
          kinds(),
          plain("marks", mark_rules()),
          solvers(),
          plain("counters", path::counters()),
          orders(),
          all_drawings(),
          all_languages(),
          plain("scores", cell_scores()),
          rules(),
          shapes(),
          plain("experiments", experiments())};
}

std::vector<std::string> board_starts() {
  std::vector<std::string> starts = {"graph:"};
  for (const BoardFamily* family : board_families()) {
    const std::string_view example = family->example;
    const std::size_t end = example.find_first_of(":-");
    starts.emplace_back(example.substr(0, end == std::string_view::npos ? end : end + 1));
  }
  const auto add = [&](std::string_view name) {
    const std::string start = std::string(name) + ":";
    if (!name.empty() && std::ranges::find(starts, start) == starts.end()) starts.push_back(start);
  };
  for (const BoardFamily* family : board_families()) add(family->alias);
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->board.empty()) continue;
    add(kind->name);
    for (std::string_view alias : kind->aliases) add(alias);
  }
  return starts;
}

}  // namespace hamlet::api
