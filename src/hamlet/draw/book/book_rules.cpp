#include "hamlet/draw/book/book_rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/board/family.hpp"
#include "hamlet/draw/scene/holes.hpp"

namespace hamlet {

namespace {

constexpr int usual_k = 2;

/// Distinct sentences in order of first appearance.
class Sentences {
 public:
  void add(std::string sentence) {
    if (std::ranges::find(all_, sentence) == all_.end()) all_.push_back(std::move(sentence));
  }
  void add_if(bool condition, std::string_view sentence) {
    if (condition) add(std::string(sentence));
  }
  std::string take() && {
    std::string text;
    for (const std::string& sentence : all_) text.append(text.empty() ? "" : " ").append(sentence);
    return text;
  }

 private:
  std::vector<std::string> all_;
};

/// "leaper-1-4" for "leaper-1-4:10x10".
std::string_view board_word(const Board& board) {
  return std::string_view(board.name()).substr(0, board.name().find(':'));
}

/// The moves on a board that the kind's rules do not describe.
std::string moves_sentence(const Board& board) {
  if (!board.has_cells()) return "Where lines join circles, a move follows a line.";
  const auto few_and_many = [](const Move& move) {
    return std::minmax({std::abs(move.down), std::abs(move.right)});
  };
  const auto [few, many] = few_and_many(board.lattice().moves.front());
  const bool is_leaper =
      board.outline() == Outline::square &&
      std::ranges::all_of(board.lattice().moves, [&, leap = std::pair(few, many)](const Move& move) {
        return few_and_many(move) == leap;
      });
  if (is_leaper)
    return fmt::format("On a board called {}, a move goes {} along a row or column and {} across.",
                       board_word(board), many, few);
  return fmt::format("On a board called {}, a move goes to a cell that touches.", board_word(board));
}

std::string mark_sentence(const MarkRule& rule) {
  switch (rule.sign) {
    case MarkSign::bar:
      return fmt::format("A thick bar between two cells: {}.", rule.summary);
    case MarkSign::arrow:
      return fmt::format("An arrow between two cells: {}.", rule.summary);
    case MarkSign::less:
      return fmt::format(
          "A sign “<” between two cells, or on a line between them, has its tip at the first: {}.",
          rule.summary);
    case MarkSign::glyph:
      break;
  }
  if (rule.glyph.empty()) return fmt::format("The rule “{}”: {}.", rule.name, rule.summary);
  return fmt::format("“{}” in a cell: {}.", rule.glyph, rule.summary);
}

void add_path_sentences(const PuzzleKind& kind, const PathSheet& sheet, Sentences& sentences) {
  const PathPuzzle& puzzle = sheet.puzzle;
  if (kind.board.empty() && sheet.board.size() > 0) sentences.add(moves_sentence(sheet.board));
  const bool shows_ends =
      puzzle.start || puzzle.end || std::ranges::any_of(puzzle.clues, [&](const Visit& clue) {
        return clue.step == 1 || (clue.step == puzzle.length() && !puzzle.closed);
      });
  sentences.add_if(shows_ends, "The first cell has a ring, the last has two.");
  sentences.add_if(!holes_of(sheet.board).empty(), "Dark cells stay empty.");
  sentences.add_if(!puzzle.diamonds.empty() && kind.rules.find("diamond") == std::string_view::npos,
                   "Cells that share a diamond hold numbers that follow one another.");
  for (const Mark& mark : puzzle.marks) sentences.add(mark_sentence(*mark.rule));
  sentences.add_if(puzzle.closed, "A closed tour returns: its last cell is one move from its first.");
  sentences.add_if(sheet.board.wrap() != Wrap::none,
                   "On a cylinder, what leaves on the right comes back on the left; on a torus, what leaves "
                   "at the bottom comes back at the top too.");
}

void add_bridges_sentences(const BridgesGrid& grid, Sentences& sentences) {
  sentences.add("At most two bridges join a pair of islands, unless the puzzle says otherwise.");
  sentences.add_if(std::ranges::any_of(grid.islands, [](const Island& island) { return !island.demand; }),
                   "An island with a question mark may have any number.");
  sentences.add_if(!grid.forbidden.empty(), "A cross: no bridge is built there.");
  sentences.add_if(grid.eight, "Diagonals too: bridges also run diagonally.");
  sentences.add_if(grid.no_loops, "No loops: there is only one way from an island to another.");
}

void add_sentences(const PuzzleKind& kind, const Sheet& sheet, Sentences& sentences) {
  sheet.visit([&](const PathSheet& path) { add_path_sentences(kind, path, sentences); },
              [&](const BridgesSheet& bridges) { add_bridges_sentences(bridges.puzzle.grid(), sentences); });
}

std::vector<std::string> path_particulars(const PuzzleKind& kind, const PathSheet& sheet) {
  std::vector<std::string> all;
  if (kind.board.empty() && sheet.board.has_cells()) all.push_back(printable(board_word(sheet.board)));
  if (sheet.board.wrap() != Wrap::none) all.push_back(std::string(to_text(sheet.board.wrap())));
  if (sheet.puzzle.closed) all.push_back("closed tour");
  return all;
}

std::vector<std::string> bridges_particulars(const BridgesGrid& grid) {
  std::vector<std::string> all;
  if (grid.k != usual_k)
    all.push_back(
        fmt::format("at most {} {} between two islands", grid.k, grid.k == 1 ? "bridge" : "bridges"));
  if (grid.eight) all.push_back("diagonals too");
  if (grid.no_loops) all.push_back("no loops");
  return all;
}

}  // namespace

const PuzzleKind& known_kind(const Sheet& sheet) {
  const PathSheet* const content = sheet.if_path();
  if (!sheet.kind->board.empty() || !content) return *sheet.kind;
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->has_clues && !kind->board.empty() && kind->board == content->board.family()) return *kind;
  }
  return *sheet.kind;
}

std::string kind_title(const PuzzleKind& kind) {
  std::string title(kind.name);
  if (title[0] >= 'a' && title[0] <= 'z') title[0] = static_cast<char>(title[0] - 'a' + 'A');
  return title;
}

std::vector<BookRules> rules_of(const Book& book) {
  std::vector<BookRules> all;
  for (const BookPuzzle& puzzle : book.puzzles) {
    const PuzzleKind& kind = known_kind(puzzle.sheet);
    if (std::ranges::find(all, &kind, &BookRules::kind) == all.end()) all.push_back({&kind});
  }
  for (BookRules& rules : all) {
    Sentences sentences;
    for (const Sheet& example : book.examples) {
      if (example.kind == rules.kind) add_sentences(*rules.kind, example, sentences);
    }
    for (const BookPuzzle& puzzle : book.puzzles) {
      if (&known_kind(puzzle.sheet) == rules.kind) add_sentences(*rules.kind, puzzle.sheet, sentences);
    }
    rules.further = std::move(sentences).take();
  }
  return all;
}

std::vector<std::string> particulars_of(const Sheet& sheet) {
  return sheet.visit([&](const PathSheet& path) { return path_particulars(known_kind(sheet), path); },
                     [](const BridgesSheet& bridges) { return bridges_particulars(bridges.puzzle.grid()); });
}

}  // namespace hamlet
