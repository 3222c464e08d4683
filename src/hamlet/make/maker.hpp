#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// A request for a puzzle. Empty optionals, strings and lists mean the maker's default.
struct MakeRequest {
  std::string size;
  std::optional<PathSheet> base = {};  // replaces size for path puzzles: board, fixed clues, perhaps solution
  /// Replaces size for bridges puzzles: the blocked cells, perhaps with islands and a net.
  std::optional<BridgesSheet> sea = {};
  std::optional<std::int64_t> level = {};
  std::optional<std::int64_t> k = {};
  std::optional<double> islands = {};  // percent of the cells
  std::string symmetry = {};
  bool touching = false;
  bool eight = false;
  bool no_loops = false;
  bool hidden_demands = false;
  bool recheck = false;
  std::string style = {};
  std::string ends = {};
  std::optional<double> diamonds = {};  // percent of the steps
  std::vector<std::string> clues_on = {}, clues_off = {}, marks = {};
};

/// What a recheck by another method proved.
enum class SecondLook { none, one_solution, unique_and_minimal };

/// A puzzle with its solution, or the reason why there is none.
struct Made {
  std::optional<Sheet> sheet = {};
  bool is_impossible = false;  // proved: no other number would succeed
  std::string proved_by = {};  // the methods that proved uniqueness: "gaps and by the rules"
  std::string why = {};        // why there is no puzzle
  std::string remark = {};     // what else is worth saying
  std::string note = {};       // what the puzzle lacks of the request, or has not proved
  bool tells_how_far = false;  // `why` says more than that the run ended
  SecondLook second_look = SecondLook::none;
};

/// The methods that proved a puzzle unique: "gaps and by the rules", or "gaps alone" if `confirmed_by` is
/// empty.
std::string methods_in_words(std::string_view unique_by, std::string_view confirmed_by);

/// Makes the puzzle with this number, from 1. The result depends only on the request, the run's seed and the
/// number. Safe to call from several threads.
using MakeOne = std::function<Made(std::uint64_t number, const Run& run)>;

/// A maker for some kinds of puzzle. To add one, write a file in makers/ and add its name to the list in
/// src/hamlet/CMakeLists.txt.
struct Maker {
  std::string_view name;
  bool (*makes)(const PuzzleKind& kind) = nullptr;
  /// Throws InputError for a request that cannot be met.
  MakeOne (*prepare)(const PuzzleKind& kind, const MakeRequest& request,
                     const MemoryBudget& memory) = nullptr;
};

std::span<const Maker* const> makers();

const Maker& maker_of(const PuzzleKind& kind);

/// Makes puzzles 1 to `count` on as many threads as the run allows, and passes them to `show` in this order,
/// one at a time, each as soon as it and those before it are made. If the run ends first, passes on those
/// made by then, possibly with gaps, and returns false.
bool make_many(const MakeOne& make_one, std::uint64_t count, const Run& run,
               const std::function<void(std::uint64_t number, Made made)>& show);

}  // namespace hamlet
