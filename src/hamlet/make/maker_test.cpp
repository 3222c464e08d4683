#include "hamlet/make/maker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <stop_token>

#include "hamlet/base/error.hpp"

namespace hamlet {

using testing::ElementsAre;
using testing::SizeIs;

namespace {

std::vector<Sheet> made_by(unsigned threads, std::uint64_t seed) {
  Run run;
  run.threads = threads;
  run.seed = seed;
  const MakeOne make_one = maker_of(bridges_kind()).prepare(bridges_kind(), {.size = "7x9"}, MemoryBudget());
  std::vector<Sheet> sheets;
  EXPECT_TRUE(make_many(make_one, 30, run, [&](std::uint64_t number, Made made) {
    EXPECT_EQ(number, sheets.size() + 1);
    ASSERT_TRUE(made.sheet);
    sheets.push_back(std::move(*made.sheet));
  }));
  return sheets;
}

}  // namespace

TEST(Makers, TheSamePuzzlesForAnyNumberOfThreads) {
  const std::vector<Sheet> alone = made_by(1, 5);
  EXPECT_THAT(alone, SizeIs(30));
  EXPECT_EQ(made_by(2, 5), alone);
  EXPECT_EQ(made_by(7, 5), alone);
  EXPECT_NE(made_by(1, 6), alone);
}

TEST(Makers, RowsComeFirst) {
  const Sheet sheet = made_by(1, 1).front();
  EXPECT_EQ(sheet.bridges().puzzle.grid().rows, 7);
  EXPECT_EQ(sheet.bridges().puzzle.grid().cols, 9);
  EXPECT_EQ(sheet.title, "Hashi 7x9, level 3, seed 1, number 1");
  EXPECT_TRUE(check(sheet).empty());
}

TEST(Makers, WhatIsMadeBeforeTheRunEndsIsShown) {
  std::stop_source source;
  hamlet::Run run;
  run.stop = source.get_token();
  std::vector<std::uint64_t> shown;
  const auto make_one = [&](std::uint64_t number, const hamlet::Run&) -> Made {
    if (number == 3) source.request_stop();
    return number == 3 ? Made{.why = "stopped"} : Made{.sheet = Sheet{}};
  };
  EXPECT_FALSE(make_many(make_one, 10, run, [&](std::uint64_t number, Made) { shown.push_back(number); }));
  EXPECT_THAT(shown, ElementsAre(1, 2));
}

TEST(Makers, AFailureIsShownAndTheOthersGoOn) {
  std::vector<std::uint64_t> failed;
  const auto make_one = [](std::uint64_t number, const hamlet::Run&) -> Made {
    return number == 2 ? Made{.why = "too hard"} : Made{.sheet = Sheet{}};
  };
  EXPECT_TRUE(make_many(make_one, 4, {}, [&](std::uint64_t number, Made made) {
    if (!made.sheet) failed.push_back(number);
  }));
  EXPECT_THAT(failed, ElementsAre(2));
}

TEST(Makers, ReportHowFarTheyAre) {
  hamlet::Run run;
  double last = 0;
  run.on_progress = [&](const Progress& progress) { last = progress.fraction.value_or(0); };
  const auto make_one = [](std::uint64_t, const hamlet::Run&) -> Made { return {.sheet = Sheet{}}; };
  EXPECT_TRUE(make_many(make_one, 4, run, [](std::uint64_t, Made) {}));
  EXPECT_GT(last, 0);
}

TEST(Makers, ThereIsOneForEveryKind) {
  for (const PuzzleKind* kind : puzzle_kinds())
    EXPECT_EQ(maker_of(*kind).name, kind->is_bridges ? "hashi" : "path") << kind->name;
}

}  // namespace hamlet
