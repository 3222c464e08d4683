#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/base/text/sentence.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/one_per_line.hpp"
#include "hamlet/io/parts/percent.hpp"
#include "hamlet/io/puzzlink/genre.hpp"

namespace hamlet {

namespace {

// …/p?GENRE/WIDTH/HEIGHT/BODY. Flags of a variant may stand between genre and width, and "type=editor&"
// before the genre. Instead of a genre and what follows it, "pzprv3/" and a file may stand there, with
// percent signs.
constexpr std::string_view puzzlink_name = "puzzlink", file_word = "pzprv3";
constexpr std::array<std::string_view, 3> modes = {"_edit", "_play", "_test"};

/// Returns where the genre begins if the line is the address of a puzzle's page.
std::optional<std::size_t> after_page(std::string_view line) {
  for (const std::string_view page : {"/p?", "/p.html?"}) {
    std::size_t at = line.find(page);
    if (at != std::string_view::npos) {
      at += page.size();
    } else if (line.starts_with(page.substr(1))) {
      at = page.size() - 1;
    } else {
      continue;
    }
    // An address inside another, as a parameter, is not the address of the page.
    if (line.substr(0, at).find('=') != std::string_view::npos) return std::nullopt;
    if (line.substr(at).starts_with("type=")) at = std::min(line.find('&', at), line.size() - 1) + 1;
    return at;
  }
  return std::nullopt;
}

std::string_view word_at(std::string_view line, std::size_t at) {
  const std::string_view rest = line.substr(at);
  return rest.substr(0, rest.find_first_of("/%"));
}

bool recognises_puzzlink(std::string_view text) {
  const std::string_view line = first_line(text);
  const auto at = after_page(line);
  return at && word_at(line, *at).find('=') == std::string_view::npos;
}

const PuzzlinkGenre& genre_called(std::string_view name, const std::string& place) {
  for (const std::string_view mode : modes) {
    if (name.ends_with(mode)) name.remove_suffix(mode.size());
  }
  std::vector<std::string> known;
  for (const PuzzlinkGenre* genre : puzzlink_genres()) {
    if (!name.empty() && std::ranges::find(genre->names, name) != genre->names.end()) return *genre;
    known.push_back(fmt::format("'{}'", genre->names[0]));
  }
  throw InputError(place, fmt::format("this is a '{}' puzzle; of puzz.link only {} can be read",
                                      name.substr(0, 40), listed(known)));
}

std::string_view width_after_flags(Cursor& cursor, std::string_view genre) {
  const std::string place = cursor.place();
  const std::string_view first = cursor.until('/');
  if (first.empty() || first == "v:") return cursor.until('/');
  if (first.starts_with("v:")) {
    throw InputError(place, fmt::format("the variant '{}' of {} cannot be read, only the usual rules",
                                        first.substr(2, 40), genre));
  }
  return first;
}

/// Reads a file that is written into an address.
Sheet read_file_inside(std::string_view file, const MemoryBudget& memory) {
  try {
    return format_named(file_word, puzzlink_name).read(percent_decoded(file), memory).at(0);
  } catch (InputError& error) {
    error.place_within("the file in the address");
    throw;
  }
}

Sheet read_puzzlink_line(std::string_view line, const MemoryBudget& memory) {
  const auto genre_at = after_page(line);
  if (!genre_at) throw InputError("", "this is not an address such as https://puzz.link/p?hashi/5/5/…");
  if (word_at(line, *genre_at) == file_word) return read_file_inside(line.substr(*genre_at), memory);
  Cursor cursor(line, *genre_at);
  const std::string genre_place = cursor.place();
  const PuzzlinkGenre& genre = genre_called(cursor.until('/'), genre_place);
  const std::string size_place = cursor.place();
  const std::string_view width = width_after_flags(cursor, genre.names[0]);
  const GridSize size = grid_size(cursor.until('/'), width, size_place);
  return genre.read(cursor, size, memory);
}

std::string write_puzzlink_line(const Sheet& sheet) {
  std::vector<std::string> held;
  for (const PuzzlinkGenre* genre : puzzlink_genres()) {
    if (genre->holds(sheet))
      return fmt::format("https://puzz.link/p?{}/{}\n", genre->names[0], genre->write(sheet, puzzlink_name));
    held.emplace_back(genre->summary);
  }
  throw InputError(std::string(puzzlink_name),
                   fmt::format("this format holds only {}, and this is none of them", listed(held)));
}

std::vector<Sheet> read_puzzlink(std::string_view text, const MemoryBudget& memory) {
  return read_one_per_line(text, memory, read_puzzlink_line);
}
std::string write_puzzlink(std::span<const Sheet> sheets) { return write_each(sheets, write_puzzlink_line); }

}  // namespace

extern const Format puzzlink_format = {
    .name = puzzlink_name,
    .summary =
        "the address of a Hashi, a closed tour (simpleloop) or a path between two ends (haisu) at puzz.link",
    .holds = {.ends = true, .closed = true},
    .recognises = recognises_puzzlink,
    .read = read_puzzlink,
    .write = write_puzzlink,
};

}  // namespace hamlet
