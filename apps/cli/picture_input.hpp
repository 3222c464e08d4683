#pragma once

#include <string>

#include "cli/input.hpp"
#include "cli/output.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/make/picture_board.hpp"

namespace hamlet {

/// The options that make a board of a picture: cells are added and dropped until it has a path.
class PictureOptions {
 public:
  Options options();
  bool are_given() const { return !image_.empty() || !shape_.empty(); }

  /// WHAT is a board without its size, or a kind of puzzle that has one.
  PictureBoardResult board(const InputOptions& input, const Run& run);
  /// What board() looked at.
  const Picture& picture() const { return picture_; }

 private:
  std::string image_, shape_;
  Picture picture_;
};

/// The board, with its path as the solution.
Sheet sheet_of(const PictureBoard& made);
/// "2 cells added (1,3; 4,4) and none dropped"
std::string changes_in_words(const PictureBoard& made);
/// Of a board that is not what it would have been without the run's end.
std::string what_was_cut_short(const Run& run);
/// To the file that -o names: as a drawing, beside the picture and with signs on the changed cells.
void save(const PictureBoard& made, const Picture& picture, const OutputOptions& output);

}  // namespace hamlet
