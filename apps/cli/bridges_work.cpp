#include "cli/bridges_work.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "cli/input.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/io/sheet_json.hpp"
#include "hamlet/solve/bridges/count.hpp"
#include "hamlet/solve/bridges/hint.hpp"

namespace hamlet {

namespace {

// A terminal drawing has a few signs for each cell of the grid, islands or not.
constexpr std::int64_t most_cells_shown = 1'000'000;

}  // namespace

bool can_be_shown(const OutputOptions& output, const Sheet& sheet) {
  const BridgesGrid& grid = sheet.bridges().puzzle.grid();
  if (std::int64_t{grid.rows} * grid.cols <= most_cells_shown) return true;
  output.say(fmt::format(
      "a grid of {} rows and {} columns is too large to show here; '-o FILE' or '--json' saves it", grid.rows,
      grid.cols));
  return false;
}

Options BridgesOptions::options() {
  Options all = options_without_drawn();
  all.push_back(
      {"--drawn", "", "of a bridges puzzle: keep the bridges that are drawn on it already", &drawn_});
  return all;
}

Options BridgesOptions::options_without_drawn() {
  return {{"--k", "K",
           "of a bridges puzzle: the most bridges between a pair (default: as the puzzle says, else 2)",
           &k_}};
}

BridgesTask BridgesOptions::task(Sheet sheet, std::string_view command) const {
  if (sheet.is_path())
    throw InputError(std::string(command),
                     fmt::format("this is a path puzzle, and '{}' is for bridges puzzles", command));
  if (!k_.empty()) {
    const auto k = whole_number(k_, "--k", 1);
    if (k > most_demand)
      throw InputError("--k", fmt::format("{} is too large; {} is the most", k_, most_demand));
    sheet.bridges().puzzle = with_k(sheet.bridges().puzzle, static_cast<int>(k));
  }
  BridgesTask task{.sheet = std::move(sheet), .bounds = {}};
  if (drawn_) {
    const auto& drawn = task.sheet.bridges().solution;
    DrawnBounds known = bounds_of(task.puzzle(), drawn ? *drawn : std::vector<Bridge>{});
    if (known.violation)
      throw InputError("--drawn", "what is drawn breaks the rules: " + known.violation->sentence);
    task.bounds = std::move(known.bounds);
  } else {
    task.bounds = open_bounds(Network(task.puzzle()));
  }
  return task;
}

void BridgesOptions::require_none() const {
  if (!k_.empty()) throw InputError("--k", "it is for bridges puzzles, and this is a path puzzle");
  if (drawn_) throw InputError("--drawn", "it is for bridges puzzles, and this is a path puzzle");
}

nlohmann::ordered_json net_json(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net) {
  auto bridges = nlohmann::ordered_json::array();
  for (const auto& [a, b, n] : net) {
    bridges.push_back(
        {{"a", cell_json(puzzle.islands()[a].cell)}, {"b", cell_json(puzzle.islands()[b].cell)}, {"n", n}});
  }
  return bridges;
}

nlohmann::ordered_json islands_json(const BridgesPuzzle& puzzle, const std::vector<Vertex>& islands) {
  auto cells = nlohmann::ordered_json::array();
  for (const Vertex v : islands) cells.push_back(cell_json(puzzle.islands()[v].cell));
  return cells;
}

Sheet sheet_with(Sheet sheet, const std::vector<Bridge>& net) {
  sheet.bridges().solution = net;
  return sheet;
}

std::vector<Sheet> sheets_with(const Sheet& sheet, const std::vector<std::vector<Bridge>>& nets) {
  std::vector<Sheet> solved;
  for (const auto& net : nets) solved.push_back(sheet_with(sheet, net));
  return solved;
}

void show_nets_over_one_another(const OutputOptions& output, const Sheet& sheet,
                                const std::vector<std::vector<Bridge>>& nets) {
  if (nets.empty() || !can_be_shown(output, sheet)) return;
  output.show_over_one_another(sheets_with(sheet, nets));
}

}  // namespace hamlet
