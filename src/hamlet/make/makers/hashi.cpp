#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/io/parts/grid_size.hpp"
#include "hamlet/make/bridges/bridges_maker.hpp"
#include "hamlet/make/bridges/given_net.hpp"
#include "hamlet/make/maker.hpp"

namespace hamlet {

namespace {

Extent extent_of(const std::string& size) {
  const auto parts = split(size, 'x');
  if (parts.size() != 2 || parts[0].empty() || parts[1].empty())
    throw InputError(size, "a size is rows x columns, such as 10x15 for 10 rows of 15 cells");
  const GridSize grid = grid_size(parts[0], parts[1], size);
  return {grid.rows, grid.cols};
}

/// Clamps to int. Numbers out of its range stay out of every valid range.
int within_int(std::int64_t number) {
  return static_cast<int>(std::clamp<std::int64_t>(number, INT32_MIN, INT32_MAX));
}

BridgesRequest bridges_request(const MakeRequest& request) {
  BridgesRequest wanted{
      .extent = request.sea ? Extent{request.sea->puzzle.grid().rows, request.sea->puzzle.grid().cols}
                            : extent_of(request.size),
      .percent = request.islands,
      .touching = request.touching,
      .eight = request.eight,
      .no_loops = request.no_loops,
      .hidden_demands = request.hidden_demands};
  if (request.level) wanted.level = within_int(*request.level);
  if (request.k) wanted.k = within_int(*request.k);
  if (request.sea) {
    const bool has_net = !request.sea->puzzle.islands().empty();
    if (has_net) {
      wanted.net =
          sheet_of_net(*request.sea, request.k ? std::optional(wanted.k) : std::nullopt, request.size);
      wanted.keeps_net = !request.level;
      wanted.k = wanted.net->puzzle.k();
    } else {
      wanted.blocked = request.sea->puzzle.grid().blocked;
    }
  }
  if (!request.symmetry.empty()) wanted.symmetry = layout_symmetry(request.symmetry, "symmetry").symmetry;
  return wanted;
}

std::string remark_on(const MadeBridges& made) {
  if (made.changed_lanes == 0) return "";
  return fmt::format("the bridges between {} of islands were changed", number_of(made.changed_lanes, "pair"));
}

MakeOne prepare_hashi(const PuzzleKind&, const MakeRequest& request, const MemoryBudget& memory) {
  const BridgesRequest wanted = bridges_request(request);
  require_possible(wanted, memory);
  return [wanted](std::uint64_t number, const Run& run) -> Made {
    MadeBridges made = make_bridges(wanted, number, run);
    if (!made.sheet) return {.is_impossible = made.is_impossible, .why = std::move(made.why)};
    Sheet sheet = sheet_of(std::move(*made.sheet));
    sheet.title = fmt::format("Hashi {}x{}, level {}, seed {}, number {}", wanted.extent.rows,
                              wanted.extent.cols, made.level, run.seed, number);
    sheet.level = made.level;
    sheet.seed = run.seed;
    sheet.number = number;
    return {.sheet = std::move(sheet),
            .proved_by = methods_in_words(made.unique_by, made.confirmed_by),
            .remark = remark_on(made),
            .note = made.unconfirmed.empty()
                        ? std::string()
                        : fmt::format("proved unique by {}: {}",
                                      methods_in_words(made.unique_by, made.confirmed_by), made.unconfirmed)};
  };
}

}  // namespace

extern const Maker hashi_maker = {
    .name = "hashi",
    .makes = [](const PuzzleKind& kind) { return kind.is_bridges; },
    .prepare = prepare_hashi,
};

}  // namespace hamlet
