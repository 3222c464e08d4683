#include "hamlet/solve/path/sweep/type_layers.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>

#include "hamlet/base/error.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/solve/path/sweep/store/key_order.hpp"

namespace hamlet::path {

namespace {

constexpr std::size_t types_a_part = 2000;
constexpr std::size_t most_parts = 512;

/// The places of the frontier before step `i` that step `other` (the previous, the same or the next one) does
/// not touch.
PlaceMask untouched_by(const Sweep& sweep, std::size_t i, std::size_t other) {
  const auto steps = sweep.steps();
  if (other >= steps.size()) return ~PlaceMask{0};
  const SweepStep& step = steps[i];
  PlaceMask untouched = 0;
  unsigned place = 0;
  for (unsigned wide = 0; wide < step.at.size() && place < step.width_before; ++wide) {
    if (step.spread(PlaceMask{1} << place) != PlaceMask{1} << wide) continue;
    const SweepStep& by = steps[other];
    const auto found = std::ranges::find(by.at, step.at[wide]);
    const bool touched =
        found != by.at.end() && (found == by.at.begin() || (by.neighbours >> (found - by.at.begin()) & 1));
    if (!touched) untouched |= PlaceMask{1} << place;
    ++place;
  }
  return untouched;
}

/// Types of one group have equal keys. The highest bits are of places that the neighbouring steps do not
/// touch either, so that types created together are used together.
class GroupKey {
 public:
  GroupKey(const Sweep& sweep, std::size_t i) {
    const PlaceMask here = untouched_by(sweep, i, i);
    const PlaceMask longer =
        here & untouched_by(sweep, i, i + 1) & (i > 0 ? untouched_by(sweep, i, i - 1) : here);
    std::vector<int> outer(most_places, BitMove<std::uint64_t>::dropped), inner = outer;
    for (PlaceMask set : {here & ~longer, longer}) {
      for (unsigned place = 0; place < most_places; ++place) {
        if (!(set >> place & 1)) continue;
        outer[place] = static_cast<int>(bits_++);
        inner[place] = static_cast<int>(bits_++);
      }
    }
    outer_ = BitMove<std::uint64_t>(outer);
    inner_ = BitMove<std::uint64_t>(inner);
  }
  std::uint64_t operator()(StateType type) const { return outer_(type.outer) | inner_(type.inner); }
  unsigned bits() const { return bits_; }

 private:
  unsigned bits_ = 0;
  BitMove<std::uint64_t> outer_, inner_;
};

std::size_t place_on_shelf(const Operation& o) {
  return ((static_cast<std::size_t>(o.change) * (most_places + 1) + o.k) * (most_places + 1) + o.p) *
             (most_places + 1) +
         o.q;
}

constexpr std::size_t places_on_shelf = 4 * (most_places + 1) * (most_places + 1) * (most_places + 1);

}  // namespace

TypeLayers::TypeLayers(const Sweep& sweep, unsigned workers)
    : sweep_(&sweep),
      layers_(sweep.steps().size() + 1),
      operation_seen_(workers, std::vector<std::uint8_t>(places_on_shelf)) {
  layers_[0].types = std::vector<StateType>{StateType{}};
  bytes_ = bytes_of(layers_[0]);
}

std::optional<TypeLayers> TypeLayers::explore(const Sweep& sweep, double most_bytes, SpillFile* file,
                                              Workers& workers, const Run& run, std::string& why_not) {
  TypeLayers layers(sweep, workers.count());
  const std::size_t steps = sweep.steps().size();
  for (std::size_t i = 0; i < steps; ++i) {
    const Made made = layers.make_layer(i + 1, most_bytes, workers, run);
    if (made == Made::too_large)
      why_not = fmt::format("at vertex {} of {} the types of states alone need more than {}", i + 1, steps,
                            format_bytes(most_bytes));
    if (made != Made::whole) return std::nullopt;
    layers.shelve_if_large(i, most_bytes, file);
    run.report({"looking ahead", i, static_cast<double>(i) / static_cast<double>(2 * steps)});
  }
  for (std::size_t i = steps; i-- > 0;) {
    if (!layers.keep_completable_types(i, workers, run)) return std::nullopt;
    layers.shelve_if_large(i + 1, most_bytes, file);
  }
  layers.gather_operations();
  layers.log2_bound_ = layers.is_empty() ? 0 : std::log2(layers.ways_[0]) + layers.log2_scale_ + 1e-6;
  std::vector<double>().swap(layers.ways_);
  return layers;
}

bool TypeLayers::sort_into_groups(std::size_t i, Workers& workers, const Run& run) {
  TypeLayer& layer = layers_[i];
  const GroupKey key(*sweep_, i);
  const std::size_t count = layer.types.size();
  const auto key_of = [&](std::size_t t) { return key(layer.types[t]); };
  auto order = order_by_key(count, key_of, key.bits(), workers, run);
  if (!order) return false;
  layer.order = std::move(*order);
  bytes_ += static_cast<double>(layer.order.bytes());

  const std::size_t wanted = std::clamp<std::size_t>(count / types_a_part, 1, most_parts);
  layer.parts = {{}};
  for (std::size_t part = 1; part < wanted; ++part) {
    std::size_t begin = std::max(count * part / wanted, layer.parts.back().source + 1);
    while (begin < count && key_of(layer.order[begin]) == key_of(layer.order[begin - 1])) ++begin;
    if (begin >= count) break;
    layer.parts.push_back({begin, 0});
  }
  layer.parts.push_back({count, 0});
  return true;
}

TypeLayers::Made TypeLayers::make_layer(std::size_t next, double most_bytes, Workers& workers,
                                        const Run& run) {
  // While a layer is built, its types are stored twice; when they are filtered, each gets a weight. A type's
  // index has 32 bits.
  constexpr double bytes_in_work = 30, most_index = TypeIndex::none;
  struct TooMany {};
  const std::size_t i = next - 1;
  const double most_types = std::min((most_bytes - bytes_) / bytes_in_work, most_index);
  std::atomic<std::size_t> types_made = 0;
  if (!sort_into_groups(i, workers, run)) return Made::stopped;
  const SweepStep& step = sweep_->steps()[i];
  TypeLayer& layer = layers_[i];
  const std::size_t parts = layer.parts.size() - 1;
  std::vector<std::vector<StateType>> made(parts);
  std::vector<TypeIndex> indices(workers.count());
  for (TypeIndex& index : indices) index.prepare(step.touched_after());
  const auto run_part = [&](std::size_t part, unsigned worker) {
    TypeIndex& index = indices[worker];
    for_each_group(i, part, [&](const TypeGroup& group) {
      const std::size_t before = made[part].size();
      for (std::uint32_t source : group.sources) {
        for_each_successor(step, widened(step, layer.types[source]), [&](const Successor& successor) {
          if (successor.closes || index.find(successor.type) != TypeIndex::none) return;
          if (!sweep_->colours_allow(i, successor.type)) return;
          index.put(successor.type, 0);
          made[part].push_back(successor.type);
        });
      }
      index.clear();
      const std::size_t more = made[part].size() - before;
      if (static_cast<double>(types_made.fetch_add(more, std::memory_order_relaxed) + more) > most_types)
        throw TooMany{};
    });
  };
  try {
    if (!workers.for_each_part(parts, run_part, run)) return Made::stopped;
  } catch (const TooMany&) {
    return Made::too_large;
  }
  std::vector<StateType> types;
  types.reserve(types_made);
  for (std::size_t part = 0; part < parts; ++part) {
    layer.parts[part].target = types.size();
    types.insert(types.end(), made[part].begin(), made[part].end());
    std::vector<StateType>().swap(made[part]);
  }
  layer.parts.back().target = types.size();
  layers_[next].types = std::move(types);
  bytes_ += bytes_of(layers_[next]);
  return Made::whole;
}

bool TypeLayers::keep_completable_types(std::size_t i, Workers& workers, const Run& run) {
  const SweepStep& step = sweep_->steps()[i];
  const TypeLayer& layer = layers_[i];
  const std::span<const StateType> targets = layers_[i + 1].types;
  std::vector<double> ways(layer.types.size(), 0);
  std::vector<std::uint8_t> kept(ways.size());
  std::vector<TypeIndex> indices(workers.count());
  for (TypeIndex& index : indices) index.prepare(step.touched_after());
  const bool done = workers.for_each_part(
      layer.parts.size() - 1,
      [&](std::size_t part, unsigned worker) {
        TypeIndex& index = indices[worker];
        for_each_group(i, part, [&](const TypeGroup& group) {
          for (std::size_t t = group.target_begin; t < group.target_end; ++t)
            index.put(targets[t], static_cast<std::uint32_t>(t));
          for (std::uint32_t source : group.sources) {
            const StateType wide = widened(step, layer.types[source]);
            for_each_successor(step, wide, [&](const Successor& successor) {
              if (successor.closes) {
                kept[source] = 1;
                ways[source] += std::exp2(-log2_scale_);
                return;
              }
              const std::uint32_t target = index.find(successor.type);
              if (target == TypeIndex::none) return;
              kept[source] = 1;
              ways[source] += ways_[target];
              operation_seen_[worker][place_on_shelf(operation_of(wide, successor))] = 1;
            });
          }
          index.clear();
        });
      },
      run);
  if (!done) return false;
  ways_.clear();
  double largest = 0;
  for (std::size_t t = 0; t < ways.size(); ++t) {
    if (kept[t]) ways_.push_back(ways[t]);
    largest = std::max(largest, ways[t]);
  }
  if (largest > 1e100) {
    for (double& number : ways_) number *= 1e-100;
    log2_scale_ += 100 * std::log2(10.0);
  }
  drop_the_rest(i, kept);
  return true;
}

void TypeLayers::shelve_if_large(std::size_t i, double most_bytes, SpillFile* file) {
  constexpr double share = 0.2;
  if (!file || bytes_ < share * most_bytes) return;
  bytes_ -= bytes_of(layers_[i]);
  layers_[i].types.shelve(*file);
  layers_[i].order.shelve(*file);
  bytes_ += bytes_of(layers_[i]);
}

void TypeLayers::gather_operations() {
  for (unsigned change = 0; change < 4; ++change) {
    for (unsigned k = 0; k <= most_places; ++k) {
      for (unsigned p = 0; p <= most_places; ++p) {
        for (unsigned q = 0; q <= most_places; ++q) {
          const Operation operation = {static_cast<Change>(change), k, p, q};
          const std::size_t place = place_on_shelf(operation);
          if (std::ranges::any_of(operation_seen_, [&](const auto& seen) { return seen[place] != 0; }))
            operations_.push_back(operation);
        }
      }
    }
  }
  std::vector<std::vector<std::uint8_t>>().swap(operation_seen_);
}

void TypeLayers::drop_the_rest(std::size_t i, const std::vector<std::uint8_t>& kept) {
  TypeLayer& layer = layers_[i];
  bytes_ -= bytes_of(layer);
  std::vector<std::uint32_t> renamed(kept.size() + 1, 0);
  for (std::size_t t = 0; t < kept.size(); ++t) renamed[t + 1] = renamed[t] + kept[t];
  if (i > 0) {
    for (TypeLayer::Part& part : layers_[i - 1].parts) part.target = renamed[part.target];
  }
  std::vector<StateType> types;
  types.reserve(renamed.back());
  for (std::size_t t = 0; t < kept.size(); ++t) {
    if (kept[t]) types.push_back(layer.types[t]);
  }
  std::vector<std::uint32_t> order;
  order.reserve(types.size());
  auto part = layer.parts.begin();
  for (std::size_t j = 0; j <= layer.order.size(); ++j) {
    while (part != layer.parts.end() && part->source == j) part++->source = order.size();
    if (j < layer.order.size() && kept[layer.order[j]]) order.push_back(renamed[layer.order[j]]);
  }
  layer.types = std::move(types);
  layer.order = std::move(order);
  bytes_ += bytes_of(layer);
}

SweepForecast TypeLayers::forecast(const MatchingFamily& family) const {
  SweepForecast forecast{.log2_bound = log2_bound_};
  for (const TypeLayer& layer : layers_) {
    double slots = 0;
    for (StateType type : layer.types) {
      const unsigned k = type.outers();
      forecast.most_ends = std::max(forecast.most_ends, k);
      slots += k <= family.most_points() ? static_cast<double>(family.size(k)) : 1e30;
    }
    forecast.slots += slots;
    forecast.peak_slots = std::max(forecast.peak_slots, slots);
    forecast.types += static_cast<double>(layer.types.size());
    forecast.layers.push_back(slots);
  }
  return forecast;
}

}  // namespace hamlet::path
