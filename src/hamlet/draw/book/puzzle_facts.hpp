#pragma once

#include <optional>
#include <string>
#include <vector>

#include "hamlet/draw/book/words/language.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// What a booklet says of a puzzle besides its picture.

/// The most bridges between two islands where nothing else is said.
inline constexpr int usual_k = 2;

/// The kind by which a puzzle is known: Hidato with walls is Hidato, although its sheet has the kind that
/// allows everything.
const PuzzleKind& known_kind(const Sheet& sheet);

/// The sheet's title, unless it only repeats what is printed anyway, as a title from `make` does.
std::string own_title(const Sheet& sheet);

/// "easy"; empty if the level is not known.
std::string level_of(const Sheet& sheet, const Language& language);

/// "1–90" if the first or the last number of a path puzzle is not printed.
std::optional<std::string> hidden_range(const PathPuzzle& puzzle);

/// What distinguishes a puzzle and is not visible in its picture: "closed tour".
std::vector<std::string> particulars_of(const Sheet& sheet, const Language& language);

}  // namespace hamlet
