#include <cstddef>
#include <cstdint>

#include "reading.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  hamlet::feed_reader(HAMLET_READER, {reinterpret_cast<const char*>(data), size});
  return 0;
}
