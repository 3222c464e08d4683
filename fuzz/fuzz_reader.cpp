#include <cstddef>
#include <cstdint>

#include "reading.hpp"

// Allocation stacks are not recorded; a finding can be run again with them.
extern "C" const char* __asan_default_options() {
  return "malloc_context_size=0:quarantine_size_mb=16:max_malloc_fill_size=0:detect_stack_use_after_return=0";
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  hamlet::feed_reader(HAMLET_READER, {reinterpret_cast<const char*>(data), size});
  return 0;
}
