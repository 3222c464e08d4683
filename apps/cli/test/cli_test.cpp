#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

using Cli = Program;

TEST_F(Cli, BoardPrintsTheFiguresOfTheContract) {
  const auto json = run("hamlet board diplomatico:5x7 --json").json();
  EXPECT_EQ(json["cells"], 35);
  EXPECT_EQ(json["edges"], 64);
  EXPECT_EQ(json["components"], 1);
  EXPECT_EQ(json["bipartite"], false);
  EXPECT_THAT(run("hamlet board diplomatico:4x4").out, ContainsRegex("components +2"));
  EXPECT_EQ(run("hamlet board knight:8x8 --json").json()["colours"], (nlohmann::json{32, 32}));
  EXPECT_EQ(run("hamlet board square:3x3 --blocked 2,2 --json").json()["cells"], 8);
  EXPECT_EQ(run("hamlet board square:3x3 --wrap torus --json").json()["edges"], 18);
}

TEST_F(Cli, SolveDrawsAPathAndSaysSo) {
  const auto solved = run("hamlet solve diplomatico:10x10");
  EXPECT_EQ(solved.code, 0);
  for (int i = 1; i <= 100; ++i)
    EXPECT_THAT(solved.out, ContainsRegex("(^|[ \n])" + std::to_string(i) + "([ \n])"));
  EXPECT_THAT(solved.err, HasSubstr("found 1 by merge"));
  EXPECT_EQ(run("hamlet solve diplomatico:5x5 --quiet").err, "");
}

TEST_F(Cli, SolveAnswersInJson) {
  const auto found = run("hamlet solve knight:6x6 --closed --json --quiet");
  EXPECT_EQ(found.code, 0);
  const auto json = found.json();
  EXPECT_EQ(json["answer"], "found");
  EXPECT_EQ(json["paths"].size(), 1u);
  EXPECT_EQ(json["paths"][0].size(), 36u);
  EXPECT_EQ(json["paths"][0][0].size(), 2u);
  for (const char* field : {"method", "seconds", "work"}) EXPECT_TRUE(json.contains(field)) << field;

  const auto none = run("hamlet solve diplomatico:4x4 --json");
  EXPECT_EQ(none.code, 1);
  EXPECT_EQ(none.json()["answer"], "none");
  EXPECT_THAT(none.json()["why"].get<std::string>(), HasSubstr("only one neighbour"));

  EXPECT_EQ(run("hamlet solve diplomatico:4x4 --quiet").out,
            "none: 4 cells have only one neighbour (r2c2, r2c3, r3c2 and r3c3), and a path has only two ends "
            "(proved without a search)\n");

  const auto unknown = run("hamlet solve knight:30x30 --time 0 --json");
  EXPECT_EQ(unknown.code, 3);
  EXPECT_EQ(unknown.json()["answer"], "unknown");
  EXPECT_THAT(std::string(unknown.json()["why"]), HasSubstr("the time limit was reached"));

  EXPECT_EQ(run("hamlet solve diplomatico:4x5 --limit all --json").json()["paths"].size(), 144u);
  EXPECT_EQ(run("hamlet solve complete:4 --json").json()["paths"][0][0].is_string(), true);
}

TEST_F(Cli, ALargeBoardIsSolvedInLittleMemoryAndNotDrawn) {
  // Its graph would need 1 GB.
  const auto large = run("hamlet solve diplomatico:3000x3000 --memory 0.1");
  EXPECT_EQ(large.code, 0);
  EXPECT_THAT(large.out, HasSubstr("found 1 by tiling"));
  EXPECT_THAT(large.err,
              HasSubstr("9000000 cells are too many to draw here; '-o FILE' or '--json' saves the path"));
  EXPECT_TRUE(
      run("hamlet solve diplomatico:3000x3000 --memory 0.1 --solver backtrack").complains_in_one_line());
  EXPECT_TRUE(run("hamlet solve diplomatico:3000x3000 --memory 0.01").complains_in_one_line());

  const auto bare = run("hamlet solve knight:8x8 --no-drawing");
  EXPECT_THAT(bare.out, ContainsRegex("^found 1 by [a-z]+ [^\n]*\n$"));
  EXPECT_EQ(bare.err, "");
}

TEST_F(Cli, ALongPathIsWrittenAsJson) {
  const auto json = run("hamlet solve knight:201x203 --json --quiet").json();
  EXPECT_EQ(json["method"], "tiling");
  EXPECT_EQ(json["paths"][0].size(), 201u * 203u);
}

TEST_F(Cli, SolveKeepsTheConstraints) {
  const auto json =
      run("hamlet solve king:4x4 --start 1,1 --end 4,4 --clue 2,2=5 --diamond 3,3-3,4 --json").json();
  const auto path = json["paths"][0].get<std::vector<std::vector<int>>>();
  EXPECT_EQ(path.front(), (std::vector{1, 1}));
  EXPECT_EQ(path.back(), (std::vector{4, 4}));
  EXPECT_EQ(path[4], (std::vector{2, 2}));
}

/// HAMLET_UPDATE_GOLDEN=1 rewrites the picture.
TEST_F(Cli, TheReadmesPictureIsWhatItsCommandDraws) {
  const std::filesystem::path golden = HAMLET_SOURCE "/data/golden/solve-diplomatico-10x10.svg";
  ASSERT_EQ(run("hamlet solve diplomatico:10x10 -o solved.svg").code, 0);
  if (std::getenv("HAMLET_UPDATE_GOLDEN"))
    std::filesystem::copy_file(file("solved.svg"), golden, std::filesystem::copy_options::overwrite_existing);
  EXPECT_EQ(contents(file("solved.svg")), contents(golden));
}

TEST_F(Cli, WhatIsWrittenCanBeCheckedDrawnAndConverted) {
  EXPECT_EQ(
      run("hamlet solve hex:4 --clue 1,1=1 --diamond 2,2-2,3 -o solved.json && hamlet check solved.json").out,
      "valid\n");
  for (const char* name : {"a.svg", "a.pdf", "a.png", "a.txt", "a.json"}) {
    EXPECT_EQ(run(std::string("hamlet draw solved.json -o ") + name).code, 0) << name;
    EXPECT_GT(contents(file(name)).size(), 50u) << name;
  }
  EXPECT_EQ(run("hamlet convert a.txt | hamlet convert - --json").out, contents(file("a.json")));
  EXPECT_EQ(run("hamlet check a.txt --json").json()["valid"], true);
}

TEST_F(Cli, CheckListsWhatABegunSolutionLacksOnOneLine) {
  write("path.txt", "kind: hidato\n 1 . .\n . 5 .\n . . 9\nsolution:\n 1 2 .\n . 5 .\n . . 9\n");
  EXPECT_EQ(run("hamlet check path.txt").out,
            "every-number: 5 of 9 numbers are missing: 3 to 4 and 6 to 8\n");
  write("bridges.txt", "kind: hashi\n2 . 3\n. . .\n2 . 3\nsolution:\n1,1-1,3=2\n");
  const RunResult checked = run("hamlet check bridges.txt");
  EXPECT_EQ(checked.code, 1);
  EXPECT_THAT(checked.out,
              testing::StartsWith("demand: 3 of 4 islands have too few bridges: r1c3 (2 of 3), r3c1 (0 of 2) "
                                  "and r3c3 (0 of 3)\nconnected: "));
  EXPECT_EQ(run("hamlet check bridges.txt --json").json()["violations"].size(), 4u);
  // Too many is said of each island by itself.
  write("full.txt", "kind: hashi\n1 . 3\n. . .\n2 . 2\nsolution:\n1,1-1,3=2\n");
  EXPECT_THAT(run("hamlet check full.txt").out, HasSubstr("\ndemand: r1c1 demands 1 bridge but has 2\n"));
}

TEST_F(Cli, CheckNamesEveryViolation) {
  write("wrong.txt", "kind: numbrix\n1 . .\n. . 9\n. . .\nsolution:\n1 2 3\n6 5 9\n7 8 4\n");
  const auto checked = run("hamlet check wrong.txt --json");
  EXPECT_EQ(checked.code, 1);
  EXPECT_EQ(checked.json()["valid"], false);
  EXPECT_EQ(checked.json()["violations"].size(), 3u);
  EXPECT_EQ(checked.json()["violations"][0]["rule"], "move");
  EXPECT_EQ(checked.json()["violations"][0]["place"], (nlohmann::json{{1, 3}, {3, 3}}));
  EXPECT_THAT(run("hamlet check wrong.txt").out,
              HasSubstr("move: number 3 on r1c3 and number 4 on r3c3 are not one move apart"));
}

TEST_F(Cli, CheckTakesAFullGridAsItsOwnSolution) {
  write("full.txt", "kind: numbrix\n1 2 3\n6 5 4\n7 8 9\n");
  EXPECT_EQ(run("hamlet check full.txt").code, 0);
  write("open.txt", "kind: numbrix\n1 2 3\n6 . 4\n7 8 9\n");
  EXPECT_TRUE(run("hamlet check open.txt").complains_in_one_line());
}

TEST_F(Cli, APuzzleFromALinkIsDrawn) {
  const auto drawn = run("hamlet draw 'https://puzz.link/p?hashi/3/3/2g2i2g2' --ascii");
  EXPECT_EQ(drawn.code, 0) << drawn.err;
  EXPECT_THAT(drawn.out, HasSubstr("2"));
  for (unsigned char c : drawn.out) EXPECT_LT(c, 128);
}

TEST_F(Cli, HelpManualAndCompletionsNameEveryCommand) {
  const std::string help = run("hamlet help").out;
  const std::string manual = run("hamlet man").out;
  for (const char* command : {"board", "solve", "longest", "count", "unique", "check", "draw", "book",
                              "convert", "help", "man", "completions"}) {
    EXPECT_THAT(help, HasSubstr(command));
    EXPECT_THAT(manual, HasSubstr(std::string(".SS ") + command));
    const auto shown = run(std::string("hamlet ") + command + " --help");
    EXPECT_EQ(shown.code, 0);
    EXPECT_THAT(shown.out, HasSubstr("examples"));
    EXPECT_EQ(run(std::string("hamlet help ") + command).out, shown.out);
    for (const char* shell : {"bash", "zsh", "fish"})
      EXPECT_THAT(run(std::string("hamlet completions ") + shell).out, HasSubstr(command));
  }
  for (const char* topic : {"boards", "formats", "kinds", "marks", "solvers", "orders", "drawings"})
    EXPECT_GT(run(std::string("hamlet help ") + topic).out.size(), 50u);
  EXPECT_EQ(run("hamlet --help").out, help);
  EXPECT_THAT(run("hamlet --version").out, ContainsRegex("^hamlet [0-9]+\\.[0-9]+\\.[0-9]+\n$"));
  EXPECT_EQ(run("hamlet").code, 2);
}

TEST_F(Cli, NoLineOfHelpIsLongerThanAHundredCharacters) {
  const std::string commands = "hamlet help | sed -n '/^commands/,/^$/s/^  \\([a-z]*\\) .*/\\1/p'";
  EXPECT_THAT(run(commands).out, HasSubstr("analyse\n"));
  const auto too_long = run("{ hamlet help; for c in $(" + commands +
                            "); do hamlet help $c; done; } | "
                            "LC_ALL=C.UTF-8 grep -E '.{101}'");
  EXPECT_EQ(too_long.out, "");
}

TEST_F(Cli, TheCompletionsAreShellThatParses) {
  EXPECT_EQ(run("hamlet completions bash > c.bash && bash -n c.bash").code, 0);
  EXPECT_EQ(run("hamlet completions bash > c.bash && bash -c 'source ./c.bash; COMP_WORDS=(hamlet so); "
                "COMP_CWORD=1; _hamlet; echo $COMPREPLY'")
                .out,
            "solve\n");
}

TEST_F(Cli, ABrokenPipeIsNotAnError) {
  EXPECT_EQ(
      run("{ hamlet solve diplomatico:5x5 --limit 500 2>&1; echo $? > code; } | head -1 > first; cat code")
          .out,
      "0\n");
  EXPECT_EQ(run("hamlet solve diplomatico:5x5 2>&-").code, 0);
}

TEST_F(Cli, CtrlCStopsAndReportsWhatIsKnown) {
  // Each solver would take very long to prove that there is no tour.
  for (const char* solver : {"backtrack", "sat-edges", "sat-position"}) {
    const auto stopped = run(std::string("timeout --preserve-status -s INT 1.5 '" HAMLET_PROGRAM
                                         "' solve petersen:101,2 --closed --json --solver ") +
                             solver);
    EXPECT_EQ(stopped.code, 3) << solver;
    EXPECT_THAT(stopped.out, HasSubstr("\"answer\":\"unknown\"")) << solver;
    EXPECT_THAT(stopped.out, HasSubstr("\"why\":\"it was stopped\"")) << solver;
  }
  const auto listing = run("timeout --preserve-status -s INT 1.5 '" HAMLET_PROGRAM
                           "' solve king:6x6 --limit all --json | tail -c 200");
  EXPECT_THAT(listing.out, HasSubstr("\"complete\":false"));
  EXPECT_THAT(listing.out, HasSubstr("\"why\":\"it was stopped\""));
}

TEST_F(Cli, TwoSignalsAtOnceAreOneWishToStop) {
  const auto stopped = run("'" HAMLET_PROGRAM
                           "' solve petersen:101,2 --closed --json --solver backtrack & "
                           "sleep 2; kill -INT $!; sleep 0.05; kill -INT $!; wait $!");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_THAT(stopped.out, HasSubstr("\"why\":\"it was stopped\""));
}

TEST_F(Cli, SigtermStopsAsCtrlCDoes) {
  const auto stopped = run("timeout --preserve-status -s TERM 1.5 '" HAMLET_PROGRAM
                           "' solve petersen:101,2 --closed --json --solver backtrack");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_THAT(stopped.out, HasSubstr("\"why\":\"it was stopped\""));
}

TEST_F(Cli, ASecondCtrlCEndsAProgramThatHangs) {
  // The program hangs because nobody reads its output. The guard would end it after a second.
  std::string codes;
  for (int round = 0; round < 10 && codes.find("130") == std::string::npos; ++round) {
    codes += run("mkfifo pipe" + std::to_string(round) + "; sleep 9 < pipe" + std::to_string(round) +
                 " & sleeper=$!; '" HAMLET_PROGRAM "' solve king:6x6 --limit all --json > pipe" +
                 std::to_string(round) +
                 " & job=$!; sleep 1; kill -INT $job; sleep 0.7; kill -INT $job; wait $job; echo $?; "
                 "kill $sleeper")
                 .out;
  }
  EXPECT_THAT(codes, HasSubstr("130"));
}

TEST_F(Cli, RunningOutOfMemoryAnywhereIsAnAnswer) {
#ifdef HAMLET_SANITIZED
  GTEST_SKIP() << "sanitizers take memory of their own";
#endif
  ASSERT_EQ(run("hamlet make hashi 60x60 -o net.json").code, 0);
  int unknown = 0;
  for (const char* command :
       {"solve knight:1000x1000 --no-drawing", "solve net.json", "unique king:300x300", "count knight:7x7",
        "explain net.json", "draw king:300x300 -o board.png", "make hidato 12x12"}) {
    for (int kilobytes = 15'000; kilobytes < 400'000; kilobytes = kilobytes * 3 / 2) {
      const auto ended = run("ulimit -d " + std::to_string(kilobytes) + "; ulimit -c 0; hamlet " + command +
                             " --threads 1 --time 5");
      EXPECT_TRUE(ended.code == 0 || ended.code == 1 || ended.code == 3)
          << command << " with " << kilobytes << " kB: " << ended.code << ended.err;
      EXPECT_TRUE(ended.code == 0 || ended.out + ended.err != "")
          << command << " with " << kilobytes << " kB";
      unknown += ended.code == 3;
    }
  }
  EXPECT_GT(unknown, 5) << "so much memory has run out of nothing";
}

TEST_F(Cli, ATimeLimitEndsWaitingForInput) {
  const auto waited =
      run("mkfifo never; sleep 100 > never & sleeper=$!; hamlet solve - --time 0.2 < never; code=$?; kill "
          "$sleeper; "
          "exit $code");
  EXPECT_EQ(waited.code, 3);
  EXPECT_EQ(waited.out, "unknown: the time limit was reached\n");
}

TEST_F(Cli, AFileThatNobodyTakesDoesNotOutliveASignal) {
  const auto stopped = run("mkfifo never.json; timeout -s INT 1 '" HAMLET_PROGRAM
                           "' solve knight:6x6 -o never.json; test $? -eq 124");
  EXPECT_EQ(stopped.code, 0) << "timeout, which sent the signal, says 124";
  EXPECT_THAT(stopped.out + stopped.err, HasSubstr("it was stopped"));
}

TEST_F(Cli, ManyFilesAtOnceNeedFewOpenOnes) {
  ASSERT_EQ(run("hamlet make hidato 3x3 --count 60 -o many.json").code, 0);
  EXPECT_EQ(run("ulimit -n 12; hamlet book many.json -o book.svg").code, 0);
}

TEST_F(Cli, AFolderThatIsGoneIsNoBug) {
  const auto gone = run("mkdir gone; cd gone; rmdir ../gone; hamlet solve knight:6x6 -o x.svg");
  EXPECT_EQ(gone.code, 2) << gone.err;
}

TEST_F(Cli, AKilledProgramLeavesNoPieceOfItsFile) {
  const auto killed =
      run("'" HAMLET_PROGRAM
          "' solve diplomatico:2000x2000 -o tour.json & writer=$!; "
          "until ls -l /proc/$writer/fd | grep -v '/\\.[oe][ur][tr]$' | grep -q \"$PWD/\"; do "
          "kill -0 $writer || exit 9; done; kill -KILL $writer; wait $writer; test $? -eq 137");
  EXPECT_EQ(killed.code, 0) << "it was not killed while it had its file open";
  EXPECT_EQ(run("ls -A | grep -v '^\\.out$' | grep -v '^\\.err$' | grep -v '^tour.json$'").out, "");
}

TEST_F(Cli, HelpNamesOnlyWhatACommandTakes) {
  for (const char* command : {"grade", "count", "list"}) {
    EXPECT_THAT(run(std::string("hamlet help ") + command).out, Not(HasSubstr("--output"))) << command;
  }
  for (const char* command : {"explain", "hint"}) {
    EXPECT_THAT(run(std::string("hamlet help ") + command).out, HasSubstr("--output")) << command;
  }
  const auto refused = run("hamlet grade square:3x3 -o grade.svg");
  EXPECT_TRUE(refused.complains_in_one_line());
  EXPECT_THAT(refused.err, HasSubstr("a grade is printed"));
  EXPECT_THAT(run("hamlet help minimal").out, HasSubstr("how many of the sets to list"));
  EXPECT_THAT(run("hamlet help solve").out, HasSubstr("how many solutions to find"));
}

}  // namespace hamlet
