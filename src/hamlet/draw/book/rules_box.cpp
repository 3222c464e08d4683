#include "hamlet/draw/book/rules_box.hpp"

#include <algorithm>

#include "hamlet/draw/book/words/measure.hpp"

namespace hamlet {

namespace {

constexpr double largest_example = 42;  // of each of the two pictures

}  // namespace

double FrontBox::put_heading(const std::string& heading, double top, BookPage& page) const {
  page.texts.push_back({.at = {measures_.area.left + padding, top + padding + measures_.heading / 2},
                        .size = measures_.heading,
                        .text = heading,
                        .bold = true,
                        .anchor = Anchor::start});
  return top + padding + line_height(measures_.heading);
}

RulesBox::RulesBox(const BookRules& rules, const Sheet* example, const Language& language,
                   const BookMeasures& measures)
    : FrontBox(measures), heading_(title_of(language, *rules.kind)) {
  if (example) {
    scenes_ = {book_scene(*example, false, language), book_scene(*example, true, language)};
    frame_ = frame_of(scenes_[1]);
    cell_ =
        std::min({measures.example_cell, largest_example / frame_.width, largest_example / frame_.height});
    pictures_width_ = 2 * frame_.width * cell_ + padding;
    pictures_height_ = frame_.height * cell_;
  }
  const double width = measures.area.width - 2 * padding - (example ? pictures_width_ + 2 * padding : 0);
  for (const std::string_view text : {rules_of(language, *rules.kind), std::string_view(rules.further)}) {
    if (!text.empty()) paragraphs_.push_back(wrapped(text, measures.body, width));
  }
}

double RulesBox::height() const { return 2 * padding + std::max(words_height(), pictures_height_); }

double RulesBox::words_height() const {
  double height = line_height(measures_.heading) - paragraph_gap() - leading();
  for (const auto& lines : paragraphs_) {
    height += static_cast<double>(lines.size()) * line_height(measures_.body) + paragraph_gap();
  }
  return height;
}

void RulesBox::put(double top, BookPage& page) const {
  const Page& area = measures_.area;
  page.boxes.push_back({{area.left, top}, area.width, height()});
  double y = put_heading(heading_, top, page) + measures_.body / 2;
  for (const auto& lines : paragraphs_) {
    for (const std::string& line : lines) {
      page.texts.push_back(
          {.at = {area.left + padding, y}, .size = measures_.body, .text = line, .anchor = Anchor::start});
      y += line_height(measures_.body);
    }
    y += paragraph_gap();
  }
  Point corner{area.left + area.width - padding - pictures_width_, top + (height() - pictures_height_) / 2};
  for (const Scene& scene : scenes_) {
    page.pictures.push_back(placed(scene, frame_, corner, cell_, PagePicture::Role::example, 0));
    corner.x += frame_.width * cell_ + padding;
  }
}

LevelsBox::LevelsBox(const std::vector<BookLevel>& levels, const BookWords& words,
                     const BookMeasures& measures)
    : FrontBox(measures), heading_(words.levels) {
  const double width = measures.area.width - 2 * padding;
  introduction_ = wrapped(words.levels_mean, measures.body, width);
  for (const BookLevel& level : levels)
    names_width_ = std::max(names_width_, measured_width(level.name, measures.body, true));
  names_width_ += 2 * measures.body;
  for (const BookLevel& level : levels)
    rows_.push_back({level.name, wrapped(level.meaning, measures.body, width - names_width_)});
}

double LevelsBox::height() const {
  std::size_t lines = introduction_.size();
  for (const Row& row : rows_) lines += row.lines.size();
  return 2 * padding + line_height(measures_.heading) + paragraph_gap() +
         static_cast<double>(lines) * line_height(measures_.body) - leading();
}

void LevelsBox::put(double top, BookPage& page) const {
  const Page& area = measures_.area;
  page.boxes.push_back({{area.left, top}, area.width, height()});
  Point at{area.left + padding, put_heading(heading_, top, page) + measures_.body / 2};
  const auto put_line = [&](const std::string& line, double indent) {
    page.texts.push_back(
        {.at = {at.x + indent, at.y}, .size = measures_.body, .text = line, .anchor = Anchor::start});
    at.y += line_height(measures_.body);
  };
  for (const std::string& line : introduction_) put_line(line, 0);
  at.y += paragraph_gap();
  for (const Row& row : rows_) {
    page.texts.push_back(
        {.at = at, .size = measures_.body, .text = row.name, .bold = true, .anchor = Anchor::start});
    for (const std::string& line : row.lines) put_line(line, names_width_);
  }
}

}  // namespace hamlet
