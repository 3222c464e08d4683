#include "hamlet/solve/path/sweep/sweep_count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/solve/path/rules/visitor.hpp"
#include "hamlet/solve/path/sweep/backward_pass.hpp"
#include "hamlet/solve/path/sweep/checkpoint.hpp"
#include "hamlet/solve/path/sweep/forward_pass.hpp"

namespace hamlet::path {

namespace {

/// The memory that is left for states, but never less than a minimum.
std::uint64_t room_for_states(const SweptPuzzle& puzzle, const Run& run, unsigned workers) {
  const double left = static_cast<double>(run.memory.bytes()) - puzzle.bytes_besides_states(workers);
  return std::max(left > 0 ? static_cast<std::uint64_t>(left) : 0, BlockStore::least_bytes(workers));
}

/// Reports the progress of a sweep, measured by the slots passed.
class ProgressReporter {
 public:
  ProgressReporter(const SweptPuzzle& puzzle, const BlockStore& store, std::size_t passes, const Run& run)
      : puzzle_(puzzle), store_(store), passes_(passes), run_(run) {
    double sum = 0;
    for (double slots : puzzle.forecast().layers) passed_.push_back(sum += slots);
  }
  void tell(std::size_t pass, const ForwardPass& forward) const {
    const double share = passed_[forward.steps_done()] / std::max(1.0, passed_.back());
    const double bytes = static_cast<double>(store_.bytes_in_memory()) + puzzle_.types().bytes();
    const auto on_disk = static_cast<double>(store_.bytes_in_file());
    run_.report({fmt::format("counting: step {} of {}, {} states in {}{}", forward.steps_done(),
                             puzzle_.sweep().steps().size(), forward.layer().states, format_bytes(bytes),
                             on_disk > 0 ? fmt::format(" and {} on disk", format_bytes(on_disk)) : ""),
                 forward.all_states(), (static_cast<double>(pass) + share) / static_cast<double>(passes_)});
  }

 private:
  const SweptPuzzle& puzzle_;
  const BlockStore& store_;
  std::size_t passes_;
  const Run& run_;
  std::vector<double> passed_;  // the slots up to and including each layer
};

/// Saves a checkpoint from time to time.
class Saver {
 public:
  Saver(const SweptPuzzle& puzzle, const SweepPlaces& places) : puzzle_(puzzle), places_(places) {
    if (places.checkpoint_folder)
      checkpoint_.emplace(*places.checkpoint_folder, fingerprint_of(puzzle.problem()));
  }
  std::optional<Checkpoint::Loaded> load(BlockStore& store) const {
    if (!checkpoint_ || !checkpoint_->saved_order()) return std::nullopt;
    return checkpoint_->load(puzzle_.types(), puzzle_.family(), store);
  }
  void save(CountProgress progress, const ForwardPass& forward) {
    const auto now = Run::Clock::now();
    if (!checkpoint_ || is_failing_ || forward.is_finished() ||
        std::chrono::duration<double>(now - last_).count() < places_.seconds_between_checkpoints)
      return;
    progress.states += forward.all_states();
    progress.peak_states = std::max(progress.peak_states, forward.peak_states());
    progress.step = forward.steps_done();
    progress.total = forward.raw_total();
    if (places_.on_saving) places_.on_saving(true);
    try {
      checkpoint_->save(puzzle_.order(), progress, forward.layer(),
                        puzzle_.types().layer(progress.step).types, puzzle_.family());
    } catch (const OutOfRoom& shortage) {
      is_failing_ = true;
      if (places_.on_save_failed) places_.on_save_failed(shortage.what());
    }
    if (places_.on_saving) places_.on_saving(false);
    last_ = Run::Clock::now();
  }
  void remove() const {
    if (checkpoint_) checkpoint_->remove();
  }

 private:
  const SweptPuzzle& puzzle_;
  const SweepPlaces& places_;
  std::optional<Checkpoint> checkpoint_;
  bool is_failing_ = false;
  Run::Clock::time_point last_ = Run::Clock::now();
};

SweptCount counted_by(const std::vector<Modulus>& moduli, SweptPuzzle& puzzle, const SweepPlaces& places,
                      Workers& workers, const Run& run, std::vector<std::uint64_t>& remainders) {
  SweptCount count{.moduli = moduli.size()};
  const std::size_t steps = puzzle.sweep().steps().size();
  BlockStore store(room_for_states(puzzle, run, workers.count()), places.spill_folder);
  const ProgressReporter teller(puzzle, store, moduli.size(), run);
  Saver saver(puzzle, places);
  CountProgress progress;
  std::optional<Checkpoint::Loaded> loaded = saver.load(store);
  if (loaded) {
    progress = loaded->progress;
    if (places.on_resume)
      places.on_resume(progress.remainders.size() * steps + progress.step, moduli.size() * steps);
  }
  while (progress.remainders.size() < moduli.size()) {
    const std::size_t pass = progress.remainders.size();
    ForwardPass forward(puzzle.types(), puzzle.family(), moduli[pass], store, workers);
    if (loaded) forward.resume(progress.step, std::move(loaded->layer), progress.total);
    loaded.reset();
    while (!forward.is_finished()) {
      if (!forward.advance(false, run)) {
        count.why = fmt::format("{} at step {} of {}", why_ended(run), pass * steps + forward.steps_done(),
                                moduli.size() * steps);
        return count;
      }
      if (pass + 1 == moduli.size()) puzzle.types().forget(forward.steps_done() - 1);
      teller.tell(pass, forward);
      saver.save(progress, forward);
    }
    progress.remainders.push_back(forward.total());
    progress.states += forward.all_states();
    progress.peak_states = std::max(progress.peak_states, forward.peak_states());
  }
  saver.remove();
  remainders = progress.remainders;
  count.states = progress.states;
  count.peak_states = progress.peak_states;
  count.complete = true;
  return count;
}

}  // namespace

SweptCount count_cycles(SweptPuzzle& puzzle, const SweepPlaces& places, Workers& workers, const Run& run) {
  const auto moduli = moduli_for(puzzle.forecast().log2_bound);
  std::vector<std::uint64_t> remainders;
  SweptCount count = counted_by(moduli, puzzle, places, workers, run, remainders);
  if (count.complete) count.cycles = from_residues(moduli, remainders);
  return count;
}

std::optional<std::uint64_t> count_cycles_by(Modulus modulus, SweptPuzzle& puzzle, const SweepPlaces& places,
                                             Workers& workers, const Run& run) {
  std::vector<std::uint64_t> remainders;
  const SweptCount count = counted_by({modulus}, puzzle, places, workers, run, remainders);
  return count.complete ? std::optional(remainders.front()) : std::nullopt;
}

SweptUsage count_cycles_by_edge(const SweptPuzzle& puzzle, const SweepPlaces& places, Workers& workers,
                                const Run& run) {
  const auto moduli = moduli_for_going_back(puzzle.forecast().log2_bound);
  const auto& problem = puzzle.problem();
  std::map<Edge, std::size_t> index;
  for (std::size_t i = 0; i < problem.edges().size(); ++i) index[problem.edges()[i]] = i;

  SweptUsage usage{.count = {.moduli = moduli.size()}, .edges = {}};
  std::vector<std::uint64_t> totals;
  std::vector<std::vector<std::uint64_t>> by_edge(problem.edges().size());
  for (std::size_t pass = 0; pass < moduli.size(); ++pass) {
    BlockStore store(room_for_states(puzzle, run, workers.count()), places.spill_folder);
    const ProgressReporter teller(puzzle, store, 2 * moduli.size(), run);
    ForwardPass forward(puzzle.types(), puzzle.family(), moduli[pass], store, workers);
    std::vector<StateLayer> layers;
    bool done = true;
    while (done && !forward.is_finished()) {
      layers.push_back(forward.layer());
      done = forward.advance(true, run);
      teller.tell(2 * pass, forward);
    }
    BackwardPass backward(puzzle.types(), puzzle.family(), moduli[pass], std::move(layers), store, workers);
    while (done && backward.steps_left() > 0) {
      done = backward.go_back(run);
      run.report({"counting backwards", forward.all_states(), std::nullopt});
    }
    if (!done) {
      usage.count.why = why_ended(run);
      return usage;
    }
    require(backward.total() == forward.total(), "counting forwards and backwards must agree");
    totals.push_back(forward.total());
    usage.count.states += forward.all_states();
    usage.count.peak_states = std::max(usage.count.peak_states, forward.peak_states());
    const auto steps = puzzle.sweep().steps();
    for (std::size_t i = 0; i < steps.size(); ++i) {
      for (std::size_t place = 1; place < steps[i].at.size(); ++place) {
        if (!(steps[i].neighbours >> place & 1)) continue;
        const Vertex a = steps[i].vertex, b = steps[i].at[place];
        by_edge[index.at({std::min(a, b), std::max(a, b)})].push_back(backward.usage()[i][place]);
      }
    }
  }
  usage.count.cycles = from_residues(moduli, totals);
  for (const auto& remainders : by_edge) usage.edges.push_back(from_residues(moduli, remainders));
  usage.count.complete = true;
  return usage;
}

}  // namespace hamlet::path
