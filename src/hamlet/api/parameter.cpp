#include "hamlet/api/parameter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "hamlet/api/request.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/base64.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/text_sheet.hpp"

namespace hamlet::api {

namespace {

Json one_of(const std::vector<std::string>& values) { return {{"type", "string"}, {"enum", values}}; }

}  // namespace

Parameter::Parameter(Request* request, std::string_view name, std::string_view takes, std::string_view help)
    : name_(name), takes_(takes), help_(help) {
  request->add(this);
}

std::string Parameter::field() const {
  std::string field(name_);
  std::ranges::replace(field, '-', '_');
  return field;
}

void Parameter::complain(std::string what) const { throw InputError(std::string(name_), std::move(what)); }

const std::string& Parameter::only_word(std::span<const std::string> words) const {
  if (words.size() != 1) complain("it takes exactly one value and may not be repeated");
  // With an unset variable, the default would answer another question.
  if (words[0].empty()) complain("its value is empty; leave it out, or say what is meant");
  return words[0];
}

void Flag::read_words(std::span<const std::string> words) {
  if (!words.empty()) complain("it takes no value");
  value_ = true;
}

void Whole::read_words(std::span<const std::string> words) {
  const std::string& text = only_word(words);
  const auto value = scan_integer(text);
  if (!value && text.find_first_not_of("0123456789") == std::string::npos)
    complain(fmt::format("'{}' is too large to be read as a whole number", text));
  if (!value || *value < least_)
    complain(fmt::format("'{}' is not a whole number of at least {}", text, least_));
  if (*value > most_) complain(fmt::format("{} is too large; {} is the most", text, most_));
  value_ = value;
}

Json Whole::schema() const {
  Json schema = {{"type", "integer"}, {"minimum", least_}};
  if (most_ != INT64_MAX) schema["maximum"] = most_;
  return schema;
}

void CountOrAll::read_words(std::span<const std::string> words) {
  const std::string& text = only_word(words);
  const auto number = scan_integer(text);
  if (text != "all" && (!number || *number < 1))
    complain(fmt::format("'{}' is neither a whole number of at least 1 nor 'all'", text));
  value_ = text == "all" ? UINT64_MAX : static_cast<std::uint64_t>(*number);
}

void CountOrAll::read_json(const JsonPlace& value) {
  if (value.is_text()) {
    if (value.text() != "all") value.complain("a whole number from 1, or \"all\", belongs here");
    value_ = UINT64_MAX;
  } else {
    value_ = static_cast<std::uint64_t>(value.integer(1, INT64_MAX));
  }
}

Json CountOrAll::schema() const {
  return {{"anyOf", Json::array({{{"type", "integer"}, {"minimum", 1}}, {{"const", "all"}}})}};
}

void Decimal::read_words(std::span<const std::string> words) {
  const std::string& text = only_word(words);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value) || value < 0)
    complain(fmt::format("'{}' is not a number from 0", text));
  value_ = value;
}

void Decimal::read_json(const JsonPlace& value) {
  const double number = value.number();
  if (!std::isfinite(number) || number < 0) value.complain("a number from 0 belongs here");
  value_ = number;
}

void Text::read_words(std::span<const std::string> words) { value_ = only_word(words); }

void Text::read_json(const JsonPlace& value) {
  value_ = value.text();
  if (value_.empty()) value.complain("the text is empty; leave it out, or say what is meant");
}

Json Name::schema() const { return may_be_combined ? Text::schema() : one_of(choices()); }

void Texts::read_json(const JsonPlace& value) {
  for (const JsonPlace& item : value.items()) values_.push_back(item.text());
}

Json Texts::schema() const { return {{"type", "array"}, {"items", {{"type", "string"}}}}; }

Json Names::schema() const { return {{"type", "array"}, {"items", one_of(choices())}}; }

CellName CellName::from_json(const JsonPlace& value) {
  if (!value.is_array()) return {value.name()};
  const auto items = value.items();
  if (items.size() != 2) value.complain("a cell is written [row, column]");
  constexpr std::int64_t most = INT32_MAX;
  return {fmt::format("{},{}", items[0].integer(-most, most), items[1].integer(-most, most))};
}

Json CellName::schema() { return {{"$ref", "#/$defs/cell"}}; }

ListedClue ListedClue::from_text(std::string_view text, std::string_view where) {
  const auto [cell, step] = clue_from_text(text, where);
  return {{std::string(cell)}, step};
}

ListedClue ListedClue::from_json(const JsonPlace& value) {
  if (value.is_text()) return from_text(value.text(), value.place());
  value.allow_fields({"cell", "step"});
  return {CellName::from_json(value.field("cell")), value.field("step").integer(0, INT32_MAX)};
}

Json ListedClue::schema() { return {{"$ref", "#/$defs/clue"}}; }

ListedPair ListedPair::from_text(std::string_view text, std::string_view where) {
  const auto [a, b] = pair_from_text(text, where);
  return {{std::string(a)}, {std::string(b)}};
}

ListedPair ListedPair::from_json(const JsonPlace& value) {
  if (value.is_text()) return from_text(value.text(), value.place());
  value.allow_fields({"a", "b"});
  return {CellName::from_json(value.field("a")), CellName::from_json(value.field("b"))};
}

Json ListedPair::schema() { return {{"$ref", "#/$defs/pair"}}; }

void FileContent::read_words(std::span<const std::string> words) {
  called_ = only_word(words);
  bytes_ = read_file(called_);
}

void FileContent::read_json(const JsonPlace& value) {
  called_ = value.place();
  if (value.is_text()) {
    bytes_ = value.text();
    return;
  }
  value.allow_fields({"base64"});
  const JsonPlace encoded = value.field("base64");
  bytes_ = from_base64(encoded.text());
  if (!bytes_) encoded.complain("this is not base64");
}

Json FileContent::schema() const {
  return {{"anyOf", Json::array({{{"type", "string"}},
                                 {{"type", "object"},
                                  {"properties", {{"base64", {{"type", "string"}}}}},
                                  {"required", Json::array({"base64"})},
                                  {"additionalProperties", false}}})}};
}

}  // namespace hamlet::api
