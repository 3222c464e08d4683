#include <fmt/format.h>

#include "hamlet/api/input/puzzle_input.hpp"
#include "hamlet/api/operation.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/base/error.hpp"

namespace hamlet::api {

namespace {

constexpr Example convert_examples[] = {
    {"hamlet convert puzzle.txt --to puzzlink", "a link to play it at puzz.link"},
    {"hamlet convert 'https://puzz.link/p?hashi/5/5/2g3g2u2g3g2' -o puzzle.json", "a sheet from a link"},
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

/// Reports what the format loses; formats are sure to keep only the puzzle itself.
std::vector<std::string> what_is_lost(const Format& format, const std::vector<Sheet>& sheets,
                                      const DrawOptions& options) {
  for (const Sheet& sheet : sheets) {
    const bool solution = sheet.has_solution() && !format.keeps_solution && options.solution;
    const bool title = !(sheet.title + sheet.author + sheet.source).empty() && !format.keeps_title;
    if (!solution && !title) continue;
    return {fmt::format("note: {} holds only the puzzle; {} is left out", format.name,
                        solution && title ? "its solution, and what it is called,"
                        : solution        ? "its solution"
                                          : "what it is called")};
  }
  return {};
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
    answer.text = written(format, answer.sheets, draw_options());
    answer.json = {{"format", format.name}, {"text", answer.text}};
    answer.remarks = what_is_lost(format, answer.sheets, draw_options());
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
};

}  // namespace

extern const Operation convert_operation = {
    .name = "convert",
    .summary = "carries puzzles and graphs from one format to another",
    .details =
        "The format of what is read is recognised by its content. A format that cannot hold all of a puzzle "
        "is refused.",
    .examples = convert_examples,
    .prints_text = true,
    .prepare = prepared<Convert>,
};

}  // namespace hamlet::api
