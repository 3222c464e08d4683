#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/make/maker.hpp"
#include "hamlet/make/path/path_maker.hpp"
#include "hamlet/make/path/plain_recheck.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet {

namespace {

// Percent of the steps; gives about one diamond for every three numbers. A much larger share leaves so few
// numbers that proofs take minutes.
constexpr double usual_diamonds = 20;

ThinningOrder order_of(const std::string& style) {
  if (style.empty() || style == "fast") return ThinningOrder::balanced;
  if (style == "sparse") return ThinningOrder::sequential;
  if (style == "random") return ThinningOrder::random;
  throw InputError("style",
                   fmt::format("there is no style '{}'; the styles are fast, sparse and random", style));
}

EndsShown ends_of(const std::string& ends) {
  if (ends.empty()) return EndsShown::if_possible;
  if (ends == "any") return EndsShown::as_it_comes;
  if (ends == "shown") return EndsShown::yes;
  if (ends == "hidden") return EndsShown::no;
  throw InputError("ends", fmt::format("'{}' is not one of shown, hidden and any", ends));
}

std::vector<Vertex> cells_of(const Board& board, const std::vector<std::string>& labels,
                             std::string_view option) {
  std::vector<Vertex> cells;
  for (const std::string& label : labels) cells.push_back(board.vertex_of(label, option));
  return cells;
}

/// Parses a rule and a count, such as "odd=5".
MarkWish mark_wish(const std::string& text) {
  const std::size_t equals = text.find('=');
  const auto count = equals == std::string::npos ? std::nullopt : scan_integer(text.substr(equals + 1));
  if (!count || *count < 0 || *count > 1'000'000)
    throw InputError("marks", fmt::format("'{}' is not a rule and how many, such as odd=5", text));
  return {&mark_rule(text.substr(0, equals), "marks"), static_cast<std::size_t>(*count)};
}

PathRequest path_request(const PuzzleKind& kind, const MakeRequest& request) {
  require(request.base.has_value(), "a path puzzle is made on a board");
  PathRequest wanted{.base = *request.base, .order = order_of(request.style), .ends = ends_of(request.ends)};
  if (request.level) wanted.level = static_cast<int>(std::clamp<std::int64_t>(*request.level, -1, 1000));
  if (!request.symmetry.empty()) wanted.symmetry = request.symmetry;
  wanted.diamonds = request.diamonds.value_or(kind.name == "rikudo" ? usual_diamonds : 0);
  if (wanted.diamonds > 0 && !kind.has_diamonds)
    throw InputError(
        "diamonds", fmt::format("a {} puzzle has no diamonds; rikudo and path puzzles have them", kind.name));
  const Board& board = wanted.base.board;
  wanted.clues_on = cells_of(board, request.clues_on, "clues-on");
  wanted.clues_off = cells_of(board, request.clues_off, "clues-off");
  for (const std::string& text : request.marks) wanted.marks.push_back(mark_wish(text));
  if (!wanted.marks.empty() && !kind.has_marks)
    throw InputError("marks", fmt::format("a {} puzzle has no marks; a path puzzle has them", kind.name));
  return wanted;
}

std::string title_of(const PuzzleKind& kind, const Board& board, std::uint64_t seed, std::uint64_t number) {
  std::string name(kind.name);
  name[0] = static_cast<char>(name[0] - 'a' + 'A');
  const std::size_t colon = board.name().find(':');
  const std::string size =
      kind.board.empty() || colon == std::string::npos ? board.name() : board.name().substr(colon + 1);
  return fmt::format("{} {}, seed {}, number {}", name, size, seed, number);
}

/// Whether the clue is the first or the last number of an open path.
bool is_end(const PathPuzzle& puzzle, std::size_t clue) {
  if (puzzle.closed || clue >= puzzle.clues.size()) return false;
  return puzzle.clues[clue].step == 1 || puzzle.clues[clue].step == puzzle.length();
}

/// Rechecks the puzzle; `note` receives what the recheck could not finish.
SecondLook second_look(const PathRequest& wanted, const MadePath& made, const Run& run, std::string& note) {
  const PathPuzzle& puzzle = made.sheet->puzzle;
  std::vector<std::size_t> tried = every_clue(puzzle);
  if (wanted.ends == EndsShown::yes || wanted.ends == EndsShown::if_possible)
    std::erase_if(tried, [&](std::size_t clue) { return is_end(puzzle, clue); });
  const bool each_by_itself = (!wanted.level || *wanted.level == 6) && made.proved_needed == tried.size();
  if (!each_by_itself) tried.clear();
  const Recheck found = recheck(puzzle, *path_of(*made.sheet->solution), tried, run);
  require(found.answer != Recheck::Answer::wrong, found.what.c_str());
  if (found.answer == Recheck::Answer::unknown) {
    note = fmt::format("the recheck did not finish: {}", found.what);
    return SecondLook::none;
  }
  return each_by_itself ? SecondLook::unique_and_minimal : SecondLook::one_solution;
}

/// Where the puzzle falls short of the request, or of a full proof; empty if it does not.
std::string note_on(const PathRequest& wanted, const MadePath& made) {
  std::vector<std::string> parts;
  for (const auto& [rule, all, placed] : made.marks) {
    if (placed < all)
      parts.push_back(fmt::format("of {} '{}', {} found a place", number_of(all, "mark"), rule->name,
                                  placed == 0 ? "none" : std::to_string(placed)));
  }
  if (made.proved_needed < made.clues) {
    const bool is_limited = wanted.level && made.level == wanted.level && *wanted.level < 6;
    parts.push_back(fmt::format("proved unique by {}{}; of its {}, {} proved necessary: {}",
                                methods_in_words(made.unique_by, made.confirmed_by),
                                is_limited ? fmt::format(" and of level {}", *wanted.level) : "",
                                number_of(made.clues, "clue"),
                                made.proved_needed == 0   ? "none is"
                                : made.proved_needed == 1 ? "1 is"
                                                          : fmt::format("{} are", made.proved_needed),
                                made.why));
  } else if (!made.unconfirmed.empty()) {
    parts.push_back(fmt::format("proved unique by {}: {}",
                                methods_in_words(made.unique_by, made.confirmed_by), made.unconfirmed));
  }
  return fmt::format("{}", fmt::join(parts, "; "));
}

MakeOne prepare_path(const PuzzleKind& kind, const MakeRequest& request, const MemoryBudget& memory) {
  if (!kind.has_clues)
    throw InputError(std::string(kind.name),
                     "puzzles of this kind have no clues to make; hopido is the same puzzle with numbers");
  const PathRequest wanted = path_request(kind, request);
  require_possible(wanted, memory);
  return [wanted, &kind, again = request.recheck](std::uint64_t number, const Run& run) -> Made {
    MadePath made = make_path_puzzle(wanted, number, run);
    if (!made.sheet)
      return {.is_impossible = made.is_impossible,
              .why = std::move(made.why),
              .tells_how_far = made.tells_how_far};
    Made result{.proved_by = methods_in_words(made.unique_by, made.confirmed_by),
                .note = note_on(wanted, made)};
    if (again) {
      std::string note;
      result.second_look = second_look(wanted, made, run, note);
      if (!note.empty()) result.note.append(result.note.empty() ? "" : "; ").append(note);
    }
    Sheet sheet = sheet_of(std::move(*made.sheet));
    sheet.kind = &kind;
    sheet.title = title_of(kind, wanted.base.board, run.seed, number);
    if (made.proved_needed < made.clues) sheet.title += ", cut short";
    sheet.level = made.level;
    sheet.seed = run.seed;
    sheet.number = number;
    result.sheet = std::move(sheet);
    return result;
  };
}

}  // namespace

extern const Maker path_maker = {
    .name = "path",
    .makes = [](const PuzzleKind& kind) { return !kind.is_bridges; },
    .prepare = prepare_path,
};

}  // namespace hamlet
