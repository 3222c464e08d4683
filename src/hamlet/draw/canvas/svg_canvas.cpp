#include "hamlet/draw/canvas/svg_canvas.hpp"

#include <fmt/format.h>

#include <cmath>

#include "hamlet/base/text/xml.hpp"

namespace hamlet {

namespace {

std::string in_svg(const std::optional<Colour>& colour) { return colour ? svg_colour(*colour) : "none"; }

std::string line_attributes(const Style& style) {
  const std::string dashes =
      style.dash > 0 ? fmt::format(" stroke-dasharray=\"{}\"", svg_number(style.dash)) : "";
  return fmt::format(" stroke=\"{}\" stroke-width=\"{}\" stroke-linecap=\"{}\" stroke-linejoin=\"round\"{}",
                     in_svg(style.line), svg_number(style.width), style.dash > 0 ? "butt" : "round", dashes);
}

std::string text_attributes(const Style& style) {
  return fmt::format(" font-family=\"DejaVu Sans, sans-serif\" font-size=\"{}\"{} text-anchor=\"{}\"",
                     svg_number(style.text_size), style.bold ? " font-weight=\"bold\"" : "",
                     style.anchor == Anchor::start ? "start" : "middle");
}

}  // namespace

std::string svg_colour(const Colour& colour) {
  if (colour == Colour(0)) return "#000";
  if (colour == Colour(255)) return "#fff";
  return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

std::string svg_number(double value) {
  std::string text = fmt::format("{:.3f}", std::round(value * 1000) / 1000 + 0.0);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

SvgCanvas::SvgCanvas(const Page& page, std::string_view width, std::string_view height,
                     std::string_view title) {
  const std::string left = svg_number(page.left), top = svg_number(page.top), across = svg_number(page.width),
                    down = svg_number(page.height);
  text_ = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{}\" viewBox=\"{} {} {} {}\">\n",
      width, height, left, top, across, down);
  if (!title.empty()) text_ += fmt::format("<title>{}</title>\n", xml_escaped(title));
  text_ += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", left, top,
                       across, down, in_svg(page.paper));
}

std::string SvgCanvas::finish() {
  close_group();
  return std::move(text_) + "</svg>\n";
}

void SvgCanvas::markup(std::string_view elements) {
  close_group();
  text_ += elements;
}

void SvgCanvas::use(const Style& style) {
  if (style == style_) return;
  close_group();
  style_ = style;
}

void SvgCanvas::circle(Point centre, double radius) {
  open_group();
  text_ += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\"/>\n", svg_number(centre.x), svg_number(centre.y),
                       svg_number(radius));
}

void SvgCanvas::text(Point at, std::string_view text) {
  open_group();
  text_ += fmt::format("<text x=\"{}\" y=\"{}\">{}</text>\n", svg_number(at.x),
                       svg_number(at.y + baseline * style_.text_size), xml_escaped(text));
}

void SvgCanvas::path(std::span<const Point> points, std::string_view end) {
  open_group();
  text_ += "<path d=\"";
  char command = 'M';
  for (const Point& point : points) {
    text_.append(1, command).append(svg_number(point.x)).append(" ").append(svg_number(point.y));
    command = 'L';
  }
  text_.append(end).append("\"/>\n");
}

void SvgCanvas::open_group() {
  if (is_open_) return;
  is_open_ = true;
  text_ += fmt::format("<g fill=\"{}\"", in_svg(style_.fill));
  if (style_.line) text_ += line_attributes(style_);
  if (style_.text_size > 0) text_ += text_attributes(style_);
  text_ += ">\n";
}

void SvgCanvas::close_group() {
  if (is_open_) text_ += "</g>\n";
  is_open_ = false;
}

}  // namespace hamlet
