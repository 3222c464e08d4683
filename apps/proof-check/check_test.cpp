#include "check.hpp"

#include <gmock/gmock.h>

#include "check_test_help.hpp"

namespace proof_check {

using namespace std::string_literals;
using testing::HasSubstr;

TEST(CheckFolder, AcceptsAProofThatFollows) {
  const Said said = said_of(row_of_four());
  EXPECT_EQ(said.code, checked);
  EXPECT_EQ(said.sentence,
            "graph.txt: a closed tour through 4 cells, by 3 moves\n"
            "formula.cnf: 1 clause follows from the graph and 0 cuts\n"
            "proof.drat: 0 lemmas to the contradiction\n"
            "checked: there is no such tour\n");
}

TEST(CheckFolder, NoNumberProvesThatATriangleHasNoTour) {
  // −2^63 was once read as 0, which is its own negation.
  for (const std::string odd : {"-9223372036854775808", "9223372036854775808", "18446744073709551616",
                                "4294967296", "-4294967296", "2147483648", "-2147483648", "-0", "4"}) {
    const Said in_proof = said_of(triangle_with(odd + " 1 0\n" + odd + " -1 0\n1 0\n-1 0\n0\n"));
    EXPECT_EQ(in_proof.code, unreadable) << odd;
    EXPECT_THAT(in_proof.sentence,
                HasSubstr("proof.drat, line 1: '" + odd + "' is neither a literal of 3 variables"));
    EXPECT_EQ(said_of(triangle_with("d " + odd + " 0\n")).code, unreadable) << odd;
    Folder in_formula = triangle_with("0\n");
    in_formula["formula.cnf"] = "p cnf 3 1\n" + odd + " " + odd + " " + odd + " 0\n";
    EXPECT_EQ(said_of(in_formula).code, unreadable) << odd;
    Folder in_cuts = triangle_with("0\n");
    in_cuts["cuts.txt"] = odd + "\n";
    EXPECT_EQ(said_of(in_cuts).code, unreadable) << odd;
    for (const std::string& head : {"p cnf " + odd + " 0\n", "p cnf 3 " + odd + "\n"}) {
      Folder in_head = triangle_with("0\n");
      in_head["formula.cnf"] = head;
      EXPECT_NE(said_of(in_head).code, checked) << head;
    }
    for (const std::string statement : {"vertices ", "joint ", "start ", "name ", "move "}) {
      Folder in_graph = triangle_with("0\n");
      in_graph["graph.txt"] += statement + odd + "\n";
      EXPECT_EQ(said_of(in_graph).code, unreadable) << statement << odd;
    }
  }
}

TEST(CheckFolder, NothingIsHiddenBehindAZeroByte) {
  EXPECT_THAT(said_of(triangle_with("1 2 0\0 and more\n"s)).sentence,
              HasSubstr("proof.drat, line 1: this is no text"));
  Folder late = row_of_four();
  late["proof.drat"] = "0\n" + std::string(1000, '\n') + "\0\n"s;
  EXPECT_EQ(said_of(late).code, unreadable);
  for (const char* file : {"graph.txt", "cuts.txt", "formula.cnf"}) {
    Folder folder = row_of_four();
    folder[file] += "\0"s;
    EXPECT_EQ(said_of(folder).code, unreadable) << file;
  }
}

TEST(CheckFolder, ReadsTheProofToItsEndAlsoAfterTheContradiction) {
  Folder folder = row_of_four();
  folder["proof.drat"] = "0\n1 2 0\nd 3 0\nc a comment\n\n";
  EXPECT_EQ(said_of(folder).code, checked);
  for (const std::string rest : {"1 2\n", "4 0\n", "rubbish\n", "1 0 0\n", "d\n", "1 2 0 c\n"}) {
    folder["proof.drat"] = "0\n" + rest;
    EXPECT_EQ(said_of(folder).code, unreadable) << rest;
  }
}

TEST(CheckFolder, TheFormulaHasOneHeadAndAsManyClausesAsItSays) {
  for (const std::string formula :
       {"", "0\n", "c only a comment\n", "p cnf 3 1\np cnf 3 1\n0\n", "p cnf 3 1 0\n0\n", "p cnf 3\n",
        "p dnf 3 1\n0\n", "p cnf 3 1\n1 2\n", "p cnf 3 1\n0\n%\n", "cnf 3 1\n0\n", "p cnf 3 1\nx 0\n"}) {
    Folder folder = row_of_four();
    folder["formula.cnf"] = formula;
    EXPECT_EQ(said_of(folder).code, unreadable) << formula;
  }
  for (const std::string formula :
       {"p cnf 3 2\n0\n", "p cnf 3 0\n0\n", "p cnf 4 1\n0\n", "p cnf 3 1\n1 0\n"}) {
    Folder folder = row_of_four();
    folder["formula.cnf"] = formula;
    EXPECT_EQ(said_of(folder).code, wrong) << formula;
  }
  Folder folder = row_of_four();
  folder["formula.cnf"] = "c one\nc\np cnf 3 2\r\n-1 -2\nc between\n -3 0 0\n";
  EXPECT_THAT(said_of(folder).sentence, HasSubstr("clause 1 (-1 -2 -3 0) follows neither"));
}

TEST(CheckFolder, ACutIsASetOfSomeVertices) {
  for (const std::string cuts : {"1 1\n", "5\n", "0\n", "1,2\n", "1 x\n"}) {
    Folder folder = row_of_four();
    folder["cuts.txt"] = cuts;
    EXPECT_EQ(said_of(folder).code, unreadable) << cuts;
  }
  for (const std::string cuts : {"\n", "1 2 3 4\n", "4 2 1 3"}) {
    Folder folder = row_of_four();
    folder["cuts.txt"] = cuts;
    EXPECT_THAT(said_of(folder).sentence, HasSubstr("has at least one vertex and not all of them")) << cuts;
  }
}

TEST(CheckFolder, EveryFileMustBeThere) {
  for (const char* file : {"graph.txt", "cuts.txt", "formula.cnf", "proof.drat"}) {
    Folder folder = row_of_four();
    folder.erase(file);
    EXPECT_EQ(said_of(folder).code, unreadable) << file;
  }
  EXPECT_EQ(said_of({{"reason.txt", "a dead end"}}).code, could_not_check);
  Folder binary = row_of_four();
  for (const char* proof : {"a\x02\x04", "d\x02"}) {
    binary["proof.drat"] = std::string(proof) + "\0"s;
    EXPECT_EQ(said_of(binary).code, could_not_check);
  }
}

}  // namespace proof_check
