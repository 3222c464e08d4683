#include <hamlet/board/board.hpp>
#include <hamlet/solve/path/find.hpp>
#include <iostream>

int main() {
  const hamlet::Board board = hamlet::make_board({.name = "knight:6x6"});
  const auto labels = [&](hamlet::Vertex v) { return board.label(v); };
  const auto result =
      hamlet::find_paths({.graph = board.graph()}, hamlet::path_solver("backtrack", ""), 1, labels, {});
  for (hamlet::Vertex v : result.paths.at(0)) std::cout << board.label(v) << ' ';
}
