#include "claim.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace proof_attack {

namespace {

/// Removes the words from the front of the text; returns whether they were there.
bool take(std::string_view& text, std::string_view words) {
  if (!text.starts_with(words)) return false;
  text.remove_prefix(words.size());
  return true;
}

std::optional<int> take_number(std::string_view& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits == 0 || digits > 6) return std::nullopt;
  const int number = std::atoi(std::string(text.substr(0, digits)).c_str());
  text.remove_prefix(digits);
  return number;
}

class ClaimReader {
 public:
  ClaimReader(const Puzzle& graph, bool by_number) : claim_(graph), by_number_(by_number) {
    for (int v = 1; v <= graph.cells; ++v) claim_.to[v] |= graph.forbidden[v];
    claim_.forbidden = {};
    claim_.start = claim_.end = 0;
    claim_.diamonds.clear();
  }

  std::optional<Puzzle> read(std::string_view verdict) {
    if (!read_head(verdict)) return std::nullopt;
    while (take(verdict, "  ")) {
      if (!read_statement(verdict)) return std::nullopt;
    }
    std::size_t moves = 0;
    for (int v = 1; v <= claim_.cells; ++v) moves += static_cast<std::size_t>(std::popcount(claim_.to[v]));
    if (moves != (claim_.directed ? moves_ : 2 * moves_)) return std::nullopt;
    return claim_;
  }

 private:
  bool read_head(std::string_view& text) {
    if (!take(text, "graph.txt: ")) return false;
    claim_.closed = take(text, "a closed tour through ");
    if (!claim_.closed && !take(text, "an open path through ")) return false;
    if (take_number(text) != claim_.cells || !take(text, " cells, by ")) return false;
    const auto moves = take_number(text);
    if (!moves || !(take(text, " moves") || take(text, " move"))) return false;
    moves_ = static_cast<std::size_t>(*moves);
    claim_.directed = take(text, " with directions");
    return take(text, "\n");
  }

  bool read_statement(std::string_view& text) {
    const auto one = [&](int& cell) {
      const auto found = take_cells(text, "");
      if (found) cell = found->first;
      return found.has_value();
    };
    if (take(text, "starting on vertex ")) return one(claim_.start);
    if (take(text, "ending on vertex ")) return one(claim_.end);
    if (take(text, "visiting one right after the other vertices ")) {
      const auto found = take_cells(text, " and ");
      if (found) claim_.diamonds.push_back(*found);
      return found.has_value();
    }
    const bool arc = take(text, "never moving from vertex ");
    if (!arc && !take(text, "never moving between vertices ")) return false;
    const auto found = take_cells(text, arc ? " to " : " and ");
    if (!found || arc != claim_.directed || !claim_.has_move(found->first, found->second)) return false;
    claim_.remove_move(found->first, found->second);
    return true;
  }

  /// Reads one cell, or two separated by `between`: their numbers, and their names if there are any.
  std::optional<Pair> take_cells(std::string_view& text, std::string_view between) {
    std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    const std::size_t comma = line.find(", called ");
    const std::string_view numbers = line.substr(0, comma);
    const std::string_view words = comma == line.npos || by_number_ ? numbers : line.substr(comma + 9);
    const std::size_t at = between.empty() ? words.size() : words.find(between);
    if (at == words.npos) return std::nullopt;
    const int first = cell(words.substr(0, at));
    const int second = between.empty() ? first : cell(words.substr(at + between.size()));
    return first == 0 || second == 0 ? std::nullopt : std::optional(Pair{first, second});
  }

  /// The cell of this name, or 0 if there is none.
  int cell(std::string_view name) const {
    for (int v = 1; v <= claim_.cells; ++v) {
      if ((by_number_ ? std::to_string(v) : claim_.names[v - 1]) == name) return v;
    }
    return 0;
  }

  Puzzle claim_;
  bool by_number_;
  std::size_t moves_ = 0;
};

}  // namespace

std::optional<Puzzle> claimed_puzzle(std::string_view verdict, const Puzzle& graph, bool by_number) {
  return ClaimReader(graph, by_number).read(verdict);
}

}  // namespace proof_attack
