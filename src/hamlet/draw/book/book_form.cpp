#include "hamlet/draw/book/book_form.hpp"

#include <array>

#include "hamlet/draw/canvas/placed_canvas.hpp"
#include "hamlet/draw/canvas/style.hpp"
#include "hamlet/draw/scene/geometry.hpp"

namespace hamlet {

const BookForm* book_form_for_file(std::string_view file) {
  for (const BookForm* form : book_forms()) {
    if (file.ends_with(form->ending)) return form;
  }
  return nullptr;
}

Page page_of(const Paper& paper) { return {0, 0, paper.width, paper.height}; }

void paint_page(const BookPage& page, Canvas& canvas) {
  canvas.use({.line = grey, .width = 0.3});
  for (const auto& [corner, width, height] : page.boxes) {
    canvas.polygon(std::array{corner, corner + Point{width, 0}, corner + Point{width, height},
                              corner + Point{0, height}});
  }
  for (const PagePicture& picture : page.pictures) {
    PlacedCanvas placed(canvas, picture.at, picture.cell);
    paint(picture.scene, placed);
  }
  for (const PageText& text : page.texts) {
    canvas.use({.fill = text.shade, .text_size = text.size, .bold = text.bold, .anchor = text.anchor});
    canvas.text(text.at, text.text);
  }
}

}  // namespace hamlet
