#include "hamlet/solve/path/tiling/tile_scheme.hpp"

#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/tiling/tile_texts.hpp"

namespace hamlet::path {

namespace {

int number(std::string_view word) {
  const auto value = scan_integer(word);
  require(value.has_value(), "a number is missing in a text of tiles");
  return static_cast<int>(*value);
}

TileScheme scheme_of(const std::vector<std::string_view>& words) {
  require(words.size() == 19, "a scheme has two steps and two joints of four cells");
  const auto site = [&](std::size_t at) { return Site{number(words[at]), number(words[at + 1])}; };
  const auto joint = [&](std::size_t at) {
    return Joint{site(at), site(at + 2), site(at + 4), site(at + 6)};
  };
  TileScheme scheme;
  scheme.row_step = number(words[1]);
  scheme.column_step = number(words[2]);
  scheme.right = joint(3);
  scheme.second = joint(11);
  return scheme;
}

Tile tile_of(const std::vector<std::string_view>& words, std::span<const Move> moves) {
  require(words.size() == 6, "a tile has a role, rows, columns, a first cell and moves");
  Tile tile{number(words[1]), number(words[2]), words[0] == "closed"};
  Site at{number(words[3]), number(words[4])};
  tile.path.push_back(at);
  for (char letter : words[5]) {
    const auto move = static_cast<std::size_t>(letter - 'a');
    require(move < moves.size(), "a tile has a move that the board has not");
    at = {at.row + moves[move].down, at.column + moves[move].right};
    tile.path.push_back(at);
  }
  return tile;
}

std::vector<Tile>& place_for(TileScheme& scheme, std::string_view role) {
  if (role == "row") return scheme.row_tiles;
  if (role == "spine") return scheme.spines;
  if (role == "strand") return scheme.strands;
  require(role == "open" || role == "closed", "a tile's role is open, closed, row, spine or strand");
  return scheme.roots;
}

}  // namespace

std::vector<TileScheme> tile_schemes_from_text(std::string_view text, std::span<const Move> moves) {
  std::vector<TileScheme> schemes;
  for (std::string_view line : split(text, '\n')) {
    if (line.empty()) continue;
    const auto words = split(line, ' ');
    if (words[0] == "scheme") {
      schemes.push_back(scheme_of(words));
    } else {
      require(!schemes.empty(), "a tile belongs to a scheme");
      place_for(schemes.back(), words[0]).push_back(tile_of(words, moves));
    }
  }
  return schemes;
}

std::vector<TileScheme> tile_schemes_of(std::string_view family) {
  const bool is_knight = family == "knight" || family == "leaper-1-2" || family == "leaper-2-1";
  if (!is_knight && family != "diplomatico") return {};
  const std::string name = is_knight ? "knight" : "diplomatico";
  return tile_schemes_from_text(is_knight ? knight_tiles : diplomatico_tiles,
                                make_lattice(name + ":1x1").moves);
}

}  // namespace hamlet::path
