#pragma once

#include <string>
#include <vector>

namespace hamlet::api {

/// Aligned columns, separated by two spaces. The first is left-aligned, the others right-aligned.
std::string text_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace hamlet::api
