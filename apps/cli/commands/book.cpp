#include <fmt/format.h>

#include <memory>
#include <nlohmann/json.hpp>

#include "cli/book_answers.hpp"
#include "cli/command.hpp"
#include "cli/input.hpp"
#include "cli/limits.hpp"
#include "cli/output.hpp"
#include "cli/together.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/plural.hpp"
#include "hamlet/draw/book/book.hpp"
#include "hamlet/draw/book/book_rules.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/what.hpp"

namespace hamlet {

namespace {

constexpr Example examples[] = {
    {"hamlet book puzzles.json -o book.pdf", "every puzzle of a file, the answers at the end"},
    {"hamlet book easy.txt hard.json --title 'For the train' --paper letter -o book.pdf", "several files"},
    {"hamlet make numberlink 9x9 --count 24 --json | hamlet book - --per-page 6 -o book.pdf",
     "made and printed"},
    {"hamlet book puzzles.json --large-print --no-answers -o book.pdf", "cells of 12 mm and more"},
    {"hamlet book puzzles.json -o pages/page.svg", "pages/page-1.svg, pages/page-2.svg, …"},
};

struct State {
  std::vector<std::string> files;
  std::string title, paper, per_page, file, memory;
  bool large_print = false, no_answers = false, no_rules = false, allow_ambiguous = false, unchecked = false;
  bool json = false, quiet = false;
  LimitOptions limits;
};

enum class Ending { pdf, svg };

Ending ending_of(const State& state) {
  if (state.file.empty())
    throw InputError("book", "-o FILE is missing: book.pdf, or page.svg for a picture of each page");
  if (state.file.ends_with(".pdf")) return Ending::pdf;
  if (state.file.ends_with(".svg")) return Ending::svg;
  throw InputError(state.file, "a booklet is a .pdf, or pages that end in .svg");
}

BookOptions book_options(const State& state) {
  BookOptions options{
      .large_print = state.large_print, .rules = !state.no_rules, .answers = !state.no_answers};
  if (!state.paper.empty()) options.paper = &paper_named(state.paper, "--paper");
  if (state.per_page.empty()) return options;
  for (const int possible : {1, 2, 4, 6}) {
    if (state.per_page == std::to_string(possible)) options.per_page = possible;
  }
  if (!options.per_page)
    throw InputError("--per-page", fmt::format("'{}' is not 1, 2, 4 or 6", state.per_page));
  return options;
}

std::vector<BookPuzzle> puzzles_of(const State& state, const MemoryBudget& memory) {
  std::vector<BookPuzzle> all;
  for (const std::string& file : state.files) {
    std::vector<Sheet> sheets = open_what(file, memory);
    const std::string name = file == "-" ? "standard input" : file;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
      const std::string called = sheets.size() == 1 ? name : fmt::format("{}, puzzle {}", name, i + 1);
      all.push_back({.sheet = std::move(sheets[i]), .called = called});
    }
  }
  if (all.empty()) throw InputError(state.files[0], "there is no puzzle to print");
  return all;
}

std::vector<Sheet> examples_for(const Book& book) {
  std::vector<Sheet> all;
  for (const BookRules& rules : rules_of(book)) {
    std::vector<Sheet> read = read_sheets(rules.kind->example, rules.kind->name);
    all.push_back(std::move(read.front()));
  }
  return all;
}

/// "page-03.svg" of "page.svg", with as many digits as the last page needs.
std::string page_file(const std::string& file, std::size_t page, std::size_t pages) {
  const std::size_t digits = std::to_string(pages).size();
  return fmt::format("{}-{:0{}}.svg", file.substr(0, file.size() - 4), page, digits);
}

std::vector<NamedBytes> files_of(const std::vector<BookPage>& pages, Ending ending, const State& state,
                                 const BookOptions& options, const std::string& title) {
  if (ending == Ending::pdf) return {{state.file, book_pdf(pages, *options.paper, title)}};
  std::vector<NamedBytes> files;
  for (std::string& text : book_svg(pages, *options.paper, title)) {
    files.push_back({page_file(state.file, files.size() + 1, pages.size()), std::move(text)});
  }
  return files;
}

void warn(const State& state, const std::string& sentence) {
  clear_progress();
  if (!state.quiet) talk(fmt::format("hamlet: {}\n", sentence));
}

/// Finds or checks the answers. Without answers to print, whether each puzzle has one solution is looked at
/// all the same, but what is not known is only said. False if a needed one is not known.
bool answer_all(const State& state, Book& book, const Run& run) {
  const bool needs_answers = !state.no_answers;
  for (BookPuzzle& puzzle : book.puzzles) {
    if (state.unchecked && !needs_answers) continue;
    const BookAnswer found =
        answer(puzzle, {.may_be_ambiguous = state.allow_ambiguous, .is_believed = state.unchecked}, run);
    if (!found.unknown.empty() && needs_answers) {
      clear_progress();
      talk(fmt::format("hamlet: {}\n", found.unknown));
      return false;
    }
    for (const std::string& sentence : {found.unknown, found.warning}) {
      if (!sentence.empty()) warn(state, sentence);
    }
  }
  clear_progress();
  return true;
}

int make_book(const State& state) {
  const Ending ending = ending_of(state);
  const BookOptions options = book_options(state);
  require_can_write(std::span(&state.file, 1));
  const MemoryBudget memory = memory_budget(state.memory);
  const Run run = state.limits.run(memory, state.quiet);
  Book book{.title = state.title.empty() ? "Puzzles" : state.title, .puzzles = puzzles_of(state, memory)};
  if (options.rules) book.examples = examples_for(book);
  for (BookPuzzle& puzzle : book.puzzles) {
    if (leave_out_begun_solution(puzzle))
      warn(state, fmt::format("{}: its solution is only begun and is left out", puzzle.called));
  }
  BookOptions without_answers = options;
  without_answers.answers = false;
  std::vector<BookPage> pages = lay_out(book, without_answers);
  if (!answer_all(state, book, run)) return exit_unknown;
  if (options.answers) pages = lay_out(book, options);
  const std::vector<NamedBytes> files = files_of(pages, ending, state, options, book.title);
  write_files(files);
  if (state.json) {
    nlohmann::ordered_json json = {{"puzzles", book.puzzles.size()},
                                   {"pages", pages.size()},
                                   {"files", nlohmann::ordered_json::array()}};
    for (const NamedBytes& file : files) json["files"].push_back(file.file);
    print(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
  } else if (!state.quiet) {
    talk(fmt::format(
        "{} on {} in {}\n", number_of(book.puzzles.size(), "puzzle"), number_of(pages.size(), "page"),
        files.size() == 1 ? files[0].file : fmt::format("{} to {}", files.front().file, files.back().file)));
  }
  return exit_yes;
}

Prepared prepare() {
  auto state = std::make_shared<State>();
  const Options own = {
      {"FILE", "FILE...",
       "files of puzzles, in any format; also boards, links in quotes, - for standard input", &state->files,
       true},
      {"-o,--output", "FILE", "book.pdf, or page.svg for page-1.svg, page-2.svg and so on", &state->file},
      {"--title", "TEXT", "what stands on the first page (default: Puzzles)", &state->title},
      {"--paper", "PAPER", "a4 (default) or letter", &state->paper},
      {"--per-page", "N", "1, 2, 4 or 6 puzzles a page (default: up to 4, fewer where they would not fit)",
       &state->per_page},
      {"--large-print", "", "cells of at least 12 mm instead of 7, and larger letters", &state->large_print},
      {"--no-answers", "", "no answers at the end", &state->no_answers},
      {"--no-rules", "", "no page of rules and examples; the title stands above the first puzzles",
       &state->no_rules},
      {"--allow-ambiguous", "", "print puzzles with several solutions, one of which becomes the answer",
       &state->allow_ambiguous},
      {"--unchecked", "",
       "believe that a solution on a sheet is the only one; with --no-answers, solve nothing",
       &state->unchecked},
      {"--memory", "GB", "refuse what would need more; without it, what the machine has free",
       &state->memory},
      {"--json", "", "print JSON", &state->json},
      {"-q,--quiet", "", "no talk on standard error", &state->quiet},
  };
  return {together({own, state->limits.options_without_limit()}), [state] { return make_book(*state); }};
}

}  // namespace

extern const Command book_command = {
    .name = "book",
    .summary = "makes a booklet of many puzzles, as PDF or SVG pages, with the answers at the end",
    .details =
        "The first page has the title and, for each kind of puzzle, its rules with a small example. Under "
        "each puzzle stands what is known of it: title, level, seed and number. Answers come from the sheets "
        "and are checked; puzzles without one are solved, and must have exactly one solution unless they "
        "have no clues at all. That holds with --no-answers too. A sheet whose own solution is not the only "
        "one is named. Exit code 3 if a limit was reached before an answer was known.",
    .examples = examples,
    .prepare = prepare,
};

}  // namespace hamlet
