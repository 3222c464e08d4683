#include "hamlet/solve/path/frontier/key_order.hpp"

#include <algorithm>
#include <array>

namespace hamlet {

namespace {

struct Item {
  std::uint64_t key;
  std::uint32_t index;
};

constexpr unsigned digit_bits = 8;
constexpr std::size_t few = 256;

/// One pass of a radix sort, from the lowest digit up.
void sort_by_digit(const std::vector<Item>& from, std::vector<Item>& to, unsigned shift) {
  std::array<std::uint32_t, (std::size_t{1} << digit_bits) + 1> begin = {};
  constexpr std::uint64_t mask = (std::uint64_t{1} << digit_bits) - 1;
  for (const Item& item : from) ++begin[(item.key >> shift & mask) + 1];
  for (std::size_t i = 1; i < begin.size(); ++i) begin[i] += begin[i - 1];
  for (const Item& item : from) to[begin[item.key >> shift & mask]++] = item;
}

}  // namespace

std::vector<std::uint32_t> order_by_key(std::span<const std::uint64_t> keys, unsigned bits) {
  std::vector<Item> items(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) items[i] = {keys[i], static_cast<std::uint32_t>(i)};
  if (items.size() <= few) {
    std::ranges::stable_sort(items, {}, &Item::key);
  } else {
    std::vector<Item> other(items.size());
    for (unsigned shift = 0; shift < bits; shift += digit_bits) {
      sort_by_digit(items, other, shift);
      items.swap(other);
    }
  }
  std::vector<std::uint32_t> order(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) order[i] = items[i].index;
  return order;
}

}  // namespace hamlet
