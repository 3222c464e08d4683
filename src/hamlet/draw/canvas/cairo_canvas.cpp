#include "hamlet/draw/canvas/cairo_canvas.hpp"

#include <cairo-pdf.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <new>
#include <numbers>
#include <stdexcept>
#include <string>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/printable.hpp"

namespace hamlet {

namespace {

// Smaller letters are unreadable specks and would take most of the time of a large board.
constexpr double smallest_letter = 2;
// Painting shapes in batches saves gigabytes of memory in a PDF of a million cells; one batch of all would be
// slow.
constexpr int most_pending = 256;

/// Makes letters look the same at every size and on every machine.
void use_plain_letters(cairo_t* cairo) {
  cairo_font_options_t* options = cairo_font_options_create();
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_set_font_options(cairo, options);
  cairo_font_options_destroy(options);
}

// The first has the letters of most languages; the others have those of Chinese, Japanese and Korean.
constexpr const char* families[] = {"DejaVu Sans",
                                    "Noto Sans CJK JP",
                                    "Noto Sans CJK SC",
                                    "Source Han Sans",
                                    "WenQuanYi Zen Hei",
                                    "WenQuanYi Micro Hei",
                                    "Droid Sans Fallback",
                                    "IPAGothic",
                                    "TakaoGothic",
                                    "NanumGothic",
                                    "Unifont"};

bool has_letter(cairo_t* cairo, const std::string& letter) {
  cairo_glyph_t* glyphs = nullptr;
  int count = 0;
  const auto status = cairo_scaled_font_text_to_glyphs(cairo_get_scaled_font(cairo), 0, 0, letter.data(),
                                                       static_cast<int>(letter.size()), &glyphs, &count,
                                                       nullptr, nullptr, nullptr);
  bool are_there = status == CAIRO_STATUS_SUCCESS;
  for (int i = 0; are_there && i < count; ++i) are_there = glyphs[i].index != 0;
  cairo_glyph_free(glyphs);
  return are_there;
}

void select_family(cairo_t* cairo, const char* family, bool bold) {
  cairo_select_font_face(cairo, family, CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
}

/// Selects the first font that has the letter, and returns its family; null, with the first font, if none
/// has.
const char* select_font_for(cairo_t* cairo, const std::string& letter, bool bold) {
  for (const char* family : families) {
    select_family(cairo, family, bold);
    if (has_letter(cairo, letter)) return family;
  }
  select_family(cairo, families[0], bold);
  return nullptr;
}

/// A part of a text whose letters are all in one font.
struct FontRun {
  const char* family;
  std::string text;
};

/// Leaves the first font selected.
std::vector<FontRun> runs_of(cairo_t* cairo, std::string_view text, bool bold) {
  std::vector<FontRun> runs;
  for (const char32_t letter : characters(text)) {
    std::string one;
    append_utf8(one, letter);
    const char* const found = select_font_for(cairo, one, bold);
    const char* const family = found ? found : families[0];
    if (runs.empty() || runs.back().family != family) runs.push_back({family, {}});
    runs.back().text += one;
  }
  select_family(cairo, families[0], bold);
  return runs;
}

double advance_of(cairo_t* cairo, const std::string& text) {
  cairo_text_extents_t extents;
  cairo_text_extents(cairo, text.c_str(), &extents);
  return extents.x_advance;
}

bool is_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 128; });
}

}  // namespace

std::string letters_without_font(std::string_view text) {
  std::string missing;
  if (is_ascii(text)) return missing;
  const CairoSurface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 1, 1));
  cairo_t* const cairo = cairo_create(surface.get());
  for (const char32_t letter : characters(text)) {
    std::string one;
    append_utf8(one, letter);
    if (!is_ascii(one) && missing.find(one) == std::string::npos && !select_font_for(cairo, one, false))
      missing += one;
  }
  cairo_destroy(cairo);
  return missing;
}

void require_success(cairo_status_t status) {
  if (status == CAIRO_STATUS_SUCCESS) return;
  if (status == CAIRO_STATUS_NO_MEMORY) throw std::bad_alloc();
  throw std::runtime_error(std::string("the picture could not be drawn: ") + cairo_status_to_string(status));
}

cairo_status_t append_bytes(void* text, const unsigned char* data, unsigned int length) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

std::string png_of(const Page& page, double pixels_per_unit, const std::function<void(Canvas&)>& painting) {
  constexpr double most_pixels = 8000;
  const double wanted = pixels_per_unit * std::max(page.width, page.height);
  if (page.scale > 1 && wanted > most_pixels)
    throw InputError("scale",
                     fmt::format("the picture would be {:.0f} pixels wide or high, and {:.0f} is the "
                                 "most; here that is a scale of {:.4g}",
                                 wanted, most_pixels, page.scale * most_pixels / wanted));
  const double scale = std::min(pixels_per_unit, most_pixels / std::max(page.width, page.height));
  const auto pixels = [&](double size) { return std::max(1, static_cast<int>(std::lround(size * scale))); };
  const CairoSurface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, pixels(page.width), pixels(page.height)));
  require_success(cairo_surface_status(surface.get()));
  CairoCanvas canvas(surface.get(), page, scale);
  painting(canvas);
  canvas.require_painted();
  std::string bytes;
  require_success(cairo_surface_write_to_png_stream(surface.get(), append_bytes, &bytes));
  return bytes;
}

void describe_pdf(cairo_surface_t* surface, const std::string& title) {
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Hamlet");
  if (!title.empty()) cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.c_str());
}

CairoCanvas::CairoCanvas(cairo_surface_t* surface, const Page& page, double scale)
    : cairo_(cairo_create(surface)), scale_(scale) {
  require_painted();
  set_colour(page.paper);
  cairo_paint(cairo_.get());
  cairo_scale(cairo_.get(), scale, scale);
  cairo_translate(cairo_.get(), -page.left, -page.top);
  cairo_set_line_join(cairo_.get(), CAIRO_LINE_JOIN_ROUND);
  use_plain_letters(cairo_.get());
}

void CairoCanvas::use(const Style& style) {
  if (style == style_) return;
  flush();
  if (style.text_size > 0 && (style.text_size != style_.text_size || style.bold != style_.bold)) {
    select_family(cairo_.get(), families[0], style.bold);
    cairo_set_font_size(cairo_.get(), style.text_size);
  }
  style_ = style;
  cairo_set_line_width(cairo_.get(), style.width);
  cairo_set_dash(cairo_.get(), &style.dash, style.dash > 0 ? 1 : 0, 0);
  cairo_set_line_cap(cairo_.get(), style.dash > 0 ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
}

void CairoCanvas::polygon(std::span<const Point> corners) {
  trace(corners);
  cairo_close_path(cairo_.get());
  finish_shape();
}

void CairoCanvas::line(std::span<const Point> points) {
  trace(points);
  finish_shape();
}

void CairoCanvas::circle(Point centre, double radius) {
  cairo_new_sub_path(cairo_.get());
  cairo_arc(cairo_.get(), centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  cairo_close_path(cairo_.get());
  finish_shape();
}

void CairoCanvas::text(Point at, std::string_view text) {
  if (style_.text_size * scale_ < smallest_letter) return;
  flush();
  const std::vector<FontRun> runs = is_ascii(text) ? std::vector<FontRun>{{families[0], std::string(text)}}
                                                   : runs_of(cairo_.get(), text, style_.bold);
  const bool is_plain = runs.size() == 1 && runs[0].family == families[0];
  const auto use_font_of = [&](const FontRun& run) {
    if (!is_plain) select_family(cairo_.get(), run.family, style_.bold);
  };
  double width = 0;
  for (const FontRun& run : runs) {
    use_font_of(run);
    width += advance_of(cairo_.get(), run.text);
  }
  set_colour(style_.fill.value_or(Shade{0}));
  const double before = style_.anchor == Anchor::middle ? width / 2 : 0;
  cairo_move_to(cairo_.get(), at.x - before, at.y + baseline * style_.text_size);
  for (const FontRun& run : runs) {
    use_font_of(run);
    cairo_show_text(cairo_.get(), run.text.c_str());
  }
  if (!is_plain) select_family(cairo_.get(), families[0], style_.bold);
}

void CairoCanvas::require_painted() {
  flush();
  require_success(cairo_status(cairo_.get()));
}

void CairoCanvas::trace(std::span<const Point> points) {
  cairo_new_sub_path(cairo_.get());
  for (const Point& point : points) cairo_line_to(cairo_.get(), point.x, point.y);
}

void CairoCanvas::finish_shape() {
  // Where shapes overlap, the fill of one must cover the outline of those before it.
  const bool must_be_alone = style_.fill && style_.line;
  if (++pending_ >= most_pending || must_be_alone) flush();
}

void CairoCanvas::flush() {
  if (pending_ == 0) return;
  pending_ = 0;
  if (style_.fill) {
    set_colour(*style_.fill);
    cairo_fill_preserve(cairo_.get());
  }
  if (style_.line) {
    set_colour(*style_.line);
    cairo_stroke_preserve(cairo_.get());
  }
  cairo_new_path(cairo_.get());
}

void CairoCanvas::set_colour(const Colour& colour) {
  cairo_set_source_rgb(cairo_.get(), colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0);
}

}  // namespace hamlet
