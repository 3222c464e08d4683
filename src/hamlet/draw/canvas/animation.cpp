#include "hamlet/draw/canvas/animation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>

#include "hamlet/base/text/xml.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/canvas/theme.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double seconds_per_step = 0.2, least_seconds = 2, most_seconds = 24;
constexpr double thin_line = 0.07;  // of a path that jumps

constexpr std::string_view style_sheet = R"(<style>
@media (prefers-reduced-motion: no-preference) {
.line { stroke-dasharray: 1 2; animation: grow linear both }
.come { animation: come 0.3s both }
@keyframes grow { from { stroke-dashoffset: 1 } to { stroke-dashoffset: 0 } }
@keyframes come { from { opacity: 0 } }
}
</style>
)";

/// A line without gaps, and how much of the path lies before its begin and its end.
struct Part {
  std::vector<Point> points;
  double begin = 0, end = 0;
};

class Animation {
 public:
  Animation(const Scene& scene, SvgCanvas& canvas)
      : scene_(scene), theme_(theme_named(scene.theme, "theme")), canvas_(canvas) {
    find_parts();
  }

  void run() {
    canvas_.markup(style_sheet);
    paint(ground(), canvas_);
    for (const Part& part : parts_) grow(part);
    bridges();
    paint(what_stays(), canvas_);
    numbers();
  }

 private:
  static bool is_of_path(const Stroke& stroke) {
    return stroke.kind == Stroke::Kind::path || stroke.kind == Stroke::Kind::leap;
  }
  static bool is_bridge(const Stroke& stroke) { return stroke.kind == Stroke::Kind::bridge; }
  bool has_squares_or_hexagons() const {
    return scene_.ground == Ground::squares || scene_.ground == Ground::hexagons;
  }

  bool jumps() const {
    return std::ranges::find(scene_.strokes, Stroke::Kind::leap, &Stroke::kind) != scene_.strokes.end();
  }

  void find_parts() {
    for (const Stroke& stroke : scene_.strokes) {
      if (!is_of_path(stroke)) continue;
      ++steps_;
      if (parts_.empty() || !same_place(parts_.back().points.back(), stroke.from))
        parts_.push_back({{stroke.from}, length_, length_});
      length_ += length(stroke.to - stroke.from);
      parts_.back().points.push_back(stroke.to);
      parts_.back().end = length_;
    }
  }

  static double duration(std::size_t steps) {
    return std::clamp(seconds_per_step * static_cast<double>(steps), least_seconds, most_seconds);
  }
  double time_at(double so_far) const { return length_ > 0 ? duration(steps_) * so_far / length_ : 0; }

  /// What lies below the lines.
  Scene ground() const {
    Scene below = scene_;
    below.labels.clear();
    below.rings.clear();
    below.signs.clear();
    std::erase_if(below.strokes, [](const Stroke& s) { return is_of_path(s) || is_bridge(s); });
    if (!has_squares_or_hexagons()) below.tiles.clear();
    return below;
  }

  /// What lies above the lines from the beginning.
  Scene what_stays() const {
    Scene above{.ground = scene_.ground, .theme = scene_.theme};
    if (!has_squares_or_hexagons()) above.tiles = scene_.tiles;
    above.rings = scene_.rings;
    above.signs = scene_.signs;
    std::ranges::copy_if(scene_.labels, std::back_inserter(above.labels),
                         [](const Label& label) { return label.kind != Label::Kind::answer; });
    return above;
  }

  void grow(const Part& part) {
    std::string line;
    for (const Point& point : part.points)
      line += fmt::format("{}{} {}", &point == part.points.data() ? 'M' : 'L', svg_number(point.x),
                          svg_number(point.y));
    canvas_.markup(fmt::format(
        "<path class=\"line\" pathLength=\"1\" d=\"{}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" "
        "stroke-linejoin=\"round\" stroke-linecap=\"round\" "
        "style=\"animation-delay:{}s;animation-duration:{}s\"/>\n",
        line, svg_colour(theme_.path), svg_number(jumps() ? thin_line : widths::path),
        svg_number(time_at(part.begin)), svg_number(time_at(part.end) - time_at(part.begin))));
  }

  void bridges() {
    const auto count = static_cast<std::size_t>(std::ranges::count_if(scene_.strokes, is_bridge));
    std::size_t shown = 0;
    for (const Stroke& stroke : scene_.strokes) {
      if (!is_bridge(stroke)) continue;
      const double delay = duration(count) * static_cast<double>(shown++) / static_cast<double>(count);
      canvas_.markup(fmt::format("<g class=\"come\" style=\"animation-delay:{}s\">\n", svg_number(delay)));
      paint({.ground = Ground::sea, .strokes = {stroke}, .theme = scene_.theme}, canvas_);
      canvas_.markup("</g>\n");
    }
  }

  using Key = std::pair<long, long>;
  static Key key_of_place(Point at) { return {std::lround(at.x * 1000), std::lround(at.y * 1000)}; }

  /// When the line reaches each place.
  std::map<Key, double> times() const {
    std::map<Key, double> times;
    for (const Part& part : parts_) {
      double so_far = part.begin;
      for (std::size_t i = 0; i < part.points.size(); ++i) {
        if (i > 0) so_far += length(part.points[i] - part.points[i - 1]);
        times.emplace(key_of_place(part.points[i]), time_at(so_far));
      }
    }
    return times;
  }

  void numbers() {
    const std::map<Key, double> times = this->times();
    std::string texts;
    for (const Label& label : scene_.labels) {
      if (label.kind != Label::Kind::answer) continue;
      const auto time = times.find(key_of_place(label.at));
      texts += fmt::format(
          "<text class=\"come\" x=\"{}\" y=\"{}\" font-size=\"{}\" style=\"animation-delay:{}s\">{}</text>\n",
          svg_number(label.at.x), svg_number(label.at.y + baseline * label.size), svg_number(label.size),
          svg_number(time == times.end() ? 0 : time->second), xml_escaped(label.text));
    }
    if (texts.empty()) return;
    // Lines that jump run through numbers, which stand clear of them.
    const std::string halo = jumps()
                                 ? fmt::format(" stroke=\"{}\" stroke-width=\"0.16\" paint-order=\"stroke\"",
                                               svg_colour(theme_.paper))
                                 : "";
    canvas_.markup(fmt::format(
        "<g fill=\"{}\" font-family=\"DejaVu Sans, sans-serif\" text-anchor=\"middle\"{}>\n{}</g>\n",
        svg_colour(theme_.answer), halo, texts));
  }

  const Scene& scene_;
  const Theme& theme_;
  SvgCanvas& canvas_;
  std::vector<Part> parts_;
  std::size_t steps_ = 0;
  double length_ = 0;
};

}  // namespace

void paint_animated(const Scene& scene, SvgCanvas& canvas) { Animation(scene, canvas).run(); }

}  // namespace hamlet
