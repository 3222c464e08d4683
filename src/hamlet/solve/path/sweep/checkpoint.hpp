#pragma once

#include <filesystem>
#include <optional>
#include <vector>

#include "hamlet/solve/path/sweep/forward_pass.hpp"

namespace hamlet::path {

/// How far a count has come: the remainders that are known, and the layer that the one in work has reached.
struct CountProgress {
  std::vector<std::uint64_t> remainders;  // by the moduli that are done
  std::uint64_t states = 0, peak_states = 0;
  std::size_t step = 0;  // of the next modulus
  std::uint64_t total = 0;
};

/// A file from which a count goes on after the program was killed. It is replaced by a newer one only when
/// that is whole and on the disk. The folder is locked while this lives, so that two counts cannot mix; the
/// system takes the lock away from a program that was killed.
class Checkpoint {
 public:
  /// `fingerprint` tells puzzles from one another. InputError if nothing can be written to the folder, or
  /// another count uses it.
  Checkpoint(const std::filesystem::path& folder, std::uint64_t fingerprint);
  ~Checkpoint();
  Checkpoint(const Checkpoint&) = delete;
  Checkpoint& operator=(const Checkpoint&) = delete;

  /// The order of the sweep that was saved; nothing if nothing was. InputError if the file is damaged or of
  /// another puzzle.
  std::optional<std::vector<Vertex>> saved_order() const;
  /// OutOfRoom if it cannot be written; what was saved before stays.
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
