#pragma once

#include <string>

#include "hamlet/api/puzzle_input.hpp"
#include "hamlet/make/picture/picture_board.hpp"

namespace hamlet::api {

/// What makes a board of a picture: cells are added and dropped until it has a path.
class PictureParameters {
 public:
  explicit PictureParameters(Request* request);
  bool are_given() const { return image.is_given() || shape.is_given(); }

  /// `family` is a board without its size, or a kind of puzzle that has one.
  PictureBoardResult make_board(const std::string& family, const BoardParameters& board, const Run& run);
  /// What make_board() looked at.
  const Picture& picture() const { return picture_; }

 private:
  FileContent image;
  Name shape;
  Picture picture_;
};

/// The board, with its path as the solution.
Sheet sheet_of(const PictureBoard& made);
/// "2 cells added (1,3; 4,4) and none dropped"
std::string changes_in_words(const PictureBoard& made);
/// Of a board that is not what it would have been without the run's end.
std::string what_was_cut_short(const Run& run);
/// A file of the board: as a drawing, beside the picture and with signs on the changed cells.
Document document_of(const PictureBoard& made, const Picture& picture, const std::string& file,
                     DrawOptions options);

}  // namespace hamlet::api
