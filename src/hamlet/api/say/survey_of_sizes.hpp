#pragma once

#include <string>

#include "hamlet/analyse/survey/size_survey.hpp"
#include "hamlet/api/answer.hpp"

namespace hamlet::api {

/// What is known of all boards of a family up to the largest.
Answer answer_of(const SizeSurvey& survey);
/// One line a board, turned ones too.
std::string csv_of(const SizeSurvey& survey);

}  // namespace hamlet::api
