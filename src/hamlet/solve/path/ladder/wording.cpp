#include "hamlet/solve/path/ladder/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "hamlet/base/text/sentence.hpp"

namespace hamlet::path {

namespace {

constexpr std::size_t most_listed = 8;
constexpr std::size_t most_left_listed = 4;

template <class Item, class Text>
std::string cut_short(std::span<const Item> items, std::string_view last, Text text) {
  std::vector<std::string> names;
  for (const Item& item : items) {
    if (names.size() == most_listed && items.size() > most_listed + 1) {
      names.push_back(fmt::format("{} more", items.size() - most_listed));
      break;
    }
    names.push_back(text(item));
  }
  return listed(names, last);
}

}  // namespace

std::string listed_numbers(std::span<const Step> numbers, std::string_view last) {
  return cut_short(numbers, last, [](Step number) { return std::to_string(number); });
}

std::string Wording::cells(std::span<const Vertex> list, std::string_view last) const {
  return cut_short(list, last, [&](Vertex v) { return name_(v); });
}

std::string Wording::visit(Step number, Vertex cell) const {
  return fmt::format("{} at {}", number, name_(cell));
}

namespace {

/// The cells that lose numbers, each with those that are left.
std::map<Vertex, std::vector<Step>> numbers_left_after(const Position& before,
                                                       std::span<const Candidate> excluded) {
  const CandidateTable& table = before.table();
  std::map<Vertex, std::vector<Step>> left;
  for (const Candidate lost : excluded) left[table.cell(lost)];
  for (auto& [cell, numbers] : left) {
    for (const Candidate c : before.left_on(cell)) {
      if (std::ranges::find(excluded, c) == excluded.end()) numbers.push_back(table.number(c));
    }
  }
  return left;
}

}  // namespace

std::string Wording::conclusion(const Position& before, std::span<const Candidate> excluded) const {
  const CandidateTable& table = before.table();
  const auto left_on = numbers_left_after(before, excluded);
  std::vector<std::string> parts;
  for (const auto& [cell, left] : left_on) {
    if (parts.size() == most_listed) {
      parts.push_back(fmt::format("{} more cells lose numbers", left_on.size() - most_listed));
      break;
    }
    if (left.empty()) {
      parts.push_back(fmt::format("{} has no number left", name_(cell)));
    } else if (left.size() <= most_left_listed) {
      parts.push_back(fmt::format("{} is {}", name_(cell), listed_numbers(left, "or")));
    } else {
      std::vector<Step> lost;
      for (const Candidate c : excluded) {
        if (table.cell(c) == cell) lost.push_back(table.number(c));
      }
      parts.push_back(fmt::format("{} is not {}", name_(cell), listed_numbers(lost, "or")));
    }
  }
  return listed(parts);
}

std::string Wording::so(const Position& before, std::span<const Candidate> excluded) const {
  const auto left_on = numbers_left_after(before, excluded);
  const bool has_few = std::ranges::any_of(
      left_on, [](const auto& cell) { return cell.second.size() <= most_left_listed; });
  return has_few ? "; so " + conclusion(before, excluded) : "";
}

}  // namespace hamlet::path
