#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "hamlet/board/cell.hpp"

namespace hamlet {

/// 0 is black, 255 white. Pictures are grey, so that print loses nothing.
using Shade = std::uint8_t;

struct Style {
  std::optional<Shade> fill = {};  // of shapes and letters
  std::optional<Shade> line = {};
  double width = 0;  // of lines
  double text_size = 0;
  bool bold = false;
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
  virtual void text(Point centre, std::string_view text) = 0;
};

/// Baseline below the middle of a digit, for a text size of 1, in DejaVu Sans.
inline constexpr double baseline = 0.365;

}  // namespace hamlet
