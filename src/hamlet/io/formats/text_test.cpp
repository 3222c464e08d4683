#include "hamlet/io/format_test_help.hpp"

namespace hamlet {

TEST(TextFormat, IsWhatAPersonTypes) {
  const Sheet sheet = read_one("text", "kind: hidato\n . . 3\n 8 . .\n # 6 1\n");
  EXPECT_EQ(sheet, path_sheet_on({.name = "king:3x3", .blocked = {{3, 1}}},
                                 {{{1, 3}, 3}, {{2, 1}, 8}, {{3, 2}, 6}, {{3, 3}, 1}}));
  EXPECT_EQ(write_one("text", sheet), "kind: hidato\nboard: king:3x3\n. . 3\n8 . .\n# 6 1\n");
}

TEST(TextFormat, HexagonsMayBeMovedIn) {
  const Sheet sheet = read_one("text", "kind: rikudo\ndiamonds: 1,1-1,2\n   1 .\n  . # .\n   . 6\n");
  EXPECT_EQ(sheet.path().board.name(), "hex:2");
  EXPECT_EQ(sheet.path().puzzle.diamonds.size(), 1u);
  EXPECT_EQ(read_one("text", "board: hex\n. .\n. .\n").path().board.name(), "hex:2x2");
}

TEST(TextFormat, BridgesHaveDemandsAndKeys) {
  const Sheet sheet = read_one(
      "text",
      "kind: hashi\nk: 3\nloops: no\ndirections: 8\n2 . ?\n. . .\n2 . 2\nsolution: 1,1-1,3=2 1,1-3,3\n");
  const BridgesGrid& grid = sheet.bridges().puzzle.grid();
  EXPECT_EQ(grid.k, 3);
  EXPECT_TRUE(grid.no_loops && grid.eight);
  EXPECT_EQ(grid.islands[1].demand, std::nullopt);
  EXPECT_EQ(*sheet.bridges().solution, (std::vector<Bridge>{{0, 1, 2}, {0, 3, 1}}));
}

TEST(TextFormat, CommentsEmptyLinesAndWindowsEndsDoNotMatter) {
  EXPECT_EQ(read_one("text", "// mine\r\nkind: numbrix\r\n\r\n1 .\r\n. .\r\n"),
            read_one("text", "kind: numbrix\n1 .\n. .\n"));
}

TEST(TextFormat, NamedGraphsListTheirClues) {
  const Sheet sheet = read_one("text", "kind: path\nboard: cycle:3\nclues: 1=2\nsolution: 3 1 2\n");
  EXPECT_TRUE(check(sheet).empty());
  EXPECT_EQ(read_one("text", write_one("text", sheet)), sheet);
}

TEST(TextFormat, NamesTheLineOfWhatIsWrong) {
  expect_complaints(
      "text",
      {
          {"1 .\n. .\n", "line 1: say what this is"},
          {"kind: hidoto\n1 .\n", "line 1: unknown kind of puzzle 'hidoto'; did you mean 'hidato'?"},
          {"kind: hidato\nkind: hidato\n1 .\n", "line 2: 'kind:' is given twice"},
          {"kind: hidato\ntitel: x\n1 .\n", "line 2: unknown key 'titel'; did you mean 'title'?"},
          {"kind: hidato\n1 .\n. x\n", "line 3: 'x' is no number"},
          {"kind: hidato\n1 .\n.\n", "line 1"},
          {"kind: hidato\n1 . .\n. .\n. . .\n", "line 3: this row has 2 cells and the others have 3"},
          {"kind: hashi\n1 . .\n. . .\n. . . 2\n", "line 4: this row has 4 cells and the others have 3"},
          {"kind: hashi\n1 - 1\n", "line 2: '-' may be water or a bridge"},
          {"kind: hidato\n# x 1\n. . .\n", "line 2: 'x' is no number"},
          {"kind hidoto\n1 .\n", "line 1: unknown kind of puzzle 'hidoto'"},
          {"kind: hidato\n1,,\n,,\n,5\n", "line 4: this row has 2 cells and the others have 3"},
          {"kind: hidato\nboard: king:3x3\n1 .\n. .\n", "line 4: the grid has 2 rows and the board 3"},
          {"kind: hidato\nboard: king:2x3\n1 .\n. .\n", "line 3: this row has 2 cells and the board's has 3"},
          {"kind: hidato\nk: 2\n1 .\n", "line 2: 'k:' belongs to bridges puzzles only"},
          {"kind: hashi\nclosed: yes\n1 .\n", "line 2: 'closed:' belongs to path puzzles only"},
          {"kind: hidato\nclosed: maybe\n1 .\n", "line 2: 'yes' or 'no' belongs here"},
          {"kind: hidato\nstart: 9,9\n1 .\n", "line 2: the cell r9c9 is off the board"},
          {"kind: hidato\ndiamonds: 1,1\n. .\n", "line 2: '1,1' is not a pair of cells"},
          {"kind: hidato\ndiamonds: 1,1-1,2\n. .\n", "kind: hidato has no diamonds"},
          {"kind: hidato\n1 1\n", "grid: the number 1 on r1c2 already stands on r1c1"},
          {"kind: hidato\n3 .\n", "grid: the number 3 on r1c1 is out of range"},
          {"kind: hidato\n. .\nsolution:\n", "line 3: the solution is missing"},
          {"kind: hidato\nlevel: 7\n. .\n", "line 2: a whole number from 0 to 6 belongs here"},
          {"kind: hidato\nseed: x\n. .\n", "line 2: a whole number from 0 to"},
          {"kind: hidato\n. .\nsolution:\n1 2\ntitle: late\n",
           "line 5: 'title:' must come before the solution"},
          {"kind: hidato\n# .\nsolution:\n2 1\n",
           "line 4: the cell r1c1 is blocked and cannot have the number 2"},
          {"kind: path\nboard: cycle:3\n1 2 3\n", "line 3: a graph has no grid"},
          {"kind: hashi\n", "line 1: the grid is missing"},
          {"kind: hashi\n1 . 1\n. .\n", "line 3: this row has 2 cells and the first has 3"},
          {"kind: hashi\nk: 0\n1 . 1\n", "k: the limit on bridges"},
          {"kind: hashi\nk: x\n1 . 1\n", "line 2: 'x' is not a whole number from 1"},
          {"board: hex\n", "line 1: neither a grid nor a size"},
          {"kind: hashi\ndirections: 6\n1 . 1\n", "line 2: '4' or '8' belongs here"},
          {"kind: hashi\nforbidden: 1,1-1,2\n1 . 1\n", "forbidden[0]: r1c1 and r1c2"},
          {"kind: hashi\n1 . 1\nsolution: 1,1-1,2=1\n", "line 3: no island stands on r1c2"},
          {"kind: hashi\n1 . 1\nsolution: 1,1-1,3=x\n", "line 3: '1,1-1,3=x' is not a bridge"},
      });
}

TEST(TextFormat, UnderstandsSlipsOfTyping) {
  const Sheet plain = read_one("text", "kind: hidato\n1 . 3\n. # .\n. . 8\nsolution:\n1 2 3\n6 # 4\n7 5 8\n");
  for (const char* typed : {
           "Kind: Hidato\n1 . 3\n. # .\n. . 8\nSolution:\n1 2 3\n6 # 4\n7 5 8\n",
           "kind hidato\n1 . 3\n. # .\n. . 8\nsolution\n1 2 3\n6 # 4\n7 5 8\n",
           "KIND : HIDATO\n1 . 3\n. # .\n. . 8\nSOLUTION :\n1 2 3\n6 # 4\n7 5 8\n",
           "# a puzzle of mine\nkind: hidato  # easy\n1 . 3 // the top\n. # . # the hole\n# more\n. . 8\n"
           "solution: // mine\n1 2 3\n6 # 4\n7 5 8\n",
           "kind: hidato\n1 _ 3\n- # ?\n_ _ 8\nsolution:\n1 2 3\n6 # 4\n7 5 8\n",
           "kind: hidato,,\n1,,3\n,#,\n,,8\nsolution:,,\n1,2,3\n6,#,4\n7,5,8\n",
           "kind: hidato;;\n1; ;3\n;#;\n;;8\nsolution:;;\n1;2;3\n6;#;4\n7;5;8\n",
           "kind: hidato\n\"1\",\"\",\"3\"\n,#,\n,,8\nsolution:\n1,2,3\n6,#,4\n7,5,8\n",
           "kind: "
           "hidato\t\t\r\n1\t\t3\r\n\t#\t\r\n\t\t8\r\nsolution:\t\t\r\n1\t2\t3\r\n6\t#\t4\r\n7\t5\t8\r\n",
       }) {
    EXPECT_TRUE(format("text").recognises(typed)) << typed;
    EXPECT_EQ(read_one("text", typed), plain) << typed;
  }
}

TEST(TextFormat, AnEmptyRowOfATableIsARow) {
  EXPECT_EQ(read_one("text", "kind: numbrix\n1\t\n\t\n\t\n"),
            read_one("text", "kind: numbrix\n1 .\n. .\n. .\n"));
  EXPECT_EQ(read_one("text", "kind: hashi\n2,,2\n,,\n?,_,2\n"),
            read_one("text", "kind: hashi\n2 . 2\n. . .\n? . 2\n"));
}

TEST(TextFormat, HexagonsMayBeMovedInByTabs) {
  EXPECT_EQ(read_one("text", "kind: rikudo\n\t1\t.\n.\t#\t.\n\t.\t6\n"),
            read_one("text", "kind: rikudo\n 1 .\n. # .\n . 6\n"));
}

TEST(TextFormat, TitlesKeepTheirMarks) {
  EXPECT_EQ(read_one("text", "kind: numbrix\ntitle: No. 5 # hard // mine,\n1 .\n. .\n").title,
            "No. 5 # hard // mine,");
}

TEST(TextFormat, EdgesAreNoKeys) { EXPECT_FALSE(format("text").recognises("start -> end\nend -> a\n")); }

TEST(TextFormat, SeparatorsAloneAreNoPuzzle) {
  EXPECT_EQ(complaint("text", "---\n\n---\n"), "there is no puzzle in it");
}

TEST(TextFormat, RefusesWhatItCannotHold) {
  Sheet sheet = path_sheet_on({.name = "king:2x2"});
  sheet.title = "two\nlines";
  EXPECT_THAT(refusal("text", sheet), testing::HasSubstr("JSON can"));
  sheet.title = "";
  sheet.path().solution = {{0, 1}, {0, 2}};
  EXPECT_THAT(refusal("text", sheet), testing::HasSubstr("r1c1 has two numbers"));
  const Edge edge[] = {{0, 1}};
  Board board = graph_board("graph", Graph::symmetric(2, edge));
  PathPuzzle puzzle{.graph = board.graph()};
  EXPECT_THAT(refusal("text", sheet_of(PathSheet{.board = board, .puzzle = puzzle})),
              testing::HasSubstr("a graph from a file"));
}

}  // namespace hamlet
