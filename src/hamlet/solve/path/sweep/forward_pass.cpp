#include "hamlet/solve/path/sweep/forward_pass.hpp"

#include <algorithm>
#include <memory>

#include "hamlet/solve/path/sweep/apply_plan.hpp"

namespace hamlet::path {

/// The working memory of one worker.
struct ForwardPass::Scratch {
  explicit Scratch(BlockStore& store) : writer(store) {}

  BlockStore::Writer writer;
  TypeIndex index;
  StateList from;
  BlockPlan plan;
  std::unique_ptr<std::uint64_t[]> words;
  std::size_t word_count = 0;
  std::vector<std::size_t> begin;     // the begin of each target in the words
  std::vector<std::uint8_t> touched;  // whether a target has counts
  std::uint64_t total = 0, states = 0;

  void begin_step(const SweepStep& step) {
    index.prepare(step.touched_after());
    total = states = 0;
  }
  void make_room(std::size_t count) {
    if (count <= word_count) return;
    words.reset(new std::uint64_t[count]);
    word_count = count;
  }
};

ForwardPass::ForwardPass(const TypeLayers& types, const MatchingFamily& family, Modulus modulus,
                         BlockStore& store, Workers& workers, const BlockKernel& kernel)
    : types_(types), family_(family), modulus_(modulus), store_(store), workers_(workers), kernel_(kernel) {
  for (unsigned worker = 0; worker < workers_.count(); ++worker) scratches_.emplace_back(store_);
  layer_.blocks.assign(types.layer(0).types.size(), nullptr);
  for (Block& block : layer_.blocks) {
    // There is one initial state: nothing is joined.
    const std::uint64_t one = 1;
    BlockPlan plan;
    kernel_.plan({&one, 1}, plan);
    BlockStore::Writer writer(store_);
    std::uint8_t* const room = writer.allocate(plan.bytes(1));
    write_block({&one, 1}, plan, room);
    block = room;
  }
}

double ForwardPass::bytes_in_hand(const SweepForecast& forecast, const MatchingFamily& family) {
  constexpr double bytes_a_word = 8, bytes_a_listed_state = 12;
  const double largest = family.size(forecast.most_ends);
  const double laid_out = std::min(static_cast<double>(most_scratch_words), forecast.peak_slots);
  return bytes_a_word * std::max(largest, laid_out) + bytes_a_listed_state * largest;
}

ForwardPass::~ForwardPass() = default;

std::uint64_t ForwardPass::total() const { return remainder(total_, modulus_); }

void ForwardPass::resume(std::size_t step, StateLayer layer, std::uint64_t total) {
  step_ = step;
  layer_ = std::move(layer);
  total_ = total;
}

bool ForwardPass::advance(bool keep, const Run& run) {
  return in_ring(modulus_, [&](auto ring) { return advance_in(ring, keep, run); });
}

template <class Ring>
bool ForwardPass::advance_in(Ring ring, bool keep, const Run& run) {
  const SweepStep& step = types_.sweep().steps()[step_];
  StateLayer next;
  next.blocks.assign(types_.layer(step_ + 1).types.size(), nullptr);
  for (Scratch& scratch : scratches_) scratch.begin_step(step);
  const bool done = workers_.for_each_part(
      types_.layer(step_).parts.size() - 1,
      [&](std::size_t part, unsigned worker) {
        types_.for_each_group(step_, part, [&](const TypeGroup& group) {
          run_group(ring, group, keep, next, scratches_[worker]);
        });
      },
      run);
  for (Scratch& scratch : scratches_) {
    total_ = ring.add(total_, scratch.total);
    next.states += scratch.states;
  }
  if (!done) return false;
  layer_ = std::move(next);
  all_states_ += layer_.states;
  peak_states_ = std::max(peak_states_, layer_.states);
  ++step_;
  return true;
}

template <class Ring>
void ForwardPass::run_group(Ring ring, const TypeGroup& group, bool keep, StateLayer& next,
                            Scratch& scratch) {
  const SweepStep& step = types_.sweep().steps()[step_];
  const std::span<const StateType> sources = types_.layer(step_).types;
  const std::span<const StateType> targets = types_.layer(step_ + 1).types;
  std::size_t slice = group.target_begin;
  do {
    const std::size_t slice_begin = slice;
    std::size_t words = 0;
    scratch.begin.clear();
    while (slice < group.target_end) {
      const std::size_t size = family_.size(targets[slice].outers()) + std::size_t{1};
      if (words > 0 && words + size > most_scratch_words) break;
      scratch.begin.push_back(words);
      scratch.index.put(targets[slice], static_cast<std::uint32_t>(slice - slice_begin));
      words += size;
      ++slice;
    }
    scratch.begin.push_back(words);
    scratch.touched.assign(slice - slice_begin, 0);
    scratch.make_room(words);

    for (std::uint32_t source : group.sources) {
      const Block block = layer_.blocks[source];
      if (!block) continue;
      const StateType wide = widened(step, sources[source]);
      bool is_read = false;
      for_each_successor(step, wide, [&](const Successor& successor) {
        const std::uint32_t target = successor.closes ? 0 : scratch.index.find(successor.type);
        if (target == TypeIndex::none) return;
        if (!is_read) read_block(block, family_.size(wide.outers()), scratch.from);
        is_read = true;
        if (successor.closes) {
          // Two ends have only one matching. With several slices, count it at the first.
          if (slice_begin == group.target_begin)
            scratch.total = ring.add(scratch.total, scratch.from.count[0]);
          return;
        }
        std::uint64_t* const to = scratch.words.get() + scratch.begin[target];
        if (!scratch.touched[target])
          std::fill(to, scratch.words.get() + scratch.begin[target + 1], std::uint64_t{0});
        scratch.touched[target] = 1;
        scatter(family_.plan(operation_of(wide, successor)), scratch.from, to, ring);
      });
    }

    for (std::size_t target = slice_begin; target < slice; ++target) {
      if (!scratch.touched[target - slice_begin]) continue;
      const std::size_t begin = scratch.begin[target - slice_begin];
      const std::span<const std::uint64_t> counts(scratch.words.get() + begin,
                                                  scratch.begin[target - slice_begin + 1] - begin - 1);
      kernel_.plan(counts, scratch.plan);
      if (scratch.plan.states == 0) continue;
      const std::size_t bytes = scratch.plan.bytes(static_cast<std::uint32_t>(counts.size()));
      std::uint8_t* const room = scratch.writer.allocate(bytes);
      write_block(counts, scratch.plan, room);
      next.blocks[target] = room;
      scratch.states += scratch.plan.states;
    }
    scratch.index.clear();
  } while (slice < group.target_end);

  if (keep) return;
  for (std::uint32_t source : group.sources) {
    if (const Block block = layer_.blocks[source]) store_.release(block);
  }
}

}  // namespace hamlet::path
