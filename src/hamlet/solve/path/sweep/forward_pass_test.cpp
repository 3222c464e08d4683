#include "hamlet/solve/path/sweep/forward_pass.hpp"

#include <gmock/gmock.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/solve/path/sweep/backward_pass.hpp"
#include "hamlet/solve/path/sweep/checkpoint.hpp"
#include "hamlet/solve/path/sweep/swept_puzzle.hpp"

namespace hamlet::path {
namespace {

using testing::HasSubstr;

const Run no_limits;

class Sweeping : public testing::Test {
 protected:
  void prepare(const char* board, bool closed, const SweptPuzzle::Options& options = {}) {
    std::string why_not;
    swept_ = SweptPuzzle::prepare({.graph = make_board({.name = board}).graph(), .closed = closed}, options,
                                  workers_, no_limits, why_not);
    ASSERT_TRUE(swept_) << why_not;
  }
  std::uint64_t counted(BlockStore& store, const BlockKernel& kernel = best_kernel(), Modulus modulus = {}) {
    ForwardPass forward(swept_->types(), swept_->family(), modulus, store, workers_, kernel);
    while (!forward.is_finished()) EXPECT_TRUE(forward.advance(false, no_limits));
    return forward.total();
  }

  Workers workers_{2};
  std::unique_ptr<SweptPuzzle> swept_;
  BlockStore memory_{std::uint64_t{1} << 32, std::nullopt};
};

TEST_F(Sweeping, EveryProcessorCountsTheSame) {
  prepare("knight:6x6", false);
  EXPECT_EQ(counted(memory_, portable_kernel()), 3'318'960u);
  EXPECT_EQ(counted(memory_, best_kernel()), 3'318'960u);
}

TEST_F(Sweeping, EveryModulusAgrees) {
  prepare("diplomatico:6x6", false);
  for (std::uint64_t prime : {3ull, 5ull, 65'521ull, 2'147'483'647ull, 9'223'372'036'854'775'783ull})
    EXPECT_EQ(counted(memory_, best_kernel(), {prime}), 4'125'136u % prime) << prime;
}

TEST_F(Sweeping, WhatDoesNotFitTheMemoryLiesInAFile) {
  prepare("knight:6x6", false);
  BlockStore on_disk(0, std::filesystem::temp_directory_path());
  EXPECT_EQ(counted(on_disk), 3'318'960u);
  EXPECT_EQ(on_disk.bytes_in_memory(), 0u);
  EXPECT_GT(on_disk.bytes_in_file(), 0u);
}

TEST_F(Sweeping, TypesThatDoNotFitTheMemoryLieInAFile) {
  prepare("knight:6x6", false);
  const double in_full = swept_->types().bytes();
  const std::vector<Vertex> order = swept_->order();
  prepare("knight:6x6", false,
          {.order = order,
           .most_type_bytes = 2 * in_full,
           .spill_folder = std::filesystem::temp_directory_path()});
  EXPECT_LT(swept_->types().bytes(), in_full / 2);
  EXPECT_EQ(counted(memory_), 3'318'960u);
  std::string why_not;
  EXPECT_FALSE(SweptPuzzle::prepare(swept_->puzzle(), {.order = order, .most_type_bytes = in_full / 10},
                                    workers_, no_limits, why_not));
  EXPECT_THAT(why_not, HasSubstr("the types of states alone need more than"));
}

TEST_F(Sweeping, WithoutAFileTheMemoryIsTheEnd) {
  prepare("diplomatico:5x5", false);
  BlockStore none(0, std::nullopt);
  EXPECT_THROW(counted(none), OutOfRoom);
  BlockStore nowhere(0, std::filesystem::path("/no/such/folder"));
  EXPECT_THROW(counted(nowhere), OutOfRoom);
}

TEST_F(Sweeping, RoomIsUsedAgain) {
  prepare("knight:6x6", false);
  counted(memory_);
  const std::uint64_t once = memory_.bytes_in_memory();
  for (int i = 0; i < 20; ++i) counted(memory_);
  EXPECT_LE(memory_.bytes_in_memory(), 2 * once);
}

TEST_F(Sweeping, BackwardsComesToTheSameCountAndEveryCycleUsesAsManyEdgesAsVertices) {
  EdgeUsage exact;
  // Modulo 3, many counts are multiples of the modulus, and their states must not get lost.
  for (const Modulus modulus : {Modulus{0}, Modulus{1'000'000'007}, Modulus{3}}) {
    prepare("diplomatico:5x6", true);
    ForwardPass forward(swept_->types(), swept_->family(), modulus, memory_, workers_);
    std::vector<StateLayer> layers;
    while (!forward.is_finished()) {
      layers.push_back(forward.layer());
      ASSERT_TRUE(forward.advance(true, no_limits));
    }
    BackwardPass backward(swept_->types(), swept_->family(), modulus, std::move(layers), memory_, workers_);
    while (backward.steps_left() > 0) ASSERT_TRUE(backward.go_back(no_limits));
    const auto by_modulus = [&](std::uint64_t n) { return modulus.value == 0 ? n : n % modulus.value; };
    EXPECT_EQ(forward.total(), by_modulus(296));
    EXPECT_EQ(backward.total(), by_modulus(296));
    if (modulus.value == 0) exact = backward.usage();
    std::uint64_t edges = 0;
    for (std::size_t i = 0; i < exact.size(); ++i) {
      for (std::size_t place = 0; place < exact[i].size(); ++place) {
        edges += exact[i][place];
        EXPECT_EQ(backward.usage()[i][place], by_modulus(exact[i][place]));
      }
    }
    EXPECT_EQ(edges, 296u * 30);
  }
}

/// Saves a sweep half-way and resumes the count.
class Saving : public Sweeping {
 protected:
  void SetUp() override {
    std::filesystem::create_directories(folder_);
    prepare("knight:6x6", false);
    checkpoint_.emplace(folder_, fingerprint_of(swept_->problem()));
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }
  void save_half() {
    ForwardPass forward(swept_->types(), swept_->family(), {}, memory_, workers_);
    while (forward.steps_done() < 18) ASSERT_TRUE(forward.advance(false, no_limits));
    checkpoint_->save(swept_->order(), {.remainders = {}, .step = 18, .total = forward.raw_total()},
                      forward.layer(), swept_->types().layer(18).types, swept_->family());
  }
  std::string saved() const {
    std::ifstream in(file(), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  /// Loading the count is refused. Reading only the order is refused or returns what was saved.
  void expect_refused(const std::string& damaged, const std::string& whole) {
    ASSERT_NE(damaged, whole);
    std::ofstream(file(), std::ios::binary) << damaged;
    EXPECT_THROW(checkpoint_->load(swept_->types(), swept_->family(), memory_), InputError);
    try {
      EXPECT_EQ(checkpoint_->saved_order(), swept_->order());
    } catch (const InputError&) {
      ++orders_refused_;
    }
  }
  std::filesystem::path file() const { return folder_ / "count.checkpoint"; }

  std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("hamlet-saving-" + std::to_string(::getpid()));
  std::optional<Checkpoint> checkpoint_;
  int orders_refused_ = 0;
};

TEST_F(Saving, ACountGoesOnFromWhatWasSaved) {
  EXPECT_EQ(checkpoint_->saved_order(), std::nullopt);
  save_half();
  EXPECT_EQ(checkpoint_->saved_order(), swept_->order());
  auto loaded = checkpoint_->load(swept_->types(), swept_->family(), memory_);
  ForwardPass forward(swept_->types(), swept_->family(), {}, memory_, workers_);
  forward.resume(loaded.progress.step, std::move(loaded.layer), loaded.progress.total);
  EXPECT_EQ(forward.steps_done(), 18u);
  while (!forward.is_finished()) ASSERT_TRUE(forward.advance(false, no_limits));
  EXPECT_EQ(forward.total(), 3'318'960u);
}

TEST_F(Saving, AFlippedBitIsNoticedWhereverItIs) {
  save_half();
  const std::string whole = saved();
  Rng rng(4);
  for (int trial = 0; trial < 700; ++trial) {
    std::string damaged = whole;
    const std::size_t at = trial < 200 ? static_cast<std::size_t>(trial) : rng.below(whole.size());
    damaged[at] = static_cast<char>(damaged[at] ^ (1 << rng.below(8)));
    ASSERT_NO_FATAL_FAILURE(expect_refused(damaged, whole)) << "a bit of byte " << at;
  }
  EXPECT_GT(orders_refused_, 50);
}

TEST_F(Saving, WhatIsCutShortIsRefused) {
  save_half();
  const std::string whole = saved();
  for (std::size_t length = 0; length < whole.size(); length += length < 200 ? 1 : whole.size() / 20)
    ASSERT_NO_FATAL_FAILURE(expect_refused(whole.substr(0, length), whole)) << length << " bytes";
  ASSERT_NO_FATAL_FAILURE(expect_refused(whole.substr(0, whole.size() - 1), whole));
}

TEST_F(Saving, WhatCannotBeWrittenLeavesTheOldOne) {
  save_half();
  rlimit before{};
  getrlimit(RLIMIT_FSIZE, &before);
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 1000;
  setrlimit(RLIMIT_FSIZE, &small);
  EXPECT_THROW(save_half(), OutOfRoom);
  setrlimit(RLIMIT_FSIZE, &before);
  std::signal(SIGXFSZ, handler);
  EXPECT_EQ(checkpoint_->load(swept_->types(), swept_->family(), memory_).progress.step, 18u);
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder_), {}), 1)
      << "nothing half-written stays";
}

TEST_F(Saving, ZeroedRangesAreNoticedWhereverTheyAre) {
  save_half();
  const std::string whole = saved();
  Rng rng(3);
  for (int trial = 0; trial < 300; ++trial) {
    std::string damaged = whole;
    const std::size_t at = trial < 100 ? static_cast<std::size_t>(trial) : rng.below(whole.size());
    const std::size_t length = std::min<std::size_t>(whole.size() - at, 1 + rng.below(4096));
    damaged.replace(at, length, length, '\0');
    if (damaged == whole) continue;
    ASSERT_NO_FATAL_FAILURE(expect_refused(damaged, whole)) << length << " bytes from " << at;
  }
}

TEST_F(Saving, AFolderIsForOneCountAtATime) {
  try {
    Checkpoint(folder_, fingerprint_of(swept_->problem()));
    FAIL() << "it was shared";
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("another count is using this folder now"));
  }
  checkpoint_.reset();
  EXPECT_NO_THROW(Checkpoint(folder_, fingerprint_of(swept_->problem())));
}

TEST_F(Saving, TheCheckpointOfAnotherPuzzleIsRefused) {
  save_half();
  checkpoint_.reset();
  try {
    Checkpoint(folder_, 12345).saved_order();
    FAIL() << "it was taken";
  } catch (const InputError& error) {
    EXPECT_THAT(error.what(), HasSubstr("another puzzle"));
  }
}

}  // namespace
}  // namespace hamlet::path
