#include "hamlet/analyse/statistics/correlation_table.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "hamlet/analyse/space/puzzle_symmetries.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {
namespace {

PathSheet sheet_on(const std::string& name) {
  PathSheet sheet{.board = make_board({.name = name}), .puzzle = {}};
  sheet.puzzle.graph = sheet.board.graph();
  sheet.puzzle.shape = sheet.board.shape();
  return sheet;
}

std::vector<CorrelationRow> table_of(const std::string& name) {
  const PathSheet sheet = sheet_on(name);
  const auto images = puzzle_symmetries(sheet).images;
  std::vector<MeasuredScore> scores;
  for (const CellScore* score : cell_scores())
    scores.push_back({score, *score->measure(sheet.board.graph(), {.symmetries = images}, {})});
  const SolutionSpace space = solution_space(sheet, {}, {});
  const CellFigure starts[] = {figure("paths-from", space, "")};
  return correlation_table(scores, starts, Orbits(sheet.board.size(), images));
}

const Coefficient& of(const std::vector<CorrelationRow>& rows, std::string_view measure) {
  for (const CorrelationRow& row : rows) {
    if (row.measure == measure) return *row.cells.pearson;
  }
  throw std::out_of_range(std::string(measure));
}

TEST(CorrelationTable, IsTableSevenToTheLastDigit) {
  std::ifstream file(HAMLET_SOURCE "/../shared/reference/table7.csv");
  if (!file) GTEST_SKIP() << "the reference table ../shared/reference/table7.csv is not on this machine";
  std::map<std::string, std::vector<CorrelationRow>> known;
  std::string line;
  std::getline(file, line);
  int rows = 0;
  while (std::getline(file, line)) {
    std::vector<std::string> fields;
    std::istringstream text(line);
    for (std::string field; std::getline(text, field, ',');) fields.push_back(field);
    const std::string board = "diplomatico:" + fields[0] + "x" + fields[1];
    if (!known.contains(board)) known[board] = table_of(board);
    const Coefficient& found = of(known[board], fields[2]);
    EXPECT_EQ(fmt::format("{:.6f}", found.r), fields[3]) << line;
    EXPECT_EQ(fmt::format("{:.6g}", found.p), fields[4]) << line;
    if (fields.size() > 9 && !fields[8].empty()) {
      const Coefficient& of_document = of(known[board], "eigenvector-20");
      EXPECT_EQ(fmt::format("{:.6f}", of_document.r), fields[8]) << line;
      EXPECT_EQ(fmt::format("{:.6f}", of_document.p), fields[9]) << line;
    }
    ++rows;
  }
  EXPECT_EQ(rows, 16);
}

TEST(CorrelationTable, SymmetricCellsAreOneValue) {
  for (const CorrelationRow& row : table_of("diplomatico:4x5")) {
    EXPECT_EQ(row.cells.values, 20u);
    EXPECT_EQ(row.classes.values, 6u);
    EXPECT_GT(row.classes.pearson->p, row.cells.pearson->p) << row.measure;
  }
}

TEST(CorrelationTable, KnowsItsFigures) {
  const PathSheet sheet = sheet_on("square:3x3");
  const SolutionSpace space = solution_space(sheet, {}, {});
  for (std::string_view name : figure_names()) EXPECT_EQ(figure(name, space, "").values.size(), 9u);
  EXPECT_EQ(figure("paths-from", space, "").values, figure("paths-to", space, "").values);
  EXPECT_THROW(figure("paths-form", space, "with"), InputError);
}

}  // namespace
}  // namespace hamlet
