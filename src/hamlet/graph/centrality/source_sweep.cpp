#include "hamlet/graph/centrality/source_sweep.hpp"

#include <algorithm>
#include <atomic>
#include <memory>

#include "hamlet/base/parallel.hpp"

namespace hamlet {

std::size_t source_parts(Vertex vertices, std::size_t sources) {
  const std::size_t most = (std::size_t{1} << 23) / std::max<std::size_t>(1, vertices);
  return std::min(sources, std::clamp<std::size_t>(most, 4, 64));
}

bool for_each_source(const PlainRows& rows, std::size_t sources, const std::string& doing,
                     const std::function<void(ShortestPaths&, std::size_t, std::size_t)>& visit,
                     const Run& run) {
  if (run.must_end()) return false;
  Workers workers(run.threads);
  std::vector<std::unique_ptr<ShortestPaths>> paths(workers.count());
  std::atomic<std::size_t> done = 0;
  std::atomic<bool> cut_short = false;
  const std::size_t parts = source_parts(rows.count(), sources);
  const auto visit_part = [&](std::size_t part, unsigned worker) {
    if (!paths[worker]) paths[worker] = std::make_unique<ShortestPaths>(rows);
    for (std::size_t i = part; i < sources; i += parts) {
      if (run.must_end()) {
        cut_short = true;
        return;
      }
      visit(*paths[worker], i, part);
      const std::size_t so_far = ++done;
      if (worker == 0)
        run.report({.doing = doing,
                    .work = so_far,
                    .fraction = static_cast<double>(so_far) / static_cast<double>(sources)});
    }
  };
  return workers.for_each_part(parts, visit_part, run) && !cut_short;
}

std::vector<double> PartialSums::total() const {
  std::vector<double> total(vertices_, 0);
  for (std::size_t begin = 0; begin < sums_.size(); begin += vertices_) {
    for (std::size_t v = 0; v < vertices_; ++v) total[v] += sums_[begin + v];
  }
  return total;
}

}  // namespace hamlet
