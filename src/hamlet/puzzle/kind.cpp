#include "hamlet/puzzle/kind.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/named.hpp"

namespace hamlet {

namespace {

/// Why the puzzle is not of the kind; nullopt if it is.
std::optional<std::string> objection(const PuzzleKind& kind, const Board& board, const PathPuzzle& puzzle) {
  if (kind.is_bridges) return "is about bridges between islands, not about a path";
  if (!kind.board.empty() && board.family() != kind.board)
    return fmt::format("is played on a '{}' board, not on '{}'", kind.board, board.name());
  if (!kind.has_clues && !puzzle.clues.empty()) return "has no printed numbers";
  if (!kind.has_diamonds && !puzzle.diamonds.empty()) return "has no diamonds";
  if (!kind.has_marks && !puzzle.marks.empty())
    return fmt::format("has no marks such as '{}'", puzzle.marks[0].rule->name);
  return std::nullopt;
}

struct KindAndSize {
  const PuzzleKind* kind = nullptr;
  std::string_view size = {};
};

/// The parts of "hidato:8x8"; empty for any other text.
KindAndSize kind_and_size(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon + 1 == text.size()) return {};
  const std::string_view size = text.substr(colon + 1);
  if (size.find_first_not_of("0123456789xX") != std::string_view::npos) return {};
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->is_called(text.substr(0, colon))) return {kind, size};
  }
  return {};
}

}  // namespace

const PuzzleKind& puzzle_kind(std::string_view name, std::string_view where) {
  return named(puzzle_kinds(), name, "kind of puzzle", where);
}

std::string with_board_of_kind(std::string text) {
  const auto [kind, size] = kind_and_size(text);
  return kind && !kind->board.empty() ? fmt::format("{}:{}", kind->board, size) : text;
}

void reject_bridges_board(std::string_view name) {
  const auto [kind, size] = kind_and_size(name);
  if (kind && kind->is_bridges)
    throw InputError(std::string(name),
                     fmt::format("a bridges puzzle has no board without its islands; 'make {} {}' makes one",
                                 kind->name, size));
}

const PuzzleKind& kind_of(const Board& board, const PathPuzzle& puzzle) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (!objection(*kind, board, puzzle)) return *kind;
  }
  throw InputError(board.name(), "this is not a known kind of puzzle");
}

const PuzzleKind& bridges_kind() {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->is_bridges) return *kind;
  }
  throw std::logic_error("no kind of bridges puzzle is listed");
}

void require_of_kind(const PuzzleKind& kind, const Board& board, const PathPuzzle& puzzle) {
  if (const auto what = objection(kind, board, puzzle)) {
    throw InputError("kind", fmt::format("{} {}; the kind 'path' allows everything", kind.name, *what));
  }
}

}  // namespace hamlet
