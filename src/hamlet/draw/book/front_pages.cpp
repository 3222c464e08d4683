#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/book_rules.hpp"
#include "hamlet/draw/book/measure.hpp"

namespace hamlet {

namespace {

constexpr double padding = 3.5;
constexpr double largest_example = 42;  // of each of the two pictures

const Sheet* example_of(const PuzzleKind& kind, const std::vector<Sheet>& examples) {
  const auto found = std::ranges::find(examples, &kind, &Sheet::kind);
  return found == examples.end() ? nullptr : &*found;
}

/// A box of rules: the text on the left, a small puzzle and its answer on the right.
class RulesBox {
 public:
  RulesBox(const BookRules& rules, const Sheet* example, const BookMeasures& measures)
      : measures_(measures), heading_(kind_title(*rules.kind)) {
    if (example) {
      scenes_ = {book_scene(*example, false), book_scene(*example, true)};
      frame_ = frame_of(scenes_[1]);
      cell_ =
          std::min({measures.example_cell, largest_example / frame_.width, largest_example / frame_.height});
      pictures_width_ = 2 * frame_.width * cell_ + padding;
      pictures_height_ = frame_.height * cell_;
    }
    const double width = measures.area.width - 2 * padding - (example ? pictures_width_ + 2 * padding : 0);
    for (const std::string_view text : {rules.kind->rules, std::string_view(rules.further)}) {
      if (!text.empty()) paragraphs_.push_back(wrapped(text, measures.body, width));
    }
  }

  double height() const { return 2 * padding + std::max(words_height(), pictures_height_); }

  void put(double top, BookPage& page) {
    const Page& area = measures_.area;
    page.boxes.push_back({{area.left, top}, area.width, height()});
    put_words(top, page);
    if (scenes_.empty()) return;
    Point corner{area.left + area.width - padding - pictures_width_, top + (height() - pictures_height_) / 2};
    for (Scene& scene : scenes_) {
      page.pictures.push_back(placed(std::move(scene), frame_, corner, cell_, PagePicture::Role::example, 0));
      corner.x += frame_.width * cell_ + padding;
    }
  }

 private:
  double paragraph_gap() const { return 0.4 * measures_.body; }
  double leading() const { return line_height(measures_.body) - measures_.body; }

  double words_height() const {
    double height = line_height(measures_.heading) - paragraph_gap() - leading();
    for (const auto& lines : paragraphs_) {
      height += static_cast<double>(lines.size()) * line_height(measures_.body) + paragraph_gap();
    }
    return height;
  }

  void put_words(double top, BookPage& page) const {
    Point at{measures_.area.left + padding, top + padding + measures_.heading / 2};
    page.texts.push_back(
        {.at = at, .size = measures_.heading, .text = heading_, .bold = true, .anchor = Anchor::start});
    at.y += line_height(measures_.heading);
    for (const auto& lines : paragraphs_) {
      for (const std::string& line : lines) {
        page.texts.push_back({.at = at, .size = measures_.body, .text = line, .anchor = Anchor::start});
        at.y += line_height(measures_.body);
      }
      at.y += paragraph_gap();
    }
  }

  const BookMeasures& measures_;
  std::string heading_;
  std::vector<std::vector<std::string>> paragraphs_;
  std::vector<Scene> scenes_;
  Page frame_{};
  double cell_ = 0;
  double pictures_width_ = 0;
  double pictures_height_ = 0;
};

BookMeasures smaller(BookMeasures measures, double scale) {
  measures.body *= scale;
  measures.heading *= scale;
  measures.gap *= scale;
  measures.example_cell *= scale;
  return measures;
}

std::vector<BookPage> pages_with(const Book& book, const BookMeasures& measures, std::size_t answers_from) {
  const Page& area = measures.area;
  std::vector<BookPage> pages(1);
  double top = put_title(book.title, measures, pages[0]);
  std::string line = number_of(book.puzzles.size(), "puzzle");
  if (answers_from > 0) line += fmt::format(" · answers from page {}", answers_from);
  pages[0].texts.push_back({.at = {area.left + area.width / 2, top + measures.body / 2},
                            .size = measures.body,
                            .text = std::move(line),
                            .shade = caption_shade});
  top += line_height(measures.body) + measures.gap;
  for (const BookRules& rules : rules_of(book)) {
    RulesBox box(rules, example_of(*rules.kind, book.examples), measures);
    const bool is_first = pages.back().boxes.empty();
    if (!is_first && top + box.height() > area.top + area.height) {
      pages.emplace_back();
      top = area.top;
    }
    box.put(top, pages.back());
    top += box.height() + measures.gap / 2;
  }
  return pages;
}

}  // namespace

std::vector<BookPage> front_pages(const Book& book, const BookOptions& options, std::size_t answers_from) {
  // A page for one more box would be nearly empty, so try smaller text first.
  for (const double scale : {1.0, 0.93, 0.87}) {
    std::vector<BookPage> pages = pages_with(book, smaller(BookMeasures(options), scale), answers_from);
    if (pages.size() == 1) return pages;
  }
  return pages_with(book, BookMeasures(options), answers_from);
}

}  // namespace hamlet
