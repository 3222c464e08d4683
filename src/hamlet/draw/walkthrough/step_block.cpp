#include "hamlet/draw/walkthrough/step_block.hpp"

#include <algorithm>

#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/book/words/measure.hpp"
#include "hamlet/draw/canvas/paint.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

namespace {

constexpr double label_text = 3.8, about_text = 2.7, sentence_text = 2.8;
constexpr double after_label = 1.2, after_picture = 0.8, indent_per_depth = 3;
constexpr double leading = 1.35;
constexpr int most_depth = 4;

}  // namespace

StepBlock::StepBlock(const WalkStep& step, double width, double cell, double most_height)
    : step_(step), width_(width), cell_(cell), frame_(page_of(step.scene)) {
  wrap_sentences(most_height);
}

void StepBlock::wrap_sentences(double most_height) {
  for (const auto& [text, depth] : step_.sentences) {
    const double indent = indent_per_depth * std::min(depth, most_depth);
    for (std::string& line : wrapped(printable(text), sentence_text, width_ - indent))
      lines_.push_back({std::move(line), indent});
  }
  while (lines_.size() > 1 && height() > most_height) {
    lines_.pop_back();
    lines_.back().text = "…";
  }
}

double StepBlock::height() const {
  return label_text + after_label + frame_.height * cell_ + after_picture +
         leading * sentence_text * static_cast<double>(lines_.size());
}

void StepBlock::put(Point corner, BookPage& page) const {
  const double baseline_offset = (label_text - about_text) * baseline;
  const Point label = corner + Point{0, label_text / 2};
  page.texts.push_back(
      {.at = label, .size = label_text, .text = step_.label, .bold = true, .anchor = Anchor::start});
  const double aside = step_.label.empty() ? 0 : measured_width(step_.label, label_text, true) + 2;
  page.texts.push_back({.at = label + Point{aside, baseline_offset},
                        .size = about_text,
                        .text = step_.about,
                        .shade = dark,
                        .anchor = Anchor::start});
  Point at = corner + Point{0, label_text + after_label};
  const double left = (width_ - frame_.width * cell_) / 2;
  page.pictures.push_back({PagePicture::Role::step, 0, step_.scene,
                           at + Point{left, 0} - cell_ * Point{frame_.left, frame_.top}, cell_});
  at.y += frame_.height * cell_ + after_picture + sentence_text / 2;
  for (const Line& line : lines_) {
    page.texts.push_back({.at = at + Point{line.indent, 0},
                          .size = sentence_text,
                          .text = line.text,
                          .anchor = Anchor::start});
    at.y += leading * sentence_text;
  }
}

}  // namespace hamlet
