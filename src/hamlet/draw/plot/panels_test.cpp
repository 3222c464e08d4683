#include "hamlet/draw/plot/panels.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <limits>

#include "hamlet/draw/golden_test_help.hpp"
#include "hamlet/draw/plot/heat_map.hpp"
#include "hamlet/draw/plot/line_plot.hpp"
#include "hamlet/draw/plot/scatter_plot.hpp"
#include "hamlet/draw/plot/sheet_panel.hpp"

namespace hamlet {
namespace {

using testing::HasSubstr;
using testing::Not;

const Drawing& svg() { return drawing_named("svg", ""); }

TEST(Panels, AHeatMapBesideAScatterPlotGolden) {
  const Board board = make_board({.name = "hex:2"});
  const std::vector<double> values = {1, 2, 3, 4.5, 5, 6, 7};
  const ScatterPlot plot{
      .title = "both",
      .across = "one",
      .up = "other",
      .points = {{1, 5}, {2, 4}, {3, 4}, {4, 1}, {3, 4}, {1, 5}, {1, 5}, {1, 4.9}, {1, 4.9}},
      .line = {{-1.2, 6.5}},
      .note = "r = -0.9"};
  expect_golden("panels.svg",
                draw_panels(svg(), "hex:2", {heat_map("one", board, values), scatter_plot(plot)}));
}

TEST(Panels, AHeatMapInColoursGolden) {
  const Board board = make_board({.name = "king:5x6"});
  std::vector<double> values;
  for (Vertex v = 0; v < board.size(); ++v) values.push_back(v);
  expect_golden("heat-map.svg", draw_panels(svg(), "", {heat_map("a ramp", board, values, Ramp::colour)}));
}

TEST(Panels, SeriesThatGrowGolden) {
  const double unknown = std::numeric_limits<double>::infinity();
  const LinePlot plot{.title = "growth",
                      .across = "cells",
                      .series = {{"counted", {{20, 2.2}, {25, 4.1}, {30, unknown}}, false},
                                 {"drawn", {{25, 3}, {36, 7}}},
                                 {"at most", {{25, 20.3}, {36, 29.6}, {49, 40.6}}},
                                 {"at least", {{25, 0}, {36, 0.1}, {49, 0.2}}},
                                 {"above", {{25, 30}, {49, 60}}},
                                 {"below", {{25, 10}, {49, 15}}}},
                      .note = "one is not known"};
  expect_golden("line-plot.svg", draw_panels(svg(), "", {line_plot(plot)}));
}

TEST(Panels, AxesNameRoundPowersOfTen) {
  const LinePlot plot{.title = "", .across = "", .series = {{"", {{1, -3}, {2, 123}}}}};
  const std::string picture = draw_panels(svg(), "", {line_plot(plot)});
  for (const char* label : {">10⁰<", ">10²⁰<", ">10¹²⁰<"}) EXPECT_THAT(picture, HasSubstr(label));
  const LinePlot empty{.title = "", .across = "", .series = {{"none", {}}}};
  EXPECT_THAT(draw_panels(svg(), "", {line_plot(empty)}), HasSubstr("none"));
}

TEST(Panels, FourSheetsTwoByTwoGolden) {
  const Board board = make_board({.name = "hex:2"});
  const PathSheet puzzle{.board = board, .puzzle = {.graph = board.graph(), .clues = {{0, 1}, {3, 7}}}};
  PathSheet solved = puzzle;
  solved.solution = visits_of({0, 1, 4, 6, 5, 2, 3});
  const Board large = make_board({.name = "square:10x12"});
  const Sheet larger = sheet_of(PathSheet{.board = large, .puzzle = {.graph = large.graph()}});
  expect_golden("panels-sheets.svg",
                draw_panels(svg(), "",
                            {sheet_panel("", sheet_of(puzzle)), sheet_panel("", sheet_of(solved)),
                             sheet_panel("", larger), sheet_panel("", larger, {}, 3)}));
}

TEST(Panels, AMapOutlivesItsBoard) {
  const std::vector<double> values = {1, 2, 3, 4};
  const Panel map = heat_map("", make_board({.name = "square:2x2"}), values);
  EXPECT_THAT(draw_panels(svg(), "", {map}), HasSubstr(">4<"));
}

TEST(Panels, EveryDrawingThatPaintsDrawsThem) {
  const Board board = make_board({.name = "petersen:5,2"});
  const std::vector<double> values(board.size(), 1);
  for (const Drawing* drawing : drawings()) {
    if (!drawing->paint) continue;
    EXPECT_FALSE(draw_panels(*drawing, "", {heat_map("", board, values)}).empty()) << drawing->name;
  }
}

TEST(Panels, PointsThatCoincideAreCounted) {
  ScatterPlot plot{.title = "", .across = "", .up = "", .points = {{1, 0.5}, {2, 0.7}}};
  EXPECT_THAT(draw_panels(svg(), "", {scatter_plot(plot)}), Not(HasSubstr("coincide")));
  plot.points.insert(plot.points.end(), 24, {2, 0.7});
  const std::string picture = draw_panels(svg(), "", {scatter_plot(plot)});
  EXPECT_THAT(picture, HasSubstr(">25<"));
  EXPECT_THAT(picture, HasSubstr("coincide"));
}

TEST(Panels, AxesOfPointsHaveRoundTicks) {
  const ScatterPlot plot{.title = "", .across = "", .up = "", .points = {{0.113, 5}, {0.187, 1234}}};
  const std::string picture = draw_panels(svg(), "", {scatter_plot(plot)});
  for (const char* label : {">0.12<", ">0.14<", ">0.18<", ">200<", ">1200<"})
    EXPECT_THAT(picture, HasSubstr(label));
}

TEST(Panels, CountsAreWrittenInFull) {
  const Board board = make_board({.name = "square:1x2"});
  const std::vector<double> values = {7094, 12345};
  const ScatterPlot plot{.title = "", .across = "", .up = "", .points = {{7094, 1}, {12345, 7094123}}};
  const std::string picture = draw_panels(svg(), "", {heat_map("", board, values), scatter_plot(plot)});
  for (const char* said : {">7094<", ">12345<", "light 7094 – dark 12345", ">2·10⁶<"})
    EXPECT_THAT(picture, HasSubstr(said));
  EXPECT_THAT(picture, Not(HasSubstr("e+")));
}

TEST(Panels, EachLineOfANoteStandsOnItsOwn) {
  const ScatterPlot plot{.title = "", .across = "", .up = "", .points = {{1, 1}}, .note = "one\nother"};
  const std::string picture = draw_panels(svg(), "", {scatter_plot(plot)});
  EXPECT_THAT(picture, HasSubstr(">one<"));
  EXPECT_THAT(picture, HasSubstr(">other<"));
}

TEST(Panels, WhatIsTheSameEverywhereIsSaidToBe) {
  const Board board = make_board({.name = "square:2x2"});
  const std::vector<double> values = {3, 3, 3 + 1e-15, 3};
  EXPECT_THAT(draw_panels(svg(), "", {heat_map("", board, values)}), HasSubstr("3 everywhere"));
}

TEST(Panels, WhatIsNotKnownIsLeftOut) {
  const double unknown = std::numeric_limits<double>::quiet_NaN();
  const Board board = make_board({.name = "square:1x2"});
  const std::vector<double> values = {unknown, 2};
  const ScatterPlot plot{.title = "", .across = "", .up = "", .points = {{unknown, 1}}};
  const std::string picture = draw_panels(svg(), "", {heat_map("", board, values), scatter_plot(plot)});
  EXPECT_THAT(picture, HasSubstr("2 everywhere"));
  EXPECT_THAT(picture, Not(HasSubstr("\"nan")));
}

}  // namespace
}  // namespace hamlet
