#include "hamlet/solve/path/sample.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/solve/path/frontier/way_back.hpp"
#include "hamlet/solve/path/list.hpp"
#include "hamlet/solve/path/refute.hpp"

namespace hamlet {

namespace {

using Answer = FindResult::Answer;

constexpr const char* where = "sample";

FindResult unknown(std::string method, const Run& run) {
  return {.method = std::move(method), .why = why_ended(run)};
}

FindResult none(const SearchReport& report) {
  return {.answer = Answer::none,
          .all = true,
          .method = report.method,
          .work = report.work,
          .why = report.why,
          .certificate = report.certificate};
}

/// From the list of all, which is sorted: searches may find them in any order.
FindResult draw_by_search(const PathPuzzle& puzzle, std::uint64_t size, const Labels& labels,
                          const Run& run) {
  const std::uint64_t most = run.memory.bytes() / 4 / (sizeof(Path) + sizeof(Vertex) * puzzle.length());
  const auto direction = puzzle.closed ? Direction::does_not_count : Direction::counts;
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
  FindResult result{.answer = Answer::found, .method = report.method, .work = report.work};
  Rng rng(run.seed);
  result.paths.reserve(size);
  while (result.paths.size() < size) result.paths.push_back(all[rng.below(all.size())]);
  return result;
}

[[noreturn]] void refuse(const std::string& why) {
  throw InputError(where,
                   fmt::format("drawing uniformly needs a sweep with all its states at once, and {}", why));
}

std::unique_ptr<SweptPuzzle> swept_or_refused(const PathPuzzle& puzzle, const SampleOptions& options,
                                              Workers& workers, const Run& run) {
  // A slot takes about a byte; orders that are found later are better than predicted.
  const auto memory = static_cast<double>(run.memory.bytes());
  SweptPuzzle::Options limits{.most_type_bytes = memory / 2};
  if (!options.spill_folder) limits.most_slots = 2 * memory;
  std::string why_not;
  auto swept = SweptPuzzle::prepare(puzzle, limits, workers, run, why_not);
  if (run.must_end()) return nullptr;
  if (!swept) refuse(fmt::format("{}; {} may be used (--memory)", why_not, in_words(memory)));
  if (!KeptLayers::are_exact(*swept))
    refuse("there may be more than 2^64 solutions, too many for exact numbers");
  const double needed = KeptLayers::predicted_bytes(*swept);
  if (needed > memory && !options.spill_folder)
    refuse(fmt::format("that takes about {}, while {} may be used (--memory); --spill FOLDER uses the disk",
                       in_words(needed), in_words(memory)));
  return swept;
}

FindResult draw_by_sweep(const PathPuzzle& puzzle, const SampleOptions& options, const Run& run) {
  constexpr const char* method = "sweep";
  Workers workers(run.threads);
  const auto swept = swept_or_refused(puzzle, options, workers, run);
  if (!swept) return unknown(method, run);
  std::unique_ptr<KeptLayers> layers;
  try {
    layers = KeptLayers::count(*swept, options.spill_folder, workers, run);
  } catch (const OutOfRoom& error) {
    refuse(error.what());
  }
  if (!layers) return unknown(method, run);
  FindResult result{.method = method, .work = layers->states()};
  if (layers->total() == 0) {
    result.answer = Answer::none;
    result.all = true;
    result.why = fmt::format("every possibility was counted, in {} states", layers->states());
    return result;
  }

  const bool both_ways = !puzzle.closed && meaning_of_a_cycle(puzzle).directed == 2;
  Rng rng(run.seed);
  const std::uint64_t left = run.memory.bytes() - std::min(run.memory.bytes(), layers->bytes());
  WayBack way(*layers, std::min(std::uint64_t{1} << 28, left / 4));
  result.paths.reserve(options.size);
  while (result.paths.size() < options.size) {
    if (run.must_end()) return unknown(method, run);
    run.report({"drawing", result.paths.size(),
                static_cast<double>(result.paths.size()) / static_cast<double>(options.size)});
    way.go_to(rng.below(way.size()));
    Path path = swept->problem().path_of(way.cycle());
    if (both_ways && rng.coin()) std::ranges::reverse(path);
    require(is_solution(puzzle, path), "a sweep led to a path that breaks the rules");
    result.paths.push_back(std::move(path));
  }
  result.answer = Answer::found;
  return result;
}

}  // namespace

FindResult sample_paths(const PathPuzzle& puzzle, const SampleOptions& options, const Labels& labels,
                        const Run& run) {
  const double bytes_a_path = sizeof(Path) + sizeof(Vertex) * static_cast<double>(puzzle.length());
  // Half of the memory for the paths: a sheet or a text made of one of them comes on top.
  run.memory.require_fits(2 * bytes_a_path * static_cast<double>(options.size), "-n",
                          fmt::format("{} solutions", options.size));
  if (!puzzle.graph.build(run)) return unknown("sweep", run);
  if (const auto refutation = refute(puzzle, labels, run))
    return none({.ended = Ended::exhausted,
                 .why = refutation->sentence,
                 .method = "refuted",
                 .certificate = refutation->cells});
  if (SweptPuzzle::refuses(puzzle)) return draw_by_search(puzzle, options.size, labels, run);
  return draw_by_sweep(puzzle, options, run);
}

}  // namespace hamlet
