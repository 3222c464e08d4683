#include "hamlet/solve/bridges/frontier/part_sweep.hpp"

#include <fmt/format.h>

#include "hamlet/solve/bridges/frontier/state_table.hpp"
#include "hamlet/solve/bridges/frontier/step_successors.hpp"

namespace hamlet {

namespace {

/// Successors are gathered before they are put into a table: meanwhile their places are fetched.
template <std::size_t words>
class Sweep {
 public:
  Sweep(const SweepPlan& plan, const Run& run) : plan_(plan), run_(run), layer_(1, least_places) {
    typename Table::State root{};
    root[0] = 1;
    const std::uint64_t one = 1;
    layer_.add(root, Table::hash(root), &one);
  }

  NetCount count() {
    for (const SweepStep& step : plan_.steps) {
      Made made = make_next(step);
      while (made == Made::too_long) {
        layer_ = layer_.moved(layer_.digits() + 1, layer_.places());
        made = make_next(step);
      }
      if (made == Made::stopped) result_.ended = NetCount::Ended::stopped;
      if (made == Made::too_large) {
        result_.ended = NetCount::Ended::too_large;
        result_.why =
            fmt::format("more than {} states at once do not fit into {}", layer_.size() + next_.size(),
                        in_words(static_cast<double>(run_.memory.bytes())));
      }
      if (made != Made::whole) return result_;
      layer_ = std::move(next_);
      result_.states += layer_.size();
      result_.peak_states = std::max<std::uint64_t>(result_.peak_states, layer_.size());
      if (layer_.size() == 0) break;
    }
    layer_.for_each([&](const typename Table::State&, const std::uint64_t* digits) {
      for (std::size_t i = layer_.digits(); i-- > 0;)
        result_.nets = result_.nets * (Count(std::uint64_t{1} << 63) * 2) + digits[i];
    });
    return result_;
  }

 private:
  using Table = StateTable<words>;
  enum class Made { whole, too_long, too_large, stopped };
  static constexpr std::size_t least_places = 64;
  static constexpr std::size_t most_gathered = 32;

  struct Gathered {
    typename Table::State state;
    std::uint64_t hash;
    const std::uint64_t* ways;
  };

  Made make_next(const SweepStep& step) {
    next_ = Table(layer_.digits(), least_places);
    StepSuccessors<words> successors(step, plan_.no_loops);
    Made made = Made::whole;
    std::size_t gathered = 0, steps = 0;
    const auto put_gathered = [&] {
      if (made == Made::whole && !next_.has_room_for(gathered)) made = grow();
      for (std::size_t i = 0; i < gathered && made == Made::whole; ++i) {
        if (!next_.add(gathered_[i].state, gathered_[i].hash, gathered_[i].ways)) made = Made::too_long;
      }
      gathered = 0;
    };
    layer_.for_each([&](const typename Table::State& state, const std::uint64_t* ways) {
      if (made != Made::whole) return;
      if (++steps % 4096 == 0 && run_.must_end()) made = Made::stopped;
      successors.for_each(state, [&](const typename Table::State& next) {
        const std::uint64_t hash = Table::hash(next);
        next_.prefetch(hash);
        gathered_[gathered++] = {next, hash, ways};
        if (gathered == most_gathered) put_gathered();
      });
    });
    put_gathered();
    return made;
  }
  Made grow() {
    const std::size_t bytes =
        layer_.bytes() + next_.bytes() + Table::bytes_for(next_.digits(), 2 * next_.places());
    if (bytes > run_.memory.bytes()) return Made::too_large;
    next_ = next_.moved(next_.digits(), 2 * next_.places());
    return Made::whole;
  }

  const SweepPlan& plan_;
  const Run& run_;
  Table layer_, next_;
  std::array<Gathered, most_gathered> gathered_;
  NetCount result_;
};

}  // namespace

NetCount count_part(const SweepPlan& plan, const Run& run) {
  if (plan.words == 1) return Sweep<1>(plan, run).count();
  if (plan.words == 2) return Sweep<2>(plan, run).count();
  if (plan.words == 3) return Sweep<3>(plan, run).count();
  if (plan.words == 4) return Sweep<4>(plan, run).count();
  if (plan.words <= 8) return Sweep<8>(plan, run).count();
  return {.ended = NetCount::Ended::too_large};
}

}  // namespace hamlet
