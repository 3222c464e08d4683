#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "hamlet/solve/path/sweep/forward_pass.hpp"

namespace hamlet::path {

/// The progress of a count: the remainders known so far, and the layer that the current modulus has reached.
struct CountProgress {
  std::vector<std::uint64_t> remainders;  // by the finished moduli
  std::uint64_t states = 0, peak_states = 0;
  std::size_t step = 0;  // the step that the current modulus has reached
  std::uint64_t total = 0;
};

/// A file from which a count resumes after the program was killed. It is replaced only when its successor is
/// complete and on disk. The folder is locked for the lifetime of this object, so that two counts cannot mix;
/// the system frees the lock of a killed program.
class Checkpoint {
 public:
  /// `fingerprint` identifies the puzzle. Throws an InputError if the folder is not writable or another count
  /// uses it.
  Checkpoint(const std::filesystem::path& folder, std::uint64_t fingerprint);
  ~Checkpoint();
  Checkpoint(const Checkpoint&) = delete;
  Checkpoint& operator=(const Checkpoint&) = delete;

  /// Returns the saved order of the sweep, or nothing if nothing was saved. Throws an InputError if the file
  /// is damaged or belongs to another puzzle.
  std::optional<std::vector<Vertex>> saved_order() const;
  /// Throws OutOfRoom if the checkpoint cannot be written; the previous one then remains.
  void save(const std::vector<Vertex>& order, const CountProgress& progress, const StateLayer& layer,
            std::span<const StateType> types, const MatchingFamily& family) const;
  struct Loaded {
    CountProgress progress;
    StateLayer layer;
  };
  Loaded load(const TypeLayers& types, const MatchingFamily& family, BlockStore& store) const;
  void remove() const;

 private:
  std::filesystem::path unfinished() const { return file_.string() + ".new"; }

  std::filesystem::path file_;
  std::uint64_t fingerprint_;
  int lock_ = -1;
};

std::uint64_t fingerprint_of(const CycleProblem& problem);

}  // namespace hamlet::path
