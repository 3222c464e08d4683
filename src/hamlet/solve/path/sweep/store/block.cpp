#include "hamlet/solve/path/sweep/store/block.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace hamlet::path {

namespace {

std::uint64_t load(const std::uint8_t* from) {
  std::uint64_t word;
  std::memcpy(&word, from, sizeof word);
  return word;
}

std::uint64_t mask_of(unsigned width) {
  return width == 8 ? ~std::uint64_t{0} : (std::uint64_t{1} << 8 * width) - 1;
}

unsigned width_of(std::uint64_t all) { return (static_cast<unsigned>(std::bit_width(all)) + 7) / 8; }

std::size_t bitmap_bytes(std::uint32_t size) { return (size + std::size_t{7}) / 8; }

void plan_word(const std::uint64_t* counts, std::size_t length, std::uint64_t& bits, std::uint64_t& all) {
  constexpr std::size_t stride = 8;  // zeros often come in runs
  std::uint64_t word = 0;
  for (std::size_t begin = 0; begin < length; begin += stride) {
    const std::size_t end = std::min(begin + stride, length);
    std::uint64_t any = 0;
    for (std::size_t i = begin; i < end; ++i) any |= counts[i];
    if (any == 0) continue;
    all |= any;
    for (std::size_t i = begin; i < end; ++i) word |= std::uint64_t{counts[i] != 0} << i;
  }
  bits = word;
}

void finish(BlockPlan& plan, std::uint64_t all) {
  plan.width = width_of(all);
  plan.states = 0;
  for (std::uint64_t word : plan.bits) plan.states += static_cast<std::size_t>(std::popcount(word));
}

void plan_portable(std::span<const std::uint64_t> counts, BlockPlan& plan) {
  plan.bits.resize((counts.size() + 63) / 64);
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < counts.size(); i += 64)
    plan_word(counts.data() + i, std::min<std::size_t>(64, counts.size() - i), plan.bits[i / 64], all);
  finish(plan, all);
}

#if defined(__x86_64__)
__attribute__((target("avx2,popcnt"))) void plan_avx2(std::span<const std::uint64_t> counts,
                                                      BlockPlan& plan) {
  plan.bits.resize((counts.size() + 63) / 64);
  const __m256i zero = _mm256_setzero_si256();
  __m256i any = zero;
  std::size_t i = 0;
  for (; i + 64 <= counts.size(); i += 64) {
    std::uint64_t zeros = 0;
    for (unsigned j = 0; j < 64; j += 4) {
      const __m256i four = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(counts.data() + i + j));
      any = _mm256_or_si256(any, four);
      const auto equal =
          static_cast<unsigned>(_mm256_movemask_pd(_mm256_castsi256_pd(_mm256_cmpeq_epi64(four, zero))));
      zeros |= std::uint64_t{equal} << j;
    }
    plan.bits[i / 64] = ~zeros;
  }
  alignas(32) std::uint64_t parts[4];
  _mm256_store_si256(reinterpret_cast<__m256i*>(parts), any);
  std::uint64_t all = parts[0] | parts[1] | parts[2] | parts[3];
  if (i < counts.size()) plan_word(counts.data() + i, counts.size() - i, plan.bits[i / 64], all);
  finish(plan, all);
}
#endif

/// A word of the bitmap. The last one may be short.
std::uint64_t bitmap_word(const std::uint8_t* bitmap, std::uint32_t size, std::uint32_t first) {
  const std::uint64_t word = load(bitmap + first / 8);
  return size - first >= 64 ? word : word & ((std::uint64_t{1} << (size - first)) - 1);
}

std::size_t states_before(const std::uint8_t* bitmap, std::uint32_t size, std::uint32_t rank) {
  std::size_t states = 0;
  std::uint32_t first = 0;
  for (; first + 64 <= rank; first += 64)
    states += static_cast<std::size_t>(std::popcount(load(bitmap + first / 8)));
  if (first < rank) {
    const std::uint64_t below = (std::uint64_t{1} << (rank - first)) - 1;
    states += static_cast<std::size_t>(std::popcount(bitmap_word(bitmap, size, first) & below));
  }
  return states;
}

}  // namespace

const BlockKernel& portable_kernel() {
  static constexpr BlockKernel kernel = {"portable", plan_portable};
  return kernel;
}

const BlockKernel& best_kernel() {
#if defined(__x86_64__)
  static constexpr BlockKernel wide = {"avx2", plan_avx2};
  static const bool has_wide = __builtin_cpu_supports("avx2") != 0 && __builtin_cpu_supports("popcnt") != 0;
  if (has_wide) return wide;
#endif
  return portable_kernel();
}

void write_block(std::span<const std::uint64_t> counts, const BlockPlan& plan, std::uint8_t* to) {
  const auto size = static_cast<std::uint32_t>(counts.size());
  *to++ = static_cast<std::uint8_t>(plan.width);
  std::memcpy(to, plan.bits.data(), bitmap_bytes(size));
  to += bitmap_bytes(size);
  for (std::size_t i = 0; i < plan.bits.size(); ++i) {
    for (std::uint64_t word = plan.bits[i]; word != 0; word &= word - 1) {
      std::memcpy(to, &counts[64 * i + static_cast<std::size_t>(std::countr_zero(word))], 8);
      to += plan.width;
    }
  }
}

void plan_block(const StateList& list, std::uint32_t size, BlockPlan& plan) {
  plan.bits.assign((size + std::size_t{63}) / 64, 0);
  std::uint64_t all = 0;
  for (std::size_t i = 0; i < list.rank.size(); ++i) {
    if (list.count[i] != 0) plan.bits[list.rank[i] / 64] |= std::uint64_t{1} << list.rank[i] % 64;
    all |= list.count[i];
  }
  finish(plan, all);
}

void write_block(const StateList& list, std::uint32_t size, const BlockPlan& plan, std::uint8_t* to) {
  *to++ = static_cast<std::uint8_t>(plan.width);
  std::memcpy(to, plan.bits.data(), bitmap_bytes(size));
  to += bitmap_bytes(size);
  for (std::uint64_t count : list.count) {
    if (count == 0) continue;
    std::memcpy(to, &count, 8);
    to += plan.width;
  }
}

void read_block(Block block, std::uint32_t size, StateList& list) {
  const unsigned width = *block;
  const std::uint64_t mask = mask_of(width);
  const std::uint8_t* const bitmap = block + 1;
  const std::uint8_t* from = bitmap + bitmap_bytes(size);
  list.rank.resize(size);
  list.count.resize(size);
  std::uint32_t* rank = list.rank.data();
  std::uint64_t* count = list.count.data();
  for (std::uint32_t first = 0; first < size; first += 64) {
    for (std::uint64_t word = bitmap_word(bitmap, size, first); word != 0; word &= word - 1) {
      *rank++ = first + static_cast<std::uint32_t>(std::countr_zero(word));
      *count++ = load(from) & mask;
      from += width;
    }
  }
  const auto states = static_cast<std::size_t>(rank - list.rank.data());
  list.rank.resize(states);
  list.count.resize(states);
}

std::size_t block_bytes(Block block, std::uint32_t size) {
  return 1 + bitmap_bytes(size) + *block * states_before(block + 1, size, size);
}

std::uint64_t count_at(Block block, std::uint32_t size, std::uint32_t rank) {
  const std::uint8_t* const bitmap = block + 1;
  if (!(bitmap[rank / 8] >> rank % 8 & 1)) return 0;
  const std::uint8_t* const counts = bitmap + bitmap_bytes(size);
  return load(counts + *block * states_before(bitmap, size, rank)) & mask_of(*block);
}

}  // namespace hamlet::path
