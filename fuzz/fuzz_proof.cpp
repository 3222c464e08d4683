#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "attack.hpp"

namespace {

using namespace proof_attack;

/// Counts, for the log, how far the attempts got. Attempts that fail in the first file do not test the later
/// ones.
struct Figures {
  std::array<std::uint64_t, stage_names.size()> ended = {};
  std::uint64_t attempts = 0, with_rat = 0;

  void add(const Attempt& attempt) {
    ++ended[static_cast<std::size_t>(attempt.stage)];
    with_rat += attempt.lemmas_by_rat > 0;
    if (++attempts % 1'000'000 == 0) print();
  }
  void print() const {
    std::fprintf(stderr, "attempts: %llu; with a lemma accepted by RAT: %llu\n",
                 static_cast<unsigned long long>(attempts), static_cast<unsigned long long>(with_rat));
    for (std::size_t i = 0; i < ended.size(); ++i) {
      std::fprintf(stderr, "  %6.2f%% %s\n",
                   100.0 * static_cast<double>(ended[i]) / static_cast<double>(attempts), stage_names[i]);
    }
  }
};

Figures figures;

}  // namespace

// Allocation stacks are not recorded: that takes half of the time, and a finding can be run again with them.
extern "C" const char* __asan_default_options() {
  return "malloc_context_size=0:quarantine_size_mb=16:max_malloc_fill_size=0";
}

extern "C" int LLVMFuzzerInitialize(int*, char***) {
  std::atexit([] { figures.print(); });
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Attempt attempt = attack_checker({reinterpret_cast<const char*>(data), size});
  figures.add(attempt);
  if (attempt.fault.empty()) return 0;
  std::fprintf(stderr, "%s\n%s%s", attempt.fault.c_str(), attempt.verdict.c_str(), attempt.files.c_str());
  std::abort();
}
