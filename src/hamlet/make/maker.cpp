#include "hamlet/make/maker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "hamlet/base/error.hpp"
#include "hamlet/base/parallel.hpp"

namespace hamlet {

namespace {

/// Receives puzzles in any order and passes them on in the order of their numbers.
class InOrder {
 public:
  using Show = std::function<void(std::uint64_t number, Made made)>;
  InOrder(std::uint64_t count, const Run& run, const Show& show) : count_(count), run_(run), show_(show) {}

  void add(std::uint64_t number, Made made) {
    const std::lock_guard lock(mutex_);
    waiting_.emplace(number, std::move(made));
    ++made_;
    while (!waiting_.empty() && waiting_.begin()->first == next_) show_first();
    run_.report({.doing = "making puzzles",
                 .work = made_,
                 .fraction = static_cast<double>(made_) / static_cast<double>(count_)});
  }
  void show_the_rest() {
    while (!waiting_.empty()) show_first();
  }

 private:
  void show_first() {
    auto first = waiting_.extract(waiting_.begin());
    next_ = first.key() + 1;
    show_(first.key(), std::move(first.mapped()));
  }

  const std::uint64_t count_;
  const Run& run_;
  const Show& show_;
  std::mutex mutex_;
  std::map<std::uint64_t, Made> waiting_;
  std::uint64_t next_ = 1, made_ = 0;
};

}  // namespace

const Maker& maker_of(const PuzzleKind& kind) {
  const auto found = std::ranges::find_if(makers(), [&](const Maker* maker) { return maker->makes(kind); });
  require(found != makers().end(), "every kind has a maker");
  return **found;
}

std::string methods_in_words(std::string_view unique_by, std::string_view confirmed_by) {
  const auto in_words = [](std::string_view method) {
    return method == "rules" ? "the rules" : std::string(method);
  };
  return confirmed_by.empty() ? in_words(unique_by) + " alone"
                              : fmt::format("{} and by {}", in_words(unique_by), in_words(confirmed_by));
}

bool make_many(const MakeOne& make_one, std::uint64_t count, const Run& run,
               const std::function<void(std::uint64_t, Made)>& show) {
  InOrder in_order(count, run, show);
  Run each = run;
  if (count > 1) each.on_progress = nullptr;
  each.threads = 1;
  Workers workers(static_cast<unsigned>(std::min<std::uint64_t>(run.threads, count)));
  const bool all = workers.for_each_part(
      static_cast<std::size_t>(std::min<std::uint64_t>(count, SIZE_MAX)),
      [&](std::size_t part, unsigned) {
        Made made = make_one(part + 1, each);
        if (made.sheet || made.tells_how_far || !run.must_end()) in_order.add(part + 1, std::move(made));
      },
      run);
  in_order.show_the_rest();
  return all && !run.must_end();
}

}  // namespace hamlet
