#include "hamlet/base/parallel.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <stdexcept>
#include <thread>

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
  std::atomic<int> running = 0, stopped = 0;
  const auto run_until_stopped = [&](const hamlet::Run& its_run) {
    if (++running == 2) source.request_stop();
    wait_until_stopped(its_run);
    ++stopped;
    return false;
  };
  race({run_until_stopped, run_until_stopped}, 0, run);
  EXPECT_EQ(stopped, 2);
}

TEST(Race, AnErrorReachesTheCaller) {
  EXPECT_THROW(race({wait_until_stopped, [](const hamlet::Run&) -> bool { throw std::runtime_error("no"); }},
                    0, with_threads(2)),
               std::runtime_error);
}

TEST(Workers, DoEveryPartOnce) {
  for (const unsigned threads : {0u, 1u, 2u, 4u}) {
    Workers workers(threads);
    EXPECT_EQ(workers.count(), std::max(1u, threads));
    for (const std::size_t parts : {0, 1, 2, 3, 1000}) {
      std::vector<std::atomic<int>> done(parts);
      EXPECT_TRUE(workers.for_each_part(parts,
                                        [&](std::size_t part, unsigned worker) {
                                          EXPECT_LT(worker, workers.count());
                                          ++done[part];
                                        },
                                        {}));
      for (const auto& times : done) EXPECT_EQ(times, 1);
    }
  }
}

TEST(Workers, AreUsedAgainRoundAfterRound) {
  Workers workers(3);
  std::vector<std::uint64_t> values(100, 1);
  for (int round = 0; round < 500; ++round)
    EXPECT_TRUE(workers.for_each_part(
        values.size(), [&](std::size_t part, unsigned) { values[part] += values[part] % 7; }, {}));
  std::uint64_t alone = 1;
  for (int round = 0; round < 500; ++round) alone += alone % 7;
  EXPECT_THAT(values, testing::Each(alone));
}

TEST(Workers, WhoeverWorksTakesPartsInAscendingOrder) {
  Workers workers(4);
  std::vector<std::vector<std::size_t>> taken(workers.count());
  EXPECT_TRUE(workers.for_each_part(
      10'000, [&](std::size_t part, unsigned worker) { taken[worker].push_back(part); }, {}));
  for (const auto& parts : taken) EXPECT_TRUE(std::is_sorted(parts.begin(), parts.end()));
}

TEST(Workers, APartStartsAfterTheOnesBeforeIt) {
  Workers workers(2);
  std::atomic<std::size_t> started = 0;
  std::atomic<bool> ascending = true;
  EXPECT_TRUE(workers.for_each_part(1000,
                                    [&](std::size_t part, unsigned) {
                                      // The other worker may hold the previous part without having arrived
                                      // here.
                                      if (started++ + 1 < part) ascending = false;
                                    },
                                    {}));
  EXPECT_TRUE(ascending);
}

TEST(Workers, WorkAtTheSameTime) {
  Workers workers(2);
  std::atomic<int> met = 0;
  EXPECT_TRUE(workers.for_each_part(2,
                                    [&](std::size_t, unsigned) {
                                      ++met;
                                      while (met < 2) std::this_thread::yield();
                                    },
                                    {}));
}

TEST(Workers, OneIsTheCallerAlone) {
  Workers workers(1);
  const auto caller = std::this_thread::get_id();
  EXPECT_TRUE(workers.for_each_part(10,
                                    [&](std::size_t, unsigned worker) {
                                      EXPECT_EQ(worker, 0u);
                                      EXPECT_EQ(std::this_thread::get_id(), caller);
                                    },
                                    {}));
}

TEST(Workers, AnErrorReachesTheCallerAndEndsTheRound) {
  for (const unsigned threads : {1u, 3u}) {
    Workers workers(threads);
    std::atomic<int> done = 0;
    const auto fail_at_five = [&](std::size_t part, unsigned) {
      if (part == 5) throw std::runtime_error("five");
      ++done;
    };
    EXPECT_THROW((void)workers.for_each_part(1'000'000'000, fail_at_five, {}), std::runtime_error);
    EXPECT_TRUE(workers.for_each_part(5, fail_at_five, {}));
  }
}

TEST(Workers, AStopEndsTheRoundAndIsTold) {
  for (const unsigned threads : {1u, 3u}) {
    std::stop_source source;
    hamlet::Run run;
    run.stop = source.get_token();
    Workers workers(threads);
    std::atomic<int> done = 0;
    const auto stop_at_five = [&](std::size_t part, unsigned) {
      if (part == 5) source.request_stop();
      ++done;
    };
    EXPECT_FALSE(workers.for_each_part(1'000'000'000, stop_at_five, run));
    EXPECT_GE(done, 6);
    EXPECT_TRUE(workers.for_each_part(0, stop_at_five, run)) << "nothing is always done";
  }
}

TEST(Workers, ARoundWithinARoundIsRefused) {
  Workers workers(2);
  const auto nothing = [](std::size_t, unsigned) {};
  const auto nested = [&](std::size_t, unsigned) { (void)workers.for_each_part(2, nothing, {}); };
  EXPECT_THROW((void)workers.for_each_part(2, nested, {}), std::logic_error);
  EXPECT_TRUE(workers.for_each_part(2, nothing, {}));
}

}  // namespace hamlet
