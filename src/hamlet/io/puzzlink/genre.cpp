#include "hamlet/io/puzzlink/genre.hpp"

namespace hamlet {

extern const PuzzlinkGenre hashi_genre, simpleloop_genre, haisu_genre;

std::span<const PuzzlinkGenre* const> puzzlink_genres() {
  static const PuzzlinkGenre* const table[] = {&hashi_genre, &simpleloop_genre, &haisu_genre};
  return table;
}

}  // namespace hamlet
