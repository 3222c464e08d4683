#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace hamlet {

/// How much memory a piece of work may take, asked before anything is allocated. Never more than can be
/// addressed, so that what fits is a size: where sizes have 32 bits, 2 GB.
class MemoryBudget {
 public:
  /// What this machine has free now.
  MemoryBudget();
  explicit MemoryBudget(std::uint64_t bytes) : bytes_(std::min<std::uint64_t>(bytes, SIZE_MAX / 2)) {}

  std::uint64_t bytes() const { return bytes_; }
  /// Throws InputError{where, "what would need about … "} if `needed` bytes do not fit.
  void require_fits(double needed, std::string_view where, std::string_view what) const;

 private:
  std::uint64_t bytes_;
};

/// "3.2 GB"
std::string in_words(double bytes);

}  // namespace hamlet
