#include "hamlet/solve/path/sweep/store/key_order.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace hamlet::path {

namespace {

struct Item {
  std::uint64_t key;
  std::uint32_t index;
};

constexpr unsigned digit_bits = 8;
constexpr std::size_t digits = std::size_t{1} << digit_bits;
constexpr std::size_t few = 256;
/// The number of highest bits by which the numbers are partitioned first.
constexpr unsigned most_parting_bits = 12;

/// One pass of a radix sort.
void sort_by_digit(std::span<const Item> from, Item* to, unsigned shift) {
  const auto digit = [&](const Item& item) {
    return static_cast<std::size_t>(item.key >> shift & (digits - 1));
  };
  std::array<std::uint32_t, digits + 1> begin = {};
  for (const Item& item : from) ++begin[digit(item) + 1];
  for (std::size_t i = 1; i <= digits; ++i) begin[i] += begin[i - 1];
  for (const Item& item : from) to[begin[digit(item)]++] = item;
}

void sort_items(std::vector<Item>& items, unsigned bits) {
  if (items.size() <= few) {
    std::ranges::stable_sort(items, {}, &Item::key);
    return;
  }
  std::vector<Item> buffer(items.size());
  for (unsigned shift = 0; shift < bits; shift += digit_bits) {
    sort_by_digit(items, buffer.data(), shift);
    items.swap(buffer);
  }
}

}  // namespace

std::optional<std::vector<std::uint32_t>> order_by_key(std::size_t count,
                                                       const std::function<std::uint64_t(std::size_t)>& key,
                                                       unsigned bits, Workers& workers, const Run& run) {
  const unsigned parting = std::min(bits, most_parting_bits), rest = bits - parting;
  const std::size_t parts = std::size_t{1} << parting;
  std::vector<std::uint32_t> begin(parts + 1), order(count);
  const auto part_of = [&](std::size_t i) { return static_cast<std::size_t>(key(i) >> rest); };
  for (std::size_t i = 0; i < count; ++i) ++begin[part_of(i) + 1];
  for (std::size_t part = 1; part <= parts; ++part) begin[part] += begin[part - 1];
  std::vector<std::uint32_t> next(begin.begin(), begin.end() - 1);
  for (std::size_t i = 0; i < count; ++i) order[next[part_of(i)]++] = static_cast<std::uint32_t>(i);

  const auto sort_part = [&](std::size_t part, unsigned) {
    const auto numbers = std::span(order).subspan(begin[part], begin[part + 1] - begin[part]);
    if (numbers.size() < 2) return;
    std::vector<Item> items(numbers.size());
    for (std::size_t i = 0; i < items.size(); ++i) items[i] = {key(numbers[i]), numbers[i]};
    sort_items(items, rest);
    for (std::size_t i = 0; i < items.size(); ++i) numbers[i] = items[i].index;
  };
  if (!workers.for_each_part(parts, sort_part, run)) return std::nullopt;
  return order;
}

}  // namespace hamlet::path
