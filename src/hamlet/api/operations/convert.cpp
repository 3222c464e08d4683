#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/plural.hpp"
#include "hamlet/base/text/sentence.hpp"

namespace hamlet::api {

namespace {

constexpr Example convert_examples[] = {
    {"hamlet convert puzzle.txt --to puzzlink", "a link to play it at puzz.link"},
    {"hamlet convert 'https://puzz.link/p?hashi/5/5/2g3g2u2g3g2' -o puzzle.json", "a sheet from a link"},
    {"hamlet convert puzzle.txt --to penpa", "a link to solve it at Penpa+, which checks the answer"},
    {"hamlet convert puzzle.txt --to dot --lossy", "its board, without its clues"},
    {"hamlet convert graph:file.hcp --to graph6", "one graph format to another"},
    {"hamlet convert diplomatico:100x100 -o board.cypher", "a board for Neo4j"},
};

std::vector<std::string> written_formats() {
  std::vector<std::string> names;
  for (const Format* format : formats()) {
    if (format->write) names.emplace_back(format->name);
  }
  return names;
}

/// "3 clues and its solution"; of many puzzles, "clues of 4 puzzles and solutions and titles of 300 puzzles".
std::string said_of(const std::vector<std::vector<Loss>>& lost) {
  std::vector<std::string> items;
  if (lost.size() == 1) {
    for (const Loss& loss : lost[0]) items.push_back(loss.what);
    return listed(items);
  }
  std::map<std::string, std::uint64_t> puzzles_with;
  std::vector<std::string> sorts;
  for (const std::vector<Loss>& of_puzzle : lost) {
    for (const Loss& loss : of_puzzle) {
      if (++puzzles_with[std::string(loss.sort)] == 1) sorts.emplace_back(loss.sort);
    }
  }
  std::map<std::uint64_t, std::vector<std::string>> sorts_of;  // by the number of puzzles that lose them
  for (const std::string& sort : sorts) sorts_of[puzzles_with[sort]].push_back(sort);
  for (const auto& [count, same] : sorts_of)
    items.push_back(fmt::format("{} of {}", listed(same), number_of(count, "puzzle")));
  return listed(items);
}

/// Leaves out of the sheets what the format cannot hold (rules of the puzzle only if `lossy`), and says what.
std::vector<std::string> leave_out(const Format& format, std::vector<Sheet>& sheets, bool lossy) {
  std::vector<std::vector<Loss>> lost;
  for (Sheet& sheet : sheets) {
    std::vector<Loss>& of_sheet = lost.emplace_back(losses(format, sheet));
    std::erase_if(of_sheet, [&](const Loss& loss) { return loss.is_a_rule && !lossy; });
    for (const Loss& loss : of_sheet) loss.leave_out(sheet);
  }
  const std::string said = said_of(lost);
  if (said.empty()) return {};
  return {fmt::format("note: {} cannot hold {}, and this is left out", format.name, said)};
}

class Convert : public PuzzleRequest {
 public:
  Answer answer(Listener& listener, const Run&) override {
    Answer answer;
    answer.shows_sheets = false;
    answer.sheets = sheets();
    const std::string& file = *output();
    const Format* const by_ending = !to.is_given() && output().is_given() ? format_for_file(file) : nullptr;
    if (!to.is_given() && output().is_given() && !by_ending) return answer;  // a drawing
    const char* const usual = listener.wants_json() ? "sheet" : "text";
    const Format& format = by_ending ? *by_ending : format_named(to.is_given() ? *to : usual, "to");
    answer.text_is_saved = true;
    if (!draw_options().solution) std::ranges::for_each(answer.sheets, &Sheet::remove_solution);
    answer.remarks = leave_out(format, answer.sheets, static_cast<bool>(lossy));
    answer.text = written(format, answer.sheets, draw_options());
    answer.json = {{"format", format.name}, {"text", answer.text}};
    answer.documents = [text = answer.text](const std::string& name) {
      return std::vector<Document>{{name, text}};
    };
    return answer;
  }

  void require_can_save(const std::string& file) const override {
    if (!to.is_given()) PuzzleRequest::require_can_save(file);
  }

 private:
  Name to{this, "to", "FORMAT", "the format to print (default text)", written_formats, "formats"};
  Flag lossy{this, "lossy", "leave out what the format cannot hold of the puzzle, and say what"};
};

}  // namespace

extern const Operation convert_operation = {
    .name = "convert",
    .summary = "carries puzzles and graphs from one format to another",
    .details =
        "The format of what is read is recognised by its content. A format that cannot hold all of a puzzle "
        "is refused, or with `lossy` what it cannot hold is left out. Solutions, titles and levels are left "
        "out "
        "with a note.",
    .examples = convert_examples,
    .prints_text = true,
    .prepare = prepared<Convert>,
};

}  // namespace hamlet::api
