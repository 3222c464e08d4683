#pragma once

#include <string>

#include "hamlet/analyse/survey/size_survey.hpp"
#include "hamlet/api/answer.hpp"

namespace hamlet::api {

/// Reports what is known of all boards of a family up to the largest size.
Answer answer_of(const SizeSurvey& survey);
/// One line a board; rotated boards have lines of their own.
std::string csv_of(const SizeSurvey& survey);

}  // namespace hamlet::api
