#include "hamlet/io/sweep_file.hpp"

#include <fmt/format.h>

#include <sstream>

#include "hamlet/base/error.hpp"

namespace hamlet {

std::vector<Vertex> sweep_from_text(std::string_view text, const Board& board, std::string_view where) {
  std::vector<Vertex> order;
  std::vector<bool> named(board.size(), false);
  std::istringstream lines{std::string(text)};
  std::size_t number = 0;
  for (std::string line; std::getline(lines, line);) {
    const std::string place = fmt::format("{}:{}", where, ++number);
    std::istringstream words(line);
    for (std::string word; words >> word && word.front() != '#';) {
      const Vertex cell = board.vertex_of(word, place);
      if (named[cell]) throw InputError(place, fmt::format("{} is named a second time", word));
      named[cell] = true;
      order.push_back(cell);
    }
  }
  for (Vertex v = 0; v < named.size(); ++v) {
    if (!named[v])
      throw InputError(std::string(where),
                       fmt::format("a sweep names every cell once, and {} is missing", board.spoken(v)));
  }
  return order;
}

std::string sweep_to_text(const std::vector<Vertex>& order, const Board& board) {
  std::string text;
  for (Vertex v : order) text += (text.empty() ? "" : " ") + board.label(v);
  return text + "\n";
}

}  // namespace hamlet
