#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/analyse/reports/experiment.hpp"

namespace hamlet {

TEST(RikudoDocument, ItsQuestionsAreAnsweredAsFarAsTheTextGoes) {
  const ExperimentReport report = experiment("rikudo", "test").run({});
  EXPECT_TRUE(report.complete);
  for (const Claim& claim : report.claims)
    EXPECT_TRUE(claim.reproduced || !claim.can_be_checked) << claim.claim;
  std::vector<std::string> corners;
  for (const auto& row : report.tables.at(2).rows) corners.push_back(std::get<std::string>(row[1]));
  for (const std::size_t with_picture : {2u, 3u, 4u})
    EXPECT_EQ(report.tables.at(with_picture).pictures.size(), 1u) << with_picture;
  EXPECT_EQ(report.tables.at(2).pictures[0].panels.size(), 3u);
  EXPECT_THAT(corners, testing::ElementsAre("0", "2", "0", "104", "0", "111712", "0", "2688307514"));
}

}  // namespace hamlet
