#pragma once

#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/walkthrough/walkthrough.hpp"

namespace hamlet {

/// A step on a page: its label, its picture, its sentences. The step must outlive it.
class StepBlock {
 public:
  /// In millimetres. Sentences that would make the block higher than `most_height` are cut short.
  StepBlock(const WalkStep& step, double width, double cell, double most_height);

  double height() const;
  void put(Point corner, BookPage& page) const;

 private:
  struct Line {
    std::string text;
    double indent;
  };
  void wrap_sentences(double most_height);

  const WalkStep& step_;
  double width_;
  double cell_;
  Page frame_;
  std::vector<Line> lines_;
};

}  // namespace hamlet
