#include "hamlet/puzzle/kind.hpp"

#include <fmt/format.h>

#include <optional>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"

namespace hamlet {

namespace {

std::string_view family_of(const Board& board) {
  const std::string_view name = board.name();
  return name.substr(0, name.find_first_of(":-"));
}

/// What keeps the puzzle from being of the kind.
std::optional<std::string> objection(const PuzzleKind& kind, const Board& board, const PathPuzzle& puzzle) {
  if (kind.is_bridges) return "is about bridges between islands, not about a path";
  if (!kind.board.empty() && family_of(board) != kind.board)
    return fmt::format("is played on a '{}' board, not on '{}'", kind.board, board.name());
  if (!kind.has_clues && !puzzle.clues.empty()) return "has no printed numbers";
  if (!kind.has_diamonds && !puzzle.diamonds.empty()) return "has no diamonds";
  if (!kind.has_marks && !puzzle.marks.empty())
    return fmt::format("has no marks such as '{}'", puzzle.marks[0].rule->name);
  return std::nullopt;
}

}  // namespace

const PuzzleKind& puzzle_kind(std::string_view name, std::string_view where) {
  std::vector<std::string_view> known;
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->name == name || (!kind->alias.empty() && kind->alias == name)) return *kind;
    known.push_back(kind->name);
    if (!kind->alias.empty()) known.push_back(kind->alias);
  }
  throw InputError(std::string(where), unknown_name("kind of puzzle", name, known));
}

const PuzzleKind& kind_of(const Board& board, const PathPuzzle& puzzle) {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (!objection(*kind, board, puzzle)) return *kind;
  }
  throw InputError(board.name(), "no kind of puzzle is like this");
}

const PuzzleKind& bridges_kind() {
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->is_bridges) return *kind;
  }
  throw std::logic_error("no kind of bridges puzzle is listed");
}

void require_of_kind(const PuzzleKind& kind, const Board& board, const PathPuzzle& puzzle) {
  if (const auto what = objection(kind, board, puzzle)) {
    throw InputError("kind",
                     fmt::format("{} {}; 'path' is the kind that takes everything", kind.name, *what));
  }
}

}  // namespace hamlet
