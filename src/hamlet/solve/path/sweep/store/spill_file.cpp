#include "hamlet/solve/path/sweep/store/spill_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "hamlet/base/memory.hpp"

namespace hamlet::path {

SpillFile::~SpillFile() {
  if (file_ >= 0) close(file_);
}

void* SpillFile::map(void* address, std::size_t bytes) {
  if (file_ < 0) {
    std::string name = (folder_ / "hamlet-spill-XXXXXX").string();
    file_ = mkstemp(name.data());
    if (file_ < 0)
      throw OutOfRoom(fmt::format("no file can be made in {}: {}", folder_.string(), std::strerror(errno)));
    unlink(name.c_str());
  }
  // Writing to a mapped file on a full disk would kill the program, so allocate the space first.
  const auto begin = static_cast<off_t>(bytes_);
  if (const int error = posix_fallocate(file_, begin, static_cast<off_t>(bytes)))
    throw OutOfRoom(fmt::format("{} has no room for more than {}: {}", folder_.string(),
                                format_bytes(static_cast<double>(bytes_)), std::strerror(error)));
  void* const mapped =
      mmap(address, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | (address ? MAP_FIXED : 0), file_, begin);
  if (mapped == MAP_FAILED) throw OutOfRoom("the file for spilling cannot be mapped");
  bytes_ += bytes;
  return mapped;
}

void drop_pages(const void* begin, std::size_t bytes) {
  madvise(const_cast<void*>(begin), bytes, MADV_DONTNEED);
}
void unmap_pages(const void* begin, std::size_t bytes) { munmap(const_cast<void*>(begin), bytes); }

std::size_t whole_pages(std::size_t bytes) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  return (bytes + page - 1) / page * page;
}

}  // namespace hamlet::path
