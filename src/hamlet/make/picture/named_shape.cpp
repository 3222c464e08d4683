#include "hamlet/make/picture/named_shape.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"
#include "hamlet/make/picture/letters.hpp"

namespace hamlet {

namespace {

constexpr int pixels = 480;
// Around the shape, so that cells can be added on all sides.
constexpr double margin = 0.06;

bool in_heart(double x, double y) {
  // (x² + y² − 1)³ = x² y³, widened to fill the square.
  const double a = 1.14 * x, b = 0.13 - 1.12 * y, c = a * a + b * b - 1;
  return c * c * c <= a * a * b * b * b;
}

/// A five-pointed star, upright. A point is folded by symmetry into one half of a star's point, whose side is
/// a straight line.
bool in_star(double x, double y) {
  constexpr double fifth = 2 * std::numbers::pi / 5, inner = 0.45;
  // The points lie on the unit circle: the lower ones at y = cos 36°, the outer ones at x = ± sin 72°.
  x *= 0.951;
  y = 0.9045 * y - 0.0955;
  const double angle = std::atan2(x, -y), turn = std::abs(angle - fifth * std::round(angle / fifth));
  const double radius = std::hypot(x, y);
  const double u = radius * std::cos(turn), w = radius * std::sin(turn);
  const double inner_x = inner * std::cos(fifth / 2), inner_y = inner * std::sin(fifth / 2);
  return u * inner_y + w * (1 - inner_x) <= inner_y;
}

constexpr NamedShape shapes[] = {
    {"heart", "a heart", in_heart},
    {"disc", "a full circle", [](double x, double y) { return std::hypot(x, y) <= 1; }},
    {"ring", "a circle with a hole",
     [](double x, double y) { return std::hypot(x, y) <= 1 && std::hypot(x, y) >= 0.5; }},
    {"diamond", "a square on its corner", [](double x, double y) { return std::abs(x) + std::abs(y) <= 1; }},
    {"star", "a star of five points", in_star},
    {"cross", "a cross of equal arms",
     [](double x, double y) { return std::min(std::abs(x), std::abs(y)) <= 0.34; }},
    {"triangle", "a triangle on its side", [](double x, double y) { return std::abs(x) <= (1 + y) / 2; }},
};

Picture drawn(const NamedShape& shape) {
  Picture picture{pixels, pixels, std::vector<std::uint8_t>(std::size_t{pixels} * pixels, 255)};
  const auto along = [](int pixel) { return (2 * (pixel + 0.5) / pixels - 1) * (1 + margin); };
  for (int row = 0; row < pixels; ++row) {
    for (int column = 0; column < pixels; ++column) {
      const double x = along(column), y = along(row);
      if (std::abs(x) <= 1 && std::abs(y) <= 1 && shape.covers(x, y))
        picture.shade[static_cast<std::size_t>(row) * pixels + column] = 0;
    }
  }
  return picture;
}

}  // namespace

std::span<const NamedShape> named_shapes() { return shapes; }

Picture picture_of_shape(std::string_view shape, std::string_view where) {
  constexpr std::string_view text = "text:";
  if (shape.starts_with(text)) return picture_of_text(shape.substr(text.size()), where);
  const auto found = std::ranges::find(shapes, shape, &NamedShape::name);
  if (found != std::end(shapes)) return drawn(*found);
  std::vector<std::string_view> known;
  for (const NamedShape& each : shapes) known.push_back(each.name);
  known.emplace_back("text:LETTERS");
  throw InputError(std::string(where), unknown_name("shape", shape, known));
}

}  // namespace hamlet
