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

TEST(RunLimits, AShareEndsWhenItsWorkOrThatOfTheShareAroundItIsDone) {
  const hamlet::Run run;
  WorkShare outer(100), inner(60), later(60);
  const hamlet::Run outside = run.within(outer);
  const hamlet::Run inside = outside.within(inner);
  inside.spend(59);
  EXPECT_FALSE(inside.must_end());
  inside.spend(1);
  EXPECT_TRUE(inside.must_end());
  EXPECT_FALSE(outside.must_end());
  EXPECT_FALSE(run.must_end());
  const hamlet::Run rest = outside.within(later);
  rest.spend(40);
  EXPECT_EQ(later.spent(), 40u);
  EXPECT_EQ(outer.spent(), 100u);
  EXPECT_TRUE(rest.must_end()) << "the share around it is spent";
  EXPECT_FALSE(rest.time_is_up());
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
