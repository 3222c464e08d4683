#include "hamlet/io/file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"

namespace hamlet {

namespace {

// Larger than any puzzle: a longer file is a device or a mistake.
constexpr std::size_t most_bytes = std::size_t{1} << 30;

class Descriptor {
 public:
  explicit Descriptor(int fd) : fd_(fd) {}
  ~Descriptor() {
    if (fd_ > STDERR_FILENO) ::close(fd_);
  }
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  int get() const { return fd_; }
  void reset(int fd) {
    if (fd_ > STDERR_FILENO) ::close(fd_);
    fd_ = fd;
  }
  /// Closes early, to learn of write errors.
  bool close() { return ::close(std::exchange(fd_, -1)) == 0; }

 private:
  int fd_;
};

[[noreturn]] void fail(const std::string& file, std::string_view what) {
  throw InputError(file, fmt::format("{}: {}", what, std::strerror(errno)));
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(fd, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

/// Opening a pipe may block until the other end is opened. A signal must not end that wait.
int open_retrying(const std::string& file, int flags) {
  int fd;
  do fd = ::open(file.c_str(), flags);
  while (fd < 0 && errno == EINTR);
  return fd;
}

void write_directly(const std::string& file, std::string_view bytes) {
  Descriptor out(open_retrying(file, O_WRONLY | O_CLOEXEC));
  if (out.get() < 0 || !write_all(out.get(), bytes)) fail(file, "cannot be written");
}

/// Resolves symbolic links, so that a link stays one when its file is replaced.
std::string behind_links(const std::string& file) {
  char* const resolved = ::realpath(file.c_str(), nullptr);
  if (!resolved) return file;
  std::string target(resolved);
  std::free(resolved);
  return target;
}

mode_t mode_for(const std::string& file) {
  struct stat old {};
  if (::stat(file.c_str(), &old) == 0) return old.st_mode & 07777;
  const mode_t mask = ::umask(0);
  ::umask(mask);
  return 0666 & ~mask;
}

bool is_device(const std::string& file) {
  struct stat there {};
  return ::stat(file.c_str(), &there) == 0 && !S_ISREG(there.st_mode) && !S_ISDIR(there.st_mode);
}

std::string folder_of(const std::string& file) {
  const std::size_t slash = file.rfind('/');
  return slash == std::string::npos ? "." : file.substr(0, slash + 1);
}

void require_can_write(const std::string& file) {
  struct stat there {};
  const bool exists = ::stat(file.c_str(), &there) == 0;
  if (exists && S_ISDIR(there.st_mode))
    throw InputError(file, "this is a folder; a file's name belongs here");
  struct stat link {};
  if (!exists && ::lstat(file.c_str(), &link) == 0)
    throw InputError(file, "this symbolic link points to nothing; give the name of a file");
  if (exists && ::access(file.c_str(), W_OK) != 0) fail(file, "cannot be written");
  if (!is_device(file) && ::access(folder_of(behind_links(file)).c_str(), W_OK | X_OK) != 0)
    fail(file, "cannot be written");
}

enum class Name { none_yet, of_its_own };

/// A complete file that has not taken its name yet. Until then it has no name, if `name` allows that and the
/// system supports it, or else a temporary one. The destructor removes it unless it has taken its name; a
/// nameless file disappears even if the program is killed.
class PendingFile {
 public:
  PendingFile(const std::string& file, std::string_view bytes, Name name) : file_(file), bytes_(bytes) {
    require_can_write(file);
    is_device_ = is_device(file);
    if (is_device_) return;
    target_ = behind_links(file);
    if (name == Name::none_yet)
      out_.reset(::open(folder_of(target_).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600));
    if (out_.get() >= 0) {
      fill();
    } else {
      write_named();
    }
  }
  ~PendingFile() {
    if (!beside_.empty()) ::unlink(beside_.c_str());
  }
  PendingFile(const PendingFile&) = delete;
  PendingFile& operator=(const PendingFile&) = delete;

  void rename_into_place() {
    if (is_device_) return write_directly(file_, bytes_);
    if (beside_.empty() && !link_beside()) write_named();
    if (::rename(beside_.c_str(), target_.c_str()) != 0) fail(file_, "cannot be written");
    beside_.clear();
  }

 private:
  /// A path in the same folder. It does not extend the file's name, which may already have the maximum
  /// length.
  std::string beside(std::string_view name) const {
    return target_.substr(0, target_.rfind('/') + 1).append(name);
  }

  /// Closes the file, since there may be more of them than a process may have open.
  void write_named() {
    beside_ = beside(".hamlet-XXXXXX");
    out_.reset(::mkstemp(beside_.data()));
    if (out_.get() < 0) {
      beside_.clear();
      fail(file_, "cannot be written");
    }
    fill();
    if (!out_.close()) fail(file_, "cannot be written");
  }

  void fill() {
    if (write_all(out_.get(), bytes_) && ::fchmod(out_.get(), mode_for(target_)) == 0 &&
        ::fsync(out_.get()) == 0)
      return;
    const int why = errno;
    if (!beside_.empty()) ::unlink(beside_.c_str());
    beside_.clear();
    errno = why;
    fail(file_, "cannot be written");
  }

  /// Gives a nameless file a temporary name, from which it can replace an old file. Returns false on failure.
  bool link_beside() {
    const std::string nameless = fmt::format("/proc/self/fd/{}", out_.get());
    for (int number = 0;; ++number) {
      std::string name = beside(fmt::format(".hamlet-{}-{}", ::getpid(), number));
      if (::linkat(AT_FDCWD, nameless.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
        beside_ = std::move(name);
        return true;
      }
      if (errno != EEXIST) return false;
    }
  }

  const std::string& file_;
  std::string_view bytes_;
  std::string target_;
  Descriptor out_{-1};
  std::string beside_;  // the temporary name, if it has one
  bool is_device_ = false;
};

}  // namespace

std::string read_file(const std::string& file) {
  const bool standard = file == "-";
  const std::string shown = standard ? "standard input" : file;
  Descriptor in(standard ? STDIN_FILENO : open_retrying(file, O_RDONLY | O_CLOEXEC));
  if (in.get() < 0) fail(shown, "cannot be read");
  std::string bytes;
  std::string chunk(1 << 16, '\0');
  for (;;) {
    const ssize_t got = ::read(in.get(), chunk.data(), chunk.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) fail(shown, "cannot be read");
    if (got == 0) return bytes;
    if (bytes.size() + static_cast<std::size_t>(got) > most_bytes) {
      throw InputError(shown, fmt::format("the input is longer than {}; no puzzle is that long",
                                          format_bytes(most_bytes)));
    }
    bytes.append(chunk.data(), static_cast<std::size_t>(got));
  }
}

void require_can_write(std::span<const std::string> files) {
  std::vector<std::string> targets;
  for (const std::string& file : files) {
    require_can_write(file);
    if (is_device(file)) continue;
    const std::string target = std::filesystem::absolute(behind_links(file)).lexically_normal();
    if (std::ranges::find(targets, target) != targets.end())
      throw InputError(file, "this file is to be written twice; each needs a name of its own");
    targets.push_back(target);
  }
}

void write_file(const std::string& file, std::string_view bytes) {
  PendingFile(file, bytes, Name::none_yet).rename_into_place();
}

void write_files(std::span<const Document> files) {
  std::vector<std::unique_ptr<PendingFile>> all;
  for (const auto& [file, bytes] : files)
    all.push_back(std::make_unique<PendingFile>(file, bytes, Name::of_its_own));
  for (const auto& beside : all) beside->rename_into_place();
}

std::string existing_folder(const std::string& folder, std::string_view where) {
  std::error_code ignored;
  if (!std::filesystem::is_directory(folder, ignored))
    throw InputError(std::string(where), fmt::format("'{}' is no folder", folder));
  return folder;
}

std::string folder_or_nothing(const std::string& folder, std::string_view where) {
  std::error_code ignored;
  return std::filesystem::exists(folder, ignored) ? existing_folder(folder, where) : folder;
}

}  // namespace hamlet
