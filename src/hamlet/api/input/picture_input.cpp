#include "hamlet/api/input/picture_input.hpp"

#include <fmt/format.h>

#include "hamlet/api/render.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/scene/picture_scene.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/make/picture/named_shape.hpp"
#include "hamlet/solve/search_report.hpp"

namespace hamlet::api {

namespace {

/// A kind's board family ("king" for hidato), or the name itself.
std::string family_of(const std::string& what) {
  if (what.find(':') != std::string::npos)
    throw InputError(what, "the picture and `resolution` give the board its size; leave the size out");
  for (const PuzzleKind* kind : puzzle_kinds()) {
    if (kind->is_called(what) && !kind->board.empty()) return std::string(kind->board);
  }
  return what;
}

std::string named_cells(const std::vector<Cell>& cells) {
  constexpr std::size_t most_named = 20;
  if (cells.empty()) return "";
  std::string names;
  for (std::size_t i = 0; i < std::min(cells.size(), most_named); ++i)
    names.append(i == 0 ? " (" : ", ").append(spoken(cells[i]));
  if (cells.size() > most_named) names += fmt::format("; and {} more", cells.size() - most_named);
  return names + ")";
}

std::vector<std::string> shape_names() {
  std::vector<std::string> names;
  for (const NamedShape& shape : named_shapes()) names.emplace_back(shape.name);
  return names;
}

std::string how_many(std::size_t count) { return count == 0 ? "none" : std::to_string(count); }

}  // namespace

PictureParameters::PictureParameters(Request* request)
    : image(request, "image", "FILE",
            "a picture whose dark parts become cells; at their border cells are added and dropped, as few "
            "as possible, until a path visits all"),
      shape(request, "shape", "NAME", "the same with a shape, or with text:LETTERS", shape_names) {
  shape.may_be_combined = true;
}

void PictureParameters::read_picture(const BoardParameters& board, const Run& run) {
  if (image.is_given() && shape.is_given()) shape.complain("either `image` or `shape`, not both");
  board.require_board_is_left_alone("the picture says which cells there are; leave this out");
  (void)board.needed_resolution();
  picture_ = image.is_given() ? picture_from_bytes(image.bytes(), image.called(), run.memory)
                              : picture_of_shape(*shape, "shape");
}

void PictureParameters::complain_of_picture(const InputError& error) const {
  if (error.where() != "picture") throw error;
  throw InputError(image.is_given() ? image.called() : fmt::format("`shape` {}", *shape), error.message());
}

PictureBoardResult PictureParameters::make_board(const std::string& family, const BoardParameters& board,
                                                 const Run& run) {
  const std::string cells = family_of(family);
  read_picture(board, run);
  try {
    return picture_board(picture_, cells, board.needed_resolution(), {.inverted = board.inverted()}, run);
  } catch (const TooLarge&) {
    throw;
  } catch (const InputError& error) {
    complain_of_picture(error);
  }
}

std::optional<PictureSea> PictureParameters::make_sea(const BoardParameters& board, const Run& run) {
  read_picture(board, run);
  try {
    return picture_sea(picture_, board.needed_resolution(), board.inverted(), run);
  } catch (const TooLarge&) {
    throw;
  } catch (const InputError& error) {
    complain_of_picture(error);
  }
}

Sheet sheet_of(const PictureBoard& made) {
  PathPuzzle puzzle{.graph = made.board.graph()};
  return hamlet::sheet_of(
      PathSheet{.board = made.board, .puzzle = std::move(puzzle), .solution = visits_of(made.path)});
}

std::string what_was_cut_short(const Run& run) {
  return fmt::format("{}; with more time, fewer cells may have to change", why_ended(run));
}

std::string changes_in_words(const std::vector<Cell>& added, const std::vector<Cell>& dropped) {
  return fmt::format("{} added{}, {} dropped{}", how_many(added.size()), named_cells(added),
                     how_many(dropped.size()), named_cells(dropped));
}

Document document_of(const PictureBoard& made, const Picture& picture, const std::string& file,
                     DrawOptions options) {
  const Sheet sheet = sheet_of(made);
  const Drawing* const drawing = drawing_for_file(file);
  if (!drawing) return {file, rendered_for(file, {&sheet, 1}, options)};
  options.numbers = false;
  Scene scene = scene_of(sheet, options);
  label_cells(scene, made.board, made.added, "+");
  label_cells(scene, made.board, made.dropped, "−");
  return {file, drawing->write(beside_picture(picture, std::move(scene)))};
}

}  // namespace hamlet::api
