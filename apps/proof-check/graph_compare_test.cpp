#include "graph_compare.hpp"

#include <gmock/gmock.h>

#include "check_test_help.hpp"

namespace proof_check {

using testing::HasSubstr;

namespace {

// The arcs 1 -> 2 -> 3 and 1 -> 3 have no tour. With an edge 3 -- 1 there is one.
const std::string arcs =
    "hamlet-graph 1\nvertices 3\nmoves directed\npath closed\nmove 1 1 2\nmove 2 2 3\nmove 3 1 3\n";

Folder no_tour_of_arcs() {
  return {{"graph.txt", arcs}, {"cuts.txt", ""}, {"formula.cnf", "p cnf 3 1\n0\n"}, {"proof.drat", ""}};
}

Said with_graph(const Folder& folder, const std::string& text, const std::string& name = "graph.edges") {
  return said_of(folder, TextFile{name, text});
}

const std::string hcp_head = "TYPE : HCP\nDIMENSION : 4\nEDGE_DATA_FORMAT : EDGE_LIST\nEDGE_DATA_SECTION\n";

}  // namespace

TEST(GraphCompare, AListOfEdgesAndArcsIsRefused) {
  EXPECT_EQ(with_graph(no_tour_of_arcs(), "1 -> 2\n2 -> 3\n1 -> 3\n").code, checked);
  for (const char* text : {"1 -> 2\n2 -> 3\n1 -- 3\n", "1 -> 2\n2 -> 3\n1 3\n", "1 3\n1 -> 2\n2 -> 3\n"}) {
    const Said said = with_graph(no_tour_of_arcs(), text);
    EXPECT_EQ(said.code, unreadable) << text;
    EXPECT_THAT(said.sentence, HasSubstr("a graph cannot have both edges and arcs")) << text;
  }
}

TEST(GraphCompare, EdgesAreComparedByNames) {
  Folder folder = row_of_four();
  EXPECT_EQ(with_graph(folder, "4 3\n3 2\n2 1\n").code, checked);
  EXPECT_THAT(with_graph(folder, "1 2\n2 3\n").sentence, HasSubstr("it has 3 vertices, and graph.txt 4"));
  EXPECT_THAT(with_graph(folder, "1 2\n2 3\n4\n").sentence,
              HasSubstr("there is a move between '3' and '4', but not in"));
  EXPECT_THAT(with_graph(folder, "1 2\n2 3\n3 4\n4 1\n").sentence,
              HasSubstr("between '1' and '4' is missing"));
  EXPECT_THAT(with_graph(folder, "1 2\n2 3\n3 x\n").sentence, HasSubstr("knows no vertex 'x'"));
  EXPECT_THAT(with_graph(folder, "1 -> 2\n2 -> 3\n3 -> 4\n").sentence,
              HasSubstr("its edges have directions"));
  folder["graph.txt"] += "name 1 a\nname 2 b\nname 3 1\nname 4 d\nforbidden 1 4\n";
  const Said said = with_graph(folder, "b a\nb 1\n1 d\nd a\n");
  EXPECT_EQ(said.code, checked);
  EXPECT_THAT(said.sentence,
              HasSubstr("  never moving between vertices 1 and 4, called a and d\n"
                        "graph.edges, read as an edge list: the same vertices, by name, and the same "
                        "moves; what is asked is in graph.txt alone\n"));
}

TEST(GraphCompare, HcpFilesAreComparedByNumberAndByTheNamesTheyGive) {
  Folder folder = row_of_four();
  const std::string edges = "1 2\n2 3\n3 4\n-1\nEOF\n";
  EXPECT_THAT(with_graph(folder, hcp_head + edges, "x.hcp").sentence,
              HasSubstr("TSPLIB's HCP: the same vertices, by number,"));
  folder["graph.txt"] += "name 1 a\nname 2 b\nname 3 c\nname 4 d\n";
  EXPECT_EQ(with_graph(folder, hcp_head + edges, "x.hcp").code, checked);
  std::string names;
  for (const std::string name : {"1 is called a", "2 is called b", "3 is called c", "4 is called d"})
    names += "COMMENT : vertex " + name + "\n";
  EXPECT_THAT(with_graph(folder, names + hcp_head + edges, "x.hcp").sentence,
              HasSubstr("by number and name"));
  folder["graph.txt"] = row + "name 1 b\nname 2 a\nname 3 c\nname 4 d\n";
  EXPECT_THAT(with_graph(folder, names + hcp_head + edges, "x.hcp").sentence,
              HasSubstr("vertex 1 is called 'b', but in x.hcp 'a'"));
  EXPECT_EQ(with_graph(row_of_four(), "x\n" + edges, "x.hcp").code, unreadable);
}

TEST(GraphCompare, OneWayMovesOnABoardWithoutDirectionsAreComparedAsForbiddenOnes) {
  Folder folder = no_tour_of_arcs();
  EXPECT_EQ(with_graph(folder, "1 2\n2 3\n3 1\n").code, wrong);
  folder["graph.txt"] += "forbidden 2 1\nforbidden 3 2\nforbidden 3 1\n";
  EXPECT_EQ(with_graph(folder, "1 2\n2 3\n3 1\n").code, checked);
}

}  // namespace proof_check
