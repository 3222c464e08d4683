#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace hamlet::path {

/// The packed counts of all states of one type: a byte with the width of a count, a bitmap of the ranks with
/// nonzero counts, and these counts, each in as few bytes as the largest needs. Up to `block_slack` bytes
/// after a block may be read and written.
using Block = const std::uint8_t*;
inline constexpr std::size_t block_slack = 8;

/// For vectors that are written before they are read; growing does not zero them.
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

/// The unpacked states of one type that have a count: ascending ranks and their counts.
struct StateList {
  std::vector<std::uint32_t, Unfilled<std::uint32_t>> rank;
  std::vector<std::uint64_t, Unfilled<std::uint64_t>> count;
};

/// The layout of a block for given counts.
struct BlockPlan {
  std::vector<std::uint64_t> bits;  // a bitmap of the ranks with nonzero counts
  std::size_t states = 0;
  unsigned width = 0;

  std::size_t bytes(std::uint32_t size) const { return 1 + (size + 7) / 8 + states * width; }
};

/// The loops over all states, compiled for a kind of processor.
struct BlockKernel {
  const char* name;
  void (*plan)(std::span<const std::uint64_t> counts, BlockPlan& plan);
};
/// The kernel that runs on every processor.
const BlockKernel& portable_kernel();
/// The best kernel for the current processor.
const BlockKernel& best_kernel();

/// Writes `plan.bytes(counts.size())` bytes.
void write_block(std::span<const std::uint64_t> counts, const BlockPlan& plan, std::uint8_t* to);
/// As above, from a list of states. States with count 0 are omitted.
void plan_block(const StateList& list, std::uint32_t size, BlockPlan& plan);
void write_block(const StateList& list, std::uint32_t size, const BlockPlan& plan, std::uint8_t* to);
void read_block(Block block, std::uint32_t size, StateList& list);
/// The size of a block in bytes, computed from its contents.
std::size_t block_bytes(Block block, std::uint32_t size);
/// The count of one rank, 0 if absent.
std::uint64_t count_at(Block block, std::uint32_t size, std::uint32_t rank);

}  // namespace hamlet::path
