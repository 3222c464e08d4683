#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>

#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/book_rules.hpp"
#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

constexpr double larger_title = 1.6;
constexpr double most_example_cell = 16;

/// The title, the solved examples of the kinds, how many puzzles there are, and who made them.
class CoverPage {
 public:
  CoverPage(const Book& book, const BookOptions& options)
      : book_(book), language_(*options.language), measures_(options) {
    measures_.title *= larger_title;
    measures_.subtitle *= 1.2;
  }

  BookPage run() {
    const Page& area = measures_.area;
    measures_.area.top += area.height / 12;
    const double top = put_title(book_, measures_, page_) + 2 * measures_.gap;
    measures_.area.top -= area.height / 12;
    const double end = put_foot() - 2 * measures_.gap;
    put_examples({area.left, top, area.width, end - top});
    return std::move(page_);
  }

 private:
  /// From the bottom up: who and when; above, what. Returns the height at which this begins.
  double put_foot() {
    const Page& area = measures_.area;
    double top = area.top + area.height;
    const auto put_above = [&](const std::string& text, double size, bool bold, Shade shade) {
      const auto lines = wrapped(text, bold ? 1.15 * size : size, area.width, 3);
      top -= static_cast<double>(lines.size()) * line_height(size);
      put_centred(lines, top, size, measures_, page_, bold, shade);
    };
    put_above(byline(book_, language_), 1.2 * measures_.body, false, caption_shade);
    top -= 2 * measures_.gap;
    std::string levels = level_range(book_.puzzles, language_);
    if (!levels.empty()) put_above(levels, measures_.heading, false, black);
    put_above(puzzle_count(book_, language_), measures_.heading, true, black);
    top -= measures_.gap / 2;
    put_above(kinds(), measures_.heading, false, black);
    return top;
  }

  std::string kinds() const {
    std::vector<std::string> titles;
    for (const BookRules& rules : rules_of(book_, language_))
      titles.push_back(title_of(language_, *rules.kind));
    return fmt::format("{}", fmt::join(titles, " · "));
  }

  /// The solved examples in rows that fill the area, the last row centred.
  void put_examples(const Page& area) {
    if (book_.examples.empty()) return;
    const auto columns =
        static_cast<std::size_t>(std::ceil(std::sqrt(static_cast<double>(book_.examples.size()))));
    const std::size_t rows = (book_.examples.size() + columns - 1) / columns;
    const double width = area.width / static_cast<double>(columns);
    const double height = std::min(area.height / static_cast<double>(rows), 1.1 * width);
    const double top = area.top + (area.height - static_cast<double>(rows) * height) / 2;
    for (std::size_t i = 0; i < book_.examples.size(); ++i) {
      const std::size_t row = i / columns, in_row = std::min(columns, book_.examples.size() - row * columns);
      const double left = area.left + (area.width - static_cast<double>(in_row) * width) / 2;
      put_example(book_.examples[i], {left + static_cast<double>(i % columns) * width,
                                      top + static_cast<double>(row) * height, width, height});
    }
  }

  void put_example(const Sheet& example, const Page& slot) {
    Scene scene = book_scene(example, true, language_);
    const Page frame = frame_of(scene);
    const double room = 0.8;
    const double cell =
        std::min({most_example_cell, room * slot.width / frame.width, room * slot.height / frame.height});
    const Point corner{slot.left + (slot.width - cell * frame.width) / 2,
                       slot.top + (slot.height - cell * frame.height) / 2};
    page_.pictures.push_back(placed(std::move(scene), frame, corner, cell, PagePicture::Role::example, 0));
  }

  const Book& book_;
  const Language& language_;
  BookMeasures measures_;
  BookPage page_;
};

}  // namespace

BookPage cover_page(const Book& book, const BookOptions& options) { return CoverPage(book, options).run(); }

}  // namespace hamlet
