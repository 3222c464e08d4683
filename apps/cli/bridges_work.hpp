#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string_view>
#include <vector>

#include "cli/option.hpp"
#include "cli/output.hpp"
#include "hamlet/puzzle/sheet.hpp"
#include "hamlet/solve/bridges/network.hpp"

namespace hamlet {

/// A bridges puzzle and what is known of its lanes at the beginning.
struct BridgesTask {
  Sheet sheet;
  LaneBounds bounds;

  const BridgesPuzzle& puzzle() const { return sheet.bridges().puzzle; }
};

/// The options that commands about bridges puzzles share.
class BridgesOptions {
 public:
  Options options();
  /// Without --drawn, for a command that always keeps what is drawn.
  Options options_without_drawn();

  /// The puzzle as the options have it. An InputError if it is a path puzzle, or if what is drawn breaks the
  /// rules.
  BridgesTask task(Sheet sheet, std::string_view command) const;
  bool has_k() const { return !k_.empty(); }
  /// An InputError if one of them is given with a path puzzle.
  void require_none() const;

 private:
  std::string k_;
  bool drawn_ = false;
};

nlohmann::ordered_json net_json(const BridgesPuzzle& puzzle, const std::vector<Bridge>& net);
nlohmann::ordered_json islands_json(const BridgesPuzzle& puzzle, const std::vector<Vertex>& islands);

Sheet sheet_with(Sheet sheet, const std::vector<Bridge>& net);
/// The sheet with each of the nets as its solution.
std::vector<Sheet> sheets_with(const Sheet& sheet, const std::vector<std::vector<Bridge>>& nets);
/// Whether the grid is small enough for the terminal; if not, that is said.
bool can_be_shown(const OutputOptions& output, const Sheet& sheet);
/// Up to two nets, as one drawing.
void show_nets_over_one_another(const OutputOptions& output, const Sheet& sheet,
                                const std::vector<std::vector<Bridge>>& nets);

}  // namespace hamlet
