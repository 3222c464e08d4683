#include "hamlet/io/holds.hpp"

#include <fmt/format.h>

#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/sentence.hpp"

namespace hamlet {

namespace {

/// A part of a sheet: what it is called, empty if the sheet has none, and how to take it away.
struct Part {
  bool Holds::*is_held;
  std::string_view sort;
  bool is_a_rule;
  std::string (*what)(const Sheet&);
  void (*leave_out)(Sheet&);
};

template <class Items>
std::string counted(const Items& items, std::string_view noun) {
  return items.empty() ? "" : number_of(items.size(), noun);
}

/// What is said of the path puzzle of a sheet, or of its bridges; empty for a sheet of the other sort.
template <class Say>
std::string of_path(const Sheet& sheet, Say&& say) {
  const PathSheet* const path = sheet.if_path();
  return path ? say(path->puzzle) : std::string();
}

template <class Say>
std::string of_bridges(const Sheet& sheet, Say&& say) {
  return sheet.if_path() ? std::string() : say(sheet.bridges().puzzle.grid());
}

/// Changes the grid of a bridges puzzle; its islands stay, so its solution does.
template <class Change>
void change_grid(Sheet& sheet, Change&& change) {
  BridgesGrid grid = sheet.bridges().puzzle.grid();
  change(grid);
  sheet.bridges().puzzle = BridgesPuzzle(std::move(grid));
}

std::string ends_of(const PathPuzzle& puzzle) {
  if (puzzle.start && puzzle.end) return "its start and its end";
  return puzzle.start ? "its start" : puzzle.end ? "its end" : "";
}

std::string marks_of(const PathPuzzle& puzzle) {
  std::vector<std::string> kinds;
  for (const MarkRule* rule : mark_rules()) {
    std::size_t count = 0;
    for (const Mark& mark : puzzle.marks) count += mark.rule == rule;
    if (count > 0) kinds.push_back(fmt::format("{} '{}'", number_of(count, "mark"), rule->name));
  }
  return listed(kinds);
}

std::string origin_of(const Sheet& sheet) {
  std::vector<std::string> items;
  if (sheet.level) items.emplace_back("level");
  if (sheet.seed) items.emplace_back("seed");
  if (sheet.number) items.emplace_back("number");
  return items.empty() ? "" : "its " + listed(items);
}

constexpr Part parts[] = {
    {&Holds::clues, "clues", true,
     [](const Sheet& sheet) {
       return of_path(sheet, [](const PathPuzzle& puzzle) { return counted(puzzle.clues, "clue"); });
     },
     [](Sheet& sheet) { sheet.path().puzzle.clues.clear(); }},
    {&Holds::ends, "starts and ends", true, [](const Sheet& sheet) { return of_path(sheet, ends_of); },
     [](Sheet& sheet) {
       sheet.path().puzzle.start.reset();
       sheet.path().puzzle.end.reset();
     }},
    {&Holds::closed, "closed tours", true,
     [](const Sheet& sheet) {
       return of_path(sheet, [](const PathPuzzle& puzzle) {
         return std::string(puzzle.closed ? "that its tour is closed" : "");
       });
     },
     [](Sheet& sheet) { sheet.path().puzzle.closed = false; }},
    {&Holds::diamonds, "diamonds", true,
     [](const Sheet& sheet) {
       return of_path(sheet, [](const PathPuzzle& puzzle) { return counted(puzzle.diamonds, "diamond"); });
     },
     [](Sheet& sheet) { sheet.path().puzzle.diamonds.clear(); }},
    {&Holds::marks, "marks", true, [](const Sheet& sheet) { return of_path(sheet, marks_of); },
     [](Sheet& sheet) { sheet.path().puzzle.marks.clear(); }},
    {&Holds::no_loops, "forbidden loops", true,
     [](const Sheet& sheet) {
       return of_bridges(sheet, [](const BridgesGrid& grid) {
         return std::string(grid.no_loops ? "that loops are forbidden" : "");
       });
     },
     [](Sheet& sheet) { change_grid(sheet, [](BridgesGrid& grid) { grid.no_loops = false; }); }},
    {&Holds::forbidden, "forbidden pairs", true,
     [](const Sheet& sheet) {
       return of_bridges(sheet,
                         [](const BridgesGrid& grid) { return counted(grid.forbidden, "forbidden pair"); });
     },
     [](Sheet& sheet) { change_grid(sheet, [](BridgesGrid& grid) { grid.forbidden.clear(); }); }},
    {&Holds::shape, "shapes", true,
     [](const Sheet& sheet) {
       return of_bridges(sheet, [](const BridgesGrid& grid) {
         return std::string(grid.blocked.empty() ? "" : "its shape");
       });
     },
     [](Sheet& sheet) { change_grid(sheet, [](BridgesGrid& grid) { grid.blocked.clear(); }); }},
    {&Holds::solution, "solutions", false,
     [](const Sheet& sheet) { return std::string(sheet.has_solution() ? "its solution" : ""); },
     [](Sheet& sheet) { sheet.remove_solution(); }},
    {&Holds::title, "titles", false,
     [](const Sheet& sheet) { return std::string(sheet.title.empty() ? "" : "its title"); },
     [](Sheet& sheet) { sheet.title.clear(); }},
    {&Holds::author, "authors", false,
     [](const Sheet& sheet) { return std::string(sheet.author.empty() ? "" : "its author"); },
     [](Sheet& sheet) { sheet.author.clear(); }},
    {&Holds::source, "sources", false,
     [](const Sheet& sheet) { return std::string(sheet.source.empty() ? "" : "its source"); },
     [](Sheet& sheet) { sheet.source.clear(); }},
    {&Holds::origin, "levels", false, origin_of,
     [](Sheet& sheet) {
       sheet.level.reset();
       sheet.seed.reset();
       sheet.number.reset();
     }},
};

}  // namespace

std::vector<Loss> losses(const Holds& holds, const Sheet& sheet) {
  std::vector<Loss> lost;
  for (const Part& part : parts) {
    if (holds.*part.is_held) continue;
    if (std::string what = part.what(sheet); !what.empty())
      lost.push_back({part.sort, std::move(what), part.is_a_rule, part.leave_out});
  }
  return lost;
}

}  // namespace hamlet
