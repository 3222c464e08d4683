#include <algorithm>

#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

constexpr double gap = 6, most_gap = 14;

/// An answer and its number, not placed yet.
struct SmallPicture {
  Scene scene;
  Page frame;
  std::size_t number;
  bool has_more_answers;
};

class AnswerPages {
 public:
  AnswerPages(const Book& book, const BookOptions& options, double scale)
      : book_(book), language_(*options.language), measures_(options) {
    measures_.answer_cell *= scale;
  }

  std::vector<BookPage> run() {
    begin_with_heading();
    for (std::size_t i = 0; i < book_.puzzles.size(); ++i) {
      SmallPicture picture = picture_of(book_.puzzles[i], i + 1);
      if (!row_.empty() && row_width_ + gap + width_of(picture) > measures_.area.width)
        finish_row(widest_gap());
      row_width_ += (row_.empty() ? 0 : gap) + width_of(picture);
      row_.push_back(std::move(picture));
    }
    finish_row(std::min(gap_above_, widest_gap()));
    return std::move(pages_);
  }

 private:
  /// The gap with which the row fills the width of the page, at most `most_gap`.
  double widest_gap() const {
    const double gaps = std::max(1.0, static_cast<double>(row_.size()) - 1);
    return std::min(most_gap, gap + (measures_.area.width - row_width_) / gaps);
  }
  double width_of(const SmallPicture& picture) const { return picture.frame.width * measures_.answer_cell; }
  double label_height() const { return line_height(measures_.body) + 0.5; }

  void begin_with_heading() {
    pages_.emplace_back();
    top_ = gap / 2 + put_centred({std::string(language_.words.answers)}, measures_.area.top,
                                 measures_.heading, measures_, pages_[0], true);
  }

  /// Needs no check: a puzzle that fits on a page fits here, where cells are smaller.
  SmallPicture picture_of(const BookPuzzle& puzzle, std::size_t number) const {
    Scene scene = book_scene(puzzle.sheet, true, language_);
    const Page frame = frame_of(scene);
    return {std::move(scene), frame, number, puzzle.has_more_answers};
  }

  void finish_row(double between) {
    gap_above_ = between;
    double tallest = 0;
    for (const SmallPicture& picture : row_)
      tallest = std::max(tallest, picture.frame.height * measures_.answer_cell);
    const Page& area = measures_.area;
    if (top_ + label_height() + tallest > area.top + area.height) {
      pages_.emplace_back();
      top_ = area.top;
    }
    double left = area.left;
    for (SmallPicture& picture : row_) {
      const double width = width_of(picture);
      put(std::move(picture), {left, top_});
      left += width + between;
    }
    top_ += label_height() + tallest + gap;
    row_.clear();
    row_width_ = 0;
  }

  void put(SmallPicture picture, Point corner) {
    BookPage& page = pages_.back();
    const double y = corner.y + measures_.body / 2;
    const std::string number = std::to_string(picture.number);
    page.texts.push_back(
        {.at = {corner.x, y}, .size = measures_.body, .text = number, .bold = true, .anchor = Anchor::start});
    if (picture.has_more_answers) {
      page.texts.push_back({.at = {corner.x + measured_width(number, measures_.body, true) + 1.5, y},
                            .size = 0.8 * measures_.caption,
                            .text = std::string(language_.words.one_of_several),
                            .shade = caption_shade,
                            .anchor = Anchor::start});
    }
    page.pictures.push_back(placed(std::move(picture.scene), picture.frame,
                                   {corner.x, corner.y + label_height()}, measures_.answer_cell,
                                   PagePicture::Role::answer, picture.number));
  }

  const Book& book_;
  const Language& language_;
  BookMeasures measures_;
  std::vector<BookPage> pages_;
  std::vector<SmallPicture> row_;
  double row_width_ = 0;  // with gaps of `gap`
  double gap_above_ = most_gap;
  double top_ = 0;
};

}  // namespace

std::vector<BookPage> answer_pages(const Book& book, const BookOptions& options) {
  std::vector<BookPage> pages = AnswerPages(book, options, 1).run();
  const bool is_last_full = 4 * pages.back().pictures.size() > pages[0].pictures.size();
  if (pages.size() == 1 || is_last_full) return pages;
  // A page for a few more answers would be nearly empty, so try smaller cells.
  for (const double scale : {0.95, 0.9}) {
    std::vector<BookPage> fewer = AnswerPages(book, options, scale).run();
    if (fewer.size() < pages.size()) return fewer;
  }
  return pages;
}

}  // namespace hamlet
