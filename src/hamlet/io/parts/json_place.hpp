#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hamlet/base/text/json.hpp"

namespace hamlet {

/// A JSON value with its place in the document ("clues[3].step"), which every error names. Refers to the
/// value.
class JsonPlace {
 public:
  explicit JsonPlace(const Json& value, std::string place = {}) : value_(&value), place_(std::move(place)) {}

  const std::string& place() const { return place_; }
  bool is_object() const;
  bool is_array() const;
  bool is_null() const;
  bool is_text() const;
  /// Whether this is null, "", [] or {}.
  bool is_empty() const;

  /// Each throws an InputError if the value has another type or is out of range.
  std::int64_t integer(std::int64_t least, std::int64_t most) const;
  double number() const;
  bool boolean() const;
  const std::string& text() const;
  /// A text, or an integer as it is written.
  std::string name() const;
  std::vector<JsonPlace> items() const;
  /// The fields of an object, by name.
  std::vector<std::pair<std::string, JsonPlace>> fields() const;

  /// The value as it was written, without white space.
  std::string dump() const;

  JsonPlace field(std::string_view key) const;
  /// Returns nullopt if the field is absent.
  std::optional<JsonPlace> optional_field(std::string_view key) const;
  /// Throws an InputError for any field that is not in the list and suggests the nearest.
  void allow_fields(const std::vector<std::string_view>& known) const;

  [[noreturn]] void complain(std::string what) const;

 private:
  const Json* value_;
  std::string place_;
};

}  // namespace hamlet
