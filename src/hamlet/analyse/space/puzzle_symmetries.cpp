#include "hamlet/analyse/space/puzzle_symmetries.hpp"

#include <algorithm>
#include <set>

#include "hamlet/board/symmetries.hpp"
#include "hamlet/graph/automorphisms.hpp"

namespace hamlet {

namespace {

bool keeps(const PathPuzzle& puzzle, const std::vector<Vertex>& image) {
  const auto stays = [&](const std::optional<Vertex>& v) { return !v || image[*v] == *v; };
  if (!stays(puzzle.start) || !stays(puzzle.end)) return false;
  const std::set<Visit> clues(puzzle.clues.begin(), puzzle.clues.end());
  for (const auto& [cell, step] : puzzle.clues) {
    if (!clues.contains({image[cell], step})) return false;
  }
  std::set<std::pair<Vertex, Vertex>> joined;
  for (const auto& [a, b] : puzzle.diamonds) joined.insert(std::minmax(a, b));
  return std::ranges::all_of(puzzle.diamonds, [&](const Diamond& diamond) {
    return joined.contains(std::minmax(image[diamond.a], image[diamond.b]));
  });
}

/// Whether the symmetry maps the path's cell i to its cell shift + i, or shift − i if `backwards`, for all i.
bool maps_onto_itself(const Path& path, const std::vector<Vertex>& image, std::size_t shift, bool backwards) {
  const std::size_t n = path.size();
  for (std::size_t i = 0; i < n; ++i) {
    const std::size_t j = (backwards ? shift + n - i : shift + i) % n;
    if (image[path[i]] != path[j]) return false;
  }
  return true;
}

PuzzleSymmetries board_symmetries(const Board& board) {
  if (board.has_cells() && board.wrap() == Wrap::none) return {symmetries(board)};
  if (auto all = automorphisms(board.graph(), {})) return {*std::move(all)};
  return {symmetries(board), false};
}

}  // namespace

PuzzleSymmetries puzzle_symmetries(const PathSheet& sheet) {
  PuzzleSymmetries found = board_symmetries(sheet.board);
  if (!sheet.puzzle.marks.empty()) {
    found.are_all = found.are_all && found.images.size() == 1;
    found.images.resize(1);
  }
  std::erase_if(found.images, [&](const std::vector<Vertex>& image) { return !keeps(sheet.puzzle, image); });
  return found;
}

bool is_reversible(const PathPuzzle& puzzle) {
  return !puzzle.graph.is_directed() && !puzzle.start && !puzzle.end && puzzle.clues.empty() &&
         puzzle.marks.empty();
}

std::size_t symmetries_of_path(const Path& path, bool is_cycle, bool reversible,
                               const std::vector<std::vector<Vertex>>& symmetries) {
  std::size_t count = 0;
  for (const std::vector<Vertex>& image : symmetries) {
    const auto place = std::ranges::find(path, image[path.front()]);
    const auto shift = static_cast<std::size_t>(place - path.begin());
    const bool forwards = (is_cycle || shift == 0) && maps_onto_itself(path, image, shift, false);
    const bool backwards =
        reversible && (is_cycle || shift + 1 == path.size()) && maps_onto_itself(path, image, shift, true);
    count += forwards || backwards;
  }
  return count;
}

}  // namespace hamlet
