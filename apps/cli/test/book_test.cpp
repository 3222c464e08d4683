#include <gmock/gmock.h>

#include "cli/test/program_test_help.hpp"
#include "hamlet/api/book_examples.hpp"
#include "hamlet/draw/book/words/language.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/solve/bridges/find.hpp"
#include "hamlet/solve/ladder.hpp"
#include "hamlet/solve/path/find.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr const char* small_numbrix = "kind: numbrix\ntitle: The yard\nlevel: 1\n1 . 3\n. . .\n7 . 9\n";
constexpr const char* small_bridges = "kind: hashi\nk: 2\n1 . 2 . 1\n";

class Booklet : public Program {
 protected:
  void SetUp() override {
    Program::SetUp();
    write("a.txt", small_numbrix);
    write("b.txt", std::string(small_bridges) + "---\n" + small_numbrix);
  }
};

std::size_t times(const std::string& text, const std::string& part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_F(Booklet, MixesFilesStandardInputAndBoards) {
  const auto made =
      run("hamlet book a.txt b.txt - knight:5x5 --title 'Three files' -o book.pdf --json < a.txt");
  EXPECT_EQ(made.code, 0) << made.err;
  EXPECT_EQ(made.json()["puzzles"], 5);
  EXPECT_EQ(made.json()["pages"], 4) << "rules, four puzzles and one, answers";
  EXPECT_EQ(made.json()["files"], nlohmann::json{"book.pdf"});
  EXPECT_THAT(contents(file("book.pdf")), StartsWith("%PDF-1."));
  EXPECT_EQ(run("ls").out, "a.txt\nb.txt\nbook.pdf\n");
}

TEST_F(Booklet, SvgPagesAreNumberedFiles) {
  EXPECT_EQ(run("mkdir pages && hamlet book b.txt --per-page 1 -o pages/page.svg").code, 0);
  EXPECT_EQ(run("ls pages").out, "page-1.svg\npage-2.svg\npage-3.svg\npage-4.svg\n");
  EXPECT_THAT(contents(file("pages/page-1.svg")), HasSubstr("width=\"210mm\" height=\"297mm\""));
  EXPECT_THAT(contents(file("pages/page-3.svg")), HasSubstr(">The yard</text>"));
  EXPECT_THAT(contents(file("pages/page-4.svg")), HasSubstr(">Answers</text>"));
}

TEST_F(Booklet, TenPagesAndMoreSortByName) {
  EXPECT_EQ(run("hamlet book b.txt b.txt b.txt b.txt --per-page 1 --no-answers -o p.svg").code, 0);
  EXPECT_TRUE(exists("p-1.svg"));
  EXPECT_EQ(run("hamlet book b.txt b.txt b.txt b.txt b.txt --per-page 1 --no-answers -o q.svg").code, 0);
  EXPECT_TRUE(exists("q-01.svg"));
  EXPECT_TRUE(exists("q-11.svg"));
}

TEST_F(Booklet, TheSameInputGivesTheSameBytes) {
  EXPECT_EQ(
      run("hamlet book a.txt b.txt -o one.pdf && hamlet book a.txt b.txt -o two.pdf && cmp one.pdf two.pdf")
          .code,
      0);
}

TEST_F(Booklet, APuzzleIsSolvedForItsAnswer) {
  EXPECT_EQ(run("hamlet book a.txt -o p.svg").code, 0);
  EXPECT_THAT(contents(file("p-2.svg")), Not(HasSubstr(">5</text>")));
  EXPECT_THAT(contents(file("p-3.svg")), HasSubstr(">5</text>"));
}

TEST_F(Booklet, ASolutionOnTheSheetIsCheckedAndTaken) {
  // The puzzle has two solutions; the sheet's is the setter's.
  write("c.txt", "kind: numbrix\n1 .\n. .\nsolution:\n1 4\n2 3\n");
  const auto warned = run("hamlet book c.txt -o c.svg");
  EXPECT_EQ(warned.code, 0);
  EXPECT_THAT(warned.err,
              HasSubstr("c.txt: it has more than one solution; the one on the sheet is the answer"));
  EXPECT_THAT(contents(file("c-3.svg")), HasSubstr(">one of several</text>"));
  for (const char* option : {" --allow-ambiguous", " --unchecked"}) {
    EXPECT_THAT(run(std::string("hamlet book c.txt -o c.svg") + option).err, Not(HasSubstr("c.txt:")));
  }
  write("wrong.txt", std::string(small_numbrix) + "---\nkind: numbrix\n1 .\n. .\nsolution:\n1 3\n2 4\n");
  for (const char* option : {"", " --no-answers"}) {
    const auto refused = run(std::string("hamlet book wrong.txt -o w.pdf") + option);
    EXPECT_TRUE(refused.complains_in_one_line());
    EXPECT_THAT(refused.err, HasSubstr("wrong.txt, puzzle 2: the solution on the sheet is wrong"));
    EXPECT_FALSE(exists("w.pdf"));
  }
}

TEST_F(Booklet, APuzzleWithSeveralSolutionsIsRefusedUnlessAllowed) {
  write("two.txt", "kind: numbrix\n1 .\n. .\n");
  const auto refused = run("hamlet book a.txt two.txt -o two.svg");
  EXPECT_TRUE(refused.complains_in_one_line());
  EXPECT_THAT(refused.err, HasSubstr("two.txt: it has more than one solution"));
  EXPECT_EQ(run("hamlet book a.txt two.txt -o two.svg --no-answers").err, refused.err);
  EXPECT_FALSE(exists("two-1.svg"));
  EXPECT_EQ(run("hamlet book a.txt two.txt -o two.svg --no-answers --unchecked").code, 0);
  EXPECT_EQ(run("hamlet book a.txt two.txt -o two.svg --allow-ambiguous").code, 0);
  EXPECT_EQ(times(contents(file("two-3.svg")), ">one of several</text>"), 1u);
}

TEST_F(Booklet, APuzzleWithoutASolutionIsRefusedByNameAlsoWithoutAnswers) {
  write("none.txt", "kind: numbrix\n1 . 2\n. . .\n. . .\n");
  for (const char* option : {"", " --no-answers"}) {
    const auto refused = run(std::string("hamlet book a.txt none.txt -o n.pdf") + option);
    EXPECT_TRUE(refused.complains_in_one_line());
    EXPECT_THAT(refused.err, HasSubstr("none.txt: it has no solution: "));
  }
}

TEST_F(Booklet, ASolutionThatIsOnlyBegunIsLeftOutAndThePuzzleSolved) {
  write("begun.txt", std::string(small_numbrix) + "solution:\n. . .\n. 5 .\n. 8 .\n");
  write("net.txt", "kind: hashi\nk: 2\n1 . 2 . 1\nsolution:\n1,1-1,3=1\n");
  for (const char* name : {"begun", "net"}) {
    const std::string what(name);
    const auto made = run("hamlet book " + what + ".txt -o " + what + ".svg");
    EXPECT_EQ(made.code, 0) << made.err;
    EXPECT_THAT(made.err, HasSubstr(what + ".txt: its solution is only begun and is left out"));
    EXPECT_THAT(contents(file(what + "-2.svg")), Not(HasSubstr(">5</text>")));
  }
  EXPECT_THAT(contents(file("begun-3.svg")), HasSubstr(">5</text>"));
}

TEST_F(Booklet, ABoardWithoutCluesAsksForAnyWay) {
  EXPECT_EQ(run("hamlet book knight:5x5 -o k.svg").code, 0);
  EXPECT_THAT(contents(file("k-3.svg")), HasSubstr(">one of several</text>"));
}

TEST_F(Booklet, PagesAppearAllOrNotAtAll) {
  const auto refused = run("mkdir p-2.svg && hamlet book b.txt -o p.svg");
  EXPECT_TRUE(refused.complains_in_one_line());
  EXPECT_EQ(run("ls -A | grep -v '^[.]out$\\|^[.]err$'").out, "a.txt\nb.txt\np-2.svg\n");
}

TEST_F(Booklet, PaperAndLargePrintAreAsAsked) {
  EXPECT_EQ(run("hamlet book a.txt --paper Letter -o l.svg").code, 0);
  EXPECT_THAT(contents(file("l-1.svg")), HasSubstr("width=\"215.9mm\" height=\"279.4mm\""));
  EXPECT_EQ(run("hamlet book king:14x14 --no-answers -o l.svg").code, 0);
  EXPECT_EQ(run("hamlet book king:14x14 --no-answers --large-print -o l.svg").code, 0);
  EXPECT_THAT(run("hamlet book king:20x20 --no-answers --large-print -o l.svg").err,
              HasSubstr("at least 12 mm"));
  EXPECT_EQ(run("hamlet book king:20x20 --no-answers -o l.svg").code, 0);
}

TEST_F(Booklet, WithoutRulesTheFirstPageHasPuzzles) {
  EXPECT_EQ(run("hamlet book a.txt --no-rules --no-answers --title 'Only one' -o p.svg").code, 0);
  EXPECT_FALSE(exists("p-2.svg"));
  EXPECT_THAT(contents(file("p-1.svg")), HasSubstr(">Only one</text>"));
}

TEST_F(Booklet, ALimitReachedFirstIsExitCodeThree) {
  const auto stopped = run("hamlet book knight:8x8 --time 0 -o k.pdf");
  EXPECT_EQ(stopped.code, 3);
  EXPECT_THAT(stopped.err, HasSubstr("knight:8x8: no answer is known"));
  EXPECT_FALSE(exists("k.pdf"));
}

TEST_F(Booklet, BadInputIsOneSentence) {
  write("empty.txt", "");
  const std::pair<const char*, const char*> table[] = {
      {"hamlet book -o b.pdf", "FILE is missing"},
      {"hamlet book a.txt", "book: -o is missing: book.pdf"},
      {"hamlet book a.txt -o book.doc", "book.doc: a booklet is a .pdf"},
      {"hamlet book a.txt -o book", "book: a booklet is a .pdf"},
      {"hamlet book a.txt -o no/book.pdf", "no/book.pdf: cannot be written: No such file or directory"},
      {"hamlet book empty.txt -o b.pdf", "empty.txt: there is nothing in it"},
      {"hamlet book none.txt -o b.pdf", "none.txt: there is no such file"},
      {"hamlet book a.txt --paper a5 -o b.pdf", "--paper: unknown paper 'a5'"},
      {"hamlet book a.txt --per-page 13 -o b.pdf", "--per-page: "},
      {"hamlet book a.txt --language dutch -o b.pdf", "--language: unknown language 'dutch'"},
      {"hamlet book a.txt --sort size -o b.pdf", "--sort: unknown order 'size'"},
      {"hamlet book a.txt --front none -o b.pdf", "--front: 'none' is not cover or heading"},
      {"hamlet book a.txt king:14x14 --per-page 6 -o b.pdf", "king:14x14: with 6 on a page"},
      {"hamlet book a.txt king:99x99 -o b.pdf", "king:99x99: alone on a page"},
      {"hamlet book diplomatico:4x4 -o b.pdf", "diplomatico:4x4: it has no solution"},
      {"hamlet book a.txt --larg-print -o b.pdf", "did you mean '--large-print'?"},
  };
  for (const auto& [line, said] : table) {
    const auto outcome = run(line);
    EXPECT_TRUE(outcome.complains_in_one_line()) << line << "\n"
                                                 << outcome.code << outcome.out << outcome.err;
    EXPECT_THAT(outcome.err, HasSubstr(said)) << line;
  }
  EXPECT_FALSE(exists("b.pdf"));
}

TEST_F(Booklet, ACoverAndContentsComeFromTwelvePuzzlesOnOrIfAsked) {
  const std::string many = "hamlet book a.txt b.txt b.txt b.txt b.txt b.txt";
  EXPECT_EQ(run(many + " -o eleven.svg").code, 0);
  EXPECT_THAT(contents(file("eleven-1.svg")), Not(HasSubstr(">Contents</text>")));
  EXPECT_EQ(run(many + " a.txt -o twelve.svg").code, 0);
  EXPECT_THAT(contents(file("twelve-1.svg")), HasSubstr(">12 puzzles</text>"));
  EXPECT_THAT(contents(file("twelve-2.svg")), HasSubstr(">Contents</text>"));
  EXPECT_EQ(run(many + " a.txt --front heading -o heading.svg").code, 0);
  EXPECT_THAT(contents(file("heading-1.svg")), HasSubstr(">12 puzzles · answers from page 5</text>"));
  EXPECT_EQ(run("hamlet book a.txt --front cover --title Lone --subtitle Ly --author Anna --date 'May 2027' "
                "-o o.svg")
                .code,
            0);
  for (const char* said : {">Lone</text>", ">Ly</text>", ">1 puzzle</text>", ">by Anna · May 2027</text>"})
    EXPECT_THAT(contents(file("o-1.svg")), HasSubstr(said));
}

TEST_F(Booklet, AllThatIsPrintedIsInTheLanguage) {
  for (const char* name : {"german", "de", "deutsch"})
    EXPECT_EQ(run(std::string("hamlet book a.txt b.txt --language ") + name + " -o " + name + ".svg").code,
              0);
  const std::string first = contents(file("german-1.svg"));
  for (const char* said : {">Rätsel</text>", ">3 Rätsel · Lösungen ab Seite 3</text>",
                           "Tragen Sie die Zahlen", ">Schwierigkeitsgrade</text>"})
    EXPECT_THAT(first, HasSubstr(said));
  EXPECT_THAT(contents(file("german-2.svg")), HasSubstr(">Numbrix\u00A0· sehr leicht</text>"));
  EXPECT_THAT(contents(file("german-3.svg")), HasSubstr(">Lösungen</text>"));
  EXPECT_EQ(contents(file("de-1.svg")), first);
  EXPECT_EQ(contents(file("deutsch-1.svg")), first);
}

TEST_F(Booklet, SortedByLevelPuzzlesWithoutALevelAreGraded) {
  write("hard.txt", "kind: numbrix\ntitle: Third\nlevel: 4\n1 . 3\n. . .\n7 . 9\n");
  write("graded.txt", "kind: numbrix\ntitle: Second\n1 . 3\n. . .\n7 . 9\n");
  write("many.txt", "kind: numbrix\ntitle: Last\n1 .\n. .\n");
  const auto order = [&](const std::string& options) {
    EXPECT_EQ(run("hamlet book many.txt hard.txt graded.txt a.txt --per-page 1 --no-rules --no-answers "
                  "--allow-ambiguous -o s.svg" +
                  options)
                  .code,
              0);
    std::vector<std::string> titles;
    for (int page = 1; page <= 4; ++page) {
      for (const char* title : {"The yard", "Second", "Third", "Last"}) {
        if (times(contents(file("s-" + std::to_string(page) + ".svg")), title) > 0)
          titles.emplace_back(title);
      }
    }
    return titles;
  };
  EXPECT_THAT(order(""), testing::ElementsAre("Last", "Third", "Second", "The yard"));
  EXPECT_THAT(order(" --sort level"), testing::ElementsAre("Second", "The yard", "Third", "Last"));
  EXPECT_THAT(contents(file("s-1.svg")), HasSubstr(">Numbrix\u00A0· very easy</text>"))
      << "its level is printed";
}

TEST_F(Booklet, SeedsArePrintedOnRequestOnly) {
  write("made.txt", "kind: numbrix\nseed: 42\nnumber: 7\n1 . 3\n. . .\n7 . 9\n");
  EXPECT_EQ(run("hamlet book made.txt -o m.svg && hamlet book made.txt --show-seeds -o s.svg").code, 0);
  EXPECT_THAT(contents(file("m-2.svg")), Not(HasSubstr("seed")));
  EXPECT_THAT(contents(file("s-2.svg")), HasSubstr("seed 42\u00A0· number 7"));
}

TEST(BookExamples, AreTrueForThePuzzlesOfTheirKind) {
  const auto puzzles = [](std::initializer_list<std::string> texts) {
    std::vector<BookPuzzle> all;
    for (const std::string& text : texts) all.push_back({.sheet = read_sheets(text, "test").front()});
    return all;
  };
  const std::string open = "kind: numbrix\n1 .\n. .\n", closed = "kind: numbrix\nclosed: yes\n1 .\n. .\n";
  const auto is_closed = [&](std::initializer_list<std::string> texts) {
    return examples_for(puzzles(texts)).at(0).path().puzzle.closed;
  };
  EXPECT_FALSE(is_closed({open}));
  EXPECT_FALSE(is_closed({open, closed})) << "the rules say of which puzzles it holds";
  EXPECT_TRUE(is_closed({closed, closed}));
  const auto net = [](int k) { return "kind: hashi\nk: " + std::to_string(k) + "\n1 . 1\n"; };
  const auto k_of = [&](std::initializer_list<std::string> texts) {
    return examples_for(puzzles(texts)).at(0).bridges().puzzle.grid().k;
  };
  for (const int k : {1, 2, 3, 5}) EXPECT_EQ(k_of({net(k), net(k)}), k);
  EXPECT_EQ(k_of({net(1), net(3)}), 2);
  EXPECT_THAT(examples_for(puzzles({open, net(2), closed})), testing::SizeIs(2));
}

TEST(BookLevels, AreCalledInEnglishAsEverywhere) {
  for (int level = 0; level <= 6; ++level)
    EXPECT_EQ(level_words(english(), level).name, level_in_words(level));
}

namespace {

bool has_one_solution(const Sheet& sheet) {
  return sheet.visit(
      [](const PathSheet& path) {
        return path::find_paths(path.puzzle, 2, path.labels(), hamlet::Run{}).is_unique();
      },
      [](const BridgesSheet& bridges) {
        return bridges::find_nets(bridges.puzzle, 2, hamlet::Run{}).is_unique();
      });
}

}  // namespace

TEST(KindExample, IsOfItsKindAndItsSolutionIsTheOnlyOne) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    for (const std::string_view text : {kind->example, kind->other_example}) {
      const auto sheets = read_sheets(text, kind->name);
      ASSERT_EQ(sheets.size(), 1u) << text;
      const Sheet& sheet = sheets[0];
      EXPECT_EQ(sheet.kind, kind) << text;
      ASSERT_TRUE(sheet.has_solution()) << text;
      EXPECT_TRUE(check(sheet).empty()) << text;
      EXPECT_TRUE(has_one_solution(sheet)) << text;
    }
  }
}

TEST(KindExample, TheOtherOneIsClosedOrHasSingleBridges) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    const Sheet sheet = read_sheets(kind->other_example, kind->name).front();
    sheet.visit([&](const PathSheet& path) { EXPECT_TRUE(path.puzzle.closed) << kind->name; },
                [&](const BridgesSheet& bridges) { EXPECT_EQ(bridges.puzzle.grid().k, 1); });
  }
}

TEST(KindExample, OfBridgesHasOneSolutionForEveryK) {
  const Sheet sheet = read_sheets(bridges_kind().example, "example").front();
  for (int k = 2; k <= 8; ++k) {
    BridgesGrid grid = sheet.bridges().puzzle.grid();
    grid.k = k;
    EXPECT_TRUE(has_one_solution(sheet_of(BridgesSheet{.puzzle = BridgesPuzzle(std::move(grid))}))) << k;
  }
}

}  // namespace hamlet
