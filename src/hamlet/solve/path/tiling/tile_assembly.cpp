#include "hamlet/solve/path/tiling/tile_assembly.hpp"

#include <algorithm>
#include <utility>

#include "hamlet/base/error.hpp"
#include "hamlet/base/run.hpp"

namespace hamlet::path {

namespace {

Site turned(Site site) { return {site.column, site.row}; }

using SitePair = std::pair<Site, Site>;

SitePair right_edge(const Joint& joint, const Tile& tile) {
  return {{joint.a.row, tile.columns + joint.a.column}, {joint.b.row, tile.columns + joint.b.column}};
}

SitePair second_edge(const TileScheme& scheme, const Tile& tile) {
  if (scheme.has_strands()) return right_edge(scheme.second, tile);
  const Joint& joint = scheme.second;
  return {turned({joint.a.row, tile.rows + joint.a.column}),
          turned({joint.b.row, tile.rows + joint.b.column})};
}

/// The index of the edge's first cell on the path, if the path uses it.
std::optional<std::size_t> crossing(const std::vector<Site>& path, const SitePair& edge) {
  for (std::size_t i = 0; i + 1 < path.size(); ++i) {
    if (SitePair(path[i], path[i + 1]) == edge || SitePair(path[i + 1], path[i]) == edge) return i;
  }
  return std::nullopt;
}

bool leads_over(const Tile& tile, const SitePair& edge) {
  return crossing(tile.path, edge) ||
         (tile.closed && (SitePair(tile.path.back(), tile.path.front()) == edge ||
                          SitePair(tile.path.front(), tile.path.back()) == edge));
}

Vertex vertex_of(const TileLayout& layout, Site site) {
  return layout.origin + static_cast<Vertex>(site.row) * layout.row_stride +
         static_cast<Vertex>(site.column) * layout.column_stride;
}

bool grows_to(const TileScheme& scheme, const Tile& root, int rows, int columns) {
  const int more_rows = rows - root.rows, more_columns = columns - root.columns;
  if (more_rows < 0 || more_columns < 0) return false;
  if (more_rows > 0 && (scheme.row_step == 0 || more_rows % scheme.row_step != 0)) return false;
  if (more_columns % scheme.column_step != 0) return false;
  const bool needs_second = more_rows > 0 || (more_columns > 0 && scheme.has_strands());
  return (more_columns == 0 || leads_over(root, right_edge(scheme.right, root))) &&
         (!needs_second || leads_over(root, second_edge(scheme, root)));
}

/// The board mirrored and transposed in all ways.
std::vector<TileLayout> layouts_of(const Shape& shape) {
  const auto rows = static_cast<Vertex>(shape.rows), columns = static_cast<Vertex>(shape.columns);
  std::vector<TileLayout> layouts;
  for (bool turn : {false, true}) {
    for (bool up : {false, true}) {
      for (bool left : {false, true}) {
        const Vertex origin = (up ? (rows - 1) * columns : 0) + (left ? columns - 1 : 0);
        TileLayout layout{origin, up ? 0 - columns : columns, left ? Vertex{0} - 1 : Vertex{1}, shape.rows,
                          shape.columns};
        if (turn) {
          std::swap(layout.row_stride, layout.column_stride);
          std::swap(layout.rows, layout.columns);
        }
        layouts.push_back(layout);
      }
    }
  }
  return layouts;
}

/// The ends of the whole path are those of the root.
bool ends_fit(const PathPuzzle& puzzle, const Tile& root, const TileLayout& layout) {
  if (root.closed) return !puzzle.start || !puzzle.end;
  const Vertex first = vertex_of(layout, root.path.front()), last = vertex_of(layout, root.path.back());
  const auto fits = [&](Vertex start, Vertex end) {
    return puzzle.start.value_or(start) == start && puzzle.end.value_or(end) == end;
  };
  return fits(first, last) || fits(last, first);
}

/// A tile's path in one direction: offsets from its corner, and the breaks where others are inserted.
struct Course {
  struct Break {
    std::size_t after;
    bool is_second;
    bool child_is_reversed;
  };
  std::vector<Vertex> offsets;
  std::vector<Break> breaks;
};

struct LaidTile {
  Vertex width = 0;
  Vertex height = 0;
  Course courses[2];  // forwards and backwards
};

/// Emits the path tile by tile. A tile attached to another is emitted in the middle of it.
class Assembler {
 public:
  explicit Assembler(const TilePlan& plan)
      : layout_(plan.layout),
        has_strands_(plan.scheme.has_strands()),
        bands_(plan.layout.rows == plan.root.rows
                   ? 1
                   : 1 + (plan.layout.rows - plan.root.rows) / plan.scheme.row_step),
        columns_(1 + (plan.layout.columns - plan.root.columns) / plan.scheme.column_step) {
    const TileScheme& scheme = plan.scheme;
    Tile root = plan.root;
    // The step from a tour's last cell to its first must not be an edge where a tile is attached.
    while (root.closed && !(crossing_right(scheme, root) && crossing_second(scheme, root)) &&
           turns_ < root.path.size()) {
      std::ranges::rotate(root.path, root.path.begin() + 1);
      ++turns_;
    }
    const auto lay_one_of = [&](const std::vector<Tile>& tiles, int rows, int columns, bool right,
                                bool second) {
      const auto fits = [&](const Tile& tile) { return tile.rows == rows && tile.columns == columns; };
      const auto found = std::ranges::find_if(tiles, fits);
      require(found != tiles.end(), "a scheme lacks a tile");
      return laid(scheme, *found, right, second);
    };
    root_ = laid(scheme, root, true, bands_ > 1 || has_strands_);
    if (columns_ > 1) first_row_ = lay_one_of(scheme.row_tiles, root.rows, scheme.column_step, true, false);
    if (columns_ > 1 && has_strands_)
      second_ = lay_one_of(scheme.strands, root.rows, scheme.column_step, false, true);
    if (bands_ > 1) second_ = lay_one_of(scheme.spines, scheme.row_step, root.columns, true, true);
    if (bands_ > 1 && columns_ > 1)
      later_row_ = lay_one_of(scheme.row_tiles, scheme.row_step, scheme.column_step, true, false);
  }

  std::optional<Path> assemble(const Run& run) {
    constexpr std::size_t cells_between_polls = 1 << 20;
    std::size_t next_poll = cells_between_polls;
    Path path(static_cast<std::size_t>(layout_.rows) * static_cast<std::size_t>(layout_.columns));
    auto out = path.begin();
    std::vector<Frame> open = {{&root_, &root_.courses[0], layout_.origin, 0, 0}};
    while (!open.empty()) {
      const auto laid_cells = static_cast<std::size_t>(out - path.begin());
      if (laid_cells >= next_poll) {
        if (run.must_end()) return std::nullopt;
        const double done = static_cast<double>(laid_cells) / static_cast<double>(path.size());
        run.report({.doing = "laying tiles", .work = laid_cells, .fraction = done});
        next_poll = laid_cells + cells_between_polls;
      }
      Frame& frame = open.back();
      const Course& course = *frame.course;
      const bool is_last = frame.next_break == course.breaks.size();
      const std::size_t end = is_last ? course.offsets.size() : course.breaks[frame.next_break].after + 1;
      require(static_cast<std::size_t>(path.end() - out) >= end - frame.done, "tiles hold too many cells");
      for (; frame.done < end; ++frame.done) *out++ = frame.corner + course.offsets[frame.done];
      if (is_last) {
        open.pop_back();
      } else if (const auto child = child_of(frame, course.breaks[frame.next_break++])) {
        open.push_back(*child);
      }
    }
    require(out == path.end(), "tiles hold too few cells");
    return path;
  }

 private:
  struct Frame {
    const LaidTile* tile;
    const Course* course;
    Vertex corner;
    int band;
    int column;
    std::size_t done = 0;
    std::size_t next_break = 0;
  };

  static bool crossing_right(const TileScheme& scheme, const Tile& tile) {
    const SitePair edge = right_edge(scheme.right, tile);
    return !leads_over(tile, edge) || crossing(tile.path, edge);
  }
  static bool crossing_second(const TileScheme& scheme, const Tile& tile) {
    const SitePair edge = second_edge(scheme, tile);
    return !leads_over(tile, edge) || crossing(tile.path, edge);
  }

  LaidTile laid(const TileScheme& scheme, const Tile& tile, bool right, bool second) const {
    LaidTile result{static_cast<Vertex>(tile.columns), static_cast<Vertex>(tile.rows), {}};
    TileLayout at_zero = layout_;
    at_zero.origin = 0;
    Course& forwards = result.courses[0];
    for (Site site : tile.path) forwards.offsets.push_back(vertex_of(at_zero, site));
    const auto add_break = [&](const SitePair& edge, bool is_second) {
      if (const auto after = crossing(tile.path, edge))
        forwards.breaks.push_back({*after, is_second, tile.path[*after] != edge.first});
    };
    if (right) add_break(right_edge(scheme.right, tile), false);
    if (second) add_break(second_edge(scheme, tile), true);
    std::ranges::sort(forwards.breaks, {}, &Course::Break::after);
    Course& backwards = result.courses[1];
    backwards.offsets.assign(forwards.offsets.rbegin(), forwards.offsets.rend());
    for (auto it = forwards.breaks.rbegin(); it != forwards.breaks.rend(); ++it)
      backwards.breaks.push_back({tile.path.size() - 2 - it->after, it->is_second, !it->child_is_reversed});
    return result;
  }

  std::optional<Frame> child_of(const Frame& parent, const Course::Break& at) const {
    const bool goes_down = at.is_second && !has_strands_;
    if (goes_down ? parent.band + 1 == bands_ : parent.column + 1 == columns_) return std::nullopt;
    const LaidTile& child = at.is_second ? second_ : parent.band == 0 ? first_row_ : later_row_;
    const Vertex corner = parent.corner + (goes_down ? parent.tile->height * layout_.row_stride
                                                     : parent.tile->width * layout_.column_stride);
    return Frame{&child, &child.courses[at.child_is_reversed], corner, parent.band + goes_down,
                 parent.column + !goes_down};
  }

  TileLayout layout_;
  bool has_strands_;
  int bands_;
  int columns_;
  std::size_t turns_ = 0;
  LaidTile root_, first_row_, later_row_, second_;
};

}  // namespace

std::optional<TilePlan> plan_tiles(const PathPuzzle& puzzle) {
  if (!puzzle.shape) return std::nullopt;
  for (const TileScheme& scheme : tile_schemes_of(puzzle.shape->family)) {
    for (const TileLayout& layout : layouts_of(*puzzle.shape)) {
      for (const Tile& root : scheme.roots) {
        if ((root.closed || !puzzle.closed) && grows_to(scheme, root, layout.rows, layout.columns) &&
            ends_fit(puzzle, root, layout))
          return TilePlan{scheme, root, layout};
      }
    }
  }
  return std::nullopt;
}

std::optional<Path> assemble(const TilePlan& plan, const Run& run) { return Assembler(plan).assemble(run); }

}  // namespace hamlet::path
