#pragma once

#include <string>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/base/text/json.hpp"

namespace hamlet::api {

/// With its title as a heading; also readable as it stands. Without the pictures.
std::string markdown_of(const ReportTable& table);
/// The columns aligned, beneath the title.
std::string plain_text_of(const ReportTable& table);
Json table_json(const ReportTable& table);

}  // namespace hamlet::api
