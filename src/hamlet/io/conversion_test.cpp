#include <map>
#include <set>

#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

Sheet random_graph_sheet(Rng& rng, bool directed, bool named) {
  const auto n = static_cast<Vertex>(1 + rng.below(12));
  std::vector<Edge> edges;
  for (Vertex a = 0; a < n; ++a) {
    for (Vertex b = 0; b < n; ++b) {
      if (a != b && rng.below(3) == 0) edges.push_back({a, b});
    }
  }
  std::vector<std::string> names;
  for (Vertex v = 0; named && v < n; ++v) names.push_back("v" + std::to_string((v * 7 + 3) % n));
  if (named && std::set(names.begin(), names.end()).size() < names.size()) names.clear();
  Board board =
      graph_board("graph", directed ? Graph::directed(n, edges) : Graph::symmetric(n, edges), names);
  PathPuzzle puzzle{.graph = board.graph(), .closed = rng.coin()};
  return sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)});
}

/// A sheet with a random mix of features: ends, closed tours, walls, parity, wrap, titles, wrong answers.
Sheet random_rich_sheet(Rng& rng) {
  Sheet sheet = random_path_sheet(rng, {.board = rng.coin() ? "king:4x5" : "square:5x4", .diamonds = true});
  PathSheet content = sheet.path();
  if (rng.coin()) {
    content.board = make_board({.name = content.board.name(),
                                .wrap = rng.coin() ? Wrap::torus : Wrap::cylinder,
                                .blocked = content.board.blocked()});
    content.puzzle.graph = content.board.graph();
  }
  content.puzzle.closed = rng.coin();
  content.puzzle.clues.clear();
  if (rng.coin()) content.puzzle.start = 0;
  if (rng.coin() && content.board.size() > 1) content.puzzle.end = 1;
  const auto edges = content.board.graph().edges();
  if (!edges.empty()) {
    const Edge edge = edges[rng.below(edges.size())];
    content.puzzle.marks.push_back({&mark_rule("wall", ""), {edge.to, edge.from}});
    content.puzzle.marks.push_back({&mark_rule("one-way", ""), {edge.to, edge.from}});
    content.puzzle.marks.push_back({&mark_rule("before", ""), {edge.to, edge.from}});
  }
  const char* const parity = rng.coin() ? "odd" : "even";
  content.puzzle.marks.push_back(
      {&mark_rule(parity, ""), {static_cast<Vertex>(rng.below(content.board.size()))}});
  if (rng.coin() && content.solution->size() > 2) (*content.solution)[1].step = 1;
  Sheet rich = sheet_of(std::move(content));
  rich.title = "Über: \"a\" & <b>, # 5";
  rich.author = "somebody";
  rich.source = "https://example.org/?a=b";
  rich.level = 3;
  rich.seed = rng.below(100);
  rich.number = 7;
  return rich;
}

std::vector<Sheet> random_sheets_of_all_sorts(Rng& rng) {
  std::vector<Sheet> sheets;
  for (bool unknowns : {false, true}) {
    for (int k : {1, 2, 3}) {
      const bool other = rng.coin();
      sheets.push_back(random_bridges_sheet(rng, {.rows = 5, .k = k, .unknowns = unknowns}));
      sheets.push_back(random_bridges_sheet(
          rng, {.k = k, .eight = other, .no_loops = !other, .unknowns = unknowns, .touching = true}));
    }
  }
  for (const char* board : {"king:5x6", "square:4x4", "diplomatico:5x6", "knight:6x5", "hex:3", "hex:4x3",
                            "triangle:4", "leaper-1-3:5x5"}) {
    sheets.push_back(random_path_sheet(rng, {.board = board}));
    sheets.push_back(random_path_sheet(rng, {.board = board, .clues = rng.coin(), .diamonds = true}));
  }
  sheets.push_back(random_rich_sheet(rng));
  for (bool directed : {false, true}) {
    for (bool named : {false, true}) sheets.push_back(random_graph_sheet(rng, directed, named));
  }
  return sheets;
}

/// Checks the round trip of a sheet through a format, and counts in `held` the sheets that the format can
/// hold.
void carry(const Sheet& sheet, const Format& format, std::map<std::string_view, int>& held) {
  std::string text;
  try {
    text = format.write({&sheet, 1});
  } catch (const InputError& refused) {
    EXPECT_GT(refused.message().size(), 20u) << format.name;
    return;
  }
  ++held[format.name];
  const auto back = read_sheets(text, "carried");
  ASSERT_EQ(back.size(), 1u) << format.name << "\n" << text;
  EXPECT_TRUE(same_puzzle(back[0], sheet)) << format.name << "\n" << text;
  if (sheet.if_path() && !sheet.path().board.has_cells()) {
    EXPECT_EQ(back[0].path().board, sheet.path().board) << format.name << "\n" << text;
  }
  if (format.name == "sheet" || format.name == "text") {
    EXPECT_EQ(back[0], sheet) << text;
  }
}

}  // namespace

TEST(Convert, CarriesAPuzzleThroughEveryFormatThatCanHoldItAndBack) {
  Rng rng(21);
  std::map<std::string_view, int> held;
  for (int round = 0; round < 40; ++round) {
    for (const Sheet& sheet : random_sheets_of_all_sorts(rng)) {
      for (const Format* format : formats()) {
        if (format->read && format->write) carry(sheet, *format, held);
      }
    }
  }
  for (const Format* format : formats()) {
    if (!format->read || !format->write) continue;
    EXPECT_GT(held[format->name], 20) << format->name;
  }
}

TEST(Convert, TheSheetFormatHoldsEverySheet) {
  Rng rng(22);
  for (int round = 0; round < 20; ++round) {
    for (const Sheet& sheet : random_sheets_of_all_sorts(rng)) EXPECT_EQ(refusal("sheet", sheet), "");
  }
}

TEST(Convert, AWrongSolutionIsCarriedOrRefused) {
  Sheet sheet = path_sheet_on({.name = "king:2x2"}, {{{1, 1}, 1}});
  sheet.path().solution = {{0, 1}, {1, 99}};
  std::map<std::string_view, int> held;
  for (const char* name : {"sheet", "text", "janko", "records"}) carry(sheet, format(name), held);
  EXPECT_THAT(refusal("janko", sheet), testing::HasSubstr("the number 99 on r1c2"));
}

TEST(Convert, ManySheetsGoThroughOneFile) {
  Rng rng(23);
  const std::vector<Sheet> sheets = {random_bridges_sheet(rng, {}), random_path_sheet(rng, {}),
                                     random_rich_sheet(rng)};
  for (const char* name : {"sheet", "text"})
    EXPECT_EQ(read_sheets(format(name).write(sheets), name), sheets) << name;
}

}  // namespace hamlet
