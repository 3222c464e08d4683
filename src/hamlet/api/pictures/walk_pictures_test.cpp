#include "hamlet/api/pictures/walk_pictures.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/pictures/page_files.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/draw/golden_test_help.hpp"
#include "hamlet/solve/bridges/grade.hpp"
#include "hamlet/solve/path/ladder/grade.hpp"

namespace hamlet::api {

namespace {

constexpr const char* hidato =
    "kind: hidato\ntitle: A Hidato of level 4\n"
    "63 61  .  . 67  . 76  .  .\n .  .  . 55  .  .  . 71  .\n .  . 57  . 53  . 51  .  .\n"
    " .  .  . 16  .  .  .  .  .\n30 25  .  . 14 13  . 49  .\n . 23  .  . 20  .  .  .  .\n"
    " . 33  .  .  .  . 43  . 10\n .  .  . 39  . 41  .  .  .\n . 36 38  .  3  .  6  .  .\n";
constexpr const char* rikudo = "kind: rikudo\ndiamonds: 1,1-1,2\n   1 .\n  . # .\n   . .\n";
constexpr const char* hashi =
    "kind: hashi\ntitle: A Hashi of level 5\nk: 2\n"
    "3 . . 3 . 3 . . 1\n. 2 . . . . . 1 .\n4 . . . . . . . .\n. 4 . . . 2 . 2 .\n. . . . . . . . .\n"
    ". 3 . . . 1 . 3 .\n. . . . . . . . .\n. 3 . 4 . 2 . . .\n3 . 3 . . . . 3 .\n";

Sheet sheet_of(const char* text) { return Source::sent(text, "test").open({}).front(); }

std::vector<WalkStep> pictures_of(const Sheet& sheet, const std::vector<path::WayStep>& steps) {
  WalkPictures pictures(sheet, {});
  for (const path::WayStep& step : steps) pictures.add(std::to_string(pictures.size() + 1), step);
  return std::move(pictures).take();
}

std::vector<WalkStep> pictures_of(const Sheet& sheet, const bridges::Question& question,
                                  const std::vector<bridges::WayStep>& steps) {
  WalkPictures pictures(sheet, {});
  bridges::LaneBounds bounds = question.bounds;
  for (const bridges::WayStep& step : steps)
    pictures.add(std::to_string(pictures.size() + 1), step, question.network, bounds);
  return std::move(pictures).take();
}

std::set<std::string> texts(const Scene& scene, Label::Kind kind) {
  std::set<std::string> texts;
  for (const Label& label : scene.labels) {
    if (label.kind == kind) texts.insert(label.text);
  }
  return texts;
}

template <class AnyStep>
void expect_marked(const std::vector<WalkStep>& pictures, const std::vector<AnyStep>& steps) {
  ASSERT_EQ(pictures.size(), steps.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    for (const Vertex v : steps[i].where)
      EXPECT_NE(pictures[i].scene.tiles[v].role, Tile::Role::none) << steps[i].because;
  }
}

void expect_golden_pages(const std::string& name, const Walkthrough& walk) {
  const Paper& a4 = paper_named("a4", "test");
  const auto files = page_files(name + ".svg", lay_out(walk, a4), a4, walk.title);
  for (const Document& file : files) expect_golden(file.name, file.bytes);
}

}  // namespace

TEST(WalkPictures, EachShowsThePositionBeforeItsStep) {
  for (const char* text : {hidato, rikudo}) {
    const Sheet sheet = sheet_of(text);
    const path::Grade grade = path::grade(sheet.path().puzzle, sheet.path().labels(), {});
    ASSERT_EQ(grade.way.end, WayEnd::solved);
    const auto pictures = pictures_of(sheet, grade.way.steps);
    ASSERT_NO_FATAL_FAILURE(expect_marked(pictures, grade.way.steps));
    std::set<std::string> written;
    for (std::size_t i = 0; i < pictures.size(); ++i) {
      EXPECT_EQ(texts(pictures[i].scene, Label::Kind::answer), written);
      std::set<std::string> placed;
      for (const Visit& visit : grade.way.steps[i].placed) placed.insert(std::to_string(visit.step));
      EXPECT_EQ(texts(pictures[i].scene, Label::Kind::written), placed);
      written.merge(placed);
    }
    EXPECT_EQ(written.size() + sheet.path().puzzle.clues.size(), sheet.path().size());
  }
}

TEST(WalkPictures, EachShowsTheBridgesThatWereThereAndTheNewOnes) {
  const Sheet sheet = sheet_of(hashi);
  const bridges::Question question(sheet.bridges().puzzle);
  const bridges::Grade grade = bridges::grade(question, {});
  ASSERT_EQ(grade.way.end, WayEnd::solved);
  const auto pictures = pictures_of(sheet, question, grade.way.steps);
  ASSERT_NO_FATAL_FAILURE(expect_marked(pictures, grade.way.steps));
  int there = 0;
  for (const WalkStep& picture : pictures) {
    int shown = 0, fresh = 0;
    for (const Stroke& stroke : picture.scene.strokes) (stroke.fresh ? fresh : shown) += stroke.count;
    EXPECT_EQ(shown, there);
    there += fresh;
  }
  int all = 0;
  for (const Bridge& bridge : grade.found.solutions.front()) all += bridge.n;
  EXPECT_EQ(there, all);
}

TEST(WalkPictures, TheConclusionsOfAWhatIfStandBelowIt) {
  const Sheet sheet = sheet_of(hashi);
  const bridges::Question question(sheet.bridges().puzzle);
  const bridges::Grade grade = bridges::grade(question, {});
  const auto pictures = pictures_of(sheet, question, grade.way.steps);
  const auto what_if = std::ranges::find(grade.way.steps, "what-if", &bridges::WayStep::rule);
  ASSERT_NE(what_if, grade.way.steps.end());
  const WalkStep& picture = pictures[static_cast<std::size_t>(what_if - grade.way.steps.begin())];
  EXPECT_EQ(picture.about, "what-if, level 5 (expert)");
  EXPECT_EQ(picture.sentences.size(), 1 + what_if->chain.size());
  EXPECT_EQ(picture.sentences.back().depth, 1);
}

TEST(WalkPictures, PagesAreAsTheyWere) {
  const Sheet path = sheet_of(hidato), net = sheet_of(hashi);
  const bridges::Question question(net.bridges().puzzle);
  const path::Grade of_path = path::grade(path.path().puzzle, path.path().labels(), {});
  const bridges::Grade of_net = bridges::grade(question, {});
  auto some = of_path.way.steps;
  some.resize(24);
  expect_golden_pages("walk-hidato", {.title = path.title, .steps = pictures_of(path, some)});
  expect_golden_pages("walk-hashi",
                      {.title = net.title, .steps = pictures_of(net, question, of_net.way.steps)});
}

TEST(WalkPictures, ABoardThatNobodyCouldReadIsRefused) {
  const auto boards = Source::sent("king:60x60", "test").open({});
  EXPECT_THROW(require_can_be_pictured(boards.front(), "way.pdf"), InputError);
  EXPECT_NO_THROW(require_can_be_pictured(sheet_of(hidato), "way.pdf"));
}

TEST(PageFiles, OnePageIsNamedAsAskedAndSeveralAreNumbered) {
  const Paper& a4 = paper_named("a4", "test");
  const std::vector<BookPage> pages(12);
  EXPECT_EQ(page_file("a/way.png", pages[0], a4).name, "a/way.png");
  EXPECT_EQ(page_files("way.pdf", pages, a4, "").size(), 1u);
  const auto files = page_files("a/way.svg", pages, a4, "");
  ASSERT_EQ(files.size(), 12u);
  EXPECT_EQ(files[1].name, "a/way-02.svg");
}

}  // namespace hamlet::api
