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
constexpr std::size_t digits = std::size_t{1} << digit_bits;
constexpr std::size_t few = 256, many = std::size_t{1} << 15;

std::size_t digit(const Item& item, unsigned shift) { return item.key >> shift & (digits - 1); }

/// One pass of a radix sort. Returns where each digit begins, and at last where all end.
std::array<std::uint32_t, digits + 1> sort_by_digit(std::span<const Item> from, Item* to, unsigned shift) {
  std::array<std::uint32_t, digits + 1> begin = {};
  for (const Item& item : from) ++begin[digit(item, shift) + 1];
  for (std::size_t i = 1; i <= digits; ++i) begin[i] += begin[i - 1];
  auto next = begin;
  for (const Item& item : from) to[next[digit(item, shift)]++] = item;
  return begin;
}

void sort_items(std::span<Item> items, unsigned bits) {
  if (items.size() <= few) {
    std::ranges::stable_sort(items, {}, &Item::key);
    return;
  }
  std::vector<Item> buffer(items.size());
  Item* from = items.data();
  Item* to = buffer.data();
  for (unsigned shift = 0; shift < bits; shift += digit_bits) {
    sort_by_digit({from, items.size()}, to, shift);
    std::swap(from, to);
  }
  if (from != items.data()) std::ranges::copy(buffer, items.begin());
}

}  // namespace

std::optional<std::vector<std::uint32_t>> order_by_key(std::span<const std::uint64_t> keys, unsigned bits,
                                                       Workers& workers, const Run& run) {
  std::vector<Item> items(keys.size());
  for (std::size_t i = 0; i < keys.size(); ++i) items[i] = {keys[i], static_cast<std::uint32_t>(i)};
  if (items.size() < many || bits <= digit_bits || workers.count() == 1) {
    sort_items(items, bits);
  } else {
    // Parted by the highest digit, each part can be sorted by itself.
    std::vector<Item> parted(items.size());
    const unsigned rest = bits - digit_bits;
    const auto begin = sort_by_digit(items, parted.data(), rest);
    items.swap(parted);
    const auto sort_part = [&](std::size_t part, unsigned) {
      sort_items(std::span(items).subspan(begin[part], begin[part + 1] - begin[part]), rest);
    };
    if (!workers.for_each_part(digits, sort_part, run)) return std::nullopt;
  }
  std::vector<std::uint32_t> order(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) order[i] = items[i].index;
  return order;
}

}  // namespace hamlet
