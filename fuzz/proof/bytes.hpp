#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace proof_attack {

/// Decisions read from a fuzzer's bytes, one byte each. After the last byte all decisions are 0.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

  bool empty() const { return bytes_.empty(); }
  unsigned next() {
    if (bytes_.empty()) return 0;
    const auto byte = static_cast<unsigned char>(bytes_.front());
    bytes_.remove_prefix(1);
    return byte;
  }
  /// A number from 0 to n − 1, for n up to 256.
  std::size_t below(std::size_t n) { return n == 0 ? 0 : next() % n; }
  /// True for about one byte in `n`, never for 0.
  bool one_in(unsigned n) { return next() % n == n - 1; }
  std::uint64_t bits() {
    std::uint64_t value = 0;
    for (int i = 0; i < 6; ++i) value = value << 8 | next();
    return value;
  }
  template <class Items>
  const auto& one_of(const Items& items) {
    return items[below(items.size())];
  }
  /// The next n bytes as a separate source, so that the number of them that is read does not shift the rest.
  Bytes apart(std::size_t n) {
    const Bytes part(bytes_.substr(0, n));
    bytes_.remove_prefix(n < bytes_.size() ? n : bytes_.size());
    return part;
  }

 private:
  std::string_view bytes_;
};

}  // namespace proof_attack
