#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace hamlet {

/// How much memory a piece of work may use, checked before anything is allocated. Never more than is
/// addressable, so that what fits is a valid size: 2 GB where sizes have 32 bits.
class MemoryBudget {
 public:
  /// All that this machine has free now.
  MemoryBudget();
  explicit MemoryBudget(std::uint64_t bytes) : bytes_(std::min<std::uint64_t>(bytes, SIZE_MAX / 2)) {}

  std::uint64_t bytes() const { return bytes_; }
  /// Throws TooLarge at `where`, "`what` would need about …", if `needed` bytes do not fit.
  void require_fits(double needed, std::string_view where, std::string_view what) const;

 private:
  std::uint64_t bytes_;
};

/// Formats a size, such as "3.2 GB".
std::string format_bytes(double bytes);

}  // namespace hamlet
