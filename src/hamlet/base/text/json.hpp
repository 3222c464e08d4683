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

/// A JSON value. Objects keep their fields in insertion order.
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
  /// An object if every item is a pair of a string and a value, else an array.
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

  /// Each accessor requires a value of its type.
  bool boolean() const { return std::get<bool>(value_); }
  std::int64_t integer() const { return std::get<std::int64_t>(value_); }
  double number() const;
  /// A number without a fraction, however it is written: 3, 3.0 or 3e0. Nullopt for any other value, or if it
  /// does not fit 64 bits.
  std::optional<std::int64_t> whole() const;
  const std::string& text() const { return std::get<std::string>(value_); }
  const List& list() const { return std::get<List>(value_); }
  List& list() { return std::get<List>(value_); }
  const Fields& fields() const { return std::get<Fields>(value_); }

  /// The size of an array or object; 0 for any other value.
  std::size_t size() const;
  bool empty() const { return size() == 0; }
  const Json& operator[](std::integral auto index) const { return list()[static_cast<std::size_t>(index)]; }
  Json& operator[](std::integral auto index) { return list()[static_cast<std::size_t>(index)]; }
  /// The field of an object, added if absent. Null becomes an object first.
  Json& operator[](std::string_view key);
  /// The field of an object, or null if there is none.
  const Json* find(std::string_view key) const;
  bool contains(std::string_view key) const { return find(key) != nullptr; }
  /// Appends to an array. Null becomes an array first.
  void push_back(Json item);
  /// Appends a field that the object does not have yet.
  void append_field(std::string key, Json value);
  /// Sets every field of `other` in this object, replacing those of the same name.
  void add_fields(const Json& other);

  bool operator==(const Json&) const = default;

  /// Formats the value on one line. Invalid UTF-8 becomes the replacement character.
  std::string dump() const;
  void append_to(std::string& out) const;

 private:
  std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Fields> value_;
};

/// Appends a text as a JSON string, quoted and escaped.
void append_json_text(std::string_view text, std::string& out);

/// Parses a text. Throws InputError with the line and column of a syntax error, and for a field given twice
/// in one object or values nested too deeply.
Json parse_json(std::string_view text);

}  // namespace hamlet
