#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// 0 is black, 255 is white.
using Shade = std::uint8_t;

struct Colour {
  std::uint8_t red = 0, green = 0, blue = 0;

  constexpr Colour() = default;
  constexpr Colour(Shade shade) : red(shade), green(shade), blue(shade) {}
  constexpr Colour(std::uint8_t r, std::uint8_t g, std::uint8_t b) : red(r), green(g), blue(b) {}
  friend bool operator==(const Colour&, const Colour&) = default;
};

/// The part of a text that stands at its given place.
enum class Anchor : std::uint8_t { middle, start };

struct Style {
  std::optional<Colour> fill = {};  // of shapes and letters
  std::optional<Colour> line = {};
  double width = 0;  // of lines
  double text_size = 0;
  bool bold = false;
  double dash = 0;  // the length of dashes and of the gaps between them; 0 for a solid line
  Anchor anchor = Anchor::middle;
  friend bool operator==(const Style&, const Style&) = default;
};

/// A surface to paint on, in the units of the scene.
class Canvas {
 public:
  virtual ~Canvas() = default;

  /// Sets the style for everything until the next call.
  virtual void use(const Style& style) = 0;
  virtual void polygon(std::span<const Point> corners) = 0;
  virtual void line(std::span<const Point> points) = 0;
  virtual void circle(Point centre, double radius) = 0;
  /// `at` is at half the height of a digit.
  virtual void text(Point at, std::string_view text) = 0;
};

/// The distance of the baseline below the middle of a digit, for text size 1 in DejaVu Sans.
inline constexpr double baseline = 0.365;

}  // namespace hamlet
