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

/// Room for blocks: chunks of a megabyte, filled by one worker each, and used again as soon as all blocks in
/// them are consumed. When the memory is used up, further chunks lie in a file.
class BlockStore {
 public:
  /// Without a folder for the file, it is an error to need more than `most_bytes`.
  BlockStore(std::uint64_t most_bytes, std::optional<std::filesystem::path> spill_folder);
  /// With less, the workers could not even begin.
  static std::uint64_t least_bytes(unsigned workers);
  BlockStore(const BlockStore&) = delete;
  BlockStore& operator=(const BlockStore&) = delete;
  ~BlockStore();

  struct Chunk;
  /// Where one worker writes.
  class Writer {
   public:
    explicit Writer(BlockStore& store) : store_(&store) {}
    Writer(Writer&& other) noexcept : store_(other.store_), chunk_(std::exchange(other.chunk_, nullptr)) {}
    ~Writer() { close(); }
    /// Room for so many bytes and the slack.
    std::uint8_t* allocate(std::size_t bytes);
    void close();

   private:
    void drop_large();

    BlockStore* store_;
    Chunk* chunk_ = nullptr;
    // The last large block that lies in the file, once it is written.
    std::span<const std::uint8_t> large_ = {};
  };

  /// The block is read for the last time.
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
  std::multimap<std::size_t, std::uint8_t*> free_[2];  // by size: in memory, and in the file
  std::optional<SpillFile> file_;
  std::atomic<std::uint64_t> in_memory_ = 0, in_file_ = 0;
};

}  // namespace hamlet::path
