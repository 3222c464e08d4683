#include "hamlet/api/say/report_table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/api/say/text_table.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/base/text/printable.hpp"

namespace hamlet::api {

namespace {

using Rows = std::vector<std::vector<std::string>>;

std::string figure_text(const Figure& figure) {
  if (const auto* text = std::get_if<std::string>(&figure)) return *text;
  if (const auto* whole = std::get_if<std::int64_t>(&figure)) return std::to_string(*whole);
  return fmt::format("{:.4g}", std::get<double>(figure));
}

/// The rows as text, headed by the names of the columns.
Rows rows_of(const ReportTable& table) {
  Rows rows = {table.columns};
  for (const auto& figures : table.rows) {
    auto& row = rows.emplace_back();
    for (const Figure& figure : figures) row.push_back(figure_text(figure));
  }
  return rows;
}

std::string table_line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths) {
  std::string line = "|";
  for (std::size_t i = 0; i < cells.size(); ++i)
    line += " " + cells[i] + std::string(widths[i] - character_count(cells[i]), ' ') + " |";
  return line + "\n";
}

std::string lines_of(const Rows& rows) {
  std::vector<std::size_t> widths(rows[0].size(), 3);
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], character_count(row[i]));
  }
  std::string text = table_line(rows[0], widths) + "|";
  for (std::size_t width : widths) text += std::string(width + 2, '-') + "|";
  text += "\n";
  for (std::size_t i = 1; i < rows.size(); ++i) text += table_line(rows[i], widths);
  return text;
}

}  // namespace

std::string table_and_note(const ReportTable& table) {
  std::string text;
  if (!table.columns.empty()) text += lines_of(rows_of(table)) + "\n";
  if (!table.note.empty()) text += table.note + "\n\n";
  return text;
}

std::string markdown_of(const ReportTable& table) {
  std::string text = fmt::format("## {}\n\n", table.title) + table_and_note(table);
  if (table.listing.empty()) return text;
  text += "```\n";
  for (const std::string& line : table.listing) text += line + "\n";
  return text + "```\n\n";
}

std::string plain_text_of(const ReportTable& table) {
  return table.title + ":\n" + text_table(rows_of(table));
}

Json table_json(const ReportTable& table) {
  auto rows = Json::array();
  for (const auto& figures : table.rows) {
    auto row = Json::array();
    for (const Figure& figure : figures) std::visit([&](const auto& value) { row.push_back(value); }, figure);
    rows.push_back(std::move(row));
  }
  Json json = {{"title", table.title}, {"columns", table.columns}, {"rows", std::move(rows)}};
  if (!table.note.empty()) json["note"] = table.note;
  if (!table.listing.empty()) json["listing"] = table.listing;
  for (const ReportPicture& picture : table.pictures) json["pictures"].push_back(picture.caption);
  return json;
}

}  // namespace hamlet::api
