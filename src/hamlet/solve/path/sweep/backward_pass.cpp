#include "hamlet/solve/path/sweep/backward_pass.hpp"

#include <algorithm>
#include <memory>

#include "hamlet/solve/path/sweep/apply_plan.hpp"

namespace hamlet::path {

struct BackwardPass::Scratch {
  explicit Scratch(BlockStore& store) : writer(store) {}

  BlockStore::Writer writer;
  TypeIndex index;
  StateList from, to;
  BlockPlan plan;
  std::vector<std::uint64_t> words;
  std::vector<std::size_t> begin;                // the begin of each target in the words
  std::vector<std::vector<std::uint64_t>> ways;  // for each source: the ways from its states
  std::vector<std::uint64_t> usage;              // for each place of the step
};

BackwardPass::BackwardPass(const TypeLayers& types, const MatchingFamily& family, Modulus modulus,
                           std::vector<StateLayer> layers, BlockStore& store, Workers& workers)
    : types_(types),
      family_(family),
      modulus_(modulus),
      forward_(std::move(layers)),
      store_(store),
      workers_(workers),
      step_(types.sweep().steps().size()),
      usage_(step_) {
  for (unsigned worker = 0; worker < workers_.count(); ++worker) scratches_.emplace_back(store_);
  after_.blocks.assign(types.layer(step_).types.size(), nullptr);
}

BackwardPass::~BackwardPass() = default;

bool BackwardPass::go_back(const Run& run) {
  return in_ring(modulus_, [&](auto ring) { return go_back_in(ring, run); });
}

template <class Ring>
bool BackwardPass::go_back_in(Ring ring, const Run& run) {
  const SweepStep& step = types_.sweep().steps()[step_ - 1];
  StateLayer before;
  before.blocks.assign(types_.layer(step_ - 1).types.size(), nullptr);
  for (Scratch& scratch : scratches_) {
    scratch.index.prepare(step.touched_after());
    scratch.usage.assign(step.at.size(), 0);
  }
  const bool done = workers_.for_each_part(
      types_.layer(step_ - 1).parts.size() - 1,
      [&](std::size_t part, unsigned worker) {
        types_.for_each_group(step_ - 1, part, [&](const TypeGroup& group) {
          run_group(ring, group, before, scratches_[worker]);
        });
      },
      run);
  if (!done) return false;
  std::vector<std::uint64_t>& usage = usage_[step_ - 1];
  usage.assign(step.at.size(), 0);
  for (Scratch& scratch : scratches_) {
    for (std::size_t place = 0; place < usage.size(); ++place)
      usage[place] = ring.add(usage[place], scratch.usage[place]);
  }
  for (std::uint64_t& number : usage) number = remainder(number, modulus_);
  after_ = std::move(before);
  --step_;
  if (step_ == 0) {
    StateList root;
    if (!after_.blocks.empty() && after_.blocks[0]) read_block(after_.blocks[0], 1, root);
    total_ = root.count.empty() ? 0 : remainder(root.count[0], modulus_);
  }
  return true;
}

template <class Ring>
void BackwardPass::run_group(Ring ring, const TypeGroup& group, StateLayer& before, Scratch& scratch) {
  const SweepStep& step = types_.sweep().steps()[step_ - 1];
  const std::span<const StateType> sources = types_.layer(step_ - 1).types;
  const std::span<const StateType> targets = types_.layer(step_).types;
  const std::vector<Block>& counts = forward_[step_ - 1].blocks;
  scratch.ways.resize(std::max(scratch.ways.size(), group.sources.size()));
  for (std::size_t i = 0; i < group.sources.size(); ++i) scratch.ways[i].clear();

  std::size_t slice = group.target_begin;
  do {
    const std::size_t slice_begin = slice;
    scratch.begin.clear();
    scratch.words.clear();
    while (slice < group.target_end) {
      const std::uint32_t size = family_.size(targets[slice].outers());
      if (!scratch.words.empty() && scratch.words.size() + size > most_scratch_words) break;
      scratch.begin.push_back(scratch.words.size());
      scratch.index.put(targets[slice], static_cast<std::uint32_t>(slice - slice_begin));
      scratch.words.resize(scratch.words.size() + size, 0);
      if (const Block ways = after_.blocks[slice]) {
        read_block(ways, size, scratch.to);
        std::uint64_t* const words = scratch.words.data() + scratch.begin.back();
        for (std::size_t i = 0; i < scratch.to.rank.size(); ++i)
          words[scratch.to.rank[i]] = scratch.to.count[i];
      }
      ++slice;
    }
    for (std::size_t s = 0; s < group.sources.size(); ++s) {
      const std::uint32_t source = group.sources[s];
      if (!counts[source]) continue;
      const StateType wide = widened(step, sources[source]);
      std::vector<std::uint64_t>& ways = scratch.ways[s];
      bool is_read = false;
      for_each_successor(step, wide, [&](const Successor& successor) {
        const std::uint32_t target = successor.closes ? 0 : scratch.index.find(successor.type);
        if (target == TypeIndex::none) return;
        if (!is_read) read_block(counts[source], family_.size(wide.outers()), scratch.from);
        is_read = true;
        ways.resize(scratch.from.rank.size(), 0);
        std::uint64_t used = 0;
        if (successor.closes) {
          if (slice_begin != group.target_begin) return;
          ways[0] = ring.add(ways[0], 1);
          used = scratch.from.count[0];
        } else {
          const std::uint64_t* const words = scratch.words.data() + scratch.begin[target];
          for_each_image(family_.plan(operation_of(wide, successor)), scratch.from.rank,
                         [&](std::size_t i, std::uint32_t image) {
                           const std::uint64_t more = words[image];
                           if (more == 0) return;
                           ways[i] = ring.add(ways[i], more);
                           used = ring.add(used, ring.multiply(scratch.from.count[i], more));
                         });
        }
        for (PlaceMask chosen = successor.chosen; chosen != 0; chosen &= chosen - 1) {
          std::uint64_t& usage = scratch.usage[static_cast<std::size_t>(std::countr_zero(chosen))];
          usage = ring.add(usage, used);
        }
      });
    }
    scratch.index.clear();
  } while (slice < group.target_end);

  for (std::size_t s = 0; s < group.sources.size(); ++s) {
    const std::uint32_t source = group.sources[s];
    if (!counts[source]) continue;
    if (!scratch.ways[s].empty()) before.blocks[source] = stored(source, scratch.ways[s], scratch);
    store_.release(counts[source]);
  }
  for (std::size_t target = group.target_begin; target < group.target_end; ++target) {
    if (after_.blocks[target]) store_.release(after_.blocks[target]);
  }
}

Block BackwardPass::stored(std::uint32_t source, const std::vector<std::uint64_t>& ways, Scratch& scratch) {
  const std::uint32_t size = family_.size(types_.layer(step_ - 1).types[source].outers());
  read_block(forward_[step_ - 1].blocks[source], size, scratch.from);
  scratch.from.count.assign(ways.begin(), ways.end());
  plan_block(scratch.from, size, scratch.plan);
  if (scratch.plan.states == 0) return nullptr;
  std::uint8_t* const room = scratch.writer.allocate(scratch.plan.bytes(size));
  write_block(scratch.from, size, scratch.plan, room);
  return room;
}

}  // namespace hamlet::path
