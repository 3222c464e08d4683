/// Measures the gain of wide registers: runs the same sweep with the portable kernel and with the best one
/// for this machine in turns: sweep_kernels [BOARD] [open].
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/sweep/forward_pass.hpp"
#include "hamlet/solve/path/sweep/swept_puzzle.hpp"

namespace {

using namespace hamlet;

double seconds_of(const path::SweptPuzzle& swept, const path::BlockKernel& kernel, Workers& workers,
                  const Run& run) {
  const auto begin = std::chrono::steady_clock::now();
  path::BlockStore store(run.memory.bytes(), std::nullopt);
  path::ForwardPass forward(swept.types(), swept.family(), {}, store, workers, kernel);
  while (!forward.is_finished()) require(forward.advance(false, run), "nothing stops it");
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

}  // namespace

int main(int argc, char** argv) {
  const std::string board = argc > 1 ? argv[1] : "knight:7x8";
  const bool closed = argc < 3 || std::string(argv[2]) != "open";
  const Run run;
  Workers workers(1);
  std::string why_not;
  const auto swept = path::SweptPuzzle::prepare(
      {.graph = make_board({.name = board}).graph(), .closed = closed}, {}, workers, run, why_not);
  require(swept != nullptr, why_not.c_str());
  double portable = 1e9, best = 1e9;
  for (int round = 0; round < 5; ++round) {
    portable = std::min(portable, seconds_of(*swept, path::portable_kernel(), workers, run));
    best = std::min(best, seconds_of(*swept, path::best_kernel(), workers, run));
  }
  std::printf("%s %s: portable %.3f s, %s %.3f s, %.2f times\n", board.c_str(), closed ? "closed" : "open",
              portable, path::best_kernel().name, best, portable / best);
}
