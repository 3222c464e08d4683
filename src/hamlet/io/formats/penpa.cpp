#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/parts/one_per_line.hpp"
#include "hamlet/io/penpa/penpa_bridges.hpp"
#include "hamlet/io/penpa/penpa_link.hpp"
#include "hamlet/io/penpa/penpa_paths.hpp"

namespace hamlet {

namespace {

// …/penpa-edit/#m=solve&p=PAGE&a=ANSWER: a drawing, and what it is compared with when it is solved. What the
// drawing means as a puzzle is in io/penpa.
constexpr std::string_view penpa_name = "penpa";

bool recognises_penpa(std::string_view text) { return is_penpa_link(first_line(text)); }

Sheet wrapped_sheet(const std::string& address, const MemoryBudget& memory) {
  const Format& format = format_named("puzzlink", penpa_name);
  if (format.recognises(address)) return format.read(address, memory).at(0);
  throw InputError("p",
                   fmt::format("this is a page of another site, and only those of puzz.link can be read: {}",
                               address.substr(0, 80)));
}

std::optional<PenpaAnswer> answer_of(const PenpaLink& link) {
  if (link.answer.empty()) return std::nullopt;
  try {
    return read_penpa_answer(link.answer);
  } catch (InputError& error) {
    error.place_within("a");
    throw;
  }
}

Sheet read_penpa_line(std::string_view line, const MemoryBudget& memory) {
  const PenpaLink link = read_penpa_link(line, memory);
  if (!link.wrapped.empty()) return wrapped_sheet(link.wrapped, memory);
  const PenpaPage page = read_penpa_page(link.page);
  const auto answer = answer_of(link);
  Sheet sheet = shows_bridges(page) ? sheet_of(bridges_on_page(page, answer))
                                    : sheet_of(path_on_page(page, answer, memory));
  sheet.title = page.title;
  sheet.author = page.author;
  sheet.source = page.source;
  return sheet;
}

std::string write_penpa_line(const Sheet& sheet) {
  const std::string title = on_one_line(sheet.title);
  PenpaDrawn drawn =
      sheet.visit([&](const PathSheet& path) { return draw_path(path, title, penpa_name); },
                  [&](const BridgesSheet& bridges) { return draw_bridges(bridges, title, penpa_name); });
  drawn.page.author = on_one_line(sheet.author);
  drawn.page.source = on_one_line(sheet.source);
  return penpa_address(penpa_page_text(drawn.page), drawn.answer ? penpa_answer_text(*drawn.answer) : "") +
         "\n";
}

/// A page has places for signs between neighbours only, and accepts only the answer that it is given.
std::vector<Loss> penpa_losses(const Sheet& sheet) {
  std::vector<Loss> lost;
  const PathSheet* const path = sheet.if_path();
  if (path) {
    const PenpaUnplaced unplaced = without_place(*path, penpa_name);
    if (const auto& diamonds = unplaced.diamonds; !diamonds.empty()) {
      lost.push_back({"diamonds",
                      fmt::format("{} between cells without a common side, such as {} and {}",
                                  number_of(diamonds.size(), "diamond"), path->board.spoken(diamonds[0].a),
                                  path->board.spoken(diamonds[0].b)),
                      true, [diamonds](Sheet& changed) {
                        std::erase_if(changed.path().puzzle.diamonds, [&](const Diamond& diamond) {
                          return std::ranges::find(diamonds, diamond) != diamonds.end();
                        });
                      }});
    }
    if (const auto& marks = unplaced.marks; !marks.empty()) {
      lost.push_back(
          {"marks",
           fmt::format("{} without a place on the page, such as '{}' at {}", number_of(marks.size(), "mark"),
                       marks[0].rule->name, path->board.spoken(marks[0].cells[0])),
           true, [marks](Sheet& changed) {
             std::erase_if(changed.path().puzzle.marks,
                           [&](const Mark& mark) { return std::ranges::find(marks, mark) != marks.end(); });
           }});
    }
  }
  if (sheet.has_solution() && !check(sheet).empty())
    lost.push_back({"solutions", "its solution, which is not right", false, &Sheet::remove_solution});
  return lost;
}

std::vector<Sheet> read_penpa(std::string_view text, const MemoryBudget& memory) {
  return read_one_per_line(text, memory, read_penpa_line);
}
std::string write_penpa(std::span<const Sheet> sheets) { return write_each(sheets, write_penpa_line); }

}  // namespace

extern const Format penpa_format = {
    .name = penpa_name,
    .summary =
        "the address of a Hidato, Numbrix, Rikudo, Hashi or other path puzzle at Penpa+, which checks the "
        "answer",
    .holds = {.clues = true,
              .ends = true,
              .diamonds = true,
              .marks = true,
              .solution = true,
              .title = true,
              .author = true,
              .source = true},
    .recognises = recognises_penpa,
    .read = read_penpa,
    .write = write_penpa,
    .more_losses = penpa_losses,
};

}  // namespace hamlet
