#include "hamlet/base/run.hpp"

#include <gtest/gtest.h>

namespace hamlet {

TEST(RunLimits, ALimitOfNoTimeIsReachedAtOnce) {
  hamlet::Run run;
  EXPECT_FALSE(run.must_end());
  run.set_time_limit(1e6);
  EXPECT_FALSE(run.must_end());
  run.set_time_limit(0);
  EXPECT_TRUE(run.time_is_up());
  EXPECT_TRUE(run.must_end());
}

TEST(RunLimits, AStopIsSeen) {
  std::stop_source source;
  hamlet::Run run;
  run.stop = source.get_token();
  EXPECT_FALSE(run.must_end());
  source.request_stop();
  EXPECT_TRUE(run.must_end());
  EXPECT_FALSE(run.time_is_up());
}

TEST(RunLimits, ProgressIsNotReportedTwiceInARow) {
  int reports = 0;
  hamlet::Run run;
  run.on_progress = [&](const Progress&) { ++reports; };
  run.report({.doing = "one"});
  run.report({.doing = "two"});
  EXPECT_EQ(reports, 1);
}

}  // namespace hamlet
