#pragma once

#include <string>
#include <vector>

#include "hamlet/api/input/parameter_groups.hpp"
#include "hamlet/api/request.hpp"
#include "hamlet/errors.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

/// One puzzle is needed, and there are several.
class SeveralPuzzles : public InputError {
 public:
  SeveralPuzzles(const std::string& called, std::size_t count);
  std::size_t count() const { return count_; }

 private:
  std::size_t count_;
};

/// The origin of puzzles: a board's name, a sheet, or a text or link in any format.
class Source {
 public:
  /// Text from the command line. It may also be a file name, or - for standard input.
  static Source typed(std::string text) { return {std::move(text), true, {}}; }
  /// Text from elsewhere, never a file name; `called` in error messages.
  static Source sent(std::string text, std::string called) {
    return {std::move(text), false, std::move(called)};
  }

  /// Its puzzles. A board is one puzzle without clues.
  std::vector<Sheet> open(const MemoryBudget& memory) const;
  /// One of them, counted from 1. If there are several, they are read only once.
  Sheet pick(std::int64_t number, const MemoryBudget& memory) const;
  bool is_board() const;
  /// The text; a kind's name with a size is replaced by its board's.
  const std::string& text() const { return text_; }
  /// The name for error messages.
  const std::string& called() const { return is_typed_ || is_board() ? text_ : called_; }

 private:
  Source(std::string text, bool is_typed, std::string called)
      : text_(with_board_of_kind(std::move(text))), is_typed_(is_typed), called_(std::move(called)) {}

  std::vector<Sheet> read(const MemoryBudget& memory) const;

  std::string text_;
  bool is_typed_;
  std::string called_;
  mutable std::vector<Sheet> several_ = {};  // what was read, if more than one
};

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

/// The source of one request.
class What : public Sources {
 public:
  using Sources::Sources;
  const Source& operator*() const { return sources_.front(); }

  bool takes_many() const override { return false; }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override { add(value); }
  Json schema() const override;
};

/// Parameters that shape a board or add ends and clues.
class BoardParameters {
 public:
  explicit BoardParameters(Request* request);

  /// All puzzles of `what`. Ends and clues need a single one.
  std::vector<Sheet> sheets(const Source& what, const MemoryBudget& memory) const;
  /// The single puzzle of `what`, or the one chosen by `pick`. Throws SeveralPuzzles if there are more.
  Sheet sheet(const Source& what, const MemoryBudget& memory) const;
  /// Adds the given ends, numbers and diamonds to the sheet.
  void constrain(Sheet& sheet, std::string_view called) const;

  /// `resolution`; throws an InputError if it is missing.
  int needed_resolution() const;
  bool has_mask() const { return mask.is_given(); }
  bool inverted() const { return static_cast<bool>(invert); }
  bool picks() const { return pick.is_given(); }
  /// Throws an InputError if the cells or the wrap are changed.
  void require_board_is_left_alone(std::string_view why) const;
  /// Whether a path puzzle's board, ends or clues are given here.
  bool shapes_or_constrains() const { return is_for_paths() || belongs_to_picture(); }
  /// The same without what belongs to a picture, of which a bridges puzzle can be made too.
  bool is_for_paths() const;
  bool belongs_to_picture() const { return resolution.is_given() || invert; }

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

class PuzzleRequest : public Request {
 public:
  PuzzleRequest();
  DrawOptions draw_options() const override {
    DrawOptions options = draw_.options();
    look_.apply_to(options);
    return options;
  }

 protected:
  std::vector<Sheet> sheets() const { return board_.sheets(*what_, memory()); }
  Sheet sheet() const { return board_.sheet(*what_, memory()); }
  const Source& what() const { return *what_; }
  const BoardParameters& board() const { return board_; }
  /// The sheet's path puzzle; throws an InputError if there is none.
  static const PathSheet& path_of(const Sheet& sheet, std::string_view operation);

  What what_;
  BoardParameters board_;

 private:
  DrawParameters draw_;
  LookParameters look_;
};

}  // namespace hamlet::api
