#include "hamlet/draw/book/book_rules.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "hamlet/draw/book/puzzle_facts.hpp"
#include "hamlet/draw/scene/holes.hpp"

namespace hamlet {

namespace {

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

/// The rules that one kind's puzzles and its example need beyond those of the kind.
class FurtherRules {
 public:
  FurtherRules(const PuzzleKind& kind, const Language& language)
      : kind_(kind), language_(language), words_(language.words) {}

  std::string of(const std::vector<const Sheet*>& examples, const std::vector<const Sheet*>& puzzles) {
    for (const auto* sheets : {&examples, &puzzles}) {
      for (const Sheet* sheet : *sheets)
        sheet->visit([&](const PathSheet& path) { add(path); },
                     [&](const BridgesSheet& bridges) { add(bridges.puzzle.grid()); });
    }
    add_what_all_share(puzzles);
    return std::move(sentences_).take();
  }

 private:
  void add(const PathSheet& sheet) {
    const PathPuzzle& puzzle = sheet.puzzle;
    if (kind_.board.empty() && sheet.board.size() > 0) sentences_.add(moves_sentence(sheet.board));
    const bool shows_ends =
        puzzle.start || puzzle.end || std::ranges::any_of(puzzle.clues, [&](const Visit& clue) {
          return clue.step == 1 || (clue.step == puzzle.length() && !puzzle.closed);
        });
    sentences_.add_if(shows_ends, words_.ends);
    sentences_.add_if(!holes_of(sheet.board).empty(), words_.dark_cells);
    sentences_.add_if(!puzzle.diamonds.empty() && kind_.rules.find("diamond") == std::string_view::npos,
                      words_.diamond);
    for (const Mark& mark : puzzle.marks) sentences_.add(mark_sentence(*mark.rule));
    sentences_.add_if(sheet.board.wrap() != Wrap::none, words_.wrapped);
  }

  void add(const BridgesGrid& grid) {
    sentences_.add_if(std::ranges::any_of(grid.islands, [](const Island& island) { return !island.demand; }),
                      words_.unknown_islands);
    sentences_.add_if(!grid.forbidden.empty(), words_.forbidden_lanes);
    sentences_.add_if(!grid.blocked.empty(), words_.inside_outline);
    sentences_.add_if(grid.eight, words_.diagonal_bridges);
    sentences_.add_if(grid.no_loops, words_.tree);
  }

  /// What is said in one way if it holds for all puzzles, and in another if only for some.
  void add_what_all_share(const std::vector<const Sheet*>& puzzles) {
    std::size_t closed = 0;
    std::set<int> ks;
    std::string range;
    for (const Sheet* sheet : puzzles) {
      sheet->visit(
          [&](const PathSheet& path) {
            closed += path.puzzle.closed ? 1 : 0;
            if (range.empty()) range = hidden_range(path.puzzle).value_or("");
          },
          [&](const BridgesSheet& bridges) { ks.insert(bridges.puzzle.grid().k); });
    }
    if (closed > 0)
      sentences_.add(std::string(closed == puzzles.size() ? words_.closed : words_.may_be_closed));
    if (!range.empty()) sentences_.add(filled(words_.numbers_range, range));
    if (!ks.empty()) sentences_.add(bridges_sentence(ks));
  }

  std::string bridges_sentence(const std::set<int>& ks) const {
    if (ks.size() > 1) return filled(words_.usually_bridges, usual_k);
    return *ks.begin() == 1 ? std::string(words_.single_bridges) : filled(words_.most_bridges, *ks.begin());
  }

  /// The moves on a board that the kind's rules do not describe.
  std::string moves_sentence(const Board& board) const {
    if (!board.has_cells()) return std::string(words_.line_moves);
    const auto few_and_many = [](const Move& move) {
      return std::minmax({std::abs(move.down), std::abs(move.right)});
    };
    const auto [few, many] = few_and_many(board.lattice().moves.front());
    const bool is_leaper =
        board.outline() == Outline::square &&
        std::ranges::all_of(board.lattice().moves, [&, leap = std::pair(few, many)](const Move& move) {
          return few_and_many(move) == leap;
        });
    if (is_leaper) return filled(words_.leaper_moves, title_of(language_, board), many, few);
    return filled(words_.touch_moves, title_of(language_, board));
  }

  std::string mark_sentence(const MarkRule& rule) const {
    const MarkWords mark = words_of(language_, rule);
    switch (rule.sign) {
      case MarkSign::bar:
        return filled(words_.bar, mark.summary);
      case MarkSign::arrow:
        return filled(words_.arrow, mark.summary);
      case MarkSign::less:
        return filled(words_.less, mark.summary);
      case MarkSign::glyph:
        break;
    }
    if (mark.glyph.empty()) return filled(words_.other_mark, rule.name, mark.summary);
    return filled(words_.glyph, mark.glyph, mark.summary);
  }

  const PuzzleKind& kind_;
  const Language& language_;
  const BookWords& words_;
  Sentences sentences_;
};

}  // namespace

std::vector<BookRules> rules_of(const Book& book, const Language& language) {
  std::vector<BookRules> all;
  for (const BookPuzzle& puzzle : book.puzzles) {
    const PuzzleKind& kind = known_kind(puzzle.sheet);
    if (std::ranges::find(all, &kind, &BookRules::kind) == all.end()) all.push_back({&kind});
  }
  for (BookRules& rules : all) {
    std::vector<const Sheet*> examples, puzzles;
    for (const Sheet& example : book.examples) {
      if (example.kind == rules.kind) examples.push_back(&example);
    }
    for (const BookPuzzle& puzzle : book.puzzles) {
      if (&known_kind(puzzle.sheet) == rules.kind) puzzles.push_back(&puzzle.sheet);
    }
    rules.further = FurtherRules(*rules.kind, language).of(examples, puzzles);
  }
  return all;
}

std::vector<BookLevel> levels_of(const Book& book, const Language& language) {
  std::vector<BookLevel> all;
  for (const LevelWords& words : language.levels) {
    bool has_path = false, has_bridges = false;
    for (const BookPuzzle& puzzle : book.puzzles) {
      if (!puzzle.sheet.level || &level_words(language, *puzzle.sheet.level) != &words) continue;
      (puzzle.sheet.if_path() ? has_path : has_bridges) = true;
    }
    if (!has_path && !has_bridges) continue;
    std::string meaning(has_path ? words.of_paths : words.of_bridges);
    if (has_path && has_bridges && words.of_paths != words.of_bridges)
      meaning.append("; ").append(words.of_bridges);
    all.push_back({std::string(words.name), meaning + "."});
  }
  return all;
}

}  // namespace hamlet
