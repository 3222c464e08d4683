#include <gmock/gmock.h>

#include <sstream>
#include <vector>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

class Proofs : public Program {
 protected:
  /// Solves the puzzle, with its proof in the folder `proof`.
  RunResult prove(const std::string& what) const {
    return run("rm -rf proof; hamlet solve " + what + " --proof proof");
  }
  RunResult check(const std::string& more = "") const { return run("'" HAMLET_CHECKER "' proof " + more); }

  std::vector<std::string> lines_of(const std::string& name) const {
    std::istringstream in(contents(file("proof/" + name)));
    std::vector<std::string> all;
    for (std::string line; std::getline(in, line);) all.push_back(line);
    return all;
  }
  void write_lines(const std::string& name, const std::vector<std::string>& all) const {
    std::string text;
    for (const auto& line : all) text += line + "\n";
    write("proof/" + name, text);
  }
  void expect_proved(const std::string& what) const {
    const auto solved = prove(what);
    EXPECT_EQ(solved.code, 1) << what;
    EXPECT_THAT(solved.out, StartsWith("none: ")) << what;
    EXPECT_THAT(solved.err, HasSubstr("the proof is in proof")) << what;
    const auto checked = check();
    EXPECT_EQ(checked.code, 0) << what << ": " << checked.err;
    EXPECT_THAT(checked.out, HasSubstr("checked: there is no such ")) << what;
  }
};

TEST_F(Proofs, OfPuzzlesWithoutSolutionsAreAccepted) {
  write("arcs.edges", "1 -> 2\n2 -> 3\n3 -> 1\n4 -> 5\n5 -> 6\n6 -> 4\n1 -> 4\n4 -> 1\n");
  write("three-arms.edges", "c -> a\na -> c\nc -> b\nb -> c\nc -> d\nd -> c\n");
  for (const char* what :
       {"petersen:5,2 --closed", "tutte --closed", "knight:4x4", "diplomatico:4x4", "knight:5x5 --closed",
        "square:6x6 --start 1,1 --end 6,6", "square:3x3 --start 1,2",
        "square:2x3 --closed --start 1,1 --end 2,2", "hex:3 --diamond 1,1-1,2 1,2-1,3 1,2-2,2",
        "square:3x3 --blocked 2,3 --closed", "graph:arcs.edges --closed", "graph:three-arms.edges",
        "graph:arcs.edges --start 4", "petersen:11,2 --closed --solver backtrack",
        "petersen:11,2 --closed --solver sat-edges"})
    expect_proved(what);
}

TEST_F(Proofs, OfRandomGraphsAreAccepted) {
  unsigned state = 7;
  const auto random = [&](unsigned below) { return (state = state * 1664525 + 1013904223) / 65536 % below; };
  int proved = 0;
  for (int round = 0; round < 12; ++round) {
    const bool directed = round % 2 == 1;
    std::string text;
    for (unsigned v = 1; v <= 12; ++v) {
      for (unsigned k = 0; k < 2; ++k) {
        const unsigned w = random(12) + 1;
        if (w != v) text += std::to_string(v) + (directed ? " -> " : " ") + std::to_string(w) + "\n";
      }
    }
    write("random.edges", text);
    const auto solved = prove("graph:random.edges --closed");
    if (solved.code == 0) {
      EXPECT_FALSE(exists("proof"));
      continue;
    }
    ++proved;
    EXPECT_EQ(check("random.edges").code, 0) << text << check("random.edges").err;
  }
  EXPECT_GE(proved, 4);
}

TEST_F(Proofs, AreNotWrittenWhereThereIsASolution) {
  const auto found = prove("petersen:7,2 --closed --no-drawing");
  EXPECT_EQ(found.code, 0);
  EXPECT_THAT(found.err, HasSubstr("no proof was written: there is a solution"));
  EXPECT_FALSE(exists("proof"));
  EXPECT_EQ(prove("knight:30x30 --time 0").code, 3);
  EXPECT_FALSE(exists("proof"));
}

TEST_F(Proofs, GoNeitherIntoFilledFoldersNorIntoFiles) {
  run("mkdir filled && touch filled/other");
  const auto refused = run("hamlet solve petersen:5,2 --closed --proof filled");
  EXPECT_TRUE(refused.complains_in_one_line());
  EXPECT_THAT(refused.err, HasSubstr("has other files in it (other)"));
  EXPECT_TRUE(run("hamlet solve petersen:5,2 --closed --proof filled/other").complains_in_one_line());
  EXPECT_TRUE(run("hamlet solve hex:3 --clue 2,2=7 --proof new").complains_in_one_line());
  EXPECT_FALSE(exists("new"));
}

TEST_F(Proofs, OfAnEarlierQuestionMakeRoom) {
  EXPECT_EQ(run("hamlet solve diplomatico:4x4 --proof deep/er").code, 1);
  EXPECT_TRUE(exists("deep/er/reason.txt"));
  const auto again = run("hamlet solve petersen:5,2 --closed --proof deep/er --json --quiet");
  EXPECT_EQ(again.json()["proof"], (nlohmann::json{"graph.txt", "cuts.txt", "formula.cnf", "proof.drat"}));
  EXPECT_FALSE(exists("deep/er/reason.txt"));
}

TEST_F(Proofs, CarryTheReasonThatAReaderSees) {
  prove("diplomatico:4x4");
  EXPECT_EQ(contents(file("proof/reason.txt")),
            "4 cells have only one neighbour (r2c2, r2c3, r3c2 and r3c3), and a path has only two ends\n"
            "cell 6 2,2\ncell 7 2,3\ncell 10 3,2\ncell 11 3,3\n");
}

TEST_F(Proofs, AreAboutTheGraphTheyClaimToBeAbout) {
  prove("petersen:5,2 --closed");
  run("hamlet convert petersen:5,2 --to edges > graph.edges; hamlet convert petersen:5,2 --closed -o "
      "graph.hcp; "
      "hamlet convert petersen:6,2 --to edges > other.edges; sed '$d' graph.edges > less.edges");
  EXPECT_EQ(check("graph.edges").code, 0);
  EXPECT_EQ(check("graph.hcp").code, 0);
  EXPECT_EQ(check("other.edges").code, 1);
  EXPECT_EQ(check("less.edges").code, 1);
  EXPECT_EQ(check("absent.edges").code, 2);
}

TEST_F(Proofs, OfATourThatIsThereAreRejectedWhateverNumbersTheyHave) {
  run("mkdir proof");
  write("proof/graph.txt",
        "hamlet-graph 1\nvertices 3\nmoves undirected\npath closed\nmove 1 1 2\nmove 2 2 3\nmove 3 1 3\n");
  write("proof/cuts.txt", "");
  write("proof/formula.cnf", "p cnf 3 0\n");
  const std::string least = "-9223372036854775808";
  write("proof/proof.drat", least + " 1 0\n" + least + " -1 0\n1 0\n-1 0\n0\n");
  const auto in_proof = check();
  EXPECT_EQ(in_proof.code, 2);
  EXPECT_EQ(in_proof.out, "");
  EXPECT_THAT(in_proof.err, HasSubstr("proof.drat, line 1: '" + least + "' is neither a literal"));
  write("proof/formula.cnf", "p cnf 3 1\n" + least + " " + least + " " + least + " 0\n");
  const auto in_formula = check();
  EXPECT_EQ(in_formula.code, 2);
  EXPECT_THAT(in_formula.err, HasSubstr("formula.cnf, line 2: '" + least + "' is neither a literal"));
}

TEST_F(Proofs, AboutArcsAreNotTakenForProofsAboutEdges) {
  write("arcs.edges", "1 -> 2\n2 -> 3\n1 -> 3\n");
  write("mixed.edges", "1 -> 2\n2 -> 3\n1 -- 3\n");
  expect_proved("graph:arcs.edges --closed");
  EXPECT_EQ(check("arcs.edges").code, 0);
  const auto refused = check("mixed.edges");
  EXPECT_EQ(refused.code, 2);
  EXPECT_THAT(refused.err, HasSubstr("mixed.edges, line 3: a graph cannot have both edges and arcs"));
  EXPECT_THAT(run("hamlet board graph:mixed.edges").err,
              HasSubstr("a graph cannot have both edges and arcs"));
}

TEST_F(Proofs, SayWhatIsAskedAndWhatIsCompared) {
  write("walled.txt",
        "kind: path\nboard: square:3x3\nstart: 1,2\nwall: 2,2-2,3\ndiamonds: 1,1-2,1\n. . .\n. . .\n. . .\n");
  prove("walled.txt");
  run("hamlet convert square:3x3 --to edges > graph.edges");
  const auto checked = check("graph.edges");
  EXPECT_EQ(checked.code, 0) << checked.err;
  EXPECT_THAT(checked.out,
              StartsWith("graph.txt: an open path through 9 cells, by 11 moves\n"
                         "  starting on vertex 2, called 1,2\n"
                         "  visiting one right after the other vertices 1 and 4, called 1,1 and 2,1\n"
                         "  never moving between vertices 5 and 6, called 2,2 and 2,3\n"
                         "graph.edges, read as an edge list: the same vertices, by name, and the same "
                         "moves; what is asked is in graph.txt alone\n"));
  EXPECT_THAT(checked.out, HasSubstr("checked: there is no such path\n"));
}

TEST_F(Proofs, AreComparedWithAGraphWheneverOneIsNamed) {
  prove("petersen:5,2 --closed");
  EXPECT_EQ(check("''").code, 2);
  EXPECT_EQ(check(".").code, 2);
  EXPECT_EQ(check("/dev/zero").code, 2);
  EXPECT_EQ(check("/dev/null").code, 2);
  EXPECT_EQ(run("hamlet convert petersen:5,2 --to edges | '" HAMLET_CHECKER "' proof /dev/stdin").code, 0);
}

TEST_F(Proofs, TooLargeForTheMemoryAreNotChecked) {
#ifdef HAMLET_SANITIZED
  GTEST_SKIP() << "a program with sanitizers does not start in little memory";
#endif
  prove("petersen:5,2 --closed");
  run("truncate -s 2G proof/proof.drat");
  const auto limited = run("ulimit -v 200000; '" HAMLET_CHECKER "' proof");
  EXPECT_EQ(limited.code, 3);
  EXPECT_EQ(limited.err, "hamlet-check-proof: the memory does not suffice\n");
}

TEST_F(Proofs, AreNotCheckedIfTheVerdictCannotBeWritten) {
  prove("petersen:5,2 --closed");
  const auto full = run("'" HAMLET_CHECKER "' proof > /dev/full");
  EXPECT_EQ(full.code, 3);
  EXPECT_THAT(full.err, HasSubstr("the verdict cannot be written"));
}

TEST_F(Proofs, WithoutLemmasAreRejected) {
  prove("knight:4x4");
  const auto proof = lines_of("proof.drat");
  std::vector<std::string> short_of_lemmas;
  for (const auto& line : proof) {
    if (line == "0") short_of_lemmas.push_back(line);
  }
  write_lines("proof.drat", short_of_lemmas);
  const auto checked = check();
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.err, AnyOf(HasSubstr("proof.drat, line 1: this clause does not follow"),
                                 HasSubstr("without reaching a contradiction")));
  write_lines("proof.drat", {});
  EXPECT_THAT(check().err, HasSubstr("without reaching a contradiction"));
}

TEST_F(Proofs, WithoutAClauseOfTheFormulaOrWithAnAddedOneAreRejected) {
  prove("knight:4x4");
  const auto formula = lines_of("formula.cnf");
  auto more = formula;
  more.push_back("1 0");
  more[0] = "p cnf 40 " + std::to_string(formula.size());
  write_lines("formula.cnf", more);
  EXPECT_THAT(check().err, HasSubstr("clause " + std::to_string(formula.size()) +
                                     " (1 0) follows neither from the graph"));
  EXPECT_EQ(check().code, 1);
  more.back() = "-1 2 0";
  write_lines("formula.cnf", more);
  EXPECT_EQ(check().code, 1);
  more.pop_back();
  write_lines("formula.cnf", more);
  EXPECT_THAT(check().err, HasSubstr("it announces"));
}

TEST_F(Proofs, WithOtherCutsAreRejected) {
  prove("petersen:5,2 --closed");
  const auto cuts = lines_of("cuts.txt");
  ASSERT_FALSE(cuts.empty());
  auto changed = cuts;
  changed[0] = "1 2 9";
  write_lines("cuts.txt", changed);
  EXPECT_EQ(check().code, 1);
  changed[0] = "";
  write_lines("cuts.txt", changed);
  EXPECT_THAT(check().err, HasSubstr("has at least one vertex and not all of them"));
  changed[0] = "1 2 3 4 5 6 7 8 9 10";
  write_lines("cuts.txt", changed);
  EXPECT_EQ(check().code, 1);
  changed[0] = "11";
  write_lines("cuts.txt", changed);
  EXPECT_EQ(check().code, 2);
  write_lines("cuts.txt", {});
  EXPECT_EQ(check().code, 1);
}

TEST_F(Proofs, WithAMoveTakenFromTheGraphAreRejected) {
  for (const char* what : {"petersen:5,2 --closed", "knight:4x4"}) {
    prove(what);
    const auto graph = lines_of("graph.txt");
    for (std::size_t i = 0; i < graph.size(); ++i) {
      if (!graph[i].starts_with("move ")) continue;
      auto less = graph;
      less.erase(less.begin() + static_cast<std::ptrdiff_t>(i));
      write_lines("graph.txt", less);
      EXPECT_EQ(check().code, 1) << graph[i];
      i += 5;
    }
  }
}

TEST_F(Proofs, ThatCannotBeReadAreSaidToBeSo) {
  EXPECT_EQ(check().code, 2);
  EXPECT_EQ(run("'" HAMLET_CHECKER "'").code, 2);
  prove("petersen:5,2 --closed");
  write("proof/proof.drat", "a\x07\x01\x02");
  EXPECT_EQ(check().code, 3);
  write("proof/proof.drat", "1 2\n");
  EXPECT_EQ(check().code, 2);
  write("proof/graph.txt", "something else\n");
  EXPECT_EQ(check().code, 2);
  run("rm -rf proof; mkdir proof; touch proof/reason.txt");
  EXPECT_EQ(check().code, 3);
}

}  // namespace hamlet
