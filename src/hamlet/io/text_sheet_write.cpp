#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/text_sheet.hpp"

namespace hamlet {

namespace {

[[noreturn]] void refuse(std::string what) { throw InputError("text", std::move(what)); }

void add_value(std::string& out, std::string_view key, std::string_view value) {
  if (value.empty()) return;
  if (value != trimmed(value) || value.find_first_of("\r\n") != std::string_view::npos) {
    refuse(fmt::format("the {} has line ends, or spaces around it, that a line of text cannot hold; JSON can",
                       key));
  }
  out += fmt::format("{}: {}\n", key, value);
}

/// Aligns words in columns and indents each row as its cells are on the board.
std::string grid_text(const Frame& frame, const std::vector<std::vector<std::string>>& rows) {
  std::size_t width = 1;
  for (const auto& row : rows) {
    for (const auto& word : row) width = std::max(width, word.size());
  }
  std::string out;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    std::string line(frame.rows[i].indent * (width + 1) / frame.stride, ' ');
    for (const auto& word : rows[i])
      line += fmt::format("{}{:>{}}", &word == rows[i].data() ? "" : " ", word, width);
    out += line + "\n";
  }
  return out;
}

std::string numbers_text(const Board& board, const std::vector<Visit>& visits) {
  const Frame& frame = board.lattice().frame;
  std::vector<std::vector<std::string>> rows;
  for (const auto& row : frame.rows) rows.emplace_back(row.length, ".");
  for (Cell cell : board.blocked()) rows[cell.row - 1][cell.col - 1] = "#";
  for (const auto& [v, step] : visits) {
    std::string& word = rows[board.cell(v).row - 1][board.cell(v).col - 1];
    if (word != ".")
      refuse(fmt::format("{} has two numbers, which a grid cannot hold; JSON can", board.spoken(v)));
    word = std::to_string(step);
  }
  return grid_text(frame, rows);
}

void add_pairs(std::string& out, std::string_view key, const std::vector<std::string>& words) {
  if (!words.empty()) out += fmt::format("{}: {}\n", key, fmt::join(words, " "));
}

void add_path(std::string& out, const PathSheet& sheet) {
  const auto& [board, puzzle, solution] = sheet;
  if (board.name() == "graph") refuse("a graph from a file cannot be written as text; JSON can hold it");
  out += fmt::format("board: {}\n", board.name());
  if (board.wrap() != Wrap::none) out += fmt::format("wrap: {}\n", to_text(board.wrap()));
  if (puzzle.closed) out += "closed: yes\n";
  if (puzzle.start) out += fmt::format("start: {}\n", board.label(*puzzle.start));
  if (puzzle.end) out += fmt::format("end: {}\n", board.label(*puzzle.end));
  std::vector<std::string> diamonds;
  for (const auto& [a, b] : puzzle.diamonds) diamonds.push_back(board.label(a) + "-" + board.label(b));
  add_pairs(out, "diamonds", diamonds);
  for (const MarkRule* rule : mark_rules()) {
    std::vector<std::string> marks;
    for (const Mark& mark : puzzle.marks) {
      if (mark.rule != rule) continue;
      marks.push_back(board.label(mark.cells[0]) +
                      (rule->cell_count == 2 ? "-" + board.label(mark.cells[1]) : ""));
    }
    add_pairs(out, rule->name, marks);
  }
  if (board.has_cells()) {
    out += numbers_text(board, puzzle.clues);
    if (solution) out += "solution:\n" + numbers_text(board, *solution);
    return;
  }
  std::vector<std::string> clues;
  for (const auto& [v, step] : puzzle.clues) clues.push_back(fmt::format("{}={}", board.label(v), step));
  add_pairs(out, "clues", clues);
  if (!solution) return;
  const auto path = path_of(*solution);
  if (!path || path->empty())
    refuse("an unfinished solution of a graph cannot be written as text; JSON can hold it");
  out += "solution:";
  for (Vertex v : *path) out += " " + board.label(v);
  out += "\n";
}

void add_bridges(std::string& out, const BridgesSheet& sheet) {
  const BridgesGrid& grid = sheet.puzzle.grid();
  if (static_cast<double>(grid.rows) * grid.cols > 25e6)
    refuse(fmt::format("a grid of {}x{} is too large to write cell by cell; JSON lists only the islands",
                       grid.rows, grid.cols));
  out += fmt::format("k: {}\n", grid.k);
  if (grid.eight) out += "directions: 8\n";
  if (grid.no_loops) out += "loops: no\n";
  std::vector<std::string> forbidden;
  for (const auto& [a, b] : grid.forbidden) forbidden.push_back(to_text(a) + "-" + to_text(b));
  add_pairs(out, "forbidden", forbidden);
  std::vector<std::vector<std::string>> rows(grid.rows, std::vector<std::string>(grid.cols, "."));
  for (const Cell cell : grid.blocked) rows[cell.row - 1][cell.col - 1] = "#";
  for (const auto& [cell, demand] : grid.islands)
    rows[cell.row - 1][cell.col - 1] = demand ? std::to_string(*demand) : "?";
  out += grid_text(Frame::rectangle(grid.rows, grid.cols), rows);
  if (!sheet.solution) return;
  out += "solution:\n";
  for (const auto& [a, b, n] : *sheet.solution) {
    out += fmt::format("{}-{}={}\n", to_text(grid.islands[a].cell), to_text(grid.islands[b].cell), n);
  }
}

}  // namespace

std::string text_of_sheet(const Sheet& sheet) {
  std::string out = fmt::format("kind: {}\n", sheet.kind->name);
  add_value(out, "title", sheet.title);
  add_value(out, "author", sheet.author);
  add_value(out, "source", sheet.source);
  if (sheet.level) out += fmt::format("level: {}\n", *sheet.level);
  if (sheet.seed) out += fmt::format("seed: {}\n", *sheet.seed);
  if (sheet.number) out += fmt::format("number: {}\n", *sheet.number);
  sheet.visit([&](const PathSheet& path) { add_path(out, path); },
              [&](const BridgesSheet& bridges) { add_bridges(out, bridges); });
  return out;
}

}  // namespace hamlet
