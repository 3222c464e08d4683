#include "hamlet/solve/path/deduce/gap_layers.hpp"

#include <algorithm>

namespace hamlet {

std::vector<NumberGap> gaps_between(std::span<const Vertex> cell_at, bool closed) {
  const auto n = static_cast<Step>(cell_at.size() - 1);
  std::vector<NumberGap> gaps;
  NumberGap open;
  for (Step number = 1; number <= n; ++number) {
    if (cell_at[number] == no_vertex) {
      open.numbers.push_back(number);
      continue;
    }
    open.to = cell_at[number];
    if (!open.numbers.empty()) gaps.push_back(std::move(open));
    open = {.from = cell_at[number]};
  }
  if (!closed || gaps.empty() || gaps.front().from != no_vertex) {
    if (closed && n > 0 && !open.numbers.empty()) open.to = cell_at[1];
    if (!open.numbers.empty()) gaps.push_back(std::move(open));
    return gaps;
  }
  // The tour's gap over its seam is one.
  NumberGap& first = gaps.front();
  first.from = open.from;
  first.numbers.insert(first.numbers.begin(), open.numbers.begin(), open.numbers.end());
  return gaps;
}

GapLayers::GapLayers(const PathPuzzle& puzzle, const PathRules& rules, std::span<const Step> number_at)
    : puzzle_(puzzle), rules_(rules), number_at_(number_at), stamp_(puzzle.length(), 0) {}

void GapLayers::new_stamp(const std::vector<Vertex>& cells) {
  ++now_;
  for (const Vertex cell : cells) stamp_[cell] = now_;
}

void GapLayers::forwards(const NumberGap& gap, std::size_t most, const Run& run) {
  layers_.assign(gap.numbers.size(), {});
  std::size_t total = 0;
  for (std::size_t i = 0; i < layers_.size(); ++i) {
    std::vector<Vertex>& layer = layers_[i];
    const Step number = gap.numbers[i];
    if (i == 0 && gap.from == no_vertex) {
      for (Vertex v = 0; v < puzzle_.length(); ++v) {
        if (number_at_[v] == 0 && rules_.marks_allow_step(v, number)) layer.push_back(v);
      }
    } else {
      ++now_;
      const std::vector<Vertex> first = {gap.from};
      for (const Vertex v : i == 0 ? first : layers_[i - 1]) {
        for (const Vertex w : puzzle_.graph.out(v)) {
          if (stamp_[w] == now_ || number_at_[w] != 0) continue;
          if (!rules_.marks_allow_step(w, number) || !rules_.marks_allow_move(v, w)) continue;
          stamp_[w] = now_;
          layer.push_back(w);
        }
      }
      std::ranges::sort(layer);
    }
    total += layer.size();
    if (total > most || (i % 64 == 63 && run.must_end())) {
      layers_.clear();
      return;
    }
  }
}

void GapLayers::backwards(const NumberGap& gap) {
  if (gap.to != no_vertex) {
    new_stamp({gap.to});
  } else if (layers_.size() > 1) {
    new_stamp(layers_.back());
  }
  for (std::size_t i = layers_.size() - (gap.to == no_vertex ? 1 : 0); i-- > 0;) {
    std::erase_if(layers_[i], [&](Vertex v) {
      return std::ranges::none_of(
          puzzle_.graph.out(v), [&](Vertex w) { return stamp_[w] == now_ && rules_.marks_allow_move(v, w); });
    });
    new_stamp(layers_[i]);
  }
}

const std::vector<std::vector<Vertex>>& GapLayers::find(const NumberGap& gap, std::size_t most,
                                                        const Run& run) {
  forwards(gap, most, run);
  if (!layers_.empty()) backwards(gap);
  return layers_;
}

}  // namespace hamlet
