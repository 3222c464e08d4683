#include "hamlet/solve/path/gaps/layered_walk.hpp"

#include <algorithm>

namespace hamlet::path {

void LayeredWalk::new_stamp() {
  if (++stamp_ != 0) return;
  std::ranges::fill(stamp_of_, 0);
  stamp_ = 1;
}

/// Keeps the cells from which the walk can continue to its far end.
void LayeredWalk::drop_dead_ends(Vertex far) {
  ends_.assign(begins_.begin() + 1, begins_.end());
  for (std::size_t step = ends_.size(); step-- > 0;) {
    const bool is_last = step + 1 == ends_.size();
    if (is_last && far == no_vertex) continue;
    new_stamp();
    if (is_last) {
      stamp_of_[far] = stamp_;
    } else {
      for (std::uint32_t at = begins_[step + 1]; at < ends_[step + 1]; ++at) stamp_of_[cells_[at]] = stamp_;
    }
    const auto is_dead_end = [&](Vertex v) {
      return std::ranges::none_of(onwards(v), [&](Vertex w) { return stamp_of_[w] == stamp_; });
    };
    const auto kept =
        std::remove_if(cells_.begin() + begins_[step], cells_.begin() + ends_[step], is_dead_end);
    ends_[step] = static_cast<std::uint32_t>(kept - cells_.begin());
  }
}

CellLayers LayeredWalk::layers() {
  CellLayers found;
  found.begins.reserve(begins_.size());
  for (std::size_t i = 0; i < ends_.size(); ++i) {
    const std::size_t step = against_ ? ends_.size() - 1 - i : i;
    found.begins.push_back(found.begins.back() + ends_[step] - begins_[step]);
  }
  found.cells.resize(found.begins.back());
  for (std::size_t i = 0; i < ends_.size(); ++i) {
    const std::size_t step = against_ ? ends_.size() - 1 - i : i;
    const auto to = found.cells.begin() + found.begins[i];
    std::copy(cells_.begin() + begins_[step], cells_.begin() + ends_[step], to);
    std::sort(to, found.cells.begin() + found.begins[i + 1]);
  }
  return found;
}

}  // namespace hamlet::path
