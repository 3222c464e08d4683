#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "hamlet/analyse/experiment.hpp"

namespace hamlet {

/// With its title as a heading; also readable as it stands. Without the pictures.
std::string markdown_of(const ReportTable& table);
/// The columns aligned, beneath the title.
std::string plain_text_of(const ReportTable& table);
nlohmann::ordered_json json_of(const ReportTable& table);

}  // namespace hamlet
