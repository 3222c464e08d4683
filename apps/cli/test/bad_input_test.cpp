#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"

namespace hamlet {

using testing::HasSubstr;

using BadInput = Program;

struct Wrong {
  const char* line;
  const char* said;
};

TEST_F(BadInput, EachIsOneSentenceAndExitCodeTwo) {
  write("empty.txt", "");
  write("cut.json",
        R"({"hamlet": 1, "kind": "hidato", "board": {"name": "king:3x3"}, "clues": [{"cell": [1, 1], )");
  write(
      "step.json",
      R"({"hamlet":1,"kind":"hidato","board":{"name":"king:3x3"},"clues":[{"cell":[1,1],"step":1},{"cell":[1,2],"step":"two"}]})");
  write("field.json", R"({"hamlet":1,"kind":"hidato","board":{"name":"king:3x3"},"clue":[]})");
  write("later.json", R"({"hamlet":2,"kind":"hidato","board":{"name":"king:3x3"}})");
  write("latin1.txt", "kind: hidato\ntitle: caf\xe9\n1 .\n. .\n");
  write("twice.txt", "kind: hidato\n1 .\n. 1\n");
  write("picture.png", "not a picture at all\n");
  write("cut.png", "\x89PNG\r\n\x1a\nrubbish");
  write("bridges.txt", "kind: hashi\nk: 2\n1 . 1\n");
  const Wrong table[] = {
      {"hamlet sole knight:5x5", "unknown command 'sole'; did you mean 'solve'?"},
      {"hamlet solve", "WHAT is missing"},
      {"hamlet solve knight:5x5 --strat 1,1", "unknown option '--strat'; did you mean '--start'?"},
      {"hamlet solve knight:5x5 knight:6x6", "'knight:6x6' is one word too many"},
      {"hamlet solve knight:5x5 --start", "--start needs a value"},
      {"hamlet make path square:5x5 --marks", "--marks needs a value"},
      {"hamlet solve knight:5x5 --start 1,1 --start 1,2", "--start takes one value and is given once"},
      {"hamlet solve kinght:5x5", "did you mean 'knight'?"},
      {"hamlet solve kinght", "did you mean 'knight'?"},
      {"hamlet solve nothing.txt", "nothing.txt: there is no such file"},
      {"hamlet solve .", "cannot be read: Is a directory"},
      {"hamlet board square:0x4", "must be at least 1, not 0"},
      {"hamlet board square:-1x4", "must be at least 1, not -1"},
      {"hamlet board square:fourx4", "'four' is not a number"},
      {"hamlet board square:1000000x1000000", "would need about"},
      {"hamlet board square:1000x1000 --memory 0.001", "1.0 MB may be used"},
      {"hamlet board hex:4 --wrap moebius", "--wrap: unknown wrapping 'moebius'"},
      {"hamlet solve knight:5x5 --start 6,1", "--start: the cell r6c1 is off the board"},
      {"hamlet solve knight:5x5 --start one", "--start: 'one' is not a cell"},
      {"hamlet solve knight:5x5 --blocked 1,1 --start 1,1", "--start: the cell r1c1 is blocked"},
      {"hamlet solve knight:5x5 --blocked 9,9", "--blocked: the blocked cell r9c9 is off the board"},
      {"hamlet solve knight:5x5 --start 1,1 --end 1,1",
       "--end: a path over 25 cells cannot start and end on the same cell"},
      {"hamlet solve knight:5x5 --clue 1,1", "--clue: '1,1' is not a clue"},
      {"hamlet solve knight:5x5 --clue 1,1=26", "--clue: the number 26 on r1c1 is out of range"},
      {"hamlet solve knight:5x5 --clue 1,1=3 1,2=3", "--clue: the number 3 on r1c2 already stands on r1c1"},
      {"hamlet solve knight:5x5 --clue 1,1=3 1,1=4", "--clue: r1c1 already has the number 3"},
      {"hamlet solve knight:5x5 --diamond 1,1-1,2", "--diamond: r1c1 and r1c2 are not neighbours"},
      {"hamlet solve knight:5x5 --diamond 1,1", "--diamond: '1,1' is not a pair of cells"},
      {"hamlet solve knight:5x5 --solver magic", "--solver: unknown solver 'magic'"},
      {"hamlet solve knight:5x5 --order magic", "--order: unknown order 'magic'; the choices are given"},
      {"hamlet solve knight:5x5 --order warnsdorf", "did you mean 'warnsdorff'?"},
      {"hamlet solve knight:5x5 --order pohl-2-median", "--order: unknown order 'pohl-2-median'"},
      {"hamlet solve knight:5x5 --order warnsdorff+farr", "did you mean 'far'?"},
      {"hamlet solve knight:5x5 --limit none",
       "--limit: 'none' is neither a whole number of at least 1 nor 'all'"},
      {"hamlet solve knight:5x5 --limit 0", "--limit: '0' is neither a whole number of at least 1 nor 'all'"},
      {"hamlet solve knight:5x5 --time soon", "--time: 'soon' is not a number"},
      {"hamlet solve knight:5x5 --time -1", "--time"},
      {"hamlet solve knight:5x5 --seed -1", "--seed"},
      {"hamlet solve knight:5x5 --memory lots", "--memory: 'lots' is not a number"},
      {"hamlet solve complete:5 --start 6", "--start: '6' is not a vertex; vertices are numbered 1 to 5"},
      {"hamlet solve bridges.txt --closed", "are for path puzzles"},
      {"hamlet check knight:5x5", "there is no solution on the sheet to check"},
      {"hamlet draw empty.txt", "empty.txt: there is nothing in it"},
      {"hamlet draw cut.json", "cut.json, line 1, column 91: the JSON ends here before it is complete"},
      {"hamlet draw step.json", "step.json, clues[1].step: a whole number"},
      {"hamlet draw field.json", "unknown field 'clue'; did you mean 'clues'?"},
      {"hamlet draw later.json", "later version"},
      {"hamlet draw latin1.txt", "latin1.txt, line 2: this is not text in UTF-8"},
      {"hamlet draw twice.txt", "the number 1 on r2c2 already stands on r1c1"},
      {"hamlet draw /dev/zero", "the input is longer than"},
      {"hamlet board square --mask picture.png", "a mask has only '.'"},
      {"hamlet board square --mask cut.png --resolution 5", "this PNG cannot be read"},
      {"hamlet board square --mask empty.txt", "the mask is empty"},
      {"hamlet board square:3x3 --resolution 5", "this belongs to a picture"},
      {"hamlet draw 'https://puzz.link/p?nurikabe/5/5/zzz'", "nurikabe"},
      {"hamlet draw knight:5x5 -o board.gif", "unknown ending '.gif'"},
      {"hamlet draw knight:5x5 -o board", "the name needs an ending"},
      {"hamlet draw knight:5x5 -o nowhere/board.svg", "cannot be written: No such file or directory"},
      {"hamlet draw knight:5x5 -o .", "a folder"},
      {"hamlet convert knight:5x5 --to puzlink", "did you mean 'puzzlink'?"},
      {"hamlet convert knight:5x5 --to puzzlink", "this format holds only Hashi, closed tours of squares"},
      {"hamlet convert knight:5x5 -o board.hcp", "asks for a closed tour"},
      {"hamlet longest", "WHAT is missing"},
      {"hamlet longest kinght:5x5", "did you mean 'knight'?"},
      {"hamlet longest nothing.txt", "there is no such file"},
      {"hamlet longest bridges.txt", "this is a bridges puzzle, and 'longest' is for path puzzles"},
      {"hamlet longest knight:5x5 --start 6,1", "--start: the cell r6c1 is off the board"},
      {"hamlet longest knight:5x5 --start 1,1 --end 1,1", "--end: a path over 25 cells cannot start and end"},
      {"hamlet longest knight:5x5 --blocked 9,9", "--blocked: the blocked cell r9c9 is off the board"},
      {"hamlet longest knight:5x5 --time soon", "--time: 'soon' is not a number"},
      {"hamlet longest knight:5x5 --seed x", "--seed: 'x' is not a whole number"},
      {"hamlet longest knight:5x5 --threads 0", "--threads: '0' is not a whole number of at least 1"},
      {"hamlet longest knight:5x5 --memory lots", "--memory: 'lots' is not a number"},
      {"hamlet longest knight:5x5 --limit 2", "unknown option '--limit'"},
      {"hamlet longest square:1000x1000 --memory 0.001", "1.0 MB may be used"},
      {"hamlet longest empty.txt", "empty.txt: there is nothing in it"},
      {"hamlet unique", "WHAT is missing"},
      {"hamlet unique kinght:5x5", "did you mean 'knight'?"},
      {"hamlet unique nothing.txt", "there is no such file"},
      {"hamlet unique bridges.txt --order pohl", "--order: it is for path puzzles"},
      {"hamlet unique knight:5x5 --start 6,1", "--start: the cell r6c1 is off the board"},
      {"hamlet unique knight:5x5 --start 1,1 --end 1,1", "--end: a path over 25 cells cannot start and end"},
      {"hamlet unique knight:5x5 --blocked 9,9", "--blocked: the blocked cell r9c9 is off the board"},
      {"hamlet unique knight:5x5 --time soon", "--time: 'soon' is not a number"},
      {"hamlet unique knight:5x5 --seed x", "--seed: 'x' is not a whole number"},
      {"hamlet unique knight:5x5 --threads 0", "--threads: '0' is not a whole number of at least 1"},
      {"hamlet unique knight:5x5 --memory lots", "--memory: 'lots' is not a number"},
      {"hamlet unique knight:5x5 --limit 2", "unknown option '--limit'"},
      {"hamlet unique square:1000x1000 --memory 0.001", "1.0 MB may be used"},
      {"hamlet unique empty.txt", "empty.txt: there is nothing in it"},
      {"hamlet count", "WHAT is missing"},
      {"hamlet count kinght:5x5", "did you mean 'knight'?"},
      {"hamlet count nothing.txt", "there is no such file"},
      {"hamlet count bridges.txt --per-start", "--per-start: it is for path puzzles"},
      {"hamlet count knight:5x5 --start 6,1", "--start: the cell r6c1 is off the board"},
      {"hamlet count knight:5x5 --start 1,1 --end 1,1", "--end: a path over 25 cells cannot start and end"},
      {"hamlet count knight:5x5 --blocked 9,9", "--blocked: the blocked cell r9c9 is off the board"},
      {"hamlet count knight:5x5 --time soon", "--time: 'soon' is not a number"},
      {"hamlet count knight:5x5 --seed x", "--seed: 'x' is not a whole number"},
      {"hamlet count knight:5x5 --threads 0", "--threads: '0' is not a whole number of at least 1"},
      {"hamlet count knight:5x5 --memory lots", "--memory: 'lots' is not a number"},
      {"hamlet count knight:5x5 --limit 2", "unknown option '--limit'"},
      {"hamlet count square:1000x1000 --memory 0.001", "1.0 MB may be used"},
      {"hamlet count empty.txt", "empty.txt: there is nothing in it"},
      {"hamlet list", "WHAT is missing"},
      {"hamlet list kinght:5x5", "did you mean 'knight'?"},
      {"hamlet list bridges.txt --directed", "--directed: a net of bridges has no direction"},
      {"hamlet list knight:5x5 --start 6,1", "--start: the cell r6c1 is off the board"},
      {"hamlet list knight:5x5 --limit 0", "--limit: '0' is neither a whole number of at least 1 nor 'all'"},
      {"hamlet list knight:5x5 --limit many",
       "--limit: 'many' is neither a whole number of at least 1 nor 'all'"},
      {"hamlet list knight:5x5 --time soon", "--time: 'soon' is not a number"},
      {"hamlet list knight:5x5 --directed --undirected", "exclude each other"},
      {"hamlet list knight:5x5 -o all.json", "a list is printed"},
      {"hamlet list square:1000x1000 --memory 0.001", "1.0 MB may be used"},
      {"hamlet sample", "WHAT is missing"},
      {"hamlet sample kinght:5x5", "did you mean 'knight'?"},
      {"hamlet sample knight:5x5 -n 0", "-n: '0' is not a whole number of at least 1"},
      {"hamlet sample knight:5x5 -n x", "-n: 'x' is not a whole number of at least 1"},
      {"hamlet sample knight:5x5 -n -3", "-n"},
      {"hamlet sample knight:5x5 -n 99999999999999999999", "-n"},
      {"hamlet sample knight:5x5 -n 999999999999999", "-n: 999999999999999 solutions would need about"},
      {"hamlet sample knight:5x5 --seed x", "--seed: 'x' is not a whole number"},
      {"hamlet sample knight:5x5 -n 2 -o two.svg", "a picture shows one solution"},
      {"hamlet sample knight:5x5 --spill nowhere", "--spill: 'nowhere' is no folder"},
      {"hamlet sample diplomatico:10x10", "uniform sampling must keep all states of the sweep"},
      {"hamlet sample diplomatico:7x7 --memory 0.01", "(--memory)"},
      {"hamlet longest knight:5x5 --clue 1,1=2", "clues: numbers are for a path over all cells"},
      {"hamlet longest knight:5x5 --diamond 1,1-2,3", "diamonds: diamonds are for a path over all cells"},
      {"hamlet longest knight:5x5 -o board.gif", "unknown ending '.gif'"},
      {"hamlet unique knight:5x5 -o board.gif", "unknown ending '.gif'"},
      {"hamlet unique knight:5x5 --solver magic", "--solver: unknown solver 'magic'"},
      {"hamlet unique knight:5x5 --solver heuristic",
       "--solver: heuristic does not search for a second solution"},
      {"hamlet unique knight:5x5 --order magic", "--order: unknown order 'magic'"},
      {"hamlet count knight:5x5 --at-least 0", "--at-least: '0' is not a whole number of at least 1"},
      {"hamlet count knight:5x5 --at-least many", "--at-least: 'many' is not a whole number of at least 1"},
      {"hamlet count knight:5x5 --at-least 99999999999999999999", "--at-least"},
      {"hamlet count knight:5x5 --directed --undirected", "exclude each other"},
      {"hamlet count knight:5x5 -o count.svg", "a number is printed"},
      {"hamlet count knight:5x5 --per-start --per-pair", "exclude one another"},
      {"hamlet count knight:5x5 --closed --per-pair", "--per-pair: a closed tour has no two ends"},
      {"hamlet count knight:5x5 --method guess", "unknown method 'guess'"},
      {"hamlet count square:4x4 --clue 2,2=7 --method sweep", "--method: sweep is not for this puzzle"},
      {"hamlet count knight:5x5 --sweep none.txt", "none.txt"},
      {"echo 1,1 1,2 > o; hamlet count knight:5x5 --sweep o",
       "a sweep names every cell once, and r1c3 is missing"},
      {"echo 1,1 1,1 > o; hamlet count knight:5x5 --sweep o", "o:1: 1,1 is named a second time"},
      {"echo 1,1 9,9 > o; hamlet count knight:5x5 --sweep o", "o:1: the cell r9c9 is off the board"},
      {"hamlet count knight:5x5 --spill nowhere", "--spill: 'nowhere' is no folder"},
      {"hamlet count knight:5x5 --checkpoint-every 5", "it belongs to --checkpoint"},
      {"mkdir c; echo x > c/count.checkpoint; hamlet count knight:5x5 --checkpoint c",
       "it is not a checkpoint, or it is damaged"},
      {"hamlet count cycle:12 --columns", "--columns: it is for boards with rows and columns"},
      {"hamlet reproduce", "DOCUMENT is missing"},
      {"hamlet reproduce phol", "reproduce: unknown experiment 'phol'; did you mean 'pohl'?"},
      {"hamlet reproduce pohl --with-neo4j",
       "--with-neo4j: the queries are those of the Diplomatico document"},
      {"hamlet reproduce diplomatico --server http://127.0.0.1:1", "--server: it belongs to --with-neo4j"},
      {"hamlet reproduce pohl --time soon", "--time: 'soon' is not a number"},
      {"hamlet reproduce pohl -o pohl.svg", "pohl.svg: a report is Markdown; its name ends in .md"},
      {"hamlet learn diplomatico", "write rows and columns such as 8x8"},
      {"hamlet learn king:4x4 king:4x4", "king:4x4: it is named twice"},
      {"hamlet learn cycle:12", "cycle:12: it has no cells to block"},
      {"hamlet learn diplomatico:200x200", "it has 40000 cells; up to 10000 can be learnt from"},
      {"hamlet learn diplomatico:6x6 --blocked 2", "--blocked: a share of the cells, from 0 to 1"},
      {"hamlet learn --blocked 0.2", "--blocked: it belongs to a board"},
      {"hamlet learn --count 0", "--count: '0' is not a whole number of at least 1"},
      {"hamlet learn --count 1000000", "--count: up to 100000 boards"},
      {"hamlet learn --count 10 -o learning.svg", "learning.svg: a report is Markdown; its name ends in .md"},
      {"hamlet learn --count 10 --csv no/such/data.csv", "no/such/data.csv"},
      {"hamlet learn --count 10 -o a.md --csv a.md", "a.md"},
      {"hamlet help sovle", "did you mean 'solve'?"},
      {"hamlet completions tcsh", "unknown shell 'tcsh'"},
  };
  for (const auto& [line, said] : table) {
    const auto outcome = run(line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << "\ncode " << outcome.code << "\n"
                                                 << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said)) << line;
  }
}

TEST_F(BadInput, AFileThatCannotBeWrittenStaysAsItWas) {
  write("old.svg", "the old one");
  EXPECT_TRUE(run("ln -s /dev/full full.svg && hamlet draw knight:5x5 -o full.svg").complains_in_one_line());
  // A limit on file sizes simulates a full disk.
  const auto limited = run("trap '' XFSZ; ulimit -f 0; hamlet draw knight:5x5 -o old.svg");
  EXPECT_NE(limited.code, 0);
  EXPECT_EQ(contents(file("old.svg")), "the old one");
  EXPECT_EQ(run("ls").out, "full.svg\nold.svg\n") << "nothing half-written lies about";
  EXPECT_EQ(run("hamlet convert knight:5x5 > /dev/full").code, 2);
}

TEST_F(BadInput, AWrongPuzzleLeavesTheOldFileAlone) {
  write("old.json", "the old one");
  write("wrong.txt", "kind: hidato\n1 .\n. 1\n");
  EXPECT_EQ(run("hamlet convert wrong.txt -o old.json").code, 2);
  EXPECT_EQ(run("hamlet convert knight:5x5 --to puzzlink -o old.json").code, 2);
  EXPECT_EQ(contents(file("old.json")), "the old one");
}

}  // namespace hamlet
