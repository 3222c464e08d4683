#include "hamlet/draw/plot/panels.hpp"

#include <algorithm>
#include <sstream>

#include "hamlet/base/error.hpp"
#include "hamlet/draw/canvas/placed_canvas.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr std::size_t most_columns = 3;
constexpr double gap = 1.2, heading_room = 1.2, title_room = 0.9, note_room = 0.7, note_line = 0.45;
constexpr double heading_size = 0.55, title_size = 0.42, note_size = 0.3;

struct Placed {
  const Panel* panel;
  Point at;
  double room;  // the width that words may take
};

std::size_t lines_of(const std::string& text) {
  return 1 + static_cast<std::size_t>(std::ranges::count(text, '\n'));
}

void write_note(const Panel& panel, Point middle, double width, Canvas& canvas) {
  double y = panel.height + note_line;
  std::istringstream lines(panel.note);
  for (std::string line; std::getline(lines, line); y += note_line) {
    canvas.use({.fill = dark, .text_size = fitting_size(line, width + gap, note_size)});
    canvas.text(middle + Point{0, y}, line);
  }
}

/// Four panels stand two by two.
std::size_t columns_for(std::size_t panels) { return panels == 4 ? 2 : std::min(panels, most_columns); }

/// Lays out panels row by row; all columns are as wide as the widest panel.
std::vector<Placed> lay_out(bool has_heading, const std::vector<Panel>& panels, Page& page) {
  const std::size_t columns = columns_for(panels.size());
  const bool has_titles = std::ranges::any_of(panels, [](const Panel& of) { return !of.title.empty(); });
  const double above = has_titles ? title_room : 0;
  double width = 0;
  for (const Panel& panel : panels) width = std::max(width, panel.width);
  std::vector<Placed> placed;
  double top = has_heading ? heading_room : 0;
  for (std::size_t begin = 0; begin < panels.size(); begin += columns) {
    const std::size_t end = std::min(begin + columns, panels.size());
    double height = 0;
    for (std::size_t i = begin; i < end; ++i) {
      const double aside = (width - panels[i].width) / 2;
      placed.push_back(
          {&panels[i], {static_cast<double>(i - begin) * (width + gap) + aside, top + above}, width});
      const auto further_lines = static_cast<double>(lines_of(panels[i].note) - 1);
      height = std::max(height, panels[i].height + note_line * further_lines);
    }
    top += above + height + note_room + gap / 2;
  }
  page = {.left = -gap / 2,
          .top = -gap / 2,
          .width = static_cast<double>(columns) * (width + gap),
          .height = top + gap / 2};
  return placed;
}

}  // namespace

std::string draw_panels(const Drawing& drawing, const std::string& title, const std::vector<Panel>& panels,
                        double scale) {
  require(drawing.paint != nullptr, "panels are painted, not written");
  Page page{};
  const std::vector<Placed> placed = lay_out(!title.empty(), panels, page);
  page.scale = scale;
  const double room = page.width - gap;
  return drawing.paint(page, title, [&](Canvas& canvas) {
    canvas.use({.fill = black, .text_size = fitting_size(title, room, heading_size), .bold = true});
    canvas.text({room / 2, 0.3}, title);
    for (const auto& [panel, at, width] : placed) {
      PlacedCanvas part(canvas, at, 1);
      panel->painting(part);
      const Point middle = at + Point{panel->width / 2, 0};
      canvas.use({.fill = black, .text_size = fitting_size(panel->title, width, title_size), .bold = true});
      canvas.text(middle - Point{0, 0.5}, panel->title);
      write_note(*panel, middle, width, canvas);
    }
  });
}

}  // namespace hamlet
