#pragma once

#include <string>

namespace hamlet {

/// "10¹²".
std::string power_of_ten(int exponent);

/// A number in short, for pictures: "0.358", "7094", "7.09·10⁶". It has `digits` significant digits, except
/// that from 1 to a million all digits before the point are written.
std::string short_number(double value, int digits = 3);

}  // namespace hamlet
