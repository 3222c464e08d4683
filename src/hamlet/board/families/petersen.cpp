#include <algorithm>
#include <string>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

/// The generalised Petersen graph: a ring of n vertices, each with a spoke to an inner vertex; inner vertices
/// k apart are joined.
NamedGraph petersen(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const auto given = numbers(arguments, 2, "two numbers N,K such as 11,2");
  const Vertex n = given[0], k = given[1];
  if (n < 3 || 2 * k >= n)
    throw InputError(std::string(arguments.text), "a Petersen graph needs N of at least 3 and K below N/2");
  require_fits(arguments, 2.0 * n, 3);

  std::vector<Edge> edges;
  for (Vertex i = 0; i < n; ++i) {
    edges.push_back({i, (i + 1) % n});
    edges.push_back({i, n + i});
    edges.push_back({n + i, n + (i + k) % n});
  }
  const double radius = std::max(2.0, 0.2 * n);
  const Point centre{radius + 0.5, radius + 0.5};
  std::vector<Point> places = circle(n, centre, radius);
  for (const Point& inner : circle(n, centre, radius * 0.55)) places.push_back(inner);
  return {Graph::symmetric(2 * n, edges), std::move(places)};
}

}  // namespace

extern const BoardFamily petersen_family = {
    .name = "petersen",
    .usage = "petersen:N,K",
    .summary =
        "the generalised Petersen graph: a ring of N, a spoke from each, the inner ends joined K apart",
    .example = "petersen:11,2",
    .graph = petersen,
};

}  // namespace hamlet
