#include "hamlet/io/parts/json_place.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/base/text/nearest.hpp"

namespace hamlet {

bool JsonPlace::is_object() const { return value_->is_object(); }
bool JsonPlace::is_array() const { return value_->is_array(); }
bool JsonPlace::is_null() const { return value_->is_null(); }
bool JsonPlace::is_text() const { return value_->is_text(); }
bool JsonPlace::is_empty() const {
  return is_null() || ((is_array() || is_object()) && value_->empty()) ||
         (is_text() && value_->text().empty());
}

void JsonPlace::complain(std::string what) const { throw InputError(place_, std::move(what)); }

std::int64_t JsonPlace::integer(std::int64_t least, std::int64_t most) const {
  const std::optional<std::int64_t> whole = value_->whole();
  if (!whole || *whole < least || *whole > most)
    complain(fmt::format("a whole number from {} to {} belongs here", least, most));
  return *whole;
}

double JsonPlace::number() const {
  if (!value_->is_number()) complain("a number belongs here");
  return value_->number();
}

bool JsonPlace::boolean() const {
  if (!value_->is_boolean()) complain("true or false belongs here");
  return value_->boolean();
}

const std::string& JsonPlace::text() const {
  if (!value_->is_text()) complain("a text belongs here");
  return value_->text();
}

std::string JsonPlace::name() const {
  if (value_->is_integer()) return value_->dump();
  if (!value_->is_text()) complain("a vertex's name belongs here");
  return text();
}

std::string JsonPlace::dump() const { return value_->dump(); }

std::vector<JsonPlace> JsonPlace::items() const {
  if (!value_->is_array()) complain("a list belongs here");
  std::vector<JsonPlace> found;
  found.reserve(value_->size());
  for (const Json& item : value_->list())
    found.emplace_back(item, fmt::format("{}[{}]", place_, found.size()));
  return found;
}

std::vector<std::pair<std::string, JsonPlace>> JsonPlace::fields() const {
  if (!value_->is_object()) complain("an object in braces belongs here");
  std::vector<std::pair<std::string, JsonPlace>> found;
  found.reserve(value_->size());
  for (const auto& [key, value] : value_->fields())
    found.emplace_back(key, JsonPlace(value, place_.empty() ? key : fmt::format("{}.{}", place_, key)));
  return found;
}

std::optional<JsonPlace> JsonPlace::optional_field(std::string_view key) const {
  if (!value_->is_object()) complain("an object in braces belongs here");
  const Json* const found = value_->find(key);
  if (!found) return std::nullopt;
  return JsonPlace(*found, place_.empty() ? std::string(key) : fmt::format("{}.{}", place_, key));
}

JsonPlace JsonPlace::field(std::string_view key) const {
  if (auto found = optional_field(key)) return *found;
  complain(fmt::format("the field '{}' is missing", key));
}

void JsonPlace::allow_fields(const std::vector<std::string_view>& known) const {
  if (!value_->is_object()) complain("an object in braces belongs here");
  for (const auto& [key, unused] : value_->fields()) {
    if (std::ranges::find(known, key) == known.end()) complain(unknown_name("field", key, known));
  }
}

}  // namespace hamlet
