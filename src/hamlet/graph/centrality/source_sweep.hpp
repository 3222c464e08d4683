#pragma once

#include <functional>
#include <string>

#include "hamlet/base/run.hpp"
#include "hamlet/graph/centrality/shortest_paths.hpp"

namespace hamlet {

/// Into so many parts sources are divided, whatever the number of threads: sums that are made part by part
/// and then added in order are always the same. Fewer in large graphs, so that the sums take 64 MB or little
/// more.
std::size_t source_parts(Vertex vertices, std::size_t sources);

/// Calls `visit(paths, i, part)` for each i below `sources`, on as many threads as the run allows; those of
/// one part in ascending order, one at a time. False if the run had to end first.
bool for_each_source(const PlainRows& rows, std::size_t sources, const std::string& doing,
                     const std::function<void(ShortestPaths& paths, std::size_t i, std::size_t part)>& visit,
                     const Run& run);

/// One sum a vertex and part, and their total.
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
