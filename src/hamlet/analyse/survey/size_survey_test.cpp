#include "hamlet/analyse/survey/size_survey.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "hamlet/analyse/reports/survey_report.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;
using Answer = path::Found::Answer;

namespace {

std::vector<std::string> lines_of(const ReportTable& table) {
  std::vector<std::string> lines;
  for (const auto& row : table.rows) {
    std::string& line = lines.emplace_back();
    for (std::size_t i = 1; i < row.size(); ++i) line += std::get<std::string>(row[i]) + " ";
  }
  return lines;
}

std::string complaint_about(const std::string& family, const std::string& largest) {
  try {
    size_survey(family, largest, {}, {});
  } catch (const InputError& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST(SizeSurvey, SaysWhichBoardsHavePathsAndTours) {
  const SizeSurvey survey = size_survey("knight", "4x6", {}, {});
  EXPECT_TRUE(survey.all_decided());
  EXPECT_THAT(lines_of(solvability_table(survey)),
              ElementsAre("o - - - - - ", "- - - - - - ", "- - - o - - ", "- - o - o o "));
  EXPECT_EQ(survey.board(4, 3), survey.board(3, 4));
  EXPECT_EQ(survey.board(3, 4)->paths, Count(16));
  EXPECT_EQ(survey.board(4, 6)->paths, Count(1488));
  EXPECT_EQ(survey.board(4, 4)->paths, Count(0));
  EXPECT_EQ(survey.board(5, 6), nullptr);
}

TEST(SizeSurvey, CountsAndBoundsOfDiplomaticoAgree) {
  const SizeSurvey survey = size_survey("hopido", "6x6", {}, {});
  EXPECT_TRUE(survey.is_diplomatico());
  EXPECT_EQ(survey.board(6, 6)->paths, Count(8'250'272));
  EXPECT_EQ(survey.board(6, 6)->tours, Count(13'138));
  EXPECT_EQ(survey.board(6, 4)->tours, Count(0));
  int bounded = 0;
  for (const SurveyedBoard& board : survey.boards) {
    if (board.path.answer != Answer::found) continue;
    EXPECT_LE(log10_of(*board.paths), board.bounds.by_permanents + 1e-9) << board.name();
    EXPECT_EQ(board.bounds.diplomatico.has_value(), board.rows > 4) << board.name();
    if (!board.bounds.diplomatico) continue;
    ++bounded;
    EXPECT_LE(board.bounds.diplomatico->printed_least, board.bounds.diplomatico->by_tiles);
    EXPECT_LE(board.bounds.diplomatico->by_tiles, log10_of(*board.paths));
    EXPECT_LE(board.bounds.by_permanents, board.bounds.diplomatico->printed_most);
  }
  EXPECT_EQ(bounded, 3);
}

TEST(SizeSurvey, EveryBoardIsLookedAtOnceUnlessTurningItChangesIt) {
  EXPECT_EQ(size_survey("square", "3x5", {}, {}).boards.size(), 12u);
  EXPECT_EQ(size_survey("square", "5x3", {}, {}).boards.size(), 12u);
  const SizeSurvey hexagons = size_survey("hex", "2x3", {}, {});
  EXPECT_EQ(hexagons.boards.size(), 6u);
  EXPECT_NE(hexagons.board(1, 2), hexagons.board(2, 1));
}

TEST(SizeSurvey, BoardsThatShareAReasonAreNamedTogether) {
  const auto reasons = reasons_of(size_survey("diplomatico", "4x8", {}, {}));
  std::vector<std::string> lines;
  for (const auto& [what, sizes, why] : reasons) lines.push_back(what + " on " + sizes + ": " + why);
  EXPECT_THAT(lines, testing::Contains("no path on 1x2 to 1x5, 2x2 to 2x5, 3x3 to 3x5: no move leads to or "
                                       "from some cells"));
  EXPECT_THAT(lines,
              testing::Contains("no path on 4x4: 4 cells have only one neighbour (r2c2, r2c3, r3c2 and "
                                "r3c3), and a path has only two ends"));
  const auto leapers = reasons_of(size_survey("leaper-2-3", "6x7", {}, {}));
  EXPECT_THAT(leapers.back().sizes + ": " + leapers.back().why,
              StartsWith("6x6, 6x7: without 12 cells the board falls into 18 parts"));
  // Which method proves it first depends on the machine.
  EXPECT_THAT(lines, testing::Contains(testing::ContainsRegex("^no tour on 4x6: .* \\([a-z-]+\\)$")));
}

TEST(SizeSurvey, WhatALimitEndsIsUnknownAndNeverNone) {
  const SizeSurvey hurried = size_survey("knight", "4x6", {.units_to_decide = 0, .bytes_to_count = 0}, {});
  EXPECT_TRUE(hurried.complete);
  EXPECT_FALSE(hurried.all_decided());
  // 3x6 has no path, 4x6 has one.
  for (const auto* board : {hurried.board(3, 6), hurried.board(4, 6)}) {
    EXPECT_EQ(board->path.answer, Answer::unknown);
    EXPECT_EQ(board->path.why, "it did not end within its share of the work");
    EXPECT_FALSE(board->paths);
  }
  EXPECT_THAT(solvability_table(hurried).title, HasSubstr("not known"));
  EXPECT_EQ(lines_of(solvability_table(hurried)).at(3), "- - ?? - ?? ?? ");
  hamlet::Run run;
  run.set_time_limit(0);
  const SizeSurvey stopped = size_survey("knight", "8x8", {}, run);
  EXPECT_FALSE(stopped.complete || stopped.all_decided());
  EXPECT_TRUE(stopped.boards.empty());
  EXPECT_EQ(lines_of(solvability_table(stopped)).at(0), "? ? ? ? ? ? ? ? ");
}

TEST(SizeSurvey, ACountDecidesWhatASearchDidNot) {
  const SizeSurvey survey = size_survey("knight", "4x6", {.units_to_decide = 0}, {});
  EXPECT_TRUE(survey.all_decided());
  EXPECT_EQ(survey.board(3, 6)->path.answer, Answer::none);
  EXPECT_EQ(survey.board(4, 6)->path.answer, Answer::found);
}

TEST(SizeSurvey, WhatWouldTakeTooMuchIsNotCountedAndNamed) {
  const SizeSurvey survey = size_survey("king", "5x5", {.bytes_to_count = 1'000'000}, {});
  EXPECT_FALSE(survey.board(5, 5)->paths);
  EXPECT_EQ(survey.board(5, 5)->path.answer, Answer::found);
  EXPECT_THAT(left_out_of(survey), HasSubstr("4x5, 5x5"));
  EXPECT_EQ(left_out_of(size_survey("king", "3x3", {}, {})), "");
}

TEST(SizeSurvey, ReachesOnlyFamiliesWithRowsAndColumns) {
  EXPECT_THAT(complaint_about("cycle", "4x4"), HasSubstr("its boards have no rows and columns"));
  EXPECT_THAT(complaint_about("knight:4x4", "4x4"), HasSubstr("the family alone is named"));
  EXPECT_THAT(complaint_about("leaper-1", "4x4"), HasSubstr("a leaper needs its two reaches"));
  EXPECT_THAT(complaint_about("knight", "4"), HasSubstr("such as 10x10"));
  EXPECT_THAT(complaint_about("knight", "200x200"), HasSubstr("10000 are the most"));
  EXPECT_EQ(complaint_about("leaper-1-2", "2x2"), "");
}

}  // namespace hamlet
