#include "hamlet/io/format_test_help.hpp"

namespace hamlet {

namespace {

/// A small Hidato with one field added or replaced.
std::string hidato(const std::string& fields) {
  return R"({"hamlet":1,"kind":"hidato","board":{"name":"king:2x2"})" + (fields.empty() ? "" : "," + fields) +
         "}";
}

std::string hashi(const std::string& islands, const std::string& more = "") {
  return R"({"hamlet":1,"kind":"hashi","grid":{"rows":1,"columns":3},"islands":[)" + islands + "]" + more +
         "}";
}

}  // namespace

TEST(SheetFormat, IsWrittenAsTheManualSays) {
  const std::string text =
      R"({"hamlet":1,"kind":"rikudo","title":"A small one","board":{"name":"hex:2","blocked":[[2,2]]},)"
      R"("clues":[{"cell":[1,1],"step":1},{"cell":[3,2],"step":4}],"diamonds":[{"a":[2,3],"b":[3,2]}],)"
      R"("solution":{"path":[[1,1],[1,2],[2,3],[3,2],[3,1],[2,1]]}})";
  const Sheet sheet = read_one("sheet", text);
  EXPECT_TRUE(check(sheet).empty());
  EXPECT_EQ(write_one("sheet", sheet), text + "\n");
}

TEST(SheetFormat, NamesThePlaceOfWhatIsWrong) {
  expect_complaints(
      "sheet",
      {
          {"{", "line 1, column 2: the JSON ends here before it is complete"},
          {"{\"hamlet\": 1,\n  oops}", "line 2, column 3: the JSON is malformed here"},
          {"{}", "the field 'hamlet' is missing"},
          {R"({"hamlet":"1"})", "hamlet: a whole number"},
          {R"({"hamlet":3,"kind":"hidato"})", "hamlet: this sheet is of a later version"},
          {R"({"hamlet":1})", "the field 'kind' is missing"},
          {R"({"hamlet":1,"kind":"hidatoo"})",
           "kind: unknown kind of puzzle 'hidatoo'; did you mean 'hidato'?"},
          {R"({"hamlet":1,"kind":"hidato"})", "the field 'board' is missing"},
          {R"({"hamlet":1,"kind":"hidato","board":"king:2x2"})", "board: an object in braces belongs here"},
          {R"({"hamlet":1,"kind":"hidato","board":{"name":"king:0x2"}})",
           "board, king:0x2: the number of rows"},
          {R"({"hamlet":1,"kind":"hidato","board":{"name":"square:2x2"}})",
           "kind: hidato is played on a 'king' board"},
          {R"({"hamlet":1,"kind":"path","board":{"name":"king:2x2","blocked":[[3,1]]}})",
           "board, king:2x2: the blocked cell r3c1"},
          {R"({"hamlet":1,"kind":"path","board":{"name":"king:2x2","wrap":"knot"}})",
           "board.wrap: unknown wrapping 'knot'"},
          {R"({"hamlet":1,"kind":"path","board":{"graph":{"vertices":["a"],"edges":[["a","b"]]}}})",
           "board.graph.edges[0][1]: there is no vertex 'b'"},
          {R"({"hamlet":1,"kind":"path","board":{"graph":{"vertices":["a","a"],"edges":[]}}})",
           "board.graph.vertices[1]: the vertex 'a' is given twice"},
          {R"({"hamlet":1,"kind":"path","board":{"graph":{"vertices":["a"],"edges":[["a","a"]]}}})",
           "board.graph.edges[0]: an edge joins 'a' to itself"},
          {hidato(R"("clue":[])"), "unknown field 'clue'; did you mean 'clues'?"},
          {hidato(R"("clues":[],"clues":[])"), "clues: this field is given twice in one object"},
          {hidato(R"("title":5)"), "title: a text belongs here"},
          {hidato(R"("closed":"yes")"), "closed: true or false"},
          {hidato(R"("start":[1])"), "start: a cell is written [row, column]"},
          {hidato(R"("start":[1,3])"), "start: the cell r1c3 is off the board"},
          {hidato(R"("clues":[{"cell":[1,1],"step":1},{"cell":[1,2],"step":1.5}])"),
           "clues[1].step: a whole number"},
          {hidato(R"("clues":[{"cell":[1,1],"step":18446744073709551615}])"),
           "clues[0].step: a whole number"},
          {hidato(R"("clues":[{"cell":[1,1],"step":5}])"),
           "clues[0].step: the number 5 on r1c1 is out of range"},
          {hidato(R"("clues":[{"cell":[1,1]}])"), "clues[0]: the field 'step' is missing"},
          {hidato(R"("diamonds":[])") + "x", "line 1, column"},
          {hidato(R"("marks":[{"rule":"weird","cells":[]}])"), "marks[0].rule: unknown mark 'weird'"},
          {hidato(R"("solution":{"path":[[1,1],[9,9]]})"),
           "solution.path[1]: the cell r9c9 is off the board"},
          {hashi(R"({"cell":[1,1],"demand":-1})"), "islands[0].demand: a whole number"},
          {hashi(R"({"cell":[1,4],"demand":1})"), "islands[0]: the cell r1c4 is off the grid"},
          {hashi(R"({"cell":[1,1],"demand":1})", R"(,"solution":{"bridges":[{"a":[1,1],"b":[1,2],"n":1}]})"),
           "solution.bridges[0].b: no island stands on r1c2"},
          {"[" + hidato("") + "," + hidato(R"("clues":[{"cell":[1,1],"step":9}])") + "]",
           "[1].clues[0].step: the number 9"},
      });
}

TEST(SheetFormat, SurvivesDeepNesting) {
  EXPECT_NE(complaint("sheet", "{\"hamlet\":" + std::string(200'000, '[')), "");
  EXPECT_NE(complaint("sheet", "{\"hamlet\":" + std::string(100'000, '[') + std::string(100'000, ']') + "}"),
            "");
}

}  // namespace hamlet
