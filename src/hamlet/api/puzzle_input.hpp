#pragma once

#include <string>
#include <vector>

#include "hamlet/api/parameter_groups.hpp"
#include "hamlet/api/request.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

/// Where puzzles come from: a board's name, a sheet, or a text or link of any format.
class Source {
 public:
  /// What a person typed, whose files these are: it may also be the name of a file, or - for standard input.
  static Source typed(std::string text) { return {std::move(text), true, {}}; }
  /// What came from elsewhere, `called` so in complaints.
  static Source sent(std::string text, std::string called) {
    return {std::move(text), false, std::move(called)};
  }

  /// The puzzles it holds; a board is one plain puzzle.
  std::vector<Sheet> open(const MemoryBudget& memory) const;
  bool is_board() const;
  /// The text that was given; of a kind's name with a size, the board that it stands for.
  const std::string& text() const { return text_; }
  /// For complaints.
  const std::string& called() const { return is_typed_ || is_board() ? text_ : called_; }

 private:
  Source(std::string text, bool is_typed, std::string called)
      : text_(with_board_of_kind(std::move(text))), is_typed_(is_typed), called_(std::move(called)) {}

  std::string text_;
  bool is_typed_;
  std::string called_;
};

/// One or several sources.
class Sources : public Parameter {
 public:
  using Parameter::Parameter;
  const std::vector<Source>& operator*() const { return sources_; }

  bool is_given() const override { return !sources_.empty(); }
  bool takes_many() const override { return true; }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override;
  Json schema() const override;

 protected:
  void add(const JsonPlace& value);
  std::vector<Source> sources_;
};

/// What a request is about.
class What : public Sources {
 public:
  using Sources::Sources;
  const Source& operator*() const { return sources_.front(); }

  bool takes_many() const override { return false; }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override { add(value); }
  Json schema() const override;
};

/// What is said of a board besides its name.
class BoardParameters {
 public:
  explicit BoardParameters(Request* request);

  /// Every puzzle of `what`; constraints are for a single one.
  std::vector<Sheet> sheets(const Source& what, const MemoryBudget& memory) const;
  /// Its one puzzle, or the one that `pick` chooses.
  Sheet sheet(const Source& what, const MemoryBudget& memory) const;
  /// Adds the ends, numbers and diamonds that were given.
  void constrain(Sheet& sheet, std::string_view called) const;

  /// Of `resolution`, which must be there.
  int needed_resolution() const;
  bool has_mask() const { return mask.is_given(); }
  bool inverted() const { return static_cast<bool>(invert); }
  bool picks() const { return pick.is_given(); }
  /// An InputError if cells are taken away or edges glued.
  void require_board_is_left_alone(std::string_view why) const;
  /// Whether anything is said of a path puzzle's board, ends or clues.
  bool shapes_or_constrains() const;

 private:
  bool has_constraints() const;
  Sheet shaped_board(const Source& what, const MemoryBudget& memory) const;

  OneCell start, end;
  Flag closed;
  Listed<ListedCell> blocked;
  FileContent mask;
  Whole resolution;
  Flag invert;
  Text wrap;
  Listed<ListedClue> clue;
  Listed<ListedPair> diamond;
  Whole pick;
};

/// A request about one puzzle or several.
class PuzzleRequest : public Request {
 public:
  PuzzleRequest();
  DrawOptions draw_options() const override { return draw_.options(); }

 protected:
  std::vector<Sheet> sheets() const { return board_.sheets(*what_, memory()); }
  Sheet sheet() const { return board_.sheet(*what_, memory()); }
  const Source& what() const { return *what_; }
  const BoardParameters& board() const { return board_; }
  /// The path puzzle of a sheet; an InputError if it is a bridges puzzle.
  static const PathSheet& path_of(const Sheet& sheet, std::string_view operation);

  What what_;
  BoardParameters board_;

 private:
  DrawParameters draw_;
};

}  // namespace hamlet::api
