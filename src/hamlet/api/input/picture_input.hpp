#pragma once

#include <string>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/make/picture/picture_board.hpp"
#include "hamlet/make/picture/picture_sea.hpp"

namespace hamlet::api {

/// Makes a board from a picture or shape: cells are added and dropped until the board has a path.
class PictureParameters {
 public:
  explicit PictureParameters(Request* request);
  bool are_given() const { return image.is_given() || shape.is_given(); }

  /// `family` is a board's name without a size, or a kind of puzzle that has such a board.
  PictureBoardResult make_board(const std::string& family, const BoardParameters& board, const Run& run);
  /// The same for a bridges puzzle: cells are only joined. Nothing if the run ended first.
  std::optional<PictureSea> make_sea(const BoardParameters& board, const Run& run);
  /// The picture that was used.
  const Picture& picture() const { return picture_; }

 private:
  void read_picture(const BoardParameters& board, const Run& run);
  [[noreturn]] void complain_of_picture(const InputError& error) const;

  FileContent image;
  Name shape;
  Picture picture_;
};

/// The board with its path as the solution.
Sheet sheet_of(const PictureBoard& made);
/// "2 cells added (1,3; 4,4) and none dropped"
std::string changes_in_words(const std::vector<Cell>& added, const std::vector<Cell>& dropped);
/// Why the run ended early, for a board that might have needed fewer changes.
std::string what_was_cut_short(const Run& run);
/// The board as a file. A drawing shows it beside the picture, with the changed cells marked.
Document document_of(const PictureBoard& made, const Picture& picture, const std::string& file,
                     DrawOptions options);

}  // namespace hamlet::api
