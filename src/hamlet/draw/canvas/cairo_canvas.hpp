#pragma once

#include <cairo.h>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "hamlet/draw/canvas/paint.hpp"

namespace hamlet {

struct DestroySurface {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
};
using CairoSurface = std::unique_ptr<cairo_surface_t, DestroySurface>;

/// Paints on any cairo surface, with `scale` of its units per cell.
class CairoCanvas : public Canvas {
 public:
  CairoCanvas(cairo_surface_t* surface, const Page& page, double scale);

  void use(const Style& style) override;
  void polygon(std::span<const Point> corners) override;
  void line(std::span<const Point> points) override;
  void circle(Point centre, double radius) override;
  void text(Point at, std::string_view text) override;

  /// Throws std::runtime_error if anything painted so far failed.
  void require_painted();

 private:
  struct Destroy {
    void operator()(cairo_t* cairo) const { cairo_destroy(cairo); }
  };
  void trace(std::span<const Point> points);
  void finish_shape();
  void flush();
  void set_colour(const Colour& colour);

  std::unique_ptr<cairo_t, Destroy> cairo_;
  double scale_;
  Style style_;
  int pending_ = 0;  // shapes in cairo's path, not yet painted
};

/// Throws std::runtime_error with cairo's message, or std::bad_alloc, unless the status is success.
void require_success(cairo_status_t status);

/// The letters of a text, each once, that no font on this machine has.
std::string letters_without_font(std::string_view text);

/// A callback for cairo's writers: appends to the std::string that `text` points to.
cairo_status_t append_bytes(void* text, const unsigned char* data, unsigned int length);

/// Paints a PNG with that many pixels to a unit of the page, or fewer if it would be wider or higher than
/// 8000 pixels. Throws an InputError if that is so because the page is to be enlarged.
std::string png_of(const Page& page, double pixels_per_unit, const std::function<void(Canvas&)>& painting);

/// Sets the metadata of a PDF. Its date is fixed, so that the same sheet gives the same bytes.
void describe_pdf(cairo_surface_t* surface, const std::string& title);

}  // namespace hamlet
