#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

inline const Format& format(std::string_view name) { return format_named(name, "test"); }

inline Sheet read_one(std::string_view name, std::string_view text) {
  auto sheets = format(name).read(text, MemoryBudget{});
  EXPECT_EQ(sheets.size(), 1U) << text;
  return sheets.at(0);
}

inline std::string write_one(std::string_view name, const Sheet& sheet) {
  return write_sheets(format(name), std::span(&sheet, 1));
}

/// Returns the error for a text, "place: sentence", or an empty string.
inline std::string complaint(std::string_view name, std::string_view text) {
  try {
    format(name).read(text, MemoryBudget{});
    return "";
  } catch (const InputError& error) {
    return error.what();
  }
}

inline std::string refusal(std::string_view name, const Sheet& sheet) {
  try {
    write_one(name, sheet);
    return "";
  } catch (const InputError& error) {
    return error.what();
  }
}

/// A bad text and how its error begins.
struct BadText {
  std::string text;
  std::string complaint;
};

inline void expect_complaints(std::string_view name, const std::vector<BadText>& table) {
  for (const auto& [text, expected] : table) {
    EXPECT_TRUE(format(name).recognises(text)) << text;
    EXPECT_THAT(complaint(name, text), testing::StartsWith(expected)) << text;
  }
}

inline Sheet without_solution(Sheet sheet) {
  sheet.remove_solution();
  return sheet;
}

inline Sheet bridges_sheet(BridgesGrid grid, std::optional<std::vector<Bridge>> solution = {}) {
  return sheet_of(BridgesSheet{BridgesPuzzle(std::move(grid)), std::move(solution)});
}

inline Sheet path_sheet_on(BoardRequest request, std::vector<std::pair<Cell, Step>> numbers = {}) {
  PathSheet sheet{make_board(request), {}};
  sheet.puzzle.graph = sheet.board.graph();
  for (const auto& [cell, step] : numbers)
    sheet.puzzle.clues.push_back({sheet.board.vertex_of(cell, "test"), step});
  return sheet_of(std::move(sheet));
}

/// Puzzles that only our own formats can hold, each because of one property.
inline std::vector<Sheet> bridges_that_few_hold() {
  const BridgesGrid plain{.rows = 1, .cols = 3, .islands = {{{1, 1}, 1}, {{1, 3}, 1}}};
  BridgesGrid eight = plain, forbidden = plain, shaped = plain;
  eight.eight = true;
  forbidden.forbidden = {{{1, 1}, {1, 3}}};
  shaped.cols = 4;
  shaped.blocked = {{1, 4}};
  return {bridges_sheet(eight), bridges_sheet(forbidden), bridges_sheet(shaped)};
}

inline std::vector<Sheet> paths_that_few_hold(const std::string& board) {
  const Sheet plain = path_sheet_on({.name = board});
  std::vector<Sheet> sheets(4, plain);
  sheets[0].path().puzzle.closed = true;
  sheets[1].path().puzzle.diamonds = {{0, plain.path().board.graph().out(0)[0]}};
  sheets[2].path().puzzle.marks = {{&mark_rule("odd", "test"), {0}}};
  sheets[3] = path_sheet_on({.name = "knight:5x5", .wrap = Wrap::torus});
  return sheets;
}

}  // namespace hamlet
