#pragma once

#include <string>
#include <vector>

namespace hamlet::api {

/// Columns side by side, the first to the left and the others to the right, parted by two spaces.
std::string text_table(const std::vector<std::vector<std::string>>& rows);

}  // namespace hamlet::api
