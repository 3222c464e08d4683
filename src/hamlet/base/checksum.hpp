#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace hamlet {

/// A checksum that detects damaged data: the round function of xxHash64, a word at a time. Each round is a
/// bijection of the word, and mixes it into all bits before the next word.
class Checksum {
 public:
  void add(const void* data, std::size_t bytes) {
    const auto* from = static_cast<const std::uint8_t*>(data);
    for (std::size_t i = 0; i < bytes; i += 8) {
      std::uint64_t word = 0;
      std::memcpy(&word, from + i, std::min<std::size_t>(8, bytes - i));
      value_ = std::rotl(value_ + word * 0xc2b2ae3d27d4eb4f, 31) * 0x9e3779b185ebca87;
    }
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0x27d4eb2f165667c5;
};

}  // namespace hamlet
