#pragma once

#include <string>
#include <string_view>

#include "hamlet/base/memory.hpp"

namespace hamlet {

/// Compresses bytes to a raw DEFLATE stream (RFC 1951), without the header of zlib or gzip.
std::string deflated(std::string_view bytes);
/// Decompresses such a stream. Throws an InputError at `where` if it is damaged, stops early or has bytes
/// after its end, and TooLarge as soon as the result exceeds `memory`.
std::string inflated(std::string_view stream, std::string_view where, const MemoryBudget& memory);

}  // namespace hamlet
