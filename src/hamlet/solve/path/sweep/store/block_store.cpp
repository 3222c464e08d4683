#include "hamlet/solve/path/sweep/store/block_store.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <new>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"

namespace hamlet::path {

namespace {

constexpr std::size_t chunk_bytes = std::size_t{1} << 20;
/// Memory is mapped in ever larger slabs, because the system limits the number of mappings.
constexpr std::size_t least_slab_bytes = 4 * chunk_bytes, most_slab_bytes = 256 * chunk_bytes;
/// Larger blocks get chunks of their own.
constexpr std::size_t most_shared_bytes = chunk_bytes / 4;

}  // namespace

/// The header of each chunk. Chunks are aligned, so a block's address determines its chunk.
struct BlockStore::Chunk {
  std::atomic<std::uint32_t> users = 1;  // the blocks not yet released, and the writer
  bool in_file = false;
  std::size_t bytes = chunk_bytes;
  std::size_t filled = sizeof(Chunk);

  static Chunk* of(Block block) {
    return reinterpret_cast<Chunk*>(reinterpret_cast<std::uintptr_t>(block) & ~(chunk_bytes - 1));
  }
};

BlockStore::BlockStore(std::uint64_t most_bytes, std::optional<std::filesystem::path> spill_folder)
    : most_bytes_(most_bytes) {
  if (spill_folder) file_.emplace(std::move(*spill_folder));
}

std::uint64_t BlockStore::least_bytes(unsigned workers) {
  return least_slab_bytes + 2 * chunk_bytes * std::uint64_t{workers};
}

BlockStore::~BlockStore() {
  for (const Slab& slab : slabs_) munmap(slab.begin, slab.bytes);
}

std::uint8_t* BlockStore::map_slab(std::size_t bytes, bool in_file) {
  // Map one chunk more, so that an aligned range fits inside.
  void* begin =
      mmap(nullptr, bytes + chunk_bytes, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (begin == MAP_FAILED) throw OutOfRoom("the machine has no more memory");
  const auto address = reinterpret_cast<std::uintptr_t>(begin);
  auto* const aligned = reinterpret_cast<std::uint8_t*>((address + chunk_bytes - 1) & ~(chunk_bytes - 1));
  slabs_.push_back({static_cast<std::uint8_t*>(begin), bytes + chunk_bytes, in_file});
  if (in_file) {
    file_->map(aligned, bytes);
    in_file_ += bytes;
  } else {
    if (mprotect(aligned, bytes, PROT_READ | PROT_WRITE) != 0)
      throw OutOfRoom("the machine has no more memory");
    in_memory_ += bytes;
  }
  return aligned;
}

std::uint8_t* BlockStore::recycled(std::size_t bytes, bool in_file) {
  auto& rooms = free_[in_file];
  const auto fitting = rooms.lower_bound(bytes);
  if (fitting == rooms.end()) return nullptr;
  // A single chunk may be cut from any room; a large block takes one of about its size.
  if (bytes > chunk_bytes && fitting->first > bytes + bytes / 2) return nullptr;
  auto [room_bytes, room] = *fitting;
  rooms.erase(fitting);
  if (room_bytes > bytes) rooms.emplace(room_bytes - bytes, room + bytes);
  return room;
}

std::uint8_t* BlockStore::chunk_room(std::size_t bytes, bool& in_file) {
  const std::lock_guard lock(mutex_);
  for (bool file : {false, true}) {
    in_file = file;
    if (std::uint8_t* const room = recycled(bytes, file)) return room;
  }
  const std::uint64_t growth = (in_memory_ + in_file_) / 16 / chunk_bytes * chunk_bytes;
  const auto slab =
      static_cast<std::size_t>(std::clamp<std::uint64_t>(growth, least_slab_bytes, most_slab_bytes));
  std::size_t wanted = bytes == chunk_bytes ? slab : bytes;
  in_file = in_memory_ + bytes > most_bytes_;
  if (!in_file && in_memory_ + wanted > most_bytes_) wanted = bytes;
  if (in_file && !file_)
    throw OutOfRoom(
        fmt::format("the states need more than {}", format_bytes(static_cast<double>(most_bytes_))));
  std::uint8_t* const room = map_slab(wanted, in_file);
  if (wanted > bytes) free_[in_file].emplace(wanted - bytes, room + bytes);
  return room;
}

BlockStore::Chunk* BlockStore::open_chunk(std::size_t bytes) {
  bool in_file = false;
  std::uint8_t* const room = chunk_room(bytes, in_file);
  auto* const chunk = new (room) Chunk;
  chunk->in_file = in_file;
  chunk->bytes = bytes;
  return chunk;
}

void BlockStore::give_back(Chunk* chunk) {
  const bool in_file = chunk->in_file;
  const std::size_t bytes = chunk->bytes;
  auto* const room = reinterpret_cast<std::uint8_t*>(chunk);
  if (in_file) drop_pages(room, bytes);
  const std::lock_guard lock(mutex_);
  free_[in_file].emplace(bytes, room);
}

// Pages that are in the file need not stay in memory.
void BlockStore::Writer::drop_large() {
  if (!large_.empty()) drop_pages(large_.data(), large_.size());
  large_ = {};
}

std::uint8_t* BlockStore::Writer::allocate(std::size_t bytes) {
  drop_large();
  bytes += block_slack;
  if (sizeof(Chunk) + bytes > most_shared_bytes) {
    const std::size_t whole = (sizeof(Chunk) + bytes + chunk_bytes - 1) / chunk_bytes * chunk_bytes;
    Chunk* const own = store_->open_chunk(whole);
    if (own->in_file) large_ = {reinterpret_cast<const std::uint8_t*>(own), whole};
    return reinterpret_cast<std::uint8_t*>(own + 1);
  }
  if (chunk_ && chunk_->filled + bytes > chunk_bytes) close();
  if (!chunk_) chunk_ = store_->open_chunk(chunk_bytes);
  chunk_->users.fetch_add(1, std::memory_order_relaxed);
  std::uint8_t* const room = reinterpret_cast<std::uint8_t*>(chunk_) + chunk_->filled;
  chunk_->filled += bytes;
  return room;
}

void BlockStore::Writer::close() {
  drop_large();
  if (!chunk_) return;
  if (chunk_->in_file) drop_pages(chunk_, chunk_bytes);
  if (chunk_->users.fetch_sub(1, std::memory_order_acq_rel) == 1) store_->give_back(chunk_);
  chunk_ = nullptr;
}

void BlockStore::release(Block block) {
  constexpr std::uint32_t now_and_then = 64;
  Chunk* const chunk = Chunk::of(block);
  // Blocks are not released in file order, so pages that were read would stay in memory until the last block
  // of their chunk is released. Drop them now and then.
  const bool in_file = chunk->in_file;
  const std::size_t bytes = chunk->bytes;
  const std::uint32_t before = chunk->users.fetch_sub(1, std::memory_order_acq_rel);
  if (before == 1) {
    give_back(chunk);
  } else if (in_file && before % now_and_then == 0) {
    drop_pages(chunk, bytes);
  }
}

}  // namespace hamlet::path
