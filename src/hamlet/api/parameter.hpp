#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/text/json.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/io/parts/json_place.hpp"
#include "hamlet/puzzle/path_puzzle.hpp"

namespace hamlet::api {

class Request;

/// The puzzles that a parameter is for.
enum class For { any, paths, bridges };

/// A parameter of a request: a member that registers itself there. A new one takes one line, and every front
/// end has it: as an option with help and completion, a JSON field with its schema, an argument in Python.
class Parameter {
 public:
  /// `name` is words joined by dashes; `takes` names the value in a usage line ("CELL"), empty for a flag.
  Parameter(Request* request, std::string_view name, std::string_view takes, std::string_view help);
  virtual ~Parameter() = default;
  Parameter(const Parameter&) = delete;
  Parameter& operator=(const Parameter&) = delete;

  std::string_view name() const { return name_; }
  std::string_view takes() const { return takes_; }
  std::string_view help() const { return help_; }
  /// The name of its JSON field: underscores instead of dashes.
  std::string field() const;

  For puzzles = For::any;
  std::string_view typed_help = {};  // replaces `help` on the command line
  std::string_view group = {};       // shown together: "output", "limits"
  std::string_view topic = {};       // the table that lists its values: "solvers"
  char letter = 0;                   // the short option, if any
  bool is_required = false;
  bool is_positional = false;  // given without its name on the command line
  bool is_local = false;       // names something on this machine; refused from elsewhere

  virtual bool takes_many() const { return false; }
  virtual bool is_flag() const { return false; }
  virtual bool is_given() const = 0;
  /// Parses command-line words. Throws an InputError that names the parameter.
  virtual void read_words(std::span<const std::string> words) = 0;
  virtual void read_json(const JsonPlace& value) = 0;
  virtual Json schema() const = 0;
  /// All possible values; empty if they cannot be listed.
  virtual std::vector<std::string> choices() const { return {}; }

  [[noreturn]] void complain(std::string what) const;

 protected:
  const std::string& only_word(std::span<const std::string> words) const;

 private:
  std::string_view name_, takes_, help_;
};

class Flag : public Parameter {
 public:
  Flag(Request* request, std::string_view name, std::string_view help) : Parameter(request, name, "", help) {}
  explicit operator bool() const { return value_; }
  void set() { value_ = true; }

  bool is_flag() const override { return true; }
  bool is_given() const override { return value_; }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override { value_ = value.boolean(); }
  Json schema() const override { return {{"type", "boolean"}}; }

 private:
  bool value_ = false;
};

/// An optional integer in a range.
class Whole : public Parameter {
 public:
  Whole(Request* request, std::string_view name, std::string_view takes, std::string_view help,
        std::int64_t least = 0, std::int64_t most = INT64_MAX)
      : Parameter(request, name, takes, help), least_(least), most_(most) {}
  std::int64_t operator*() const { return *value_; }
  std::int64_t value_or(std::int64_t otherwise) const { return value_.value_or(otherwise); }
  const std::optional<std::int64_t>& value() const { return value_; }

  bool is_given() const override { return value_.has_value(); }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override { value_ = value.integer(least_, most_); }
  Json schema() const override;

 private:
  std::int64_t least_, most_;
  std::optional<std::int64_t> value_;
};

/// A positive count, or "all" (UINT64_MAX).
class CountOrAll : public Parameter {
 public:
  using Parameter::Parameter;
  std::uint64_t value_or(std::uint64_t otherwise) const { return value_.value_or(otherwise); }

  bool is_given() const override { return value_.has_value(); }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override;
  Json schema() const override;

 private:
  std::optional<std::uint64_t> value_;
};

/// An optional finite number that is not negative.
class Decimal : public Parameter {
 public:
  using Parameter::Parameter;
  double operator*() const { return *value_; }
  const std::optional<double>& value() const { return value_; }

  bool is_given() const override { return value_.has_value(); }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override;
  Json schema() const override { return {{"type", "number"}, {"minimum", 0}}; }

 private:
  std::optional<double> value_;
};

class Text : public Parameter {
 public:
  using Parameter::Parameter;
  const std::string& operator*() const { return value_; }

  bool is_given() const override { return !value_.empty(); }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override;
  Json schema() const override { return {{"type", "string"}, {"minLength", 1}}; }

 protected:
  std::string value_;
};

/// Returns the values to choose from: a table's names, or a fixed list.
using Choices = std::vector<std::string> (*)();

template <auto table>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  for (const auto* record : table()) names.emplace_back(record->name);
  return names;
}

/// A name from a table. The operation rejects unknown names and suggests the nearest.
class Name : public Text {
 public:
  Name(Request* request, std::string_view name, std::string_view takes, std::string_view help, Choices listed,
       std::string_view listed_in = {})
      : Text(request, name, takes, help), choices_(listed) {
    topic = listed_in;
  }
  std::vector<std::string> choices() const override { return choices_(); }
  Json schema() const override;
  bool may_be_combined = false;  // the listed names can be combined into others

 private:
  Choices choices_;
};

class Texts : public Parameter {
 public:
  using Parameter::Parameter;
  const std::vector<std::string>& operator*() const { return values_; }

  bool takes_many() const override { return true; }
  bool is_given() const override { return !values_.empty(); }
  void read_words(std::span<const std::string> words) override { values_.assign(words.begin(), words.end()); }
  void read_json(const JsonPlace& value) override;
  Json schema() const override;

 protected:
  std::vector<std::string> values_;
};

class Names : public Texts {
 public:
  Names(Request* request, std::string_view name, std::string_view takes, std::string_view help,
        Choices listed)
      : Texts(request, name, takes, help), choices_(listed) {}
  std::vector<std::string> choices() const override { return choices_(); }
  Json schema() const override;

 private:
  Choices choices_;
};

/// A cell as "7,3" or "r7c3", or a vertex by its name; the board decides how to read it.
struct CellName {
  std::string label;

  Vertex on(const Board& board, std::string_view where) const { return board.vertex_of(label, where); }
  static CellName from_text(std::string_view text) { return {std::string(text)}; }
  /// Reads [7, 3] or a text.
  static CellName from_json(const JsonPlace& value);
  static Json schema();
};

/// A list of values that name cells. `One` provides `from_text`, `from_json` and `schema`.
template <class One>
class Listed : public Parameter {
 public:
  using Parameter::Parameter;
  const std::vector<One>& operator*() const { return values_; }

  bool takes_many() const override { return true; }
  bool is_given() const override { return !values_.empty(); }
  void read_words(std::span<const std::string> words) override {
    for (const std::string& word : words) values_.push_back(One::from_text(word, name()));
  }
  void read_json(const JsonPlace& value) override {
    for (const JsonPlace& item : value.items()) values_.push_back(One::from_json(item));
  }
  Json schema() const override { return {{"type", "array"}, {"items", One::schema()}}; }

 private:
  std::vector<One> values_;
};

struct ListedCell : CellName {
  static ListedCell from_text(std::string_view text, std::string_view) { return {CellName::from_text(text)}; }
  static ListedCell from_json(const JsonPlace& value) { return {CellName::from_json(value)}; }
};

/// A cell and the number printed in it.
struct ListedClue {
  CellName cell;
  std::int64_t step = 0;
  static ListedClue from_text(std::string_view text, std::string_view where);
  static ListedClue from_json(const JsonPlace& value);
  static Json schema();
};

struct ListedPair {
  CellName a, b;
  static ListedPair from_text(std::string_view text, std::string_view where);
  static ListedPair from_json(const JsonPlace& value);
  static Json schema();
};

class OneCell : public Parameter {
 public:
  using Parameter::Parameter;
  const CellName& operator*() const { return *value_; }

  bool is_given() const override { return value_.has_value(); }
  void read_words(std::span<const std::string> words) override {
    value_ = CellName::from_text(only_word(words));
  }
  void read_json(const JsonPlace& value) override { value_ = CellName::from_json(value); }
  Json schema() const override { return CellName::schema(); }

 private:
  std::optional<CellName> value_;
};

/// The bytes of a file: the command line gives its name; JSON its text, or {"base64": …}.
class FileContent : public Parameter {
 public:
  using Parameter::Parameter;
  const std::string& bytes() const { return *bytes_; }
  /// The name for error messages.
  const std::string& called() const { return called_; }

  bool is_given() const override { return bytes_.has_value(); }
  void read_words(std::span<const std::string> words) override;
  void read_json(const JsonPlace& value) override;
  Json schema() const override;

 private:
  std::optional<std::string> bytes_;
  std::string called_;
};

}  // namespace hamlet::api
