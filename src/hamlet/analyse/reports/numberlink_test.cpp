#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/analyse/reports/figure5.hpp"

namespace hamlet {

using testing::Contains;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

std::vector<std::string> claims(const ExperimentReport& report, bool reproduced, bool checked) {
  std::vector<std::string> texts;
  for (const Claim& claim : report.claims) {
    if (claim.reproduced == reproduced && claim.can_be_checked == checked) texts.push_back(claim.claim);
  }
  return texts;
}

}  // namespace

TEST(NumberlinkExperiment, OnlyTwoSlipsDifferAndFigure5StandsBesideTheClosedForm) {
  const ExperimentReport report = experiment("numberlink", "").run({});
  EXPECT_TRUE(report.complete);
  EXPECT_THAT(
      claims(report, false, true),
      testing::UnorderedElementsAre(HasSubstr("magnitude 3 with four neighbours"), HasSubstr("part 7")));
  EXPECT_THAT(claims(report, false, false), Contains(HasSubstr("Figure 3")));
  for (const char* said :
       {"Figure 5", "symmetric", "floor(rk/2)", "i(i+1)(i+2)/6", "i(i+1)/2", "891", "magnitude 7",
        "six conditions", "larger k", "smallest k", "octagons", "Theorem", "τ finds nothing"})
    EXPECT_THAT(claims(report, true, true), Contains(HasSubstr(said))) << said;

  ASSERT_GE(report.tables.size(), 3u);
  const ReportTable& four = report.tables[0];
  EXPECT_EQ(four.columns.size(), 42u);
  EXPECT_EQ(four.rows.size(), 10u);
  EXPECT_EQ(four.rows[9][21], Figure(std::int64_t{891}));
  for (const auto& row : four.rows) EXPECT_EQ(row[1], Figure("both"));
  EXPECT_EQ(four.rows[0][6], Figure(std::string()));
  std::vector<std::size_t> panels;
  for (const ReportTable& table : report.tables) {
    for (const ReportPicture& picture : table.pictures) panels.push_back(picture.panels.size());
    if (table.columns.back() != "example") continue;
    EXPECT_THAT(std::get<std::string>(table.rows[1].back()), HasSubstr("odd"));
    for (const Panel& example : table.pictures[0].panels) EXPECT_LT(example.height, 6);
  }
  EXPECT_THAT(panels, testing::ElementsAre(4, 6));  // two grids with their solutions; six conditions
}

TEST(NumberlinkExperiment, AnotherSeedTellsTheSame) {
  hamlet::Run run;
  run.seed = 99;
  EXPECT_EQ(claims(experiment("numberlink", "").run(run), false, true).size(), 2u);
}

TEST(NumberlinkExperiment, AStoppedOneSaysNothingThatItHasNotSeen) {
  hamlet::Run run;
  run.set_time_limit(0);
  const ExperimentReport report = experiment("numberlink", "").run(run);
  EXPECT_FALSE(report.complete);
  EXPECT_THAT(report.claims, IsEmpty());
}

TEST(Figure5, HasARowForEachKAndNumberOfNeighbours) { EXPECT_EQ(printed_figure5().size(), 30u); }

}  // namespace hamlet
