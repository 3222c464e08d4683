#include "hamlet/io/penpa/penpa_link.hpp"

#include <fmt/format.h>

#include <array>
#include <map>
#include <ranges>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/base64.hpp"
#include "hamlet/base/text/deflate.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/base/text/utf8.hpp"
#include "hamlet/io/parts/percent.hpp"

namespace hamlet {

namespace {

// …#m=edit&p=PAGE&a=ANSWER, or m=solve; old links have "?" for "#". PAGE and ANSWER are base64 of a raw
// DEFLATE stream; its padding may be missing. In the text of the page, words that occur often are
// abbreviated: applied from first to last when writing, undone from last to first.
using Abbreviation = std::pair<std::string_view, std::string_view>;
constexpr std::array<Abbreviation, 31> abbreviations = {{
    {"z", "zZ"},
    {"\"qa\"", "z9"},
    {"\"pu_q\"", "zQ"},
    {"\"pu_a\"", "zA"},
    {"\"grid\"", "zG"},
    {"\"edit_mode\"", "zM"},
    {"\"surface\"", "zS"},
    {"\"line\"", "zL"},
    {"\"lineE\"", "zE"},
    {"\"wall\"", "zW"},
    {"\"cage\"", "zC"},
    {"\"number\"", "zN"},
    {"\"symbol\"", "zY"},
    {"\"special\"", "zP"},
    {"\"board\"", "zB"},
    {"\"command_redo\"", "zR"},
    {"\"command_undo\"", "zU"},
    {"\"command_replay\"", "z8"},
    {"\"numberS\"", "z1"},
    {"\"freeline\"", "zF"},
    {"\"freelineE\"", "z2"},
    {"\"thermo\"", "zT"},
    {"\"arrows\"", "z3"},
    {"\"direction\"", "zD"},
    {"\"squareframe\"", "z0"},
    {"\"polygon\"", "z5"},
    {"\"deletelineE\"", "z4"},
    {"\"killercages\"", "z6"},
    {"\"nobulbthermo\"", "z7"},
    {"\"__a\"", "z_"},
    {"null", "zO"},
}};

std::string replaced(std::string_view text, std::string_view old, std::string_view by) {
  std::string out;
  for (std::size_t at; (at = text.find(old)) != std::string_view::npos; text.remove_prefix(at + old.size())) {
    out += text.substr(0, at);
    out += by;
  }
  return out += text;
}

std::string abbreviated(std::string text) {
  for (const auto& [whole, code] : abbreviations) text = replaced(text, whole, code);
  return text;
}

std::string in_full(std::string text) {
  for (const auto& [whole, code] : abbreviations | std::views::reverse) text = replaced(text, code, whole);
  return text;
}

/// The values of the parameters of an address by name, cut off at a second "=" as Penpa+ does: that is
/// padding.
using Parameters = std::map<std::string_view, std::string_view>;

Parameters parameters_of(std::string_view line) {
  const std::size_t mark = line.find_first_of("#?");
  if (mark == std::string_view::npos) return {};
  Parameters found;
  for (const std::string_view part : split(line.substr(mark + 1), '&')) {
    const std::size_t equals = part.find('=');
    if (equals == std::string_view::npos) continue;
    std::string_view value = part.substr(equals + 1);
    if (!value.starts_with("http")) value = value.substr(0, value.find('='));
    found.try_emplace(part.substr(0, equals), value);
  }
  return found;
}

bool is_page(const Parameters& parameters) {
  const auto mode = parameters.find("m");
  return mode != parameters.end() && (mode->second == "edit" || mode->second == "solve") &&
         parameters.contains("p");
}

/// A reader keeps values of JSON, each larger than the few characters that it takes.
MemoryBudget for_text(const MemoryBudget& memory) { return MemoryBudget(memory.bytes() / 64); }

std::string unpacked(std::string_view packed, std::string_view where, const MemoryBudget& memory) {
  std::string padded(packed);
  padded.append((4 - padded.size() % 4) % 4, '=');
  const auto bytes = from_base64(padded);
  if (!bytes) throw InputError(std::string(where), "this is not base64, as in a link of Penpa+");
  std::string text = inflated(*bytes, where, for_text(memory));
  if (line_with_invalid_utf8(text))
    throw InputError(std::string(where), "the compressed text is not in UTF-8");
  return text;
}

std::string packed(std::string_view text) {
  std::string digits = to_base64(deflated(text));
  while (digits.ends_with('=')) digits.pop_back();
  return digits;
}

}  // namespace

bool is_penpa_link(std::string_view line) { return is_page(parameters_of(line)); }

PenpaLink read_penpa_link(std::string_view line, const MemoryBudget& memory) {
  const Parameters parameters = parameters_of(line);
  if (!is_page(parameters))
    throw InputError("", "this is not an address of Penpa+, such as …/penpa-edit/#m=edit&p=…");
  const std::string_view page = parameters.at("p");
  PenpaLink link;
  if (page.starts_with("http")) {
    link.wrapped = percent_decoded(page);
    return link;
  }
  link.page = in_full(unpacked(page, "p", memory));
  for_text(memory).require_fits(static_cast<double>(link.page.size()), "p", "the text of the page");
  if (const auto answer = parameters.find("a"); answer != parameters.end())
    link.answer = unpacked(answer->second, "a", memory);
  return link;
}

std::string penpa_address(std::string_view page, std::string_view answer) {
  std::string address = fmt::format("https://swaroopg92.github.io/penpa-edit/#m=solve&p={}",
                                    packed(abbreviated(std::string(page))));
  if (!answer.empty()) address += fmt::format("&a={}", packed(answer));
  return address;
}

}  // namespace hamlet
