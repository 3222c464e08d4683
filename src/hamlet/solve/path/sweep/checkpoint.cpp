#include "hamlet/solve/path/sweep/checkpoint.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>

#include "hamlet/base/checksum.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"

namespace hamlet::path {

namespace {

constexpr char magic[8] = {'h', 'a', 'm', 'c', 'n', 't', '0', '3'};

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

[[noreturn]] void cannot_write(const std::filesystem::path& file, std::string_view reason) {
  throw OutOfRoom(
      fmt::format("the checkpoint cannot be written to {}: {}", file.parent_path().string(), reason));
}

class Writer {
 public:
  explicit Writer(const std::filesystem::path& name) : name_(name), file_(std::fopen(name.c_str(), "wb")) {
    if (!file_) fail();
  }
  void bytes(const void* data, std::size_t count) {
    if (count > 0 && std::fwrite(data, 1, count, file_.get()) != count) fail();
    sum_.add(data, count);
  }
  void number(std::uint64_t number) { bytes(&number, sizeof number); }
  template <class T>
  void list(const std::vector<T>& items) {
    number(items.size());
    bytes(items.data(), items.size() * sizeof(T));
  }
  /// Writes the checksum so far.
  void seal() { number(sum_.value()); }
  /// Seals the file and flushes it to disk.
  void finish() {
    seal();
    if (std::fflush(file_.get()) != 0 || fsync(fileno(file_.get())) != 0) fail();
    file_.reset();
  }

 private:
  [[noreturn]] void fail() const {
    const std::string reason = std::strerror(errno);
    std::error_code ignored;
    std::filesystem::remove(name_, ignored);
    cannot_write(name_, reason);
  }

  std::filesystem::path name_;
  File file_;
  Checksum sum_;
};

class Reader {
 public:
  explicit Reader(const std::filesystem::path& name) : name_(name), file_(std::fopen(name.c_str(), "rb")) {
    if (!file_) fail();
    std::error_code error;
    left_ = std::filesystem::file_size(name, error);
    if (error) fail();
  }
  void bytes(void* data, std::size_t count) {
    if (count > left_ || (count > 0 && std::fread(data, 1, count, file_.get()) != count)) fail();
    left_ -= count;
    sum_.add(data, count);
  }
  std::uint64_t number() {
    std::uint64_t number = 0;
    bytes(&number, sizeof number);
    return number;
  }
  std::size_t size_up_to(std::uint64_t most) {
    const std::uint64_t size = number();
    if (size > most || size > std::numeric_limits<std::size_t>::max()) fail();
    return static_cast<std::size_t>(size);
  }
  template <class T>
  std::vector<T> list() {
    const std::size_t size = size_up_to(left_ / sizeof(T));
    std::vector<T> items(size);
    bytes(items.data(), size * sizeof(T));
    return items;
  }
  void require_seal() {
    const std::uint64_t sum = sum_.value();
    if (number() != sum) fail();
  }
  void finish() {
    require_seal();
    if (left_ != 0) fail();
  }
  [[noreturn]] void fail() const {
    throw InputError(name_.string(), "it is not a checkpoint, or it is damaged; remove it to start again");
  }

 private:
  std::filesystem::path name_;
  File file_;
  std::uint64_t left_ = 0;
  Checksum sum_;
};

/// Returns the order of the sweep, with which a file begins.
std::vector<Vertex> read_head(Reader& reader, std::uint64_t fingerprint, const std::filesystem::path& file) {
  char head[sizeof magic];
  reader.bytes(head, sizeof head);
  if (std::memcmp(head, magic, sizeof magic) != 0) reader.fail();
  if (reader.number() != fingerprint)
    throw InputError(file.string(),
                     "it is the checkpoint of another puzzle; give each count a folder of its own");
  std::vector<Vertex> order = reader.list<Vertex>();
  reader.require_seal();
  return order;
}

}  // namespace

std::uint64_t fingerprint_of(const CycleProblem& problem) {
  Checksum sum;
  for (std::size_t i = 0; i < problem.edges().size(); ++i) {
    const std::uint64_t edge[] = {problem.edges()[i].from, problem.edges()[i].to, problem.is_forced(i)};
    sum.add(edge, sizeof edge);
  }
  return sum.value();
}

Checkpoint::Checkpoint(const std::filesystem::path& folder, std::uint64_t fingerprint)
    : file_(folder / "count.checkpoint"), fingerprint_(fingerprint) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw InputError(folder.string(), "no folder can be made there: " + error.message());
  if (access(folder.c_str(), W_OK) != 0)
    throw InputError(folder.string(), fmt::format("nothing can be written there: {}", std::strerror(errno)));
  lock_ = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (lock_ < 0 || flock(lock_, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) {
    std::filesystem::remove(unfinished(), error);  // left by a program that was killed
    return;
  }
  close(lock_);
  throw InputError(
      folder.string(),
      "another count is using this folder now; wait for it, or give this one a folder of its own");
}

Checkpoint::~Checkpoint() {
  if (lock_ >= 0) close(lock_);
}

std::optional<std::vector<Vertex>> Checkpoint::saved_order() const {
  std::error_code ignored;
  if (!std::filesystem::exists(file_, ignored)) return std::nullopt;
  Reader reader(file_);
  return read_head(reader, fingerprint_, file_);
}

void Checkpoint::save(const std::vector<Vertex>& order, const CountProgress& progress,
                      const StateLayer& layer, std::span<const StateType> types,
                      const MatchingFamily& family) const {
  const std::filesystem::path fresh = unfinished();
  Writer writer(fresh);
  writer.bytes(magic, sizeof magic);
  writer.number(fingerprint_);
  writer.list(order);
  writer.seal();
  writer.list(progress.remainders);
  for (std::uint64_t number : {progress.states, progress.peak_states, std::uint64_t{progress.step},
                               progress.total, layer.states, std::uint64_t{layer.blocks.size()}})
    writer.number(number);
  for (std::size_t i = 0; i < layer.blocks.size(); ++i) {
    const Block block = layer.blocks[i];
    const std::size_t bytes = block ? block_bytes(block, family.size(types[i].outers())) : 0;
    writer.number(bytes);
    writer.bytes(block, bytes);
  }
  writer.finish();
  std::error_code error;
  std::filesystem::rename(fresh, file_, error);
  if (error) cannot_write(fresh, error.message());
}

Checkpoint::Loaded Checkpoint::load(const TypeLayers& types, const MatchingFamily& family,
                                    BlockStore& store) const {
  Reader reader(file_);
  read_head(reader, fingerprint_, file_);
  Loaded loaded;
  loaded.progress.remainders = reader.list<std::uint64_t>();
  loaded.progress.states = reader.number();
  loaded.progress.peak_states = reader.number();
  loaded.progress.step = reader.size_up_to(types.layer_count() - 1);
  loaded.progress.total = reader.number();
  loaded.layer.states = reader.number();
  const std::uint64_t blocks = reader.number();
  const std::span<const StateType> of_layer = types.layer(loaded.progress.step).types;
  if (blocks != of_layer.size()) reader.fail();
  BlockStore::Writer writer(store);
  for (const StateType& type : of_layer) {
    const std::uint32_t size = family.size(type.outers());
    const std::size_t bytes = reader.size_up_to(1 + (size + std::uint64_t{7}) / 8 + 8 * std::uint64_t{size});
    std::uint8_t* room = nullptr;
    if (bytes > 0) {
      room = writer.allocate(bytes);
      reader.bytes(room, bytes);
      if (*room == 0 || *room > 8 || block_bytes(room, size) != bytes) reader.fail();
    }
    loaded.layer.blocks.push_back(room);
  }
  reader.finish();
  return loaded;
}

void Checkpoint::remove() const {
  std::error_code ignored;
  std::filesystem::remove(file_, ignored);
}

}  // namespace hamlet::path
