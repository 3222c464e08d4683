#include "hamlet/solve/path/sample.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/base/random_count.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/refute/refute.hpp"
#include "hamlet/solve/path/sweep/way_back.hpp"

namespace hamlet::path {

namespace {

using Answer = Found::Answer;

constexpr const char* where = "sample";

Found unknown(std::string method, const Run& run) {
  return {.method = std::move(method), .why = why_ended(run)};
}

Found none(const SearchReport& report) {
  return {.answer = Answer::none,
          .all = true,
          .method = report.method,
          .work = report.work,
          .why = report.why,
          .certificate = report.certificate};
}

/// Known to fit into memory.
std::size_t size_of(const SampleOptions& options) { return static_cast<std::size_t>(options.size); }

/// Draws from the list of all solutions, sorted because searches find them in any order.
Found draw_by_search(const PathPuzzle& puzzle, std::size_t size, const Labels& labels, const Run& run) {
  const std::uint64_t most = run.memory.bytes() / 4 / (sizeof(Path) + sizeof(Vertex) * puzzle.length());
  const Direction direction = direction_of(puzzle);
  std::vector<Path> all;
  const SearchReport report = list_by_search(puzzle, direction, labels, run, [&](const Path& path) {
    all.push_back(path);
    return all.size() < most;
  });
  if (report.ended == Ended::by_visitor)
    return {.method = report.method, .work = report.work, .why = "the memory limit was reached"};
  if (report.ended != Ended::exhausted) return unknown(report.method, run);
  if (all.empty()) return none(report);
  std::ranges::sort(all);
  Found result{.answer = Answer::found, .method = report.method, .work = report.work};
  Rng rng(run.seed);
  result.solutions.reserve(size);
  while (result.solutions.size() < size) result.solutions.push_back(all[rng.below(all.size())]);
  return result;
}

[[noreturn]] void refuse(const std::string& why) {
  throw TooLarge(where, fmt::format("uniform sampling must keep all states of the sweep, and {}", why));
}

std::unique_ptr<SweptPuzzle> swept_or_refused(const PathPuzzle& puzzle, const SampleOptions& options,
                                              Workers& workers, const Run& run) {
  // A slot takes about a byte. Twice the memory, because orders found later are better than predicted.
  const auto memory = static_cast<double>(run.memory.bytes());
  SweptPuzzle::Options limits{.most_type_bytes = memory / 2};
  if (!options.spill_folder) limits.most_slots = 2 * memory;
  std::string why_not;
  auto swept = SweptPuzzle::prepare(puzzle, limits, workers, run, why_not);
  if (run.must_end()) return nullptr;
  if (!swept) refuse(fmt::format("{}; {} may be used (`memory`)", why_not, format_bytes(memory)));
  const double needed = KeptLayers::predicted_bytes(*swept);
  if (needed > memory && !options.spill_folder)
    refuse(fmt::format("that takes about {}, while {} may be used (`memory`); `spill` uses the disk",
                       format_bytes(needed), format_bytes(memory)));
  return swept;
}

/// One draw. All are made in advance, so that threads do not affect the result.
template <class Number>
struct Lot {
  Number cycle;
  bool reversed;
};

std::uint64_t draw_below(const Count& bound, Rng& rng, std::uint64_t) { return rng.below(*bound.as_u64()); }
Count draw_below(const Count& bound, Rng& rng, const Count&) { return random_below(bound, rng); }

template <class Number>
std::vector<Lot<Number>> draw_lots(const KeptLayers& layers, std::size_t size, std::uint64_t seed) {
  const PathPuzzle& puzzle = layers.swept().puzzle();
  const bool both_ways = !puzzle.closed && is_walked_both_ways(puzzle);
  Rng rng(seed);
  std::vector<Lot<Number>> lots(size);
  for (Lot<Number>& lot : lots) lot = {draw_below(layers.total(), rng, Number()), both_ways && rng.coin()};
  return lots;
}

template <class Number>
Path path_of(WayBackBy<Number>& way, const Lot<Number>& lot, const SweptPuzzle& swept) {
  way.go_to(lot.cycle);
  Path path = swept.problem().path_of(way.cycle());
  if (lot.reversed) std::ranges::reverse(path);
  require(is_solution(swept.puzzle(), path), "a sweep led to a path that breaks the rules");
  return path;
}

/// Empty if the run ended first.
template <class Number>
std::vector<Path> draw_paths(const KeptLayers& layers, std::size_t size, Workers& workers, const Run& run) {
  constexpr std::size_t lots_of_a_part = 16;
  constexpr std::uint64_t most_memo_bytes = std::uint64_t{1} << 28;
  const std::vector<Lot<Number>> lots = draw_lots<Number>(layers, size, run.seed);
  const std::uint64_t left = run.memory.bytes() - std::min(run.memory.bytes(), layers.bytes());
  std::vector<WayBackBy<Number>> ways;
  for (unsigned i = 0; i < workers.count(); ++i)
    ways.emplace_back(layers, std::min(most_memo_bytes, left / 4) / workers.count());
  std::vector<Path> paths(lots.size());
  const std::size_t parts = (lots.size() + lots_of_a_part - 1) / lots_of_a_part;
  const auto draw_part = [&](std::size_t part, unsigned worker) {
    const std::size_t begin = part * lots_of_a_part, end = std::min(begin + lots_of_a_part, lots.size());
    if (worker == 0)
      run.report({"drawing", begin, static_cast<double>(begin) / static_cast<double>(lots.size())});
    for (std::size_t i = begin; i < end; ++i) paths[i] = path_of(ways[worker], lots[i], layers.swept());
  };
  if (!workers.for_each_part(parts, draw_part, run)) paths.clear();
  return paths;
}

Found draw_by_sweep(const PathPuzzle& puzzle, const SampleOptions& options, const Run& run) {
  constexpr const char* method = "sweep";
  Workers workers(run.threads);
  const auto swept = swept_or_refused(puzzle, options, workers, run);
  if (!swept) return unknown(method, run);
  std::string why_not;
  const auto layers = KeptLayers::count(*swept, options.spill_folder, workers, run, why_not);
  if (!layers) return {.method = method, .why = why_not};
  Found result{.method = method, .work = layers->states()};
  if (layers->total().is_zero()) {
    result.answer = Answer::none;
    result.all = true;
    result.why = layers->why_none();
    return result;
  }
  const std::size_t size = size_of(options);
  result.solutions = KeptLayers::fit_words(*swept) ? draw_paths<std::uint64_t>(*layers, size, workers, run)
                                                   : draw_paths<Count>(*layers, size, workers, run);
  if (result.solutions.empty()) return unknown(method, run);
  result.answer = Answer::found;
  return result;
}

}  // namespace

Found sample_paths(const PathPuzzle& puzzle, const SampleOptions& options, const Labels& labels,
                   const Run& run) {
  const double bytes_a_path =
      sizeof(Lot<Count>) + sizeof(Path) + sizeof(Vertex) * static_cast<double>(puzzle.length());
  // Half of the memory for the paths; the rest is for a sheet or text made of one of them.
  run.memory.require_fits(2 * bytes_a_path * static_cast<double>(options.size), "number",
                          number_of(options.size, "solution"));
  if (!puzzle.graph.build(run)) return unknown("sweep", run);
  if (const auto refutation = refute(puzzle, labels, run)) return none(refuted(*refutation));
  if (SweptPuzzle::refuses(puzzle)) return draw_by_search(puzzle, size_of(options), labels, run);
  return draw_by_sweep(puzzle, options, run);
}

}  // namespace hamlet::path
