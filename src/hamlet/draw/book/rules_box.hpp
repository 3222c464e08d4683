#pragma once

#include <string>
#include <vector>

#include "hamlet/draw/book/book_parts.hpp"
#include "hamlet/draw/book/book_rules.hpp"

namespace hamlet {

/// A box of the page of rules, to be placed below a given height. The measures must outlive it.
class FrontBox {
 public:
  explicit FrontBox(const BookMeasures& measures) : measures_(measures) {}
  virtual ~FrontBox() = default;
  virtual double height() const = 0;
  virtual void put(double top, BookPage& page) const = 0;

 protected:
  /// Puts a heading at the upper left of the box and returns the height at which the next line begins.
  double put_heading(const std::string& heading, double top, BookPage& page) const;
  double paragraph_gap() const { return 0.4 * measures_.body; }
  double leading() const { return line_height(measures_.body) - measures_.body; }

  static constexpr double padding = 3.5;
  const BookMeasures& measures_;
};

/// The rules of a kind: the text on the left, a small puzzle and its answer on the right.
class RulesBox : public FrontBox {
 public:
  RulesBox(const BookRules& rules, const Sheet* example, const Language& language,
           const BookMeasures& measures);
  double height() const override;
  void put(double top, BookPage& page) const override;

 private:
  double words_height() const;

  std::string heading_;
  std::vector<std::vector<std::string>> paragraphs_;
  std::vector<Scene> scenes_;
  Page frame_{};
  double cell_ = 0;
  double pictures_width_ = 0;
  double pictures_height_ = 0;
};

/// What the levels mean: a name and a sentence each.
class LevelsBox : public FrontBox {
 public:
  LevelsBox(const std::vector<BookLevel>& levels, const BookWords& words, const BookMeasures& measures);
  double height() const override;
  void put(double top, BookPage& page) const override;

 private:
  struct Row {
    std::string name;
    std::vector<std::string> lines;
  };

  std::string heading_;
  std::vector<std::string> introduction_;
  std::vector<Row> rows_;
  double names_width_ = 0;
};

}  // namespace hamlet
