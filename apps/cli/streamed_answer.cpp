#include "cli/streamed_answer.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>

#include "cli/output.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

namespace {

void append(const Cell& cell, std::string& text) {
  fmt::format_to(std::back_inserter(text), FMT_COMPILE("[{},{}]"), cell.row, cell.col);
}

/// Prints what is long enough to be worth it.
void print_pieces_of(std::string& text) {
  constexpr std::size_t piece = 1 << 16;
  if (text.size() < piece) return;
  print(text);
  text.clear();
}

}  // namespace

void StreamedAnswer::begin(std::string_view answer) {
  print(fmt::format(R"({{"answer":"{}","{}":[)", answer, solutions_));
}

void StreamedAnswer::begin_solution() {
  if (has_any_) {
    print(",");
  } else {
    begin("found");
  }
  has_any_ = true;
}

void StreamedAnswer::add(const Board& board, const Path& path) {
  begin_solution();
  std::string text = "[";
  for (std::size_t i = 0; i < path.size(); ++i) {
    if (i > 0) text += ',';
    if (board.has_cells()) {
      append(board.cell(path[i]), text);
    } else {
      text += vertex_json(board, path[i]).dump();
    }
    print_pieces_of(text);
  }
  print(text + "]");
}

void StreamedAnswer::add(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net) {
  begin_solution();
  std::string text = "[";
  for (const auto& [a, b, n] : net) {
    text += &n == &net.front().n ? R"({"a":)" : R"(,{"a":)";
    append(puzzle.islands()[a].cell, text);
    text += R"(,"b":)";
    append(puzzle.islands()[b].cell, text);
    fmt::format_to(std::back_inserter(text), FMT_COMPILE(R"(,"n":{}}})"), n);
    print_pieces_of(text);
  }
  print(text + "]");
}

void StreamedAnswer::end(std::string_view answer, const nlohmann::ordered_json& rest) {
  if (!has_any_) begin(answer);
  print("]," + rest.dump().substr(1) + "\n");
}

}  // namespace hamlet
