#include "hamlet/base/text/json.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

// Deeper than anything that Hamlet reads. Destroying a value is recursive, so its depth must be bounded.
constexpr std::size_t most_levels = 100;

constexpr std::string_view replacement_character = "\xef\xbf\xbd";

/// The length in bytes of the UTF-8 character at the beginning of a text; 0 if it is invalid.
std::size_t bytes_of_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const auto follows = [&](std::size_t i) { return i < text.size() && (byte(i) & 0xC0) == 0x80; };
  const unsigned char first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return follows(1) ? 2 : 0;
  if (first >= 0xE0 && first < 0xF0) {
    if (!follows(1) || !follows(2)) return 0;
    const bool is_overlong = first == 0xE0 && byte(1) < 0xA0, is_surrogate = first == 0xED && byte(1) >= 0xA0;
    return is_overlong || is_surrogate ? 0 : 3;
  }
  if (first >= 0xF0 && first < 0xF5) {
    if (!follows(1) || !follows(2) || !follows(3)) return 0;
    const bool is_overlong = first == 0xF0 && byte(1) < 0x90, is_beyond = first == 0xF4 && byte(1) >= 0x90;
    return is_overlong || is_beyond ? 0 : 4;
  }
  return 0;
}

void append_escaped(char c, std::string& out) {
  switch (c) {
    case '"':
      out += "\\\"";
      break;
    case '\\':
      out += "\\\\";
      break;
    case '\n':
      out += "\\n";
      break;
    case '\t':
      out += "\\t";
      break;
    case '\r':
      out += "\\r";
      break;
    case '\b':
      out += "\\b";
      break;
    case '\f':
      out += "\\f";
      break;
    default:
      if (static_cast<unsigned char>(c) < 0x20) {
        fmt::format_to(std::back_inserter(out), "\\u{:04x}", static_cast<unsigned>(c));
      } else {
        out += c;
      }
  }
}

void append_number(double number, std::string& out) {
  if (!std::isfinite(number)) {
    out += "null";
    return;
  }
  const std::size_t begin = out.size();
  fmt::format_to(std::back_inserter(out), "{}", number);
  // Without a point or an exponent, the number would be parsed back as an integer.
  if (out.find_first_of(".e", begin) == std::string::npos) out += ".0";
}

/// Builds the value from the SAX events of nlohmann's parser.
class Builder {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(std::int64_t value) { return add(value); }
  bool number_unsigned(std::uint64_t value) { return add(value); }
  bool number_float(double value, const std::string&) { return add(value); }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(nlohmann::json::binary_t&) { return false; }
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    if (!open_.back().keys.insert(name).second)
      throw InputError(name, "this field is given twice in one object");
    open_.back().key = std::move(name);
    return true;
  }

  bool parse_error(std::size_t byte, const std::string&, const nlohmann::json::exception& error) {
    if (dynamic_cast<const nlohmann::json::out_of_range*>(&error) != nullptr)
      throw InputError("", "the JSON has a number that is out of range");
    const std::size_t at = std::min<std::size_t>(byte == 0 ? 0 : byte - 1, text_.size());
    const auto before = text_.substr(0, at);
    const auto line_start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    throw InputError(
        fmt::format("line {}, column {}", 1 + std::ranges::count(before, '\n'), at - line_start + 1),
        at >= text_.size() ? "the JSON ends here before it is complete" : "the JSON is malformed here");
  }

  Json take() { return std::move(root_); }

 private:
  struct Open {
    Json value;
    std::string key = {};
    std::set<std::string> keys = {};
  };

  bool add(Json value) {
    if (open_.empty()) {
      root_ = std::move(value);
    } else if (open_.back().value.is_array()) {
      open_.back().value.push_back(std::move(value));
    } else {
      open_.back().value.append_field(std::move(open_.back().key), std::move(value));
    }
    return true;
  }
  bool open(Json value) {
    if (open_.size() == most_levels)
      throw InputError("", fmt::format("the JSON is nested more than {} deep", most_levels));
    open_.push_back({std::move(value)});
    return true;
  }
  bool close() {
    Json value = std::move(open_.back().value);
    open_.pop_back();
    return add(std::move(value));
  }

  std::string_view text_;
  std::vector<Open> open_;
  Json root_;
};

}  // namespace

Json::Json(std::initializer_list<Json> items) {
  const bool is_object = std::ranges::all_of(
      items, [](const Json& item) { return item.is_array() && item.size() == 2 && item[0].is_text(); });
  if (!is_object) {
    value_ = List(items);
    return;
  }
  Fields fields;
  fields.reserve(items.size());
  for (const Json& item : items) fields.emplace_back(item[0].text(), item[1]);
  value_ = std::move(fields);
}

Json Json::object() {
  Json json;
  json.value_ = Fields();
  return json;
}

double Json::number() const {
  return is_integer() ? static_cast<double>(integer()) : std::get<double>(value_);
}

std::optional<std::int64_t> Json::whole() const {
  if (is_integer()) return integer();
  constexpr double beyond = 9223372036854775808.0;
  if (!is_number() || number() != std::floor(number()) || number() < -beyond || number() >= beyond)
    return std::nullopt;
  return static_cast<std::int64_t>(number());
}

std::size_t Json::size() const { return is_array() ? list().size() : is_object() ? fields().size() : 0; }

Json& Json::operator[](std::string_view key) {
  if (is_null()) value_ = Fields();
  Fields& fields = std::get<Fields>(value_);
  for (auto& [name, value] : fields) {
    if (name == key) return value;
  }
  return fields.emplace_back(std::string(key), Json()).second;
}

const Json* Json::find(std::string_view key) const {
  if (!is_object()) return nullptr;
  for (const auto& [name, value] : fields()) {
    if (name == key) return &value;
  }
  return nullptr;
}

void Json::push_back(Json item) {
  if (is_null()) value_ = List();
  list().push_back(std::move(item));
}

void Json::append_field(std::string key, Json value) {
  std::get<Fields>(value_).emplace_back(std::move(key), std::move(value));
}

void Json::add_fields(const Json& other) {
  for (const auto& [key, value] : other.fields()) (*this)[key] = value;
}

void append_json_text(std::string_view text, std::string& out) {
  out += '"';
  while (!text.empty()) {
    const std::size_t bytes = bytes_of_character(text);
    if (bytes == 1) {
      append_escaped(text[0], out);
    } else {
      out += bytes == 0 ? replacement_character : text.substr(0, bytes);
    }
    text.remove_prefix(std::max<std::size_t>(bytes, 1));
  }
  out += '"';
}

void Json::append_to(std::string& out) const {
  if (is_null()) out += "null";
  if (is_boolean()) out += boolean() ? "true" : "false";
  if (is_integer()) out += fmt::format_int(integer()).c_str();
  if (const auto* const number = std::get_if<double>(&value_)) append_number(*number, out);
  if (is_text()) append_json_text(text(), out);
  if (is_array()) {
    out += '[';
    for (const Json& item : list()) {
      if (&item != &list().front()) out += ',';
      item.append_to(out);
    }
    out += ']';
  }
  if (!is_object()) return;
  out += '{';
  for (const auto& field : fields()) {
    if (&field != &fields().front()) out += ',';
    append_json_text(field.first, out);
    out += ':';
    field.second.append_to(out);
  }
  out += '}';
}

std::string Json::dump() const {
  std::string out;
  append_to(out);
  return out;
}

Json parse_json(std::string_view text) {
  Builder builder(text);
  nlohmann::json::sax_parse(text, &builder);
  return builder.take();
}

}  // namespace hamlet
