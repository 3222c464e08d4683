#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book.hpp"

namespace hamlet {

/// A step of an explanation as a picture with words.
struct WalkStep {
  struct Sentence {
    std::string text;
    int depth = 0;  // above 0 for the conclusions of a what-if
  };
  std::string label;                     // "12", "Move"
  std::string about = {};                // beside the label: "pairs, level 3 (medium)"
  Scene scene = {};                      // without title and note
  std::vector<Sentence> sentences = {};  // below the picture
};

struct Walkthrough {
  std::string title = {};
  std::string subtitle = {};
  std::vector<WalkStep> steps = {};
};

/// Lays out the steps on numbered pages, with the title and what the marks mean on the first.
std::vector<BookPage> lay_out(const Walkthrough& walkthrough, const Paper& paper);

/// A page with its own size.
struct WalkSheet {
  BookPage page;
  Paper paper;
};

/// Lays out a few steps on one page that is as large as they are.
WalkSheet lay_out_sheet(const Walkthrough& walkthrough);

}  // namespace hamlet
