#include "hamlet/make/picture/wished_cells.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "hamlet/base/error.hpp"
#include "hamlet/board/mask.hpp"

namespace hamlet {

namespace {

// Out of 255. A photograph of a white wall has less.
constexpr double least_contrast = 40;
// Roughly what repairing takes for a cell and its moves.
constexpr double bytes_per_cell = 1000;
// The graph of a larger board is built in steps, so that the run can end in between.
constexpr std::size_t most_built_at_once = 10'000;

/// The highest shade that counts as dark.
int threshold_of(const Picture& picture) {
  std::array<double, 256> count{};
  for (std::uint8_t shade : picture.shade) ++count[shade];
  double all = 0, sum = 0;
  for (int shade = 0; shade < 256; ++shade) {
    all += count[shade];
    sum += shade * count[shade];
  }
  double dark = 0, dark_sum = 0, best = -1, contrast = 0;
  int first_best = 127, last_best = 127;
  for (int shade = 0; shade < 255; ++shade) {
    dark += count[shade];
    dark_sum += shade * count[shade];
    if (dark == 0 || dark == all) continue;
    const double apart = (sum - dark_sum) / (all - dark) - dark_sum / dark;
    const double variance = dark * (all - dark) * apart * apart;
    if (variance < best) continue;
    if (variance > best) {
      first_best = shade;
      contrast = apart;
    }
    best = variance;
    last_best = shade;
  }
  return contrast < least_contrast ? 127 : (first_best + last_best) / 2;
}

}  // namespace

Picture in_black_and_white(const Picture& picture, bool inverted) {
  const int threshold = threshold_of(picture);
  Picture result = picture;
  for (std::uint8_t& shade : result.shade) shade = (shade <= threshold) != inverted ? 0 : 255;
  return result;
}

std::string why_no_cell(const Picture& ink, bool inverted) {
  const char* const wanted = inverted ? "light" : "dark";
  if (std::ranges::find(ink.shade, 0) == ink.shade.end())
    return fmt::format(
        "the picture has no {} part{}", wanted,
        inverted ? "; without `invert` the dark ones become cells" : "; `invert` takes the light ones");
  return fmt::format("no cell would be more than half {}; a larger `resolution` makes the cells smaller",
                     wanted);
}

int WishedCells::price_of_changing(Vertex v) const {
  constexpr float grey = 0.2f;
  const bool is_grey = ink[v] > 0.5f - grey && ink[v] < 0.5f + grey;
  return (is_grey ? 1 : 2) + (wants(v) ? 1 : 0);
}

int WishedCells::price_of(std::span<const Vertex> cells) const {
  std::vector<bool> is_there(whole.size(), false);
  for (Vertex v : cells) is_there[v] = true;
  int price = 0;
  for (Vertex v = 0; v < whole.size(); ++v) {
    if (is_there[v] != wants(v)) price += price_of_changing(v);
  }
  return price;
}

std::vector<Vertex> WishedCells::around(Vertex v) const {
  const Frame& frame = whole.lattice().frame;
  const Cell cell = whole.cell(v);
  const int site = frame.site_of(cell);
  std::vector<Vertex> found;
  for (int row = std::max(1, cell.row - 1); row <= std::min(frame.row_count(), cell.row + 1); ++row) {
    for (int right = -frame.stride; right <= frame.stride; ++right) {
      const int along = site + right - frame.rows[row - 1].indent;
      if (along < 0 || along % frame.stride != 0) continue;
      const auto other = whole.vertex_at({row, along / frame.stride + 1});
      if (other && *other != v) found.push_back(*other);
    }
  }
  return found;
}

std::optional<WishedCells> wished_cells(const Picture& black_and_white, std::string_view family, int columns,
                                        const Run& run) {
  const double rows = static_cast<double>(columns) * black_and_white.height / black_and_white.width;
  run.memory.require_fits(bytes_per_cell * rows * columns, "resolution",
                          fmt::format("a board of about {:.0f}x{} cells", std::max(1.0, rows), columns));
  const std::string name = with_size_of_picture(family, black_and_white, columns, run.memory);
  WishedCells wishes{make_board({.name = name}, run.memory), {}};
  const PictureOverLattice laid(black_and_white, wishes.whole.lattice());
  wishes.ink.reserve(wishes.whole.size());
  for (Vertex v = 0; v < wishes.whole.size(); ++v) {
    if (ends_at(v, run)) return std::nullopt;
    wishes.ink.push_back(static_cast<float>(laid.darkness(wishes.whole.place(v))));
  }
  if (wishes.ink.size() > most_built_at_once && !wishes.whole.graph().build(run)) return std::nullopt;
  return wishes;
}

}  // namespace hamlet
