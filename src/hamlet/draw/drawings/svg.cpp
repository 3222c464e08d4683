#include <fmt/format.h>

#include <cmath>
#include <string>

#include "hamlet/base/xml.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/paint.hpp"

namespace hamlet {

namespace {

constexpr double pixels_per_cell = 40;

/// Thousandths of a cell are finer than anyone sees.
std::string number(double value) {
  std::string text = fmt::format("{:.3f}", std::round(value * 1000) / 1000 + 0.0);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

std::string colour(std::optional<Shade> shade) {
  if (!shade) return "none";
  return *shade == 0 ? "#000" : *shade == 255 ? "#fff" : fmt::format("#{0:02x}{0:02x}{0:02x}", *shade);
}

/// Shapes of one style form a group, so that each is written in few letters.
class SvgCanvas : public Canvas {
 public:
  explicit SvgCanvas(const Scene& scene) {
    const Page page = page_of(scene);
    text_ = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">\n",
        number(page.width * pixels_per_cell), number(page.height * pixels_per_cell), number(page.left),
        number(page.top), number(page.width), number(page.height));
    if (!scene.title.empty()) text_ += fmt::format("<title>{}</title>\n", xml_escaped(scene.title));
    text_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"#fff\"/>\n",
                         number(page.left), number(page.top), number(page.width), number(page.height));
  }

  std::string finish() {
    close_group();
    return std::move(text_) + "</svg>\n";
  }

  void use(const Style& style) override {
    if (style == style_) return;
    close_group();
    style_ = style;
  }

  void polygon(std::span<const Point> corners) override { path(corners, "Z"); }
  void line(std::span<const Point> points) override { path(points, ""); }

  void circle(Point centre, double radius) override {
    open_group();
    text_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", number(centre.x), number(centre.y),
                         number(radius));
  }

  void text(Point centre, std::string_view text) override {
    open_group();
    text_ += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", number(centre.x),
                         number(centre.y + baseline * style_.text_size), xml_escaped(text));
  }

 private:
  void path(std::span<const Point> points, std::string_view end) {
    open_group();
    text_ += "<path d=\"";
    char command = 'M';
    for (const Point& point : points) {
      text_.append(1, command).append(number(point.x)).append(" ").append(number(point.y));
      command = 'L';
    }
    text_.append(end).append("\"/>\n");
  }

  void open_group() {
    if (is_open_) return;
    is_open_ = true;
    text_ += fmt::format("<g fill=\"{}\"", colour(style_.fill));
    if (style_.line) {
      text_ +=
          fmt::format(" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"round\" stroke-linejoin=\"round\"",
                      colour(style_.line), number(style_.width));
    }
    if (style_.text_size > 0) {
      text_ +=
          fmt::format(" font-family=\"DejaVu Sans, sans-serif\" font-size=\"{}\"{} text-anchor=\"middle\"",
                      number(style_.text_size), style_.bold ? " font-weight=\"bold\"" : "");
    }
    text_ += ">\n";
  }

  void close_group() {
    if (is_open_) text_ += "</g>\n";
    is_open_ = false;
  }

  std::string text_;
  Style style_;
  bool is_open_ = false;
};

std::string write_svg(const Scene& scene) {
  SvgCanvas canvas(scene);
  paint(scene, canvas);
  return canvas.finish();
}

}  // namespace

extern const Drawing svg_drawing = {
    .name = "svg",
    .summary = "a picture of lines and letters, for the web and for editing",
    .ending = ".svg",
    .write = write_svg,
};

}  // namespace hamlet
