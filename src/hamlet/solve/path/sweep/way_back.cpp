#include "hamlet/solve/path/sweep/way_back.hpp"

#include <bit>

#include "hamlet/base/error.hpp"

namespace hamlet::path {

template <class Number>
WayBackBy<Number>::WayBackBy(const KeptLayers& layers, std::uint64_t most_bytes)
    : layers_(layers),
      most_bytes_(most_bytes),
      remembered_(layers.swept().types().layer_count()),
      levels_(layers.swept().types().layer_count()) {
  append_endings(layers, found_);
  for (auto& ending : found_) endings_.emplace_back(std::move(ending));
}

template <class Number>
void WayBackBy<Number>::enter_endings() {
  levels_[0].steps = endings_;
  levels_[0].at = 0;
  depth_ = 1;
}

template <class Number>
void WayBackBy<Number>::look_up(SweptState state, Steps& steps) {
  found_.clear();
  append_predecessors(layers_, state, found_);
  steps.clear();
  steps.reserve(found_.size());
  for (auto& predecessor : found_) steps.emplace_back(std::move(predecessor));
}

template <class Number>
void WayBackBy<Number>::enter() {
  constexpr std::uint64_t bytes_of_an_entry = 96;  // the size of a table entry, besides its steps
  Step& from = levels_[depth_ - 1].taken();
  Level& level = levels_[depth_++];
  level.at = 0;
  if (!from.before) {
    auto& known = remembered_[from.state.layer];
    const std::uint64_t key = std::uint64_t{from.state.type} << 32 | from.state.rank;
    if (const auto found = known.find(key); found != known.end()) {
      from.before = &found->second;
    } else if (bytes_ < most_bytes_) {
      from.before = &known[key];
      look_up(from.state, *from.before);
      bytes_ += bytes_of_an_entry + from.before->size() * sizeof(Step);
    } else {
      look_up(from.state, level.own);
      level.steps = level.own;
      return;
    }
  }
  level.steps = *from.before;
}

template <class Number>
void WayBackBy<Number>::go_to(Number number) {
  require(Count(number) < size(), "there are not so many cycles");
  begun_ = true;
  enter_endings();
  while (true) {
    Level& level = levels_[depth_ - 1];
    while (number >= level.taken().ways) {
      number -= level.taken().ways;
      ++level.at;
      require(level.at < level.steps.size(), "ways back do not add up");
    }
    if (level.taken().state.layer == 0) return;
    enter();
  }
}

template <class Number>
bool WayBackBy<Number>::go_on() {
  if (!begun_) {
    begun_ = true;
    if (size().is_zero()) return false;
    enter_endings();
  } else {
    while (depth_ > 0 && ++levels_[depth_ - 1].at == levels_[depth_ - 1].steps.size()) --depth_;
    if (depth_ == 0) return false;
  }
  while (levels_[depth_ - 1].taken().state.layer != 0) {
    enter();
    require(!levels_[depth_ - 1].steps.empty(), "a way back has a dead end");
  }
  return true;
}

template <class Number>
const std::vector<Edge>& WayBackBy<Number>::cycle() {
  cycle_.clear();
  const auto steps = layers_.swept().sweep().steps();
  for (std::size_t i = 0; i < depth_; ++i) {
    const Step& taken = levels_[i].taken();
    const SweepStep& step = steps[taken.state.layer];
    for (PlaceMask rest = taken.chosen; rest != 0; rest &= rest - 1)
      cycle_.push_back({step.vertex, step.at[static_cast<unsigned>(std::countr_zero(rest))]});
  }
  return cycle_;
}

template class WayBackBy<std::uint64_t>;
template class WayBackBy<Count>;

}  // namespace hamlet::path
