#include <map>
#include <set>

#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/parts/path_grid.hpp"
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

/// A graph file does not know that its graph is that of a rectangle.
Sheet without_shape(Sheet sheet) {
  if (sheet.if_path()) sheet.path().puzzle.shape.reset();
  return sheet;
}

/// Checks the round trip of a sheet through a format, and counts in `held` the sheets that the format can
/// hold.
void carry(const Sheet& sheet, const Format& format, std::map<std::string_view, int>& held) {
  std::string text;
  try {
    text = write_sheets(format, {&sheet, 1});
  } catch (const InputError& refused) {
    EXPECT_GT(refused.message().size(), 20u) << format.name;
    return;
  }
  ++held[format.name];
  const auto back = read_sheets(text, "carried");
  ASSERT_EQ(back.size(), 1u) << format.name << "\n" << text;
  EXPECT_TRUE(same_puzzle(without_shape(back[0]), without_shape(sheet))) << format.name << "\n" << text;
  if (sheet.if_path() && !sheet.path().board.has_cells()) {
    EXPECT_EQ(back[0].path().board, sheet.path().board) << format.name << "\n" << text;
  }
  if (format.name == "sheet" || format.name == "text") {
    EXPECT_EQ(back[0], sheet) << text;
  }
}

/// What a sheet has, by the name of what holds it.
const std::map<std::string_view, bool Holds::*> parts_of_sheets = {
    {"clues", &Holds::clues},         {"ends", &Holds::ends},         {"closed", &Holds::closed},
    {"diamonds", &Holds::diamonds},   {"marks", &Holds::marks},       {"no loops", &Holds::no_loops},
    {"forbidden", &Holds::forbidden}, {"solution", &Holds::solution}, {"title", &Holds::title},
    {"author", &Holds::author},       {"source", &Holds::source},     {"origin", &Holds::origin}};

bool has(const Sheet& sheet, bool Holds::*part) {
  Holds all_but = holds_everything;
  all_but.*part = false;
  return !losses(all_but, sheet).empty();
}

/// A start is as good as a 1, and an end as the last number.
Sheet with_ends_as_clues(const Sheet& sheet) {
  if (!sheet.if_path()) return sheet;
  PathSheet content = sheet.path();
  PathPuzzle& puzzle = content.puzzle;
  puzzle.clues = clues_and_ends(puzzle);
  std::ranges::sort(puzzle.clues);
  puzzle.clues.erase(std::unique(puzzle.clues.begin(), puzzle.clues.end()), puzzle.clues.end());
  puzzle.start.reset();
  puzzle.end.reset();
  return without_shape(sheet_of(std::move(content)));
}

std::vector<Sheet> sheets_with_everything(Rng& rng) {
  std::vector<Sheet> sheets = random_sheets_of_all_sorts(rng);
  for (const char* board : {"square:3x4", "king:3x3", "hex:2", "diplomatico:4x4", "cycle:5"}) {
    sheets.push_back(path_sheet_on({.name = board}));
    sheets.back().path().puzzle.start = 1;
    sheets.back().path().puzzle.end = 0;
    sheets.push_back(path_sheet_on({.name = board}));
    sheets.back().path().puzzle.closed = true;
  }
  BridgesGrid grid{.rows = 1, .cols = 5, .islands = {{{1, 1}, 1}, {{1, 3}, 2}, {{1, 5}, 1}}};
  grid.no_loops = true;
  sheets.push_back(bridges_sheet(grid));
  grid.forbidden = {{{1, 1}, {1, 3}}};
  sheets.push_back(bridges_sheet(grid));
  for (Sheet& sheet : sheets) {
    sheet.title = "a title";
    sheet.author = "an author";
    sheet.source = "a source";
    sheet.level = 2;
  }
  return sheets;
}

}  // namespace

TEST(Convert, AFormatHoldsExactlyWhatItSays) {
  Rng rng(24);
  std::map<std::pair<std::string_view, std::string_view>, int> came_back;
  for (int round = 0; round < 20; ++round) {
    for (const Sheet& sheet : sheets_with_everything(rng)) {
      for (const Format* format : formats()) {
        if (!format->write) continue;
        Sheet rest = sheet;
        bool loses_a_rule = false;
        for (const Loss& loss : losses(*format, sheet)) {
          loses_a_rule = loses_a_rule || loss.is_a_rule;
          loss.leave_out(rest);
        }
        EXPECT_TRUE(losses(*format, rest).empty()) << format->name;
        std::string text;
        try {
          text = write_sheets(*format, {&rest, 1});
        } catch (const InputError&) {
          continue;  // the board, or the numbers of bridges
        }
        EXPECT_EQ(refusal(format->name, sheet).empty(), !loses_a_rule) << format->name;
        if (!format->read) continue;
        const Sheet back = read_sheets(text, "carried").at(0);
        EXPECT_TRUE(same_puzzle(with_ends_as_clues(back), with_ends_as_clues(rest))) << format->name << "\n"
                                                                                     << text;
        EXPECT_EQ(back.title + "|" + back.author + "|" + back.source,
                  rest.title + "|" + rest.author + "|" + rest.source)
            << format->name;
        EXPECT_EQ(back.has_solution(), rest.has_solution()) << format->name;
        EXPECT_EQ(back.level, rest.level) << format->name;
        for (const auto& [name, part] : parts_of_sheets) came_back[{format->name, name}] += has(rest, part);
      }
    }
  }
  for (const Format* format : formats()) {
    if (!format->read || !format->write) continue;
    for (const auto& [name, part] : parts_of_sheets)
      EXPECT_EQ((came_back[{format->name, name}] > 0), format->holds.*part) << format->name << ": " << name;
  }
}

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
    EXPECT_EQ(read_sheets(write_sheets(format(name), sheets), name), sheets) << name;
}

}  // namespace hamlet
