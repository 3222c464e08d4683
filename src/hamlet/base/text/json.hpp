#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace hamlet {

/// A JSON value. Objects keep the order in which their fields were added.
///
///   Json json = {{"answer", "found"}, {"paths", Json::array()}};
///   json["paths"].push_back({1, 2});
///   json.dump()   // {"answer":"found","paths":[[1,2]]}
class Json {
 public:
  using List = std::vector<Json>;
  using Fields = std::vector<std::pair<std::string, Json>>;

  Json() = default;
  Json(std::nullptr_t) {}
  Json(std::same_as<bool> auto value) : value_(value) {}
  Json(std::integral auto value) requires(!std::same_as<decltype(value), bool>) {
    if (std::in_range<std::int64_t>(value)) {
      value_ = static_cast<std::int64_t>(value);
    } else {
      value_ = static_cast<double>(value);
    }
  }
  Json(double value) : value_(value) {}
  Json(std::string text) : value_(std::move(text)) {}
  Json(std::string_view text) : value_(std::string(text)) {}
  Json(const char* text) : value_(std::string(text)) {}
  template <class Item>
  Json(const std::vector<Item>& items) : value_(List(items.begin(), items.end())) {}
  Json(List items) : value_(std::move(items)) {}
  /// An object if each item is a text and a value, else a list.
  Json(std::initializer_list<Json> items);
  static Json array(std::initializer_list<Json> items = {}) { return Json(List(items)); }
  static Json object();

  bool is_null() const { return std::holds_alternative<std::monostate>(value_); }
  bool is_boolean() const { return std::holds_alternative<bool>(value_); }
  bool is_integer() const { return std::holds_alternative<std::int64_t>(value_); }
  bool is_number() const { return is_integer() || std::holds_alternative<double>(value_); }
  bool is_text() const { return std::holds_alternative<std::string>(value_); }
  bool is_array() const { return std::holds_alternative<List>(value_); }
  bool is_object() const { return std::holds_alternative<Fields>(value_); }

  /// Each is for a value of its type.
  bool boolean() const { return std::get<bool>(value_); }
  std::int64_t integer() const { return std::get<std::int64_t>(value_); }
  double number() const;
  /// A number without a fraction, however it is written: 3, 3.0 or 3e0. Nothing for any other value.
  std::optional<std::int64_t> whole() const;
  const std::string& text() const { return std::get<std::string>(value_); }
  const List& list() const { return std::get<List>(value_); }
  List& list() { return std::get<List>(value_); }
  const Fields& fields() const { return std::get<Fields>(value_); }

  /// Of a list or object; 0 of anything else.
  std::size_t size() const;
  bool empty() const { return size() == 0; }
  const Json& operator[](std::integral auto index) const { return list()[static_cast<std::size_t>(index)]; }
  Json& operator[](std::integral auto index) { return list()[static_cast<std::size_t>(index)]; }
  /// The field of an object, which null becomes; added if it is not there.
  Json& operator[](std::string_view key);
  /// The field of an object, or nothing.
  const Json* find(std::string_view key) const;
  bool contains(std::string_view key) const { return find(key) != nullptr; }
  /// Of a list, which null becomes.
  void push_back(Json item);
  /// Of an object: a field that is not there yet.
  void append_field(std::string key, Json value);
  /// Of an object: every field of another one, in place of those of the same name.
  void add_fields(const Json& other);

  bool operator==(const Json&) const = default;

  /// On one line. Text that is not UTF-8 has the replacement character in its place.
  std::string dump() const;
  void append_to(std::string& out) const;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Fields> value_;
};

/// A text as JSON has it, in quotes.
void append_json_text(std::string_view text, std::string& out);

/// Reads a text. An InputError names the line and column of what is wrong, a field that is given twice in one
/// object, and values nested too deeply.
Json parse_json(std::string_view text);

}  // namespace hamlet
