#pragma once

#include <functional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/centrality/shortest_paths.hpp"

namespace hamlet {

/// The number of parts that the sources are divided into. It does not depend on the number of threads, so
/// sums that are made part by part and then added in order are always the same. Fewer in large graphs, so
/// that the sums take little more than 64 MB.
std::size_t source_parts(Vertex vertices, std::size_t sources);

/// Calls `visit(paths, i, part)` for each i below `sources`, on as many threads as the run allows. The calls
/// for one part are made one at a time, with ascending i. Returns false if the run ended first.
bool for_each_source(const PlainRows& rows, std::size_t sources, const std::string& doing,
                     const std::function<void(ShortestPaths& paths, std::size_t i, std::size_t part)>& visit,
                     const Run& run);

/// One sum per vertex and part, and the totals.
class PartialSums {
 public:
  PartialSums(Vertex vertices, std::size_t sources)
      : vertices_(vertices), sums_(source_parts(vertices, sources) * vertices, 0) {}

  std::span<double> of_part(std::size_t part) {
    return std::span(sums_).subspan(part * vertices_, vertices_);
  }
  std::vector<double> total() const;

 private:
  std::size_t vertices_;
  std::vector<double> sums_;
};

}  // namespace hamlet
