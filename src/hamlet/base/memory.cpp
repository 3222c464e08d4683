#include "hamlet/base/memory.hpp"

#include <fmt/format.h>

#include <fstream>
#include <limits>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

std::uint64_t available_bytes() {
  std::ifstream meminfo("/proc/meminfo");
  std::string key, unit;
  std::uint64_t kilobytes = 0;
  while (meminfo >> key >> kilobytes) {
    if (key == "MemAvailable:") return kilobytes * 1024;
    std::getline(meminfo, unit);
  }
  return std::numeric_limits<std::uint64_t>::max();
}

}  // namespace

MemoryBudget::MemoryBudget() : MemoryBudget(available_bytes()) {}

void MemoryBudget::require_fits(double needed, std::string_view where, std::string_view what) const {
  if (needed <= static_cast<double>(bytes_)) return;
  const auto allowed = static_cast<double>(bytes_);
  throw TooLarge(std::string(where),
                 fmt::format("{} would need about {} of memory, and {} may be used", what,
                             format_bytes(needed), format_bytes(allowed)),
                 "", needed, allowed);
}

std::string format_bytes(double bytes) {
  static constexpr const char* units[] = {"bytes", "kB", "MB", "GB", "TB", "PB", "EB"};
  std::size_t unit = 0;
  while (bytes >= 1000 && unit + 1 < std::size(units)) {
    bytes /= 1000;
    ++unit;
  }
  return bytes >= 1000 ? fmt::format("{:.1e} {}", bytes, units[unit])
                       : fmt::format("{:.{}f} {}", bytes, unit == 0 || bytes >= 100 ? 0 : 1, units[unit]);
}

}  // namespace hamlet
