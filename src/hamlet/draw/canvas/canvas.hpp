#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// 0 is black, 255 white. Pictures are grey, so that print loses nothing.
using Shade = std::uint8_t;

/// Which part of a text stands at the place that is given for it.
enum class Anchor : std::uint8_t { middle, start };

struct Style {
  std::optional<Shade> fill = {};  // of shapes and letters
  std::optional<Shade> line = {};
  double width = 0;  // of lines
  double text_size = 0;
  bool bold = false;
  double dash = 0;  // the length of a line's dashes and of the gaps between them; 0 for none
  Anchor anchor = Anchor::middle;
  friend bool operator==(const Style&, const Style&) = default;
};

/// What a picture is painted on, in the units of the scene.
class Canvas {
 public:
  virtual ~Canvas() = default;

  /// For everything until the next call.
  virtual void use(const Style& style) = 0;
  virtual void polygon(std::span<const Point> corners) = 0;
  virtual void line(std::span<const Point> points) = 0;
  virtual void circle(Point centre, double radius) = 0;
  /// The point is at half the height of a digit.
  virtual void text(Point at, std::string_view text) = 0;
};

/// Baseline below the middle of a digit, for a text size of 1, in DejaVu Sans.
inline constexpr double baseline = 0.365;

}  // namespace hamlet
