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

/// Which puzzles a parameter is for.
enum class For { any, paths, bridges };

/// One thing that a request can say. It is a member of the request and lists itself there, so a new parameter
/// is one line, and every face has it: as an option with its help and completion, as a field of the JSON
/// protocol with its schema, as an argument in Python.
class Parameter {
 public:
  /// `name` in words joined by dashes; `takes` names its value in a usage line ("CELL"), and is empty for a
  /// flag.
  Parameter(Request* request, std::string_view name, std::string_view takes, std::string_view help);
  virtual ~Parameter() = default;
  Parameter(const Parameter&) = delete;
  Parameter& operator=(const Parameter&) = delete;

  std::string_view name() const { return name_; }
  std::string_view takes() const { return takes_; }
  std::string_view help() const { return help_; }
  /// As a field of a JSON object: with underscores.
  std::string field() const;

  For puzzles = For::any;
  std::string_view typed_help = {};  // instead of help, where words are typed: files have names there
  std::string_view group = {};  // what a face may put together: "puzzle", "limits"
  std::string_view topic = {};  // the table its values are listed in: "solvers"
  char letter = 0;              // of a short option
  bool is_required = false;
  bool is_positional = false;  // stands without its name where words are typed
  bool is_local = false;       // names a folder of this machine: not for requests from elsewhere

  virtual bool takes_many() const { return false; }
  virtual bool is_flag() const { return false; }
  virtual bool is_given() const = 0;
  /// From what a person typed; an InputError names the parameter.
  virtual void read_words(std::span<const std::string> words) = 0;
  virtual void read_json(const JsonPlace& value) = 0;
  /// JSON Schema of the value.
  virtual Json schema() const = 0;
  /// All values there are, if they can be listed.
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

/// A whole number, if one is given.
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

/// How many; "all" is every one there is.
class HowMany : public Parameter {
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

/// A number that is not negative.
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

/// What a table lists, or a fixed few.
using Choices = std::vector<std::string> (*)();

/// The names of a table's records.
template <auto table>
std::vector<std::string> names_of() {
  std::vector<std::string> names;
  for (const auto* record : table()) names.emplace_back(record->name);
  return names;
}

/// A name of a table. The operation that takes it refuses what is not there, suggesting the nearest.
class Name : public Text {
 public:
  Name(Request* request, std::string_view name, std::string_view takes, std::string_view help, Choices listed,
       std::string_view listed_in = {})
      : Text(request, name, takes, help), choices_(listed) {
    topic = listed_in;
  }
  std::vector<std::string> choices() const override { return choices_(); }
  Json schema() const override;
  bool may_be_combined = false;  // other names than those listed are made of them

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

/// A cell as "7,3" or "r7c3", or a vertex by its name: which of them, the board decides.
struct CellName {
  std::string label;

  Vertex on(const Board& board, std::string_view where) const { return board.vertex_of(label, where); }
  static CellName from_text(std::string_view text) { return {std::string(text)}; }
  /// [7, 3], or a text.
  static CellName from_json(const JsonPlace& value);
  static Json schema();
};

/// A list of things that name cells: `One` is read from a text or from JSON.
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

/// A number in a cell.
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

/// What a file holds. Typed, it is the file's name; in JSON the text itself, or {"base64": …}.
class FileContent : public Parameter {
 public:
  using Parameter::Parameter;
  const std::string& bytes() const { return *bytes_; }
  /// For complaints.
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
