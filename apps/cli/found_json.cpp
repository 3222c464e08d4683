#include "cli/found_json.hpp"

#include <fmt/compile.h>
#include <fmt/format.h>

#include <iterator>

#include "cli/output.hpp"
#include "hamlet/io/sheet_json.hpp"

namespace hamlet {

namespace {

std::string_view name_of(FindResult::Answer answer) {
  using enum FindResult::Answer;
  return answer == found ? "found" : answer == none ? "none" : "unknown";
}

class JsonPaths {
 public:
  explicit JsonPaths(const Board& board) : board_(board) {}

  void print_all(const std::vector<Path>& paths) {
    for (const Path& path : paths) {
      text_ += &path == paths.data() ? "[" : ",[";
      for (std::size_t i = 0; i < path.size(); ++i) {
        if (i > 0) text_ += ',';
        add(path[i]);
        if (text_.size() >= piece) flush();
      }
      text_ += ']';
    }
    flush();
  }

 private:
  static constexpr std::size_t piece = 1 << 16;

  void add(Vertex v) {
    if (!board_.has_cells()) {
      text_ += vertex_json(board_, v).dump();
      return;
    }
    const Cell cell = board_.cell(v);
    fmt::format_to(std::back_inserter(text_), FMT_COMPILE("[{},{}]"), cell.row, cell.col);
  }
  void flush() {
    print(text_);
    text_.clear();
  }

  const Board& board_;
  std::string text_;
};

}  // namespace

void print_found_json(const FindResult& result, const Board& board, double seconds,
                      const nlohmann::ordered_json& more) {
  print(fmt::format(R"({{"answer":"{}","paths":[)", name_of(result.answer)));
  JsonPaths(board).print_all(result.paths);
  nlohmann::ordered_json rest = {
      {"complete", result.all}, {"method", result.method}, {"seconds", seconds}, {"work", result.work}};
  if (!result.why.empty()) rest["why"] = result.why;
  for (Vertex v : result.certificate) rest["certificate"].push_back(vertex_json(board, v));
  rest.update(more);
  print("]," + rest.dump().substr(1) + "\n");
}

}  // namespace hamlet
