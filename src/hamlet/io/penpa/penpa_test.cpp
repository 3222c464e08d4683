#include <fmt/format.h>

#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/format_test_help.hpp"
#include "hamlet/io/penpa/penpa_link.hpp"
#include "hamlet/io/penpa/penpa_page.hpp"
#include "hamlet/io/random_sheets_test_help.hpp"

namespace hamlet {

namespace {

using testing::HasSubstr;

// Links that Penpa+ 3.2.3 has opened and whose answers it has accepted.
constexpr std::string_view hidato_link =
    "https://swaroopg92.github.io/penpa-edit/#m=solve&p=zVJNj9MwEL3nV1iWuFkoidNu17eyUDiU8LFFKxRFVZp1q"
    "YUTQ+xA5ar72xlP0s3CiQsScv008+xO/N6M/d5XnWQ8rAWLWRLWLMWdZuEXj2ujnJaCLIltKq2JaSVb9u5gOkHeVI2WjrGVg"
    "gPVEneQpO2bnewssQbSyhFZ1QeiLGnl0RFn8A7UGA73Rmvz0xLlnqU35F5VX0xbaQv3zHP2brVie8hkVIxvKaOCJpTRFHZCy"
    "wefPyCRltHJfxQnvxVFeWb+0xQupvBWnCiPqcggziFOFlQUNKOgPFSDsjwQV0+ILBCzieBJIOZPiDQQyYWAyok4AX5G3MCHm"
    "eeILxFjxBniGu+8QrxDvEHMEOd45yo8PYqKZI4dmk0YvLjtu31VS3AjR9dJbjpoEuRrBRaPGZhDrdHboTNUuK6X54geKe6Cs"
    "5TxYOC18EvmX4vfPGb+Azj4Vvg8GFhQUAqym147VRttOnrh4PGDEXEZ5Be0Vl2t5XY9nL4Xhd8wGgq+wL+EkDbmhxwNxLw2z"
    "U4FYlc5mDp7UN+GEzBr7HRw7DG8w1IhysevQxHb35uv/aUvoSfL/0kCnyTwRwl8kpD+KeG6PA/tiv9yyof5/kezeIxOZxi91"
    "tSm3WtVO5ivXw&a=i46O1UEgJUMzHQslHSVDcx1jIGVkqmOkBJKJBQA";
constexpr std::string_view rikudo_link =
    "https://swaroopg92.github.io/penpa-edit/#m=solve&p=zVJNb9swDL37VwgCdhMKf+Sj1S1r1+2QeVuToRgMI5Adp"
    "TYmW4UtL4GM9LePop1k66mHHQZFDwxJk3qPLOSBhXCia+azwJ1piDecuJ8/nnVplORkQdpKKEV0LdmiM4VuOPkkKiUNY3FXZ"
    "bIhppAkl0q1JCBGkxkRStdPRJBnYQqid6SW5VOR6a5pr96Fd7eYui8hJsi2FJWutySTZi9l7WpVZKeV0nvXkohag6u5Yl/u7"
    "9lOqFZ6iZ96CQ0ooyHcgKYvNn4Bh09ZmHq9feC93fAkPTL7/WJeX8wV72k4oTwAOwY7mFOOBQPmqqSMRqHzTM4eSAx4D/gD0"
    "100ZHR8+2a1cp0huob6zEaId4g+4hRxiRU+ID4i3iJOEGeYM3cv9LwkmEPrKU5nxgLHd9U1O5FLYDyqvgRzWYJEsW5gQhSo0"
    "1arTY1hyk3TyaNHDxRvErmJO3luuF0w+5H/JSGz30Cfz9zGTp6EAnOQoeqUKXOtdENPPnjzIJWfOjUSmpdNruRmOUS/8sSuG"
    "XUF3+MnzqSV/iVHifF/rqusdI5MGFiytiifhwhohFlh6oQ6m49Yylnx2B2KtN1W/+xOk3PyL/4nCtGFQnSmEJ0o4K6+4nCTH"
    "od5+W9c4mF9/9zNf7iDB68/wtrVOtf1TpW5gQX7DQ&a=i46O1UEgJUMLHSMlHSUjYx0zEGWqYwykjA11TJVACmIB";
constexpr std::string_view hashi_link =
    "https://swaroopg92.github.io/penpa-edit/#m=solve&p=vVPfb9owEH7PX2GdNGmTThtJoAW/TIytm6aW/ShTNUURM"
    "uAOCwez2BldEP3bZ18CqLztYZPlz5ez7+zvu4v9WYlSYhdTTPvYwTiMgV97iV97NDvtmCinJWdDZpugYeWWpuTsgyi0dIgfj"
    "VozoTVzS8mU1WK9sGz2m81Ktfgh7bNkxIRjhbGOua1hM+m2UvoIthGqfImfrq7wXmgro6y9MY8ySAEhoZk/wtwUMwWPGSyFX"
    "SrvhTza1V/5rp7yLN9j/e1k9k/mLd95HPMdxH3glPMCIYbcp43PHGn33HEZHK8PDp8opnTfCSf+BqxTwreEHcIe4TWdeUd4R"
    "zgi7BJe0JnL8MYoyuJ+Iz72nq5BhNuqvBdz6QmPTLExVjkZmIM1eqqN2Wi1lsBdWcl9BA9AM0sxwTToM+D1EOv3/ImYWH/xA"
    "t3wehz0yQD8TQhFpZ2aG21KOPj8kzNPHONOHkhnMFflXMvpdbP7mWf1JBQC6zcUEkwozC8JTRx9N4Xzjplwvol88TbNjpeIT"
    "iV50Olo3lGqYI3b230SWy3MqoKDwys4JApt9v/K49SARwrpiUJ6pJCeKCTnFAb5vilX56+a+B914EO020ctsa1ZiZUsDXtOn"
    "6/aP/iFb7o/&a=RY1BCsBACAP/succqnZtfYvs/7/RqIeCkGESMPMgl7yQgC4UqUOKKK52FTLEiG45snsoYE8The3eMcyHvF"
    "pd/PLf+QA";

Sheet called(Sheet sheet, std::string title) {
  sheet.title = std::move(title);
  sheet.author = "Hamlet";
  return sheet;
}

// . . 4
// 7 5 .
// # 6 1
Sheet hidato() {
  Sheet sheet = path_sheet_on({.name = "king:3x3", .blocked = {{3, 1}}},
                              {{{1, 3}, 4}, {{2, 1}, 7}, {{2, 2}, 5}, {{3, 2}, 6}, {{3, 3}, 1}});
  sheet.path().solution = visits_of({7, 5, 1, 2, 4, 6, 3, 0});
  return called(sheet, "A small one");
}

//  1 .
// . # ◇ .
//  . 4      with a diamond between r2c3 and the 4
Sheet rikudo() {
  PathSheet sheet = path_sheet_on({.name = "hex:2", .blocked = {{2, 2}}}, {{{1, 1}, 1}, {{3, 2}, 4}}).path();
  sheet.puzzle.diamonds = {{3, 5}};
  sheet.solution = visits_of({0, 1, 3, 5, 4, 2});
  return called(sheet_of(std::move(sheet)), "A small one");
}

Sheet hashi() {
  return called(
      bridges_sheet(
          {.rows = 3, .cols = 4, .islands = {{{1, 1}, 3}, {{1, 4}, 3}, {{3, 1}, 3}, {{3, 4}, std::nullopt}}},
          {{{0, 1, 2}, {0, 2, 1}, {1, 3, 1}, {2, 3, 2}}}),
      "A square");
}

PenpaLink parts_of(std::string_view link) { return read_penpa_link(trimmed(link), MemoryBudget{}); }

/// A link with a changed page.
std::string changed(std::string_view link, std::string_view old, std::string_view by) {
  const PenpaLink parts = parts_of(link);
  std::string page = parts.page;
  const std::size_t at = page.find(old);
  EXPECT_NE(at, std::string::npos) << old << " in " << page;
  return penpa_address(page.replace(at, old.size(), by), parts.answer);
}

std::string with_answer(std::string_view link, std::string_view answer) {
  return penpa_address(parts_of(link).page, answer);
}

/// A page as it is saved for editing: its modes first, and the solution on it instead of in an answer check.
std::string for_editing(std::string_view link, std::string_view entries) {
  const std::string page = parts_of(link).page;
  std::vector<std::string_view> lines = split(page, '\n');
  lines[2] = lines[11];
  lines[4] = entries;
  std::string text = fmt::format("{}", fmt::join(lines, "\n"));
  std::string address = penpa_address(text, "");
  return address.replace(address.find("m=solve"), 7, "m=edit");
}

}  // namespace

TEST(Penpa, ReadsAndWritesWhatPenpaOpens) {
  for (const auto& [link, sheet] :
       {std::pair{hidato_link, hidato()}, {rikudo_link, rikudo()}, {hashi_link, hashi()}}) {
    EXPECT_EQ(read_one("penpa", link), sheet);
    // The same texts; another zlib may compress them to other letters.
    const PenpaLink written = parts_of(write_one("penpa", sheet)), wanted = parts_of(link);
    EXPECT_EQ(written.page, wanted.page);
    EXPECT_EQ(written.answer, wanted.answer);
  }
}

TEST(Penpa, WithoutASolutionNothingIsChecked) {
  const std::string link = write_one("penpa", without_solution(hidato()));
  EXPECT_THAT(link, testing::Not(HasSubstr("&a=")));
  EXPECT_EQ(read_one("penpa", link), without_solution(hidato()));
}

TEST(Penpa, OldAddressesAndPaddingAreRead) {
  std::string old(hidato_link);
  old[old.find('#')] = '?';
  EXPECT_EQ(read_one("penpa", old), hidato());
  std::string padded(hidato_link);
  padded.insert(padded.find("&a="), "==");
  EXPECT_EQ(read_one("penpa", "x/#q=1&" + padded.substr(padded.find("m=")) + "&l=solvedup"), hidato());
}

TEST(Penpa, TheSolutionOfAPageForEditingIsWhatItsAuthorFilledIn) {
  constexpr std::string_view numbers =
      R"({"number":{"16":["8",2,"1"],"17":[3,9,"10"],"25":["2",2,"1"],"24":["6",2,"1"],"18":[[0,1],2,"7"]}})";
  const std::string link = for_editing(hidato_link, numbers);
  EXPECT_THAT(link, HasSubstr("m=edit"));
  EXPECT_EQ(read_one("penpa", link), hidato());
  // Numbers in the colours of notes are none.
  EXPECT_EQ(read_one("penpa", for_editing(hidato_link, R"({"number":{"16":["8",1,"1"],"17":["3",2,"5"]}})"))
                .path()
                .solution->size(),
            6U);
  EXPECT_FALSE(read_one("penpa", for_editing(hidato_link, "{}")).has_solution());

  constexpr std::string_view lines =
      R"({"line":{"18,19":30,"19,20":30,"20,21":30,"18,26":3,"26,34":3,"21,29":3,"29,37":3,)"
      R"("34,35":30,"35,36":30,"36,37":30,"19":98}})";
  EXPECT_EQ(read_one("penpa", for_editing(hashi_link, lines)), hashi());
  // Half a bridge is no bridge yet.
  EXPECT_FALSE(read_one("penpa", for_editing(hashi_link, R"({"line":{"18,19":30}})")).has_solution());
}

TEST(Penpa, OfSeveralAnswersTheFirstIsTheSolution) {
  const std::string first = parts_of(hidato_link).answer;
  EXPECT_EQ(read_one("penpa", with_answer(hidato_link, "[" + first + ",[[],[],[],[],[\"16,2\"],[]]]")),
            hidato());
}

TEST(Penpa, ALinkMayWrapAnAddressOfPuzzLink) {
  const Sheet wrapped =
      read_one("penpa", "https://x.org/penpa-edit/#m=edit&p=https://puzz.link/p?hashi/2/1/11");
  EXPECT_EQ(wrapped, read_one("puzzlink", "p?hashi/2/1/11"));
  EXPECT_THAT(complaint("penpa", "https://x.org/penpa-edit/#m=edit&p=https://example.org/?puzzle=7"),
              HasSubstr("this is a page of another site"));
}

TEST(Penpa, TitlesComeBackWhateverIsInThem) {
  for (const char* title : {"a, b, and z", "zZ zA z9 \"pu_q\" null", "<b> &lt; &amp;lt; & &c", "100%2C %2D %",
                            "Σ 3 \\ \" / 日本", "Star", "", "=", "hashi, numbrix"}) {
    for (Sheet sheet : {hidato(), rikudo(), hashi()}) {
      sheet.title = sheet.author = sheet.source = title;
      EXPECT_EQ(read_one("penpa", write_one("penpa", sheet)), sheet);
    }
  }
}

TEST(Penpa, EveryBoardOfCellsComesBack) {
  std::vector<std::string> boards = {"knight:5x7", "diplomatico:4x4", "leaper-1-4:6x5", "square:100x1",
                                     "king:1x100", "king:100x100",    "square:31x7",    "hex:57x3",
                                     "hex:3x57",   "hex:30x20",       "hex:29"};
  for (int side = 1; side <= 22; ++side) {
    boards.push_back(fmt::format("hex:{}", side));
    boards.push_back(fmt::format("triangle:{}", side));
    boards.push_back(fmt::format("hex:{}x{}", side, side % 5 + 1));
  }
  for (const std::string& board : boards) {
    const Sheet sheet = path_sheet_on({.name = board});
    const Sheet back = read_one("penpa", write_one("penpa", sheet));
    EXPECT_TRUE(same_puzzle(back, sheet)) << board;
    EXPECT_EQ(back.path().board.name(), board);
  }
  EXPECT_EQ(refusal("penpa", path_sheet_on({.name = "king:101x5"})),
            "penpa: this format holds boards with at most 100 rows and columns, and king:101x5 is larger");
  EXPECT_THAT(refusal("penpa", path_sheet_on({.name = "hex:30"})), HasSubstr("at most 57 rows and columns"));
  EXPECT_THAT(refusal("penpa", path_sheet_on({.name = "hex:3x58"})),
              HasSubstr("at most 57 rows and columns"));
}

TEST(Penpa, PuzzlesComeBackWithEverythingThatIsDrawnOnThem) {
  Rng rng(31);
  int marks = 0, diamonds = 0;
  for (int round = 0; round < 60; ++round) {
    for (const char* board : {"king:5x6", "square:4x5", "hex:3", "hex:4x3", "triangle:4", "knight:6x5"}) {
      PathSheet content =
          random_path_sheet(rng, {.board = board, .clues = rng.coin(), .diamonds = true}).path();
      const Graph& graph = content.board.graph();
      for (const char* rule : {"odd", "even", "wall", "one-way", "before"}) {
        const MarkRule& mark = mark_rule(rule, "");
        const auto v = static_cast<Vertex>(rng.below(content.board.size()));
        if (mark.cell_count == 1) content.puzzle.marks.push_back({&mark, {v}});
        if (mark.cell_count == 2 && !graph.out(v).empty())
          content.puzzle.marks.push_back({&mark, {v, graph.out(v)[rng.below(graph.out(v).size())]}});
      }
      Sheet sheet = sheet_of(std::move(content));
      for (const Loss& loss : losses(format("penpa"), sheet)) loss.leave_out(sheet);
      marks += static_cast<int>(sheet.path().puzzle.marks.size());
      diamonds += static_cast<int>(sheet.path().puzzle.diamonds.size());
      sheet.title = "t";
      EXPECT_EQ(read_one("penpa", write_one("penpa", sheet)), sheet) << board;
    }
  }
  EXPECT_GT(marks, 300);
  EXPECT_GT(diamonds, 100);
  for (int i = 0; i < 100; ++i) {
    const Sheet sheet = random_bridges_sheet(rng, {.unknowns = true, .touching = true});
    EXPECT_EQ(read_one("penpa", write_one("penpa", sheet)), sheet);
  }
}

TEST(Penpa, SignsThatHaveNoPlaceOnThePageAreLossesAndTheOthersAreNot) {
  PathSheet content = path_sheet_on({.name = "king:3x3"}).path();
  content.puzzle.diamonds = {{0, 1}, {0, 4}};
  content.puzzle.marks = {{&mark_rule("before", ""), {0, 8}},
                          {&mark_rule("wall", ""), {0, 3}},
                          {&mark_rule("one-way", ""), {1, 0}}};
  const Sheet sheet = sheet_of(std::move(content));
  EXPECT_EQ(
      refusal("penpa", sheet),
      "penpa: this format cannot hold 1 diamond between cells without a common side, such as r1c1 and r2c2 "
      "and 2 marks without a place on the page, such as 'before' at r1c1; `convert` with `lossy` leaves out "
      "what cannot be held");
  Sheet rest = sheet;
  for (const Loss& loss : losses(format("penpa"), sheet)) loss.leave_out(rest);
  EXPECT_EQ(rest.path().puzzle.diamonds, (std::vector<Diamond>{{0, 1}}));
  ASSERT_EQ(rest.path().puzzle.marks.size(), 1U);
  EXPECT_EQ(rest.path().puzzle.marks[0].rule->name, "wall");
}

TEST(Penpa, AWrongSolutionIsNotWhatAPageChecks) {
  Sheet sheet = hidato();
  sheet.path().solution->pop_back();
  EXPECT_EQ(read_one("penpa", write_one("penpa", sheet)), without_solution(hidato()));
}

TEST(Penpa, RefusesWhatItCannotHold) {
  Sheet closed = hidato();
  closed.path().puzzle.closed = true;
  EXPECT_THAT(refusal("penpa", closed), HasSubstr("cannot hold that its tour is closed"));
  EXPECT_EQ(refusal("penpa", path_sheet_on({.name = "petersen:5,2"})),
            "penpa: this format cannot hold a graph without cells");
  EXPECT_EQ(refusal("penpa", path_sheet_on({.name = "king:4x4", .wrap = Wrap::torus})),
            "penpa: this format cannot hold a board whose edges are glued");
  EXPECT_THAT(refusal("penpa", bridges_sheet({.rows = 1, .cols = 3, .k = 3})),
              HasSubstr("at most 2 bridges"));
  EXPECT_THAT(refusal("penpa", bridges_sheet({.rows = 1, .cols = 101})), HasSubstr("at most 100 rows"));
  for (const Sheet& sheet : bridges_that_few_hold())
    EXPECT_THAT(refusal("penpa", sheet), testing::StartsWith("penpa: this format cannot hold "));
}

TEST(Penpa, WordsSayHowNumbersFollowOneAnother) {
  const auto board = [&](std::string_view title) {
    const std::string plain = changed(hidato_link, "diagonals too", "in some way");
    const Sheet sheet = read_one("penpa", changed(plain, "A small one", title));
    return sheet.path().board.name();
  };
  EXPECT_EQ(board("HIDATO 7"), "king:3x3");
  EXPECT_EQ(board("a hidoku"), "king:3x3");
  EXPECT_EQ(board("My numbrix"), "square:3x3");
  EXPECT_EQ(board("not diagonally"), "square:3x3");
  EXPECT_THROW(board("a puzzle"), InputError);
  EXPECT_EQ(
      read_one("penpa", changed(hidato_link, "\"noconflict\"", "\"hamlet knight:3x3\"")).path().board.name(),
      "knight:3x3");
}

TEST(Penpa, CellsThatAreMissingOrDarkAreBlocked) {
  EXPECT_EQ(read_one("penpa", changed(hidato_link, "{\"30\":4}", "{\"30\":8,\"16\":7,\"18\":1}")), hidato());
  const std::string missing = changed(hidato_link, "[16,1,1,5,1,1,5,1,1]", "[16,1,1,5,1,1,6,1]");
  EXPECT_EQ(read_one("penpa", changed(missing, "{\"30\":4}", "{}")), hidato());
}

TEST(Penpa, IslandsAreNumbersInCircles) {
  const std::string plain = changed(hashi_link, "\"hashiwokakero (hashi/bridges)\"", "");
  const std::string typed =
      changed(changed(plain, "\"combi\"~", "\"number\"~"), "combi\",\"surface", "x\",\"surface");
  EXPECT_EQ(read_one("penpa", typed), hashi());
  EXPECT_EQ(read_one("penpa", changed(typed, "[\"?\",6,\"1\"]", "[\" \",5,\"1\"]")), hashi());
  const std::string rings = changed(changed(typed, "[\"?\",6,\"1\"]", "[\"3\",6,\"1\"]"), "\"symbol\":{}",
                                    "\"symbol\":{\"37\":[1,\"circle_L\",1]}");
  EXPECT_EQ(read_one("penpa", changed(rings, "\"37\":[\"3\",6,\"1\"]", "\"37\":[\"3\",1,\"1\"]"))
                .bridges()
                .puzzle.islands()[3]
                .demand,
            3);
  // One number without a circle, and nothing says that this is a Hashi.
  EXPECT_THAT(complaint("penpa", changed(typed, "[\"?\",6,\"1\"]", "[\"3\",1,\"1\"]")),
              HasSubstr("whether numbers may follow one another diagonally"));
}

TEST(Penpa, ComplainsAboutWhatMeansNothing) {
  const auto of = [](std::string_view old, std::string_view by) {
    return complaint("penpa", changed(hidato_link, old, by));
  };
  EXPECT_EQ(
      of("square,", "tri,"),
      "line 1, line 0 of the page: this is a page with a grid of 'tri'; squares and hexagons can be read");
  EXPECT_EQ(of("square,", "7,"),
            "line 1, line 0 of the page: this is a page of the first version of Penpa, which cannot be read");
  EXPECT_EQ(of(",3,3,38", ",3,101,38"),
            "line 1, line 0 of the page: '101' is not a size; it should be a whole number from 1 to 100");
  EXPECT_EQ(of("[16,1,1,5", "[16,1,0,6"), "line 1, line 5 of the page: the cell 17 is listed twice");
  EXPECT_EQ(of("[16,1,", "[13,1,"), "line 1, line 5 of the page, [0]: there is no cell 13 on this page");
  EXPECT_EQ(of("\"thermo\":[]", "\"thermo\":[[16,17]]"),
            "line 1, the page: what is drawn with the tool 'thermo' means nothing in a path puzzle");
  EXPECT_EQ(of("\"line\":{}", "\"line\":{\"16,17\":2}"),
            "line 1, the page: what is drawn with the tool 'line' means nothing in a path puzzle");
  EXPECT_EQ(of("\"symbol\":{}", "\"symbol\":{\"16\":[2,\"star\",2]}"),
            "line 1, r1c1: the symbol 'star' number 2 means nothing here in a path puzzle");
  EXPECT_EQ(of("[\"4\",1,\"1\"]", "[\"9\",1,\"1\"]"),
            "line 1, r1c3: the number 9 is out of range; there are 8 cells, so numbers go from 1 to 8");
  EXPECT_EQ(of("[\"4\",1,\"1\"]", "[\"A\",1,\"1\"]"),
            "line 1, r1c3: 'A' is not a number of the path, which are whole and begin with 1");
  EXPECT_EQ(of("[\"4\",1,\"1\"]", "[\"7\",1,\"1\"]"),
            "line 1, r2c1: the number 7 occurs twice, here and at r1c3");
  EXPECT_EQ(of("\"18\":", "\"2\":"), "line 1, point 2: this number is not in a cell of the board");
  EXPECT_EQ(of("\"noconflict\"", "\"hamlet knight:3x4\""),
            "line 1, the page: its cells are not those of 'knight:3x4', which it says it shows");
  EXPECT_THAT(of("\"noconflict\"", "\"hamlet complete:9\""), HasSubstr("a board with cells is needed"));
  EXPECT_EQ(complaint("penpa", with_answer(hidato_link, R"([[],[],[],[],["16,x"],[]])")),
            "line 1, the answer at r1c1: 'x' is not a number of the path");
  EXPECT_EQ(complaint("penpa", with_answer(hashi_link, R"([[],["18,19,2"],[],[],[],[]])")),
            "line 1, the answer, r1c1: the bridge here does not run unchanged from an island to an island");
  EXPECT_EQ(complaint("penpa", changed(hashi_link, "[18,1,1,1,5,1", "[18,1,1,1,6")),
            "line 1, the page: a Hashi with holes in its board cannot be read");
  EXPECT_EQ(complaint("penpa", changed(hashi_link, "\"lineE\":{}", "\"lineE\":{\"82,90\":2}")),
            "line 1, the page: what is drawn with the tool 'edge' means nothing in a Hashi");
  expect_complaints("penpa", {{"x#m=edit&p=!", "line 1, p: this is not base64, as in a link of Penpa+"},
                              {"x#m=edit&p=/////w", "line 1, p: the compressed text is damaged"},
                              {"x#m=edit&p=", "line 1, p: the compressed text stops before its end"},
                              {"x#m=edit&p=iwUA", "line 1, line 1 of the page: the page stops"}});
}

TEST(Penpa, ASmallLinkCannotFillTheMemory) {
  const std::string bomb = penpa_address(std::string(5'000'000, 'x'), "");
  EXPECT_LT(bomb.size(), 10'000U);
  EXPECT_THROW(format("penpa").read(bomb, MemoryBudget(10'000'000)), TooLarge);
}

TEST(Penpa, WhateverIsChangedOnAPageEndsInASentenceOrInAPuzzle) {
  Rng rng(33);
  int read = 0;
  for (int i = 0; i < 6000; ++i) {
    const std::string_view link = i % 3 == 0 ? hidato_link : i % 3 == 1 ? rikudo_link : hashi_link;
    PenpaLink parts = parts_of(link);
    std::string& text = i % 5 == 0 ? parts.answer : parts.page;
    for (std::uint64_t changes = 1 + rng.below(3); changes > 0; --changes) {
      const std::size_t at = rng.below(text.size()), from = rng.below(text.size()), length = rng.below(12);
      if (rng.coin()) {
        text[at] = static_cast<char>(' ' + rng.below(95));
      } else {
        text.insert(at, text.substr(from, length));
      }
    }
    try {
      const Sheet sheet =
          format("penpa").read(penpa_address(parts.page, parts.answer), MemoryBudget{1 << 28}).at(0);
      ++read;
      const std::string refused = refusal("penpa", sheet);
      if (refused.empty()) {
        EXPECT_TRUE(same_puzzle(read_one("penpa", write_one("penpa", sheet)), sheet)) << parts.page;
      }
    } catch (const InputError& error) {
      EXPECT_FALSE(error.message().empty());
    }
  }
  EXPECT_GT(read, 1000);
}

}  // namespace hamlet
