#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book_parts.hpp"

namespace hamlet {

/// A puzzle to be placed on a page, with its number, kind and level above it and a caption below. The puzzle
/// and the measures must outlive it.
class PuzzleBlock {
 public:
  PuzzleBlock(const BookPuzzle& puzzle, std::size_t number, const BookOptions& options,
              const BookMeasures& measures);

  const BookPuzzle& puzzle() const { return puzzle_; }

  /// The largest width of cells, up to `most`, with which the block fits into the given space.
  double cell_in(double width, double height, double most) const;
  double height(double width, double cell) const;
  void put(Point corner, double width, double cell, BookPage& page) const;

 private:
  void require_drawable() const;
  double heading_height() const;
  std::vector<std::string> caption_lines(double width) const;
  double words_height(double width) const;
  void put_heading(Point corner, double left, double width, BookPage& page) const;
  void put_caption(Point at, double width, BookPage& page) const;

  const BookMeasures& measures_;
  const BookPuzzle& puzzle_;
  std::size_t number_;
  Scene scene_;
  Page frame_{};
  std::string name_;     // "Hidato · easy"
  std::string credits_;  // its title and its author
  std::string facts_;
};

}  // namespace hamlet
