#include "hamlet/draw/book/book.hpp"

#include <fmt/format.h>

#include "hamlet/api/book_answers.hpp"
#include "hamlet/api/book_examples.hpp"
#include "hamlet/api/book_levels.hpp"
#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/pictures/page_files.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/draw/book/book_order.hpp"

namespace hamlet::api {

namespace {

constexpr Example book_examples[] = {
    {"hamlet book puzzles.json -o book.pdf", "every puzzle of a file, the answers at the end"},
    {"hamlet book easy.txt hard.json --title 'For the train' --paper letter -o book.pdf", "several files"},
    {"hamlet make hashi 9x9 --count 24 --json | hamlet book - --per-page 6 -o book.pdf",
     "made and printed"},
    {"hamlet book puzzles.json --sort level --language german -o heft.pdf", "from easy to hard, in German"},
    {"hamlet book puzzles.json --large-print --no-answers -o book.pdf", "cells of 12 mm and more"},
    {"hamlet book puzzles.json -o pages/page.svg", "pages/page-1.svg, pages/page-2.svg, …"},
};

/// A cover of its own would be much paper for fewer.
constexpr std::size_t least_for_cover = 12;

std::vector<std::string> front_names() { return {"cover", "heading"}; }

class MakeBook : public Request {
 public:
  MakeBook() {
    puzzles.is_positional = true;
    puzzles.typed_help =
        "files of puzzles, in any format; also boards, links in quotes, - for standard input";
    puzzles.is_required = true;
  }

  void require_can_save(const std::string& file) const override { page_form_of(file, "a booklet"); }

  Answer answer(Listener& listener, const Run& run) override {
    if (!output().is_given())
      throw InputError("book",
                       "`output` is missing: book.pdf, or page.svg or page.png for a picture of each page");
    BookOptions options = book_options();
    const BookOrder& order = book_order_named(sort.is_given() ? *sort : "given", "sort");
    Book book{.title = title.is_given() ? *title : std::string(options.language->words.puzzles),
              .subtitle = *subtitle,
              .author = *author,
              .date = *date,
              .puzzles = all_puzzles()};
    if (!front.is_given()) options.cover = book.puzzles.size() >= least_for_cover;
    for (BookPuzzle& puzzle : book.puzzles) {
      if (leave_out_begun_solution(puzzle))
        listener.remark(fmt::format("hamlet: {}: its solution is only begun and is left out", puzzle.called));
    }
    require_fits(book, options);
    if (order.needs_levels) complete_levels(book.puzzles, run);
    order.sort(book.puzzles);
    if (const std::string unknown = answer_all(book, listener, run); !unknown.empty())
      return {.verdict = Verdict::unknown,
              .json = {{"answer", "unknown"}, {"why", unknown}},
              .remarks = {"hamlet: " + unknown}};
    if (options.rules || options.cover) book.examples = examples_for(book.puzzles);
    return answer_with(book, lay_out(book, options), options);
  }

 private:
  Sources puzzles{this, "puzzles", "FILE...",
                  "puzzles in any format, as texts, links or sheets; also boards"};
  Text title{this, "title", "TEXT", "what stands on the first page (default: Puzzles)"};
  Text subtitle{this, "subtitle", "TEXT", "what stands below the title"};
  Text author{this, "author", "NAME", "who made the booklet, on the first page"};
  Text date{this, "date", "TEXT", "when, in your own words, on the first page"};
  Name language{
      this,       "language", "LANGUAGE", "of all that is printed (default: english)", names_of<languages>,
      "languages"};
  Name sort{
      this, "sort", "ORDER",
      "given (default); level: from easy to hard; kind: each kind from easy to hard. For both, puzzles whose "
      "level is not on their sheet are graded",
      names_of<book_orders>};
  Name front{this, "front", "HOW",
             "cover: a cover and contents (default from 12 puzzles on); heading: the title above the rules",
             front_names};
  Text paper{this, "paper", "PAPER", "a4 (default) or letter"};
  Whole per_page{
      this, "per-page",
      "N",  "how many puzzles a page has, 1 to 12 (default: up to 4, fewer where they would not fit)",
      1,    most_per_page};
  Flag large_print{this, "large-print", "cells of at least 12 mm instead of 7, and larger letters"};
  Flag no_answers{this, "no-answers", "no answers at the end"};
  Flag no_rules{this, "no-rules", "no rules and examples"};
  Flag single_sided{
      this, "single-sided",
      "the wide margin for staples is on the left of every page, not alternately left and right"};
  Flag show_seeds{this, "show-seeds", "below each puzzle the seed and the number that it was made from"};
  Flag allow_ambiguous{this, "allow-ambiguous",
                       "print puzzles with several solutions, one of which becomes the answer"};
  Flag unchecked{this, "unchecked",
                 "believe that a solution on a sheet is the only one; with `no-answers`, solve nothing"};

  BookOptions book_options() const {
    BookOptions options{.large_print = large_print.is_given(),
                        .rules = !no_rules,
                        .answers = !no_answers,
                        .single_sided = single_sided.is_given(),
                        .show_seeds = show_seeds.is_given()};
    if (paper.is_given()) options.paper = &paper_named(*paper, "paper");
    if (language.is_given()) options.language = &language_named(*language, "language");
    if (per_page.is_given()) options.per_page = static_cast<int>(*per_page);
    if (front.is_given() && *front != "cover" && *front != "heading")
      front.complain(fmt::format("'{}' is not cover or heading", *front));
    options.cover = *front == "cover";
    return options;
  }

  /// What does not fit on a page is refused before the work begins.
  static void require_fits(const Book& book, BookOptions options) {
    options.answers = false;
    lay_out(book, options);
  }

  std::vector<BookPuzzle> all_puzzles() const {
    std::vector<BookPuzzle> all;
    for (const Source& source : *puzzles) {
      std::vector<Sheet> sheets = source.open(memory());
      const std::string name = source.called() == "-" ? "standard input" : source.called();
      for (std::size_t i = 0; i < sheets.size(); ++i) {
        const std::string called = sheets.size() == 1 ? name : fmt::format("{}, puzzle {}", name, i + 1);
        all.push_back({.sheet = std::move(sheets[i]), .called = called});
      }
    }
    if (all.empty()) throw InputError((*puzzles)[0].called(), "there is no puzzle to print");
    return all;
  }

  /// Finds or checks the answers. If the booklet prints no answers, uniqueness is still checked, but an
  /// unknown result is only reported. Returns why a needed answer is unknown; empty if all are known.
  std::string answer_all(Book& book, Listener& listener, const Run& run) const {
    const bool needs_answers = !no_answers;
    for (BookPuzzle& puzzle : book.puzzles) {
      if (unchecked && !needs_answers) continue;
      const BookAnswer found = hamlet::answer(
          puzzle, {.may_be_ambiguous = allow_ambiguous.is_given(), .is_believed = unchecked.is_given()}, run);
      if (!found.unknown.empty() && needs_answers) return found.unknown;
      for (const std::string& sentence : {found.unknown, found.warning}) {
        if (!sentence.empty()) listener.remark("hamlet: " + sentence);
      }
    }
    return "";
  }

  Answer answer_with(const Book& book, std::vector<BookPage> pages, const BookOptions& options) const {
    std::vector<Document> files = page_files(*output(), pages, *options.paper, book.title);
    Answer answer{
        .json = {{"puzzles", book.puzzles.size()}, {"pages", pages.size()}, {"files", Json::array()}}};
    for (const Document& one : files) answer.json["files"].push_back(one.name);
    answer.remarks.push_back(fmt::format(
        "{} on {} in {}", number_of(book.puzzles.size(), "puzzle"), number_of(pages.size(), "page"),
        files.size() == 1 ? files[0].name : fmt::format("{} to {}", files.front().name, files.back().name)));
    std::string words = book.title + book.subtitle + book.author + book.date;
    for (const BookPuzzle& puzzle : book.puzzles) words += puzzle.sheet.title + puzzle.sheet.author;
    if (const std::string warning = font_warning(*output(), words); !warning.empty())
      answer.remarks.push_back(warning);
    answer.documents = [files = std::move(files)](const std::string&) { return files; };
    return answer;
  }
};

}  // namespace

extern const Operation book_operation = {
    .name = "book",
    .summary = "makes a booklet of many puzzles, as PDF, SVG or PNG pages, with the answers at the end",
    .details =
        "A cover has the title, the contents follow, and for each kind of puzzle its rules with a small "
        "example. With each puzzle stands what is known of it: its title and its level in words. Answers "
        "come from the sheets and are checked; puzzles without one are solved, and must have exactly one "
        "solution unless they have no clues at all. That holds with `no-answers` too. A sheet whose own "
        "solution is not the only one is named. Exit code 3 if a limit was reached before an answer was "
        "known.",
    .examples = book_examples,
    .saves = Saves::report,
    .saved_as = "book.pdf, or page.svg for page-1.svg, page-2.svg and so on, or page.png",
    .prepare = prepared<MakeBook>,
};

}  // namespace hamlet::api
