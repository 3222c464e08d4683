#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/base/parallel.hpp"
#include "hamlet/solve/path/sweep/store/spill_file.hpp"
#include "hamlet/solve/path/sweep/successors.hpp"
#include "hamlet/solve/path/sweep/sweep.hpp"
#include "hamlet/solve/path/sweep/type_index.hpp"

namespace hamlet::path {

/// The types of one layer of a sweep. A step changes types only at the places it touches. Types that are
/// equal everywhere else form a group, and their successors form a group of their own, so the groups of a
/// step are independent.
struct TypeLayer {
  /// Several whole groups, for one thread: where they begin in `order`, and their successors in the types of
  /// the next layer.
  struct Part {
    std::size_t source = 0;
    std::size_t target = 0;
  };

  Shelved<StateType> types;      // in the order in which the groups of the previous step created them
  Shelved<std::uint32_t> order;  // indices of the types, sorted by the groups of the next step
  std::vector<Part> parts;       // with one more that marks the end
};

/// A group of a step: types by their index in their layers.
struct TypeGroup {
  std::span<const std::uint32_t> sources;
  std::size_t target_begin = 0, target_end = 0;
};

/// The size of a sweep, known from its types before anything is counted.
struct SweepForecast {
  unsigned most_ends = 0;           // the most ends of paths in one state
  double slots = 0;                 // the matchings of all types, an upper bound on the number of states
  double peak_slots = 0;            // the slots of the largest layer
  double types = 0;                 // the number of types
  double log2_bound = 0;            // log2 of an upper bound on the solutions; meaningless without types
  std::vector<double> layers = {};  // the slots of each layer
};

/// The types that a sweep reaches and from which it can be completed, by layer.
class TypeLayers {
 public:
  /// Returns nothing if the run ended first, or if the types need more than `most_bytes`; then `why_not` says
  /// so. With a file, idle layers are moved there once the types take more than a share of that.
  static std::optional<TypeLayers> explore(const Sweep& sweep, double most_bytes, SpillFile* file,
                                           Workers& workers, const Run& run, std::string& why_not);

  const Sweep& sweep() const { return *sweep_; }
  const TypeLayer& layer(std::size_t i) const { return layers_[i]; }
  /// One more than the number of steps.
  std::size_t layer_count() const { return layers_.size(); }
  /// Frees a layer that is no longer needed.
  void forget(std::size_t i) {
    bytes_ -= bytes_of(layers_[i]);
    layers_[i] = {};
  }
  const std::vector<Operation>& operations() const { return operations_; }
  /// log2 of an upper bound on the solutions (even on all 2-factors).
  double log2_bound() const { return log2_bound_; }
  bool is_empty() const { return layers_[0].types.empty(); }
  double bytes() const { return bytes_; }
  SweepForecast forecast(const MatchingFamily& family) const;

  /// Calls visit(group) for the groups of a part, in order.
  template <class Visit>
  void for_each_group(std::size_t layer, std::size_t part, Visit&& visit) const;

 private:
  TypeLayers(const Sweep& sweep, unsigned workers);
  static double bytes_of(const TypeLayer& layer) {
    return static_cast<double>(layer.types.bytes() + layer.order.bytes());
  }
  enum class Made { whole, stopped, too_large };
  Made make_layer(std::size_t next, double most_bytes, Workers& workers, const Run& run);
  void shelve_if_large(std::size_t layer, double most_bytes, SpillFile* file);
  void gather_operations();
  bool keep_completable_types(std::size_t layer, Workers& workers, const Run& run);
  void drop_the_rest(std::size_t layer, const std::vector<std::uint8_t>& kept);
  bool sort_into_groups(std::size_t layer, Workers& workers, const Run& run);

  const Sweep* sweep_;
  std::vector<TypeLayer> layers_;
  double bytes_ = 0;
  std::vector<Operation> operations_;
  std::vector<std::vector<std::uint8_t>> operation_seen_;  // one per worker
  std::vector<double> ways_;  // for each type of the layer processed last: the ways to complete it
  double log2_scale_ = 0;     // the true numbers are `ways_` times two to this
  double log2_bound_ = 0;
};

template <class Visit>
void TypeLayers::for_each_group(std::size_t layer, std::size_t part, Visit&& visit) const {
  const SweepStep& step = sweep_->steps()[layer];
  const TypeLayer& from = layers_[layer];
  const std::span<const StateType> to = layers_[layer + 1].types;
  const PlaceMask untouched = first_places(step.width_after()) & ~step.touched_after();
  const auto untouched_after = [&](StateType type) {
    const StateType wide = widened(step, type);
    return StateType{wide.outer >> 1 & untouched, wide.inner >> 1 & untouched};
  };
  std::size_t target = from.parts[part].target;
  const std::size_t end = from.parts[part + 1].source;
  for (std::size_t begin = from.parts[part].source; begin < end;) {
    const StateType common = untouched_after(from.types[from.order[begin]]);
    std::size_t stop = begin + 1;
    while (stop < end && untouched_after(from.types[from.order[stop]]) == common) ++stop;
    const std::size_t target_begin = target;
    while (target < to.size() &&
           StateType{to[target].outer & untouched, to[target].inner & untouched} == common)
      ++target;
    visit(TypeGroup{std::span<const std::uint32_t>(from.order).subspan(begin, stop - begin), target_begin,
                    target});
    begin = stop;
  }
}

}  // namespace hamlet::path
