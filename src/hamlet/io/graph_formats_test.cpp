#include "hamlet/io/format_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

namespace {

std::vector<std::string> edge_names(const Sheet& sheet) {
  std::vector<std::string> names;
  const Board& board = sheet.path().board;
  for (const Edge& edge : board.graph().edges())
    names.push_back(board.label(edge.from) + "-" + board.label(edge.to));
  return names;
}

Sheet board_sheet(const char* name, bool closed = false) {
  Board board = make_board({.name = name});
  PathPuzzle puzzle{.graph = board.graph(), .closed = closed};
  return sheet_of(PathSheet{.board = std::move(board), .puzzle = std::move(puzzle)});
}

}  // namespace

TEST(Edges, ReadsEdgesArcsVerticesAndComments) {
  const Sheet sheet = read_one("edges", "# a triangle\na b\nb -- c\n% and\nc a\nd\n");
  EXPECT_THAT(edge_names(sheet), testing::ElementsAre("a-b", "a-c", "b-c"));
  EXPECT_EQ(sheet.path().board.size(), 4u);
  EXPECT_TRUE(read_one("edges", "a -> b\n").path().board.graph().is_directed());
  // Numbers are sorted, whatever the order in the file.
  EXPECT_THAT(edge_names(read_one("edges", "3 1\n2 3\n")), testing::ElementsAre("1-3", "2-3"));
}

TEST(Edges, NamesTheLineOfWhatIsWrong) {
  for (const char* text : {"a b\nb c d\n", "a b\nb->c\n", "a b\nb--c\n", "a b\nb ->c\n", "a b\n-> c\n"}) {
    EXPECT_EQ(complaint("edges", text),
              "line 2: an edge is written 'a b', an arc 'a -> b', with spaces between");
  }
  EXPECT_EQ(complaint("edges", "a b\nc c\n"), "line 2: an edge joins 'c' to itself");
  EXPECT_THAT(complaint("edges", "a b\nb -> c\n"),
              HasSubstr("line 2: a graph cannot have both edges and arcs"));
}

TEST(Dimacs, ReadsWritesAndRefuses) {
  EXPECT_EQ(write_one("dimacs", board_sheet("cycle:3")), "p edge 3 3\ne 1 2\ne 1 3\ne 2 3\n");
  EXPECT_EQ(read_one("dimacs", "c hello\np col 3 2\ne 1 2\ne 3 2\n").path().board.graph().edge_count(), 2u);
  expect_complaints("dimacs",
                    {
                        {"p edge 3\n", "line 1: one line 'p edge VERTICES EDGES'"},
                        {"p edge 3 2\ne 1 2\ne 1 4\n", "line 3: '4' is not a vertex"},
                        {"p edge 3 2\ne 1 1\n", "line 2: an edge joins 1 to itself"},
                        {"p edge 3 2\nx\n", "line 2: an edge is written"},
                        {"p edge 3 9\ne 1 2\n", "line 2: the file announces 9 edges and lists 1"},
                        {"p edge 99999999999 1\ne 1 2\n", "line 1: a graph of 99999999999 vertices"},
                    });
  EXPECT_THAT(complaint("dimacs", "p edge 100000000 0\n"),
              HasSubstr("line 1: the text is too short for 100000000 vertices"));
  EXPECT_EQ(read_one("dimacs", "p edge 5000 0\n").path().board.size(), 5000u);
  EXPECT_EQ(complaint("dimacs", ""), "line 1: a line 'p edge VERTICES EDGES' must come first");
}

TEST(Tsplib, AsksForATour) {
  const Sheet sheet = read_one("tsplib",
                               "NAME : three\nTYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : "
                               "EDGE_LIST\nEDGE_DATA_SECTION\n1 2\n2 3\n3 1\n-1\nEOF\n");
  EXPECT_TRUE(sheet.path().puzzle.closed);
  EXPECT_EQ(sheet.title, "three");
  EXPECT_EQ(read_one("tsplib", write_one("tsplib", sheet)), sheet);
  const Sheet lists = read_one(
      "tsplib",
      "TYPE: HCP\nDIMENSION: 3\nEDGE_DATA_FORMAT: ADJ_LIST\nEDGE_DATA_SECTION\n1 2 3 -1\n2 3 -1\n-1\nEOF\n");
  EXPECT_EQ(lists.path().board.graph(), sheet.path().board.graph());
  EXPECT_THAT(refusal("tsplib", board_sheet("cycle:3")), HasSubstr("`closed`"));
  expect_complaints(
      "tsplib", {
                    {"TYPE : TSP\n", "line 1: this is a 'TSP' problem"},
                    {"TYPE : HCP\nDIMENSION : many\n", "line 2: 'many' is not a number of vertices"},
                    {"NAME : x\n", "line 1: the file ends before EDGE_DATA_SECTION"},
                    {"TYPE : HCP\nEDGE_DATA_SECTION\n1 2\n", "line 2: DIMENSION must come before"},
                    {"TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_SECTION\n1 2\n3\n",
                     "line 5: the last edge has only one end"},
                    {"TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_SECTION\n1 7\n", "line 4: '7' is not a vertex"},
                    {"TYPE : HCP\nDIMENSION : 3\nEDGE_DATA_FORMAT : FULL\n", "line 3: EDGE_DATA_FORMAT is"},
                });
}

TEST(Graph6, ReadsAndWritesWhatNautyDoes) {
  // The examples in the format's own description.
  EXPECT_EQ(edge_names(read_one("graph6", "DQc")), (std::vector<std::string>{"1-3", "1-5", "2-4", "4-5"}));
  EXPECT_EQ(edge_names(read_one("graph6", "&DI?AO?")),
            (std::vector<std::string>{"1-3", "1-5", "4-2", "4-5"}));
  EXPECT_EQ(write_one("graph6", board_sheet("complete:4")), "C~\n");
  EXPECT_EQ(read_one("graph6", ">>graph6<<C~").path().board.graph().edge_count(), 6u);
  const Sheet large = board_sheet("cycle:70");
  EXPECT_EQ(read_one("graph6", write_one("graph6", large)).path().board.graph(), large.path().board.graph());
  EXPECT_EQ(format("graph6").read("C~\nDQc\n", {}).size(), 2u);
  EXPECT_THAT(complaint("graph6", ">>graph6<<D~"),
              HasSubstr("line 1: a graph of 5 vertices has 2 characters of edges here, not 1"));
  EXPECT_THAT(complaint("graph6", ">>graph6<<~~~~~~~~~~~"), HasSubstr("line 1: this is not graph6"));
}

TEST(GraphFormats, RefuseCluesAndTheOtherPuzzle) {
  const Sheet clue = path_sheet_on({.name = "king:2x2"}, {{{1, 1}, 1}});
  for (const char* name : {"edges", "dimacs", "graph6", "dot", "graphml", "cypher"}) {
    EXPECT_THAT(refusal(name, clue), HasSubstr("this format cannot hold 1 clue; `convert` with `lossy`"))
        << name;
    EXPECT_THAT(refusal(name, bridges_sheet({.rows = 1, .cols = 1})), HasSubstr("bridges")) << name;
  }
  EXPECT_THAT(refusal("edges", board_sheet("cycle:3", true)), HasSubstr("closed"));
}

TEST(GraphFormats, PicturesOfTheGraphNameEveryCellAndMove) {
  const Sheet sheet = board_sheet("square:1x2");
  EXPECT_EQ(write_one("dot", sheet),
            "graph \"square:1x2\" {\n  \"1,1\" [pos=\"0.500,-0.500!\"];\n  \"1,2\" "
            "[pos=\"1.500,-0.500!\"];\n  \"1,1\" -- \"1,2\";\n}\n");
  EXPECT_THAT(write_one("graphml", sheet), HasSubstr("<edge source=\"n0\" target=\"n1\"/>"));
  EXPECT_EQ(
      write_one("cypher", sheet),
      "CREATE INDEX node_cell IF NOT EXISTS FOR (n:Node) ON (n.row, n.col);\n"
      "UNWIND [[0,0],[0,1]] AS c\nCREATE (:Node {row: c[0], col: c[1]});\n"
      "UNWIND [[0,0,0,1],[0,1,0,0]] AS m\n"
      "MATCH (a:Node {row: m[0], col: m[1]}), (b:Node {row: m[2], col: m[3]})\nCREATE (a)-[:MOVE]->(b);\n");
}

TEST(GraphFormats, CypherComesInBatchesThatAServerTakes) {
  const std::string text = write_one("cypher", board_sheet("diplomatico:100x100"));
  std::size_t longest = 0, statements = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find(";\n", at);
    longest = std::max(longest, end - at);
    ++statements;
    at = end + 2;
  }
  EXPECT_LT(longest, 20'000u);
  // The index, then 10 000 cells and 77 216 moves in batches of a thousand.
  EXPECT_EQ(statements, 1u + 10u + 78u);
}

}  // namespace hamlet
