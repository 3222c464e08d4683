/// Measures the score alone: betweenness BOARD [--threads N] [--symmetries] [--values FILE]. Prints processor
/// seconds, wall seconds and the program; --values writes the scores, a line a cell. The graph is built
/// before the clock starts; --symmetries are found after it.
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>

#include "hamlet/analyse/statistics/cell_score.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/board/symmetries.hpp"

using namespace hamlet;

namespace {

struct Request {
  std::string board;
  unsigned threads = 1;
  bool with_symmetries = false;
  std::string values_file;
};

Request read_request(int argc, char** argv) {
  Request request;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--symmetries") {
      request.with_symmetries = true;
    } else if (word == "--threads" && i + 1 < argc) {
      request.threads = static_cast<unsigned>(std::stoul(argv[++i]));
    } else if (word == "--values" && i + 1 < argc) {
      request.values_file = argv[++i];
    } else {
      request.board = word;
    }
  }
  return request;
}

CellScores measure(const Board& board, const Request& request) {
  Run run;
  run.threads = request.threads;
  board.graph().build(run);
  const CellScore& betweenness = cell_score("betweenness", "");
  const auto begin = std::chrono::steady_clock::now();
  const std::clock_t processor_begin = std::clock();
  const auto images = request.with_symmetries ? symmetries(board) : std::vector<std::vector<Vertex>>();
  // Use all ends, since the scores of a large board are otherwise estimated.
  CellScores scores = *betweenness.measure(board.graph(), {.symmetries = images, .ends = board.size()}, run);
  const double processor = static_cast<double>(std::clock() - processor_begin) / CLOCKS_PER_SEC;
  const double clock = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%.6f %.6f hamlet%s\n", processor, clock, request.with_symmetries ? ", with symmetries" : "");
  return scores;
}

}  // namespace

int main(int argc, char** argv) {
  const Request request = read_request(argc, argv);
  try {
    const CellScores scores = measure(make_board({.name = request.board}), request);
    if (request.values_file.empty()) return 0;
    std::ofstream file(request.values_file);
    file.precision(17);
    for (double value : scores.raw) file << value << '\n';
    return file ? 0 : 1;
  } catch (const InputError& error) {
    std::fprintf(stderr, "betweenness: %s\n", error.what());
    return 2;
  }
}
