#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace hamlet::path {

/// The counts of all states of one type, at rest: a byte that tells the width of a count, a bit for each rank
/// that says whether its count is not zero, and the counts that are not, each in as few bytes as the largest
/// of them needs. `block_slack` bytes behind a block may be read and written.
using Block = const std::uint8_t*;
inline constexpr std::size_t block_slack = 8;

/// For vectors that are written before they are read: growing them costs no filling with zeros.
template <class T>
struct Unfilled : std::allocator<T> {
  template <class U>
  struct rebind {
    using other = Unfilled<U>;
  };
  template <class U>
  void construct(U* at) {
    ::new (static_cast<void*>(at)) U;
  }
  template <class U, class... Values>
  void construct(U* at, Values&&... values) {
    ::new (static_cast<void*>(at)) U(std::forward<Values>(values)...);
  }
};

/// The states of one type that have a count, in work: ascending ranks and their counts.
struct StateList {
  std::vector<std::uint32_t, Unfilled<std::uint32_t>> rank;
  std::vector<std::uint64_t, Unfilled<std::uint64_t>> count;
};

/// What a row of counts will take as a block.
struct BlockPlan {
  std::vector<std::uint64_t> bits;  // of the ranks that are not zero
  std::size_t states = 0;
  unsigned width = 0;

  std::size_t bytes(std::uint32_t size) const { return 1 + (size + 7) / 8 + states * width; }
};

/// The loops that run over every state, in a form for a kind of processor.
struct BlockKernel {
  const char* name;
  void (*plan)(std::span<const std::uint64_t> counts, BlockPlan& plan);
};
/// What every processor can do.
const BlockKernel& portable_kernel();
/// The best for the processor this runs on.
const BlockKernel& best_kernel();

/// Writes `plan.bytes(counts.size())` bytes.
void write_block(std::span<const std::uint64_t> counts, const BlockPlan& plan, std::uint8_t* to);
/// The same for the states of a list that have a count.
void plan_block(const StateList& list, std::uint32_t size, BlockPlan& plan);
void write_block(const StateList& list, std::uint32_t size, const BlockPlan& plan, std::uint8_t* to);
void read_block(Block block, std::uint32_t size, StateList& list);
/// The bytes of a block, from its contents.
std::size_t block_bytes(Block block, std::uint32_t size);
/// The count of one rank, 0 if it has none.
std::uint64_t count_at(Block block, std::uint32_t size, std::uint32_t rank);

}  // namespace hamlet::path
