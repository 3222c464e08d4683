#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "hamlet/base/run.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What someone wants made, as far as it was said.
struct MakeRequest {
  std::string size;
  std::optional<std::int64_t> level = {};
  std::optional<std::int64_t> k = {};
  std::optional<double> islands = {};  // percent of the cells
  std::string symmetry = {};
  bool touching = false;
  bool eight = false;
  bool no_loops = false;
};

/// A puzzle with its solution, or why there is none.
struct Made {
  std::optional<Sheet> sheet = {};
  std::string why = {};
};

/// Makes the puzzle of a number, from 1. It depends on nothing but the request, the run's seed and the
/// number; several threads may call it at once.
using MakeOne = std::function<Made(std::uint64_t number, const Run& run)>;

/// Who makes the puzzles of a kind. A new one is a file in makers/ and a word in the list of
/// src/hamlet/CMakeLists.txt.
struct Maker {
  std::string_view name;  // of the kind
  std::string_view size;  // how one is written: "WxH"
  /// An InputError for what cannot be made.
  MakeOne (*prepare)(const MakeRequest& request, const MemoryBudget& memory) = nullptr;
};

std::span<const Maker* const> makers();

/// The maker of a kind, by any of the kind's names; otherwise an InputError that says what can be made.
const Maker& maker_of(std::string_view kind, std::string_view where);

/// Makes the puzzles from 1 to `count`, on as many threads as the run allows, and shows them in this order:
/// each as soon as it and those before it are there, one at a time. When the run ends, those that are made by
/// then are shown, though some before them may be missing. False if it ended before all were made.
bool make_many(const MakeOne& make_one, std::uint64_t count, const Run& run,
               const std::function<void(std::uint64_t number, Made made)>& show);

}  // namespace hamlet
