#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

class Reduce : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    write("yes.cnf", "c three variables\np cnf 3 4\n1 2 0\n-1 3 0\n-2 -3 0\n-1 -3 0\n");
    write("no.cnf", "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n");
  }
};

TEST_F(Reduce, PrintsTheSizes) {
  EXPECT_EQ(run("hamlet reduce yes.cnf").out,
            "3 variables, 4 clauses and 8 literals became 37 vertices and 78 arcs\n");
  const auto json = run("hamlet reduce yes.cnf --undirected --json").json();
  EXPECT_EQ(json["literals"], 8);
  EXPECT_EQ(json["vertices"], 111);
  EXPECT_TRUE(json.contains("edges"));
}

TEST_F(Reduce, GoesThereAndBackThroughFiles) {
  for (const char* form : {"-o puzzle.json", "-o puzzle.edges", "--undirected -o puzzle.json",
                           "--closed -o puzzle.json", "--undirected --closed -o puzzle.hcp"}) {
    const auto back =
        run("rm -f puzzle.*; hamlet reduce yes.cnf " + std::string(form) +
            " -q && hamlet solve puzzle.* -q -o solved.json && hamlet reduce yes.cnf --path solved.json");
    EXPECT_EQ(back.code, 0) << form << back.err;
    EXPECT_THAT(back.out, HasSubstr("v -1 2 -3 0\n")) << form;
    EXPECT_EQ(
        run("rm -f puzzle.*; hamlet reduce no.cnf " + std::string(form) + " -q && hamlet solve puzzle.* -q")
            .code,
        1)
        << form;
  }
}

TEST_F(Reduce, AnswersAsSatSolversDo) {
  const auto yes = run("hamlet reduce yes.cnf --solve");
  EXPECT_EQ(yes.code, 0);
  EXPECT_EQ(yes.out, "s SATISFIABLE\nv -1 2 -3 0\n");
  EXPECT_EQ(run("hamlet reduce yes.cnf --solve --json").json()["assignment"], (nlohmann::json{-1, 2, -3}));
  const auto no = run("hamlet reduce - --solve < no.cnf");
  EXPECT_EQ(no.code, 1);
  EXPECT_EQ(no.out, "s UNSATISFIABLE\n");
  const auto unknown = run("hamlet reduce no.cnf --solve --time 0");
  EXPECT_EQ(unknown.code, 3);
  EXPECT_EQ(unknown.out, "s UNKNOWN\n");
  write("empty.cnf", "p cnf 0 0\n");
  EXPECT_EQ(run("hamlet reduce empty.cnf --solve").out, "s SATISFIABLE\nv 0\n");
}

TEST_F(Reduce, RefusesWhatDoesNotFit) {
  run("hamlet reduce yes.cnf -o puzzle.json; hamlet solve puzzle.json -o solved.json; hamlet solve "
      "knight:5x5 -o knight.json");
  for (const char* line :
       {"hamlet reduce no.cnf --path solved.json", "hamlet reduce yes.cnf --path puzzle.json",
        "hamlet reduce yes.cnf --path knight.json", "hamlet reduce yes.cnf --solve --path solved.json",
        "hamlet reduce puzzle.json", "hamlet reduce absent.cnf", "hamlet reduce yes.cnf -o puzzle.hcp"})
    EXPECT_TRUE(run(line).complains_in_one_line()) << line;
  write("bad.cnf", "p cnf 2 1\n1 3 0\n");
  EXPECT_EQ(run("hamlet reduce bad.cnf").err,
            "hamlet: bad.cnf, line 2: the literal 3 is out of range: there are 2 variables\n");
}

TEST_F(Reduce, ItsPuzzlesCanBeProvedToHaveNoSolution) {
  run("hamlet reduce no.cnf -o puzzle.json; hamlet solve puzzle.json --proof proof");
  EXPECT_EQ(run("'" HAMLET_CHECKER "' proof").code, 0);
}

}  // namespace hamlet
