#include "cli/test/bridges_test_help.hpp"

namespace hamlet {

using testing::AllOf;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

namespace {

struct Wrong {
  const char* text;
  const char* said;
};

}  // namespace

TEST_F(Bridges, BadTextIsOneSentenceThatNamesThePlace) {
  const Wrong table[] = {
      {"-2 . 2\n", "line 2"},
      {"two . 2\n", "line 2: 'two'"},
      {"0 . 2\n", "r1c1 demands 0 bridges; a demand must be from 1"},
      {"1000001 . 2\n", "r1c1 demands 1000001 bridges"},
      {"99999999999999999999 . 2\n", "line 2: '99999999999999999999'"},
      {"k: 0\n1 . 1\n", "must be from 1"},
      {"k: -1\n1 . 1\n", "line 2: '-1'"},
      {"k: many\n1 . 1\n", "line 2: 'many'"},
      {"directions: 6\n1 . 1\n", "line 2: '4' or '8'"},
      {"loops: maybe\n1 . 1\n", "line 2: 'yes' or 'no'"},
      {"1 . 1\n2 .\n", "line 3: this row has 2 cells"},
      {"forbidden: 1,1-1,2\n1 . 1\n", "r1c1 and r1c2 are not two islands that see one another"},
      {"1 . 1\nsolution:\n1,1-1,2\n", "line 4: no island stands on r1c2"},
      {"1 . 1\nsolution:\n1,1-1,3=x\n", "line 4: '1,1-1,3=x' is not a bridge"},
      {"diamonds: 1,1-1,3\n1 . 1\n", "line 2: 'diamonds:' belongs to path puzzles"}};
  for (const auto& [text, said] : table) {
    puzzle("wrong.txt", text);
    for (const char* command : {"solve", "count", "explain", "hint"}) {
      const auto outcome = run(std::string("hamlet ") + command + " wrong.txt");
      EXPECT_TRUE(outcome.complains_in_one_line()) << text << outcome.err;
      EXPECT_THAT(outcome.err, HasSubstr(said)) << command;
    }
  }
}

TEST_F(Bridges, ANumberThatIsRefusedIsNotCalledNoNumber) {
  for (const char* text :
       {"-2 . 2\n", "99999999999999999999 . 2\n", "k: -1\n1 . 1\n", "k: 99999999999\n1 . 1\n"}) {
    puzzle("wrong.txt", text);
    EXPECT_THAT(run("hamlet solve wrong.txt").err, Not(ContainsRegex("is no (whole )?number"))) << text;
  }
}

TEST_F(Bridges, ABadCellOfASeaIsToldWhatASeaHolds) {
  puzzle("wrong.txt", "two . 2\n");
  EXPECT_THAT(run("hamlet solve wrong.txt").err, AllOf(HasSubstr("'?'"), Not(HasSubstr("'#'"))));
}

TEST_F(Bridges, AKThatIsTooLargeIsQuotedAsItWasTyped) {
  puzzle("a.txt", easy);
  EXPECT_THAT(run("hamlet solve a.txt --k 999999999999").err,
              AllOf(StartsWith("hamlet: --k: "), HasSubstr("999999999999")));
}

TEST_F(Bridges, BadSheetsNameTheField) {
  const Wrong table[] = {
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":1},{"cell":[1,1],"demand":2}])",
       "islands[1]: two islands stand on r1c1"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[4,1],"demand":2}])",
       "islands[0]: the cell r4c1 is off the grid"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":-1}])", "islands[0].demand"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":"2"}])", "islands[0].demand"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1],"demand":1e30}])", "islands[0].demand"},
      {R"("grid":{"rows":3,"columns":3},"islands":[{"cell":[1,1]}])", "islands[0]: the field 'demand'"},
      {R"("grid":{"rows":3,"columns":3,"k":0},"islands":[{"cell":[1,1],"demand":1}])", "grid.k"},
      {R"("grid":{"rows":0,"columns":3},"islands":[])", "grid.rows"},
      {R"("grid":{"rows":3,"columns":3,"eight":"yes"},"islands":[])", "grid.eight"}};
  for (const auto& [fields, said] : table) {
    write("wrong.json", std::string(R"({"hamlet":1,"kind":"hashi",)") + fields + "}");
    const auto outcome = run("hamlet solve wrong.json");
    EXPECT_TRUE(outcome.complains_in_one_line()) << fields << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said));
  }
}

TEST_F(Bridges, BadWordsAfterTheCommandAreNamed) {
  puzzle("a.txt", easy);
  const Wrong table[] = {
      {"solve a.txt --k 0", "--k: '0'"},
      {"solve a.txt --k two", "--k: 'two'"},
      {"solve a.txt --solver magic",
       "--solver: unknown solver 'magic'; the choices are engine, portfolio, rules, tau, sat-lanes"},
      {"solve a.txt --closed", "are for path puzzles, and this is a bridges puzzle"},
      {"solve a.txt --order far", "--order: it is for path puzzles"},
      {"count a.txt --per-start", "--per-start: it is for path puzzles"},
      {"count a.txt --at-least 0", "--at-least: '0'"},
      {"longest a.txt", "this is a bridges puzzle"},
      {"hint a.txt --stage 4", "--stage"},
      {"explain a.txt --node 2,2", "--node: there is no island at r2c2"},
      {"explain a.txt --node here", "--node: 'here' is not a cell"},
      {"explain knight:5x5 --node 1,1", "--node: it is for bridges puzzles"},
      {"check a.txt", "there is no solution on the sheet"},
      {"solve 'https://puzz.link/p?slither/5/5/zzz'", "this is a 'slither' puzzle"},
      {"solve 'https://puzz.link/p?hashi/3/3/2g2zz'", "here the text goes beyond the 9 cells"},
      {"solve 3x3m0:1a1f", "line 1"}};
  for (const auto& [line, said] : table) {
    const auto outcome = run(std::string("hamlet ") + line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << ": " << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said)) << line;
  }
}

}  // namespace hamlet
