#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "hamlet/solve/path/sweep/store/block.hpp"
#include "hamlet/solve/path/sweep/store/spill_file.hpp"

namespace hamlet::path {

/// Storage for blocks, in chunks of a megabyte, each filled by one worker and reused when all its blocks are
/// released. Beyond the memory limit, chunks are placed in a file.
class BlockStore {
 public:
  /// Without a spill folder, exceeding `most_bytes` throws OutOfRoom.
  BlockStore(std::uint64_t most_bytes, std::optional<std::filesystem::path> spill_folder);
  /// The least memory with which the workers can start.
  static std::uint64_t least_bytes(unsigned workers);
  BlockStore(const BlockStore&) = delete;
  BlockStore& operator=(const BlockStore&) = delete;
  ~BlockStore();

  struct Chunk;
  /// Allocates blocks for one worker.
  class Writer {
   public:
    explicit Writer(BlockStore& store) : store_(&store) {}
    Writer(Writer&& other) noexcept : store_(other.store_), chunk_(std::exchange(other.chunk_, nullptr)) {}
    ~Writer() { close(); }
    /// Allocates `bytes` bytes and the slack.
    std::uint8_t* allocate(std::size_t bytes);
    void close();

   private:
    void drop_large();

    BlockStore* store_;
    Chunk* chunk_ = nullptr;
    // The last large block in the file; its pages are dropped once it is written.
    std::span<const std::uint8_t> large_ = {};
  };

  /// Releases a block, which must not be read afterwards.
  void release(Block block);

  std::uint64_t bytes_in_memory() const { return in_memory_.load(std::memory_order_relaxed); }
  std::uint64_t bytes_in_file() const { return in_file_.load(std::memory_order_relaxed); }

 private:
  struct Slab {
    std::uint8_t* begin;
    std::size_t bytes;
    bool in_file;
  };

  Chunk* open_chunk(std::size_t bytes);
  std::uint8_t* recycled(std::size_t bytes, bool in_file);
  std::uint8_t* chunk_room(std::size_t bytes, bool& in_file);
  std::uint8_t* map_slab(std::size_t bytes, bool in_file);
  void give_back(Chunk* chunk);

  const std::uint64_t most_bytes_;
  std::mutex mutex_;
  std::vector<Slab> slabs_;
  std::multimap<std::size_t, std::uint8_t*> free_[2];  // free rooms by size: in memory, and in the file
  std::optional<SpillFile> file_;
  std::atomic<std::uint64_t> in_memory_ = 0, in_file_ = 0;
};

}  // namespace hamlet::path
