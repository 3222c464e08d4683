#include "hamlet/base/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

namespace hamlet {

namespace {

bool wait_until_stopped(const hamlet::Run& run) {
  while (!run.must_end()) {
  }
  return false;
}

hamlet::Run with_threads(unsigned threads) {
  hamlet::Run run;
  run.threads = threads;
  return run;
}

}  // namespace

TEST(Race, TheWinnerStopsTheOthers) {
  std::atomic<int> winners = 0;
  const auto win = [&](const hamlet::Run&) { return ++winners, true; };
  race({wait_until_stopped, win}, 0, with_threads(2));
  race({win, wait_until_stopped}, 0, with_threads(2));
  EXPECT_EQ(winners, 2);
}

TEST(Race, WhoLosesLetsTheOthersRunOn) {
  std::atomic<bool> second_ran = false;
  race(
      {[](const hamlet::Run&) { return false; }, [&](const hamlet::Run&) { return second_ran = true, true; }},
      1000, with_threads(2));
  EXPECT_TRUE(second_ran);
}

TEST(Race, AnEasyQuestionNeedsOneThreadOnly) {
  bool second_ran = false;
  race({[](const hamlet::Run&) { return true; }, [&](const hamlet::Run&) { return second_ran = true; }}, 1000,
       with_threads(2));
  EXPECT_FALSE(second_ran);
}

TEST(Race, OneThreadRunsTheFirstWayOnly) {
  bool second_ran = false;
  race({[](const hamlet::Run&) { return false; }, [&](const hamlet::Run&) { return second_ran = true; }}, 0,
       with_threads(1));
  EXPECT_FALSE(second_ran);
}

TEST(Race, WhoeverStopsTheWholeStopsEach) {
  std::stop_source source;
  hamlet::Run run = with_threads(2);
  run.stop = source.get_token();
  source.request_stop();
  race({wait_until_stopped, wait_until_stopped}, 0, run);
}

TEST(Race, AnErrorReachesTheCaller) {
  EXPECT_THROW(race({wait_until_stopped, [](const hamlet::Run&) -> bool { throw std::runtime_error("no"); }},
                    0, with_threads(2)),
               std::runtime_error);
}

}  // namespace hamlet
