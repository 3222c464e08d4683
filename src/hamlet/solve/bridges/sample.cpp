#include "hamlet/solve/bridges/sample.hpp"

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/random_count.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/solve/bridges/ladder/deduce.hpp"
#include "hamlet/solve/bridges/ladder/why_none.hpp"
#include "hamlet/solve/bridges/sweep/net_draw.hpp"

namespace hamlet::bridges {

namespace {

constexpr const char* by_rules = "rules";
constexpr const char* by_sweep = "sweep";

Found none(const Question& question, const char* method, std::uint64_t work, const Run& run) {
  WhyNone why = why_none(question, run);
  return {.answer = Found::Answer::none,
          .all = true,
          .method = method,
          .work = work,
          .why = std::move(why.sentence),
          .certificate = std::move(why.islands)};
}

Found drawn(const Question& question, const std::vector<std::vector<int>>& nets, const char* method,
            std::uint64_t work) {
  Found found{.answer = Found::Answer::found, .found_count = nets.size(), .method = method, .work = work};
  found.solutions.reserve(nets.size());
  for (const std::vector<int>& bridges : nets) {
    found.solutions.push_back(net_of(question.network, bridges));
    require(check(question.puzzle, found.solutions.back()).empty(), "a net that was drawn keeps the rules");
  }
  return found;
}

}  // namespace

Found sample_nets(const Question& question, std::uint64_t size, const Run& run) {
  // The net by lane, by step of the sweep and as bridges; the rest is for a sheet or text made of one.
  const double bytes_a_net =
      2 * (sizeof(int) + sizeof(Bridge)) * static_cast<double>(question.network.lane_count()) + 200;
  run.memory.require_fits(2 * bytes_a_net * static_cast<double>(size), "number", number_of(size, "solution"));
  Position position(question.network);
  if (!apply_bounds(position, question.bounds) || !deduce(position, level_what_if, run))
    return none(question, by_rules, position.mark(), run);
  const auto nets = static_cast<std::size_t>(size);
  if (position.is_complete())
    return drawn(question, std::vector(nets, position.drawn()), by_rules, position.mark());
  Rng rng(run.seed);
  const auto choose = [&](const Count& all) {
    const RandomBelow below(all);
    std::vector<Count> ranks(nets);
    std::ranges::generate(ranks, [&] { return below(rng); });
    return ranks;
  };
  const NetDraw draw = draw_by_sweep(question.network, position.bounds(), nets, choose, run);
  const std::uint64_t work = position.mark() + draw.count.states;
  if (draw.count.ended != NetCount::Ended::counted)
    return {
        .method = by_sweep, .work = work, .why = draw.count.why.empty() ? why_ended(run) : draw.count.why};
  if (draw.count.nets.is_zero()) return none(question, by_sweep, work, run);
  return drawn(question, draw.nets, by_sweep, work);
}

}  // namespace hamlet::bridges
