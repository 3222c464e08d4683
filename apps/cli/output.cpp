#include "cli/output.hpp"

#include <fmt/format.h>
#include <poll.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>

#include "cli/guard.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/nearest.hpp"
#include "hamlet/draw/drawing.hpp"
#include "hamlet/draw/terminal.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet {

namespace {

std::atomic<bool> has_printed = false;  // the guard asks from a thread of its own

void complain_unless_reader_left() {
  if (errno != EPIPE)
    throw InputError("standard output", fmt::format("cannot be written: {}", std::strerror(errno)));
}

/// Colour where a person looks and has not asked for none (the NO_COLOR custom).
bool terminal_has_colour() {
  const char* const term = std::getenv("TERM");
  const char* const no_colour = std::getenv("NO_COLOR");
  return ::isatty(STDOUT_FILENO) != 0 && term && std::string_view(term) != "dumb" &&
         !(no_colour && *no_colour);
}

/// Of one or two solutions. A solution that is not to be shown leaves nothing to compare.
Scene scene_of_all(std::span<const Sheet> solved, const DrawOptions& options) {
  return solved.size() == 1 || !options.solution ? scene_of(solved[0], options)
                                                 : scene_of_both(solved[0], solved[1], options);
}

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

void print(std::string_view text) {
  if (!text.empty()) has_printed = true;
  if (std::fwrite(text.data(), 1, text.size(), stdout) < text.size()) complain_unless_reader_left();
}

bool printed_anything() { return has_printed; }

void talk(std::string_view text) {
  std::fwrite(text.data(), 1, text.size(), stderr);
  std::fflush(stderr);
}

void finish_printing() {
  if (std::fflush(stdout) != 0) complain_unless_reader_left();
}

bool reader_left() {
  if (std::ferror(stdout) != 0) return true;
  pollfd reader = {.fd = STDOUT_FILENO, .events = 0, .revents = 0};
  return ::poll(&reader, 1, 0) > 0 && (reader.revents & POLLERR) != 0;
}

std::string written(const Format& format, std::span<const Sheet> sheets, const DrawOptions& options) {
  if (options.solution) return format.write(sheets);
  std::vector<Sheet> bare(sheets.begin(), sheets.end());
  for (Sheet& sheet : bare) sheet.remove_solution();
  return format.write(bare);
}

std::string rendered_for(const std::string& file, std::span<const Sheet> sheets, const DrawOptions& options) {
  if (const Drawing* drawing = drawing_for_file(file)) {
    return drawing->write(scene_of(only_sheet(sheets, drawing->name), options));
  }
  if (const Format* format = format_for_file(file)) return written(*format, sheets, options);
  complain_of_ending(file);
}

Options OutputOptions::options() {
  return {
      {"--json", "", "print JSON", &json_},
      {"-o,--output", "FILE", "write a file: .json .txt .svg .pdf .png .cypher and more, by its ending",
       &file_},
      {"--path", "", "draw the path as a line on boards where it jumps too (in pictures)", &path_},
      {"--no-path", "", "draw no line", &no_path_},
      {"--unsolved", "", "draw or write the puzzle without its solution", &unsolved_},
      {"--ascii", "", "draw with plain ASCII characters", &ascii_},
      {"--colour,--color", "", "draw with colour even if standard output is no terminal", &colour_},
      {"-q,--quiet", "", "no talk on standard error", &quiet_},
  };
}

Options OutputOptions::options_for_printing() {
  Options all = options();
  for (Option& option : all) option.in_help = option.names != "-o,--output";
  return all;
}

Options OutputOptions::options_for_report(std::string what_file) {
  return {
      {"--json", "", "print JSON", &json_},
      {"-o,--output", "FILE", std::move(what_file), &file_},
      {"-q,--quiet", "", "no talk on standard error", &quiet_},
  };
}

DrawOptions OutputOptions::draw_options() const {
  if (path_ && no_path_) throw InputError("--path", "either --path or --no-path, not both");
  DrawOptions options{.solution = !unsolved_};
  if (path_) options.path_line = true;
  if (no_path_) options.path_line = false;
  return options;
}

void OutputOptions::print_json(const nlohmann::ordered_json& json) const {
  print(json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n");
}

void OutputOptions::say(std::string_view sentence) const {
  if (!quiet_) talk(fmt::format("{}\n", sentence));
}

void OutputOptions::show(const Sheet& sheet) const { show(scene_of(sheet, draw_options())); }

void OutputOptions::show_over_one_another(std::span<const Sheet> solved) const {
  if (!solved.empty()) show(scene_of_all(solved, draw_options()));
}

void OutputOptions::show(const Scene& scene) const {
  print(to_terminal(scene, {.unicode = !ascii_, .colour = colour_ || terminal_has_colour()}));
}

void OutputOptions::require_can_save(std::uint64_t most_sheets) const {
  draw_options();
  if (file_.empty()) return;
  require_can_write(std::span(&file_, 1));
  const Drawing* const drawing = drawing_for_file(file_);
  if (!drawing && !format_for_file(file_)) complain_of_ending(file_);
  if (drawing && most_sheets > 1)
    throw InputError(file_, "a picture shows one solution; leave out --limit, or write .json or .txt");
}

void OutputOptions::save_over_one_another(std::span<const Sheet> solved) const {
  if (solved.empty()) return;
  const Drawing* const drawing = drawing_for_file(file_);
  if (!drawing) return save(solved);
  require_can_save(1);
  const Doing writing("writing " + file_);
  write_file(file_, drawing->write(scene_of_all(solved, draw_options())));
}

void OutputOptions::save(std::span<const Sheet> sheets) const {
  require_can_save(1);
  const Doing writing("writing " + file_);
  write_file(file_, rendered_for(file_, sheets, draw_options()));
}

void OutputOptions::save_text(std::string_view text) const {
  require_can_save(1);
  // A device may never take it.
  std::error_code ignored;
  const bool is_device =
      std::filesystem::is_other(file_, ignored) || std::filesystem::is_fifo(file_, ignored);
  std::optional<GuardWaits> until_written;
  if (!is_device) until_written.emplace();
  write_file(file_, text);
}

}  // namespace hamlet
