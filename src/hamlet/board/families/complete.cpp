#include <vector>

#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

NamedGraph complete(const BoardArguments& arguments) {
  require_no_extra(arguments);
  const int n = numbers(arguments, 1, "the number of vertices")[0];
  require_fits(arguments, n, n - 1.0);
  return {Graph::symmetric_from_rows(n, std::size_t(n) * (n - 1),
                                     [&](Vertex v, auto&& emit) {
                                       for (Vertex w = 0; w < static_cast<Vertex>(n); ++w) {
                                         if (w != v) emit(w);
                                       }
                                     }),
          {}};
}

}  // namespace

extern const BoardFamily complete_family = {
    .name = "complete",
    .usage = "complete:N",
    .summary = "N vertices, each joined to every other",
    .example = "complete:8",
    .graph = complete,
};

}  // namespace hamlet
