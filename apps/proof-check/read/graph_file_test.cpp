#include "read/graph_file.hpp"

#include <gmock/gmock.h>

#include "check_test_help.hpp"
#include "read/question.hpp"

namespace proof_check {

using testing::HasSubstr;

namespace {

Said said_of_graph(const std::string& text) {
  try {
    return {checked, question_of(read_graph({"graph.txt", text}))};
  } catch (const Verdict& verdict) {
    return {verdict.code, verdict.what()};
  }
}

const std::string open_path =
    "hamlet-graph 1\nvertices 4\nmoves undirected\npath open\njoint 4\n"
    "move 1 1 2\nmove 2 2 3\nmove 3 1 4\nmove 4 2 4\nmove 5 3 4\n";

}  // namespace

TEST(GraphFile, SaysEverythingThatIsAsked) {
  const Said said = said_of_graph(
      "hamlet-graph 1\nvertices 4\nmoves directed\npath open\njoint 4\nstart 1\nend 3\nname 1 a and b\nname "
      "3 1\n"
      "move 1 1 2\nmove 2 4 1\nmove 3 3 4\nforbidden 2 3\nforbidden 2 1\ndiamond 2 1\n");
  EXPECT_EQ(said.code, checked);
  EXPECT_EQ(said.sentence,
            "an open path through 3 cells, by 1 move with directions\n"
            "  starting on vertex 1, called a and b\n"
            "  ending on vertex 3, called 1\n"
            "  visiting one right after the other vertices 2 and 1, called 2 and a and b\n"
            "  never moving from vertex 2 to 3, called 2 to 1\n"
            "  never moving from vertex 2 to 1, called 2 to a and b\n");
  EXPECT_EQ(said_of_graph(triangle + "start 2\n").sentence,
            "a closed tour through 3 cells, by 3 moves\n  starting on vertex 2\n");
  EXPECT_EQ(said_of_graph(row + "forbidden 4 1\n").sentence,
            "a closed tour through 4 cells, by 3 moves\n  never moving between vertices 4 and 1\n");
}

TEST(GraphFile, SaysNothingTwiceAndLeavesNothingOut) {
  for (const char* statement :
       {"vertices 3", "moves undirected", "path closed", "path open", "moves directed"})
    EXPECT_THAT(said_of_graph(triangle + statement + "\n").sentence, HasSubstr("is given twice"))
        << statement;
  for (const char* statement : {"start 1", "end 1", "joint 3"})
    EXPECT_THAT(said_of_graph(triangle + statement + "\n" + statement + "\n").sentence,
                HasSubstr("is given twice"));
  EXPECT_THAT(said_of_graph(triangle + "name 1 a\nname 1 a\n").sentence, HasSubstr("has a name already"));
  for (const std::string line : {"vertices 3\n", "moves undirected\n", "path closed\n"}) {
    std::string text = triangle;
    text.erase(text.find(line), line.size());
    EXPECT_EQ(said_of_graph(text).code, unreadable) << line;
  }
  EXPECT_EQ(said_of_graph("").code, unreadable);
  EXPECT_EQ(said_of_graph("hamlet-graph 2\n" + triangle.substr(15)).code, unreadable);
  EXPECT_EQ(said_of_graph("hamlet-graph 1\nstart 1\n" + triangle.substr(15)).code, unreadable);
}

TEST(GraphFile, RefusesWhatIsNoPuzzle) {
  const std::vector<std::pair<std::string, std::string>> refused = {
      {triangle + "joint 3\n", "a closed path has no joint"},
      {triangle + "start 1\nend 1\n", "cannot start and end on one cell"},
      {triangle + "move 4 2 1\n", "the move between 2 and 1 is there twice"},
      {triangle + "move 5 1 2\n", "the move of variable 4 is missing"},
      {triangle + "forbidden 2 1\n", "the move between 2 and 1 is also forbidden"},
      {triangle + "diamond 1 2\ndiamond 2 1\n", "the diamond between 2 and 1 is there twice"},
      {triangle + "name 1 a\nname 2 a\n", "two cells are called 'a'"},
      {triangle + "name 1 2\n", "two cells are called '2'"},
      {row + "forbidden 1 4\nforbidden 4 1\n", "the forbidden move between 4 and 1 is there twice"},
      {row + "diamond 1 4\n", "between cells that are no neighbours"},
      {open_path + "start 4\n", "cannot be an end"},
      {open_path + "name 4 joint\n", "the joint is no cell, and has no name"},
      {open_path + "diamond 1 4\n", "cannot have a diamond"},
      {open_path + "forbidden 1 4\n", "cannot have a forbidden move"},
      {"hamlet-graph 1\nvertices 2\nmoves undirected\npath closed\nmove 1 1 2\n", "at least three vertices"},
      {"hamlet-graph 1\nvertices 3\nmoves undirected\npath open\nmove 1 1 2\n", "it is the last vertex"},
      {"hamlet-graph 1\nvertices 3\nmoves undirected\npath open\njoint 1\nmove 1 1 2\nmove 2 1 3\n",
       "it is the last vertex"},
  };
  for (const auto& [text, sentence] : refused) {
    const Said said = said_of_graph(text);
    EXPECT_EQ(said.code, wrong) << text;
    EXPECT_THAT(said.sentence, HasSubstr(sentence)) << text;
  }
  EXPECT_EQ(said_of_graph(open_path).code, checked);
  EXPECT_EQ(said_of_graph(row + "forbidden 1 4\ndiamond 4 1\n").code, checked);
}

TEST(GraphFile, TheJointHasAMoveWhereverThePathMayEnd) {
  for (const std::string move : {"move 3 1 4\n", "move 4 2 4\n", "move 5 3 4\n"}) {
    std::string text = open_path;
    text.replace(text.find(move), move.size(), move.substr(0, 7) + "1 3\n");
    EXPECT_NE(said_of_graph(text).code, checked) << text;
  }
  EXPECT_EQ(said_of_graph("hamlet-graph 1\nvertices 4\nmoves undirected\npath open\njoint 4\nstart 1\nend 3\n"
                          "move 1 1 2\nmove 2 4 1\nmove 3 3 4\n")
                .code,
            checked);
}

TEST(GraphFile, MakesNoRoomForMoreVerticesThanItHasBytes) {
  EXPECT_THAT(said_of_graph("hamlet-graph 1\nvertices 100000000\nmoves undirected\npath closed\n").sentence,
              HasSubstr("at most as many as the file has bytes"));
}

TEST(GraphFile, RefusesStatementsThatAreNone) {
  for (const char* statement : {"edge 1 2", "start", "start 0", "start 4", "start 1 2", "start x", "move 4 1",
                                "move 4 1 1", "move 4 1 2 3", "move x 1 2", "diamond 1", "diamond 1 1",
                                "name", "name 1", "name 1 ", "name 4 d", "forbidden 2 2"})
    EXPECT_EQ(said_of_graph(triangle + statement + "\n").code, unreadable) << statement;
}

}  // namespace proof_check
