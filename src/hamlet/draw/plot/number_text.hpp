#pragma once

#include <string>

namespace hamlet {

/// "10¹²".
std::string power_of_ten(int exponent);

/// As a picture has room for: "0.358", "7094", "7.09·10⁶". So many digits count, but those of whole numbers
/// below a million are all written.
std::string short_number(double value, int digits = 3);

}  // namespace hamlet
