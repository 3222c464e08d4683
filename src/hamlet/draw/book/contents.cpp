#include "hamlet/draw/book/contents.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "hamlet/draw/book/puzzle_facts.hpp"
#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

constexpr std::size_t most_runs = 48, most_in_one_column = 16;

/// What the puzzles of a run have in common, from the finest to the coarsest division of the booklet.
enum class Alike { title_kind_and_level, kind, sort };

bool are_alike(const Sheet& a, const Sheet& b, Alike alike) {
  if (alike == Alike::sort) return true;
  if (&known_kind(a) != &known_kind(b)) return false;
  return alike == Alike::kind || (a.level == b.level && own_title(a).empty() && own_title(b).empty());
}

/// The lengths of the runs.
std::vector<std::size_t> runs_of(const std::vector<BookPuzzle>& puzzles, Alike alike) {
  std::vector<std::size_t> lengths;
  for (std::size_t i = 0; i < puzzles.size(); ++i) {
    if (i > 0 && are_alike(puzzles[i - 1].sheet, puzzles[i].sheet, alike)) {
      ++lengths.back();
    } else {
      lengths.push_back(1);
    }
  }
  return lengths;
}

ContentsLine line_of(const Book& book, std::size_t first, std::size_t length, const Language& language) {
  const auto run = std::span(book.puzzles).subspan(first, length);
  const PuzzleKind& kind = known_kind(run[0].sheet);
  const bool is_one_kind =
      std::ranges::all_of(run, [&](const BookPuzzle& puzzle) { return &known_kind(puzzle.sheet) == &kind; });
  std::string name = is_one_kind ? title_of(language, kind) : std::string(language.words.puzzles);
  if (const std::string title = own_title(run[0].sheet); length == 1 && !title.empty())
    name = fmt::format("{}\u00A0· {}", title, name);
  return {
      .numbers = length == 1 ? std::to_string(first + 1) : fmt::format("{}–{}", first + 1, first + length),
      .name = std::move(name),
      .level = level_range(run, language)};
}

/// Lines with dots from the words to the page number, in one column or two.
class ContentsTable {
 public:
  ContentsTable(std::vector<ContentsLine> lines, const BookMeasures& measures)
      : lines_(std::move(lines)), measures_(measures), columns_(lines_.size() > most_in_one_column ? 2 : 1) {
    for (const ContentsLine& line : lines_)
      numbers_width_ = std::max(numbers_width_, measured_width(line.numbers, measures_.body, true));
    numbers_width_ += measures_.body;
  }

  double put(double top, BookPage& page) const {
    const std::size_t rows = (lines_.size() + columns_ - 1) / columns_;
    const double gap = 2 * measures_.gap;
    const double width = (measures_.area.width - (columns_ == 1 ? 0 : gap)) / static_cast<double>(columns_);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
      const double left = measures_.area.left + static_cast<double>(i / rows) * (width + gap);
      put_line(lines_[i], {left, top + (static_cast<double>(i % rows) + 0.5) * row_height()}, width, page);
    }
    return top + static_cast<double>(rows) * row_height();
  }

 private:
  double row_height() const { return 1.15 * line_height(measures_.body); }

  void put_line(const ContentsLine& line, Point at, double width, BookPage& page) const {
    const double size = measures_.body, space = 0.5 * size;
    const auto put_text = [&](double x, std::string_view text, bool bold, Shade shade) {
      page.texts.push_back({.at = {x, at.y},
                            .size = size,
                            .text = std::string(text),
                            .bold = bold,
                            .shade = shade,
                            .anchor = Anchor::start});
      return x + measured_width(text, size, bold);
    };
    const std::string page_number = std::to_string(line.page);
    const double end = at.x + width - measured_width("000", size);  // room for any page number
    const std::string level = line.level.empty() ? "" : " · " + line.level;
    double x = at.x;
    if (!line.numbers.empty()) {
      put_text(x, line.numbers, true, black);
      x += numbers_width_;
    }
    const double room = end - 3 * space - x - measured_width(level, size);
    for (const std::string& name : wrapped(line.name, size, room, 1)) x = put_text(x, name, false, black);
    if (!level.empty()) x = put_text(x + measured_width(" ", size), level.substr(1), false, caption_shade);
    x += space;
    const double dot = measured_width(" .", size);
    std::string dots;
    for (double left = end - space - x; left > dot; left -= dot) dots += " .";
    if (!dots.empty()) put_text(end - space - measured_width(dots, size), dots, false, grey);
    put_text(at.x + width - measured_width(page_number, size), page_number, false, black);
  }

  std::vector<ContentsLine> lines_;
  const BookMeasures& measures_;
  std::size_t columns_;
  double numbers_width_ = 0;
};

}  // namespace

std::vector<ContentsLine> contents_of(const Book& book, const BookOptions& options,
                                      const BookPlaces& places) {
  const Language& language = *options.language;
  std::vector<ContentsLine> lines;
  if (options.rules) lines.push_back({.name = std::string(language.words.rules), .page = places.rules});
  std::vector<std::size_t> lengths;
  for (const Alike alike : {Alike::title_kind_and_level, Alike::kind, Alike::sort}) {
    lengths = runs_of(book.puzzles, alike);
    if (lengths.size() <= most_runs) break;
  }
  std::size_t first = 0;
  for (const std::size_t length : lengths) {
    lines.push_back(line_of(book, first, length, language));
    lines.back().page = places.puzzles[first];
    first += length;
  }
  if (options.answers) lines.push_back({.name = std::string(language.words.answers), .page = places.answers});
  return lines;
}

double put_contents(const Book& book, const BookOptions& options, const BookPlaces& places,
                    const BookMeasures& measures, BookPage& page) {
  const double top = put_centred({std::string(options.language->words.contents)}, measures.area.top,
                                 measures.heading, measures, page, true);
  return ContentsTable(contents_of(book, options, places), measures).put(top + measures.gap / 3, page);
}

}  // namespace hamlet
