#include <algorithm>
#include <memory>

#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/contents.hpp"
#include "hamlet/draw/book/rules_box.hpp"
#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

BookMeasures smaller(BookMeasures measures, double scale) {
  measures.body *= scale;
  measures.heading *= scale;
  measures.gap *= scale;
  measures.example_cell *= scale;
  return measures;
}

/// The pages after the cover: the title or the contents, then boxes.
class FrontPages {
 public:
  FrontPages(const Book& book, const BookOptions& options, const BookPlaces& places, double scale)
      : book_(book),
        options_(options),
        language_(*options.language),
        places_(places),
        measures_(smaller(BookMeasures(options), scale)) {}

  std::vector<BookPage> run() {
    pages_.resize(1);
    top_ = options_.cover ? put_contents(book_, options_, places_, measures_, pages_[0]) : put_heading();
    top_ += measures_.gap;
    if (options_.rules) put_boxes();
    return std::move(pages_);
  }

 private:
  double put_heading() {
    const double top = put_title(book_, measures_, pages_[0]);
    std::string line = puzzle_count(book_, language_);
    if (places_.answers > 0) line += " · " + filled(language_.words.answers_from, places_.answers);
    std::vector<std::string> lines = {line};
    for (std::string& part : wrapped(byline(book_, language_), measures_.body, measures_.area.width, 2))
      lines.push_back(std::move(part));
    return put_centred(lines, top, measures_.body, measures_, pages_[0], false, caption_shade);
  }

  void put_boxes() {
    std::vector<std::unique_ptr<FrontBox>> boxes;
    for (const BookRules& rules : rules_of(book_, language_)) {
      const auto example = std::ranges::find(book_.examples, rules.kind, &Sheet::kind);
      boxes.push_back(std::make_unique<RulesBox>(rules, example == book_.examples.end() ? nullptr : &*example,
                                                 language_, measures_));
    }
    if (const auto levels = levels_of(book_, language_); !levels.empty())
      boxes.push_back(std::make_unique<LevelsBox>(levels, language_.words, measures_));
    for (const auto& box : boxes) {
      const bool is_first = pages_.size() == 1 && pages_[0].boxes.empty();
      if (!(is_first && !options_.cover) &&
          top_ + box->height() > measures_.area.top + measures_.area.height) {
        pages_.emplace_back();
        top_ = measures_.area.top;
      }
      box->put(top_, pages_.back());
      top_ += box->height() + measures_.gap / 2;
    }
  }

  const Book& book_;
  const BookOptions& options_;
  const Language& language_;
  const BookPlaces& places_;
  BookMeasures measures_;
  std::vector<BookPage> pages_;
  double top_ = 0;
};

}  // namespace

std::vector<BookPage> front_pages(const Book& book, const BookOptions& options, const BookPlaces& places) {
  if (!options.cover && !options.rules) return {};
  std::vector<BookPage> pages = FrontPages(book, options, places, 1).run();
  // A page for one more box would be nearly empty, so try smaller text.
  for (const double scale : {0.93, 0.87}) {
    std::vector<BookPage> fewer = FrontPages(book, options, places, scale).run();
    if (fewer.size() >= pages.size()) continue;
    pages = std::move(fewer);
    break;
  }
  if (options.cover) pages.insert(pages.begin(), cover_page(book, options));
  return pages;
}

}  // namespace hamlet
