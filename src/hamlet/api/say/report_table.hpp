#pragma once

#include <string>

#include "hamlet/analyse/reports/experiment.hpp"
#include "hamlet/base/text/json.hpp"

namespace hamlet::api {

/// The table as Markdown, and the note below it, without title, listing and pictures.
std::string table_and_note(const ReportTable& table);
/// The table as Markdown that is readable as plain text, under its title. Leaves the pictures out.
std::string markdown_of(const ReportTable& table);
/// The table as text with aligned columns, under its title.
std::string plain_text_of(const ReportTable& table);
Json table_json(const ReportTable& table);

}  // namespace hamlet::api
