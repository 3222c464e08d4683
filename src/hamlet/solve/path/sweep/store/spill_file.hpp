#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <stdexcept>
#include <vector>

namespace hamlet::path {

/// The memory, and the disk if it may be used, are full.
class OutOfRoom : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A file used in place of memory. It has no name, so it disappears with the program however that ends.
class SpillFile {
 public:
  explicit SpillFile(std::filesystem::path folder) : folder_(std::move(folder)) {}
  SpillFile(const SpillFile&) = delete;
  SpillFile& operator=(const SpillFile&) = delete;
  ~SpillFile();

  /// Extends the file by `bytes` (whole pages) and maps the new part at `address`, in a reservation of the
  /// caller's, or anywhere if null.
  void* map(void* address, std::size_t bytes);

 private:
  std::filesystem::path folder_;
  int file_ = -1;
  std::uint64_t bytes_ = 0;
};

/// A list that is written once. When memory is scarce, `shelve` moves it to a file.
template <class T>
class Shelved {
 public:
  Shelved() = default;
  Shelved(std::vector<T> items) : own_(std::move(items)), items_(own_) {}
  Shelved(Shelved&& other) noexcept { *this = std::move(other); }
  Shelved& operator=(Shelved&& other) noexcept {
    give_back();
    const bool is_own = !other.is_shelved();
    own_ = std::move(other.own_);
    items_ = is_own ? std::span<const T>(own_) : other.items_;
    other.own_.clear();
    other.items_ = {};
    return *this;
  }
  ~Shelved() { give_back(); }

  std::size_t size() const { return items_.size(); }
  bool empty() const { return items_.empty(); }
  const T& operator[](std::size_t i) const { return items_[i]; }
  const T* begin() const { return items_.data(); }
  const T* end() const { return items_.data() + items_.size(); }

  /// The bytes held in memory.
  std::size_t bytes() const { return own_.capacity() * sizeof(T); }
  void shelve(SpillFile& file);

 private:
  bool is_shelved() const { return own_.empty() && !items_.empty(); }
  void give_back();

  std::vector<T> own_;
  std::span<const T> items_;
};

/// Drops the pages of a mapped file from memory.
void drop_pages(const void* begin, std::size_t bytes);
void unmap_pages(const void* begin, std::size_t bytes);
std::size_t whole_pages(std::size_t bytes);

template <class T>
void Shelved<T>::shelve(SpillFile& file) {
  if (own_.empty()) return;
  const std::size_t bytes = whole_pages(own_.size() * sizeof(T));
  T* const there = static_cast<T*>(file.map(nullptr, bytes));
  std::copy(own_.begin(), own_.end(), there);
  drop_pages(there, bytes);
  items_ = {there, own_.size()};
  std::vector<T>().swap(own_);  // assigning an empty list would keep the capacity
}

template <class T>
void Shelved<T>::give_back() {
  if (is_shelved()) unmap_pages(items_.data(), whole_pages(items_.size() * sizeof(T)));
}

}  // namespace hamlet::path
