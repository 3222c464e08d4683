#include <string>
#include <vector>

#include "hamlet/base/error.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

NamedGraph cycle(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const int n = numbers(arguments, 1, "the number of vertices")[0];
  if (n < 3) throw InputError(std::string(arguments.text), "a cycle has at least 3 vertices");
  require_fits(arguments, n, 2);
  return {Graph::symmetric_from_rows(n, 2 * std::size_t(n),
                                     [&](Vertex v, auto&& emit) {
                                       emit((v + 1) % n);
                                       emit((v + n - 1) % n);
                                     }),
          {}};
}

}  // namespace

extern const BoardFamily cycle_family = {
    .name = "cycle",
    .usage = "cycle:N",
    .summary = "N vertices in a ring",
    .example = "cycle:12",
    .graph = cycle,
};

}  // namespace hamlet
