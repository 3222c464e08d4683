#include "hamlet/api/render.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/nearest.hpp"
#include "hamlet/base/text/printable.hpp"
#include "hamlet/draw/drawing.hpp"

namespace hamlet::api {

namespace {

[[noreturn]] void complain_of_ending(const std::string& file) {
  std::vector<std::string_view> known;
  for (const Drawing* drawing : drawings()) {
    if (!drawing->ending.empty()) known.push_back(drawing->ending);
  }
  for (const Format* format : formats()) {
    if (format->write && !format->ending.empty()) known.push_back(format->ending);
  }
  const std::size_t dot = file.find_last_of("./");
  const bool has_ending = dot != std::string::npos && file[dot] == '.';
  throw InputError(
      file, has_ending
                ? unknown_name("ending", std::string_view(file).substr(dot), known)
                : fmt::format("the name needs an ending that says the format, such as {}.svg or {}.json",
                              file, file));
}

}  // namespace

std::string written(const Format& format, std::span<const Sheet> sheets, const DrawOptions& options) {
  if (options.solution) {
    if (!format.holds.solution && std::ranges::any_of(sheets, &Sheet::has_solution))
      throw InputError(std::string(format.name), "this format cannot hold the solution; .json and .txt can");
    return write_sheets(format, sheets);
  }
  std::vector<Sheet> bare(sheets.begin(), sheets.end());
  for (Sheet& sheet : bare) sheet.remove_solution();
  return write_sheets(format, bare);
}

std::string rendered_for(const std::string& file, std::span<const Sheet> sheets, const DrawOptions& options) {
  if (const Drawing* drawing = drawing_for_file(file))
    return drawing->write(scene_of(only_sheet(sheets, drawing->name), options));
  if (const Format* format = format_for_file(file)) return written(*format, sheets, options);
  complain_of_ending(file);
}

void require_can_render(const std::string& file, std::uint64_t most_sheets) {
  const Drawing* const drawing = drawing_for_file(file);
  if (!drawing && !format_for_file(file)) complain_of_ending(file);
  if (drawing && most_sheets > 1)
    throw InputError(file, "a picture shows one solution; leave out `limit`, or write .json or .txt");
}

std::string font_warning(const std::string& file, std::string_view text) {
  const Drawing* const drawing = drawing_for_file(file);
  if (!drawing || !drawing->letters_without_font) return "";
  const std::string letters = drawing->letters_without_font(printable(text));
  if (letters.empty()) return "";
  return fmt::format(
      "no font on this machine has {}, so the picture shows boxes instead; in an .svg, the "
      "reader's fonts are used",
      letters);
}

std::vector<std::string> font_warnings(const std::string& file, std::span<const Sheet> sheets,
                                       const DrawOptions& options) {
  if (sheets.empty()) return {};
  std::string titles = options.own_title;
  for (const Sheet& sheet : sheets) titles += options.own_title.empty() && options.title ? sheet.title : "";
  const std::string warning = font_warning(file, titles);
  return warning.empty() ? std::vector<std::string>{} : std::vector{warning};
}

Scene scene_of_all(std::span<const Sheet> solved, const DrawOptions& options) {
  return solved.size() == 1 || !options.solution ? scene_of(solved[0], options)
                                                 : scene_of_both(solved[0], solved[1], options);
}

std::string in_terminal(std::span<const Sheet> solved, const DrawOptions& options,
                        const TerminalStyle& style) {
  return to_terminal(scene_of_all(solved, options), style);
}

std::vector<Document> documents_of(const Answer& answer, const std::string& file,
                                   const DrawOptions& options) {
  if (answer.documents) return answer.documents(file);
  if (answer.sheets.empty()) return {};
  const Drawing* const drawing = answer.over_one_another ? drawing_for_file(file) : nullptr;
  return {{file, drawing ? drawing->write(scene_of_all(answer.sheets, options))
                         : rendered_for(file, answer.sheets, options)}};
}

}  // namespace hamlet::api
