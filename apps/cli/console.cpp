#include "cli/console.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <optional>

#include "cli/command.hpp"
#include "cli/console_run.hpp"
#include "cli/flags.hpp"
#include "cli/guard.hpp"
#include "cli/output.hpp"
#include "hamlet/api/render.hpp"
#include "hamlet/api/save.hpp"
#include "hamlet/api/sheet_file.hpp"
#include "hamlet/errors.hpp"

namespace hamlet {

namespace {

using api::Answer;
using api::Item;
using api::Listener;
using api::Operation;
using api::Request;
using api::Saves;

// A drawing takes some hundred bytes a cell, and nobody looks at a larger one.
constexpr std::int64_t most_cells_drawn = 1'000'000;

std::int64_t cells_drawn(const Sheet& sheet) {
  return sheet.visit([](const PathSheet& path) { return std::int64_t{path.board.size()}; },
                     [](const BridgesSheet& bridges) {
                       const BridgesGrid& grid = bridges.puzzle.grid();
                       return std::int64_t{grid.rows} * grid.cols;
                     });
}

std::string too_large_to_draw(const Sheet& sheet) {
  return sheet.visit(
      [](const PathSheet& path) {
        return fmt::format("{} cells are too many to draw here; '-o FILE' or '--json' saves the path",
                           path.size());
      },
      [](const BridgesSheet& bridges) {
        const BridgesGrid& grid = bridges.puzzle.grid();
        return fmt::format(
            "a grid of {} rows and {} columns is too large to show here; '-o FILE' or '--json' saves it",
            grid.rows, grid.cols);
      });
}

using Clock = std::chrono::steady_clock;

/// Prints frequent lines in large pieces, but the first immediately, and none much later than it was found.
class LinePrinter {
 public:
  /// The lines not yet printed, to append to.
  std::string& waiting() { return text_; }
  void end_line() {
    if (text_.size() >= piece || Clock::now() - flushed_ >= patience) flush();
  }
  void flush() {
    if (text_.empty()) return;
    clear_progress();
    print(text_);
    finish_printing();
    text_.clear();
    flushed_ = Clock::now();
  }

 private:
  static constexpr std::size_t piece = 1 << 18;
  static constexpr std::chrono::milliseconds patience{100};

  std::string text_;
  Clock::time_point flushed_{};
};

/// Shows an answer while it arrives.
class Console : public Listener {
 public:
  Console(const Operation& operation, const Request& request, const ShowOptions& show)
      : operation_(operation),
        request_(request),
        show_(show),
        draw_(request.draw_options()),
        file_name_(*request.output()),
        file_(file_name_, draw_) {}

  bool take(const Item& item) override {
    if (is_time_to_look() && stopped_as_nobody_reads()) return false;
    file_.add(item);
    if (show_.json && !(is_to_file() && operation_.lists_items)) {
      take_json(item);
    } else if (!is_to_file()) {
      take_text(item);
    }
    ++items_;
    return true;
  }

  void remark(const std::string& sentence) override {
    lines_.flush();
    clear_progress();
    say(sentence);
  }

  void show(const std::string& heading, const Sheet& sheet) override {
    if (show_.json || is_to_file()) return;
    clear_progress();
    print(heading);
    draw(std::span(&sheet, 1), draw_);
  }

  void tell(const std::string& lines) override {
    if (show_.json || is_to_file()) return;
    clear_progress();
    print(lines);
    finish_printing();
  }

  bool wants_json() const override { return show_.json; }
  Room room_for(const Sheet& sheet, const Run& run) override {
    return is_to_file() ? api::room_in_file(sheet, run.memory) : Room{};
  }
  void is_saving(bool is_saving) override { pause_guard(is_saving); }

  /// Prints all waiting lines.
  void flush() { lines_.flush(); }

  /// Interrupts the work if the reader has gone away.
  bool stopped_as_nobody_reads() {
    if (!nobody_reads_ && !is_to_file() && reader_left()) {
      nobody_reads_ = true;
      interrupt();
    }
    return nobody_reads_;
  }

  int finish(const Answer& answer) {
    lines_.flush();
    clear_progress();
    if (nobody_reads_) return exit_yes;
    save(answer);
    if (show_.json && !operation_.prints_text) {
      finish_json(answer);
    } else {
      finish_text(answer);
    }
    for (const std::string& remark : answer.remarks) {
      // If nothing else was shown, how the solution was found is the result.
      const bool is_result =
          items_ > 0 && !has_shown_ && !show_.json && !is_to_file() && &remark == answer.remarks.data();
      is_result ? print(in_flags(remark, &request_) + "\n") : say(remark);
    }
    for (const auto& sheets :
         {std::span<const Sheet>(answer.sheets), std::span<const Sheet>(file_.sheets())}) {
      for (const std::string& warning : api::font_warnings(file_name_, sheets, draw_)) say(warning);
    }
    if (too_large_) say(*too_large_);
    return answer.verdict == Verdict::yes ? exit_yes : answer.verdict == Verdict::no ? exit_no : exit_unknown;
  }

 private:
  bool is_to_file() const { return !file_name_.empty(); }

  void say(const std::string& sentence) const {
    if (!show_.quiet) talk(in_flags(sentence, &request_) + "\n");
  }

  void draw(std::span<const Sheet> sheets, const DrawOptions& options) const {
    print(api::in_terminal(sheets, options,
                           {.unicode = !show_.ascii, .colour = show_.colour || terminal_has_colour()}));
  }

  /// Whether the sheet is small enough to draw; finish() says if not.
  bool can_draw(const Sheet& sheet) {
    if (cells_drawn(sheet) <= most_cells_drawn) return true;
    too_large_ = too_large_to_draw(sheet);
    return false;
  }

  /// Checking for the reader is a system call, made at most every 10 ms.
  bool is_time_to_look() {
    const Clock::time_point now = Clock::now();
    if (now - looked_ < std::chrono::milliseconds(10)) return false;
    looked_ = now;
    return true;
  }

  /// The first fields of every JSON object.
  std::string head() const {
    return show_.puzzle == 0 ? R"("api":1)" : fmt::format(R"("api":1,"puzzle":{})", show_.puzzle);
  }

  void take_json_line(const Item& item) {
    std::string& lines = lines_.waiting();
    const std::size_t begin = lines.size();
    item.append_json(lines);
    // A sheet contains its own version.
    if (lines[begin] == '{' && !item.has_sheet()) lines.insert(begin + 1, head() + ',');
    lines += '\n';
    lines_.end_line();
  }

  void take_json(const Item& item) {
    if (operation_.lists_items) return take_json_line(item);
    std::string text;
    if (items_ == 0) {
      list_ = item.list();
      text = fmt::format(R"({{{},{}"{}":[)", head(), item.is_solution() ? R"("answer":"found",)" : "", list_);
    } else {
      text = ",";
    }
    item.append_json(text);
    print(text);
  }

  void take_text(const Item& item) {
    std::string& lines = lines_.waiting();
    const std::size_t before = lines.size();
    item.append_text(lines);
    if (lines.size() > before) {
      has_shown_ = true;
      return lines_.end_line();
    }
    if (show_.no_drawing || !item.has_sheet()) return;
    const Sheet sheet = item.sheet();
    if (!can_draw(sheet)) return;
    clear_progress();
    if (items_ > 0) print("\n");
    draw(std::span(&sheet, 1), draw_);
    has_shown_ = true;
  }

  void finish_json(const Answer& answer) {
    if (operation_.lists_items && !is_to_file()) return;
    std::string text;
    if (items_ > 0 && !operation_.lists_items) {
      // What precedes the items is already printed.
      text = "]";
      for (const auto& [key, value] : answer.json.fields()) {
        if (key == "answer" || key == list_) continue;
        text += ',';
        append_json_text(key, text);
        text += ':';
        value.append_to(text);
      }
      print(text + "}\n");
      return;
    }
    if (!answer.json.is_object()) return print(answer.json.dump() + "\n");
    Json json = {{"api", 1}};
    if (show_.puzzle > 0) json.add_fields({{"puzzle", show_.puzzle}});
    json.add_fields(answer.json);
    print(json.dump() + "\n");
  }

  void finish_text(const Answer& answer) {
    const std::string text = in_sentences(answer.text);
    const bool prints = !(is_to_file() && answer.text_is_saved);
    if (answer.text_comes_first && prints) print(text);
    const bool draws = answer.shows_sheets && !is_to_file() && !show_.no_drawing && !answer.sheets.empty();
    if (draws && can_draw(answer.sheets[0])) draw_sheets(answer);
    if (!answer.text_comes_first && prints) print(text);
  }

  /// Rewrites parameter names as typed, except in puzzles and scenes.
  std::string in_sentences(const std::string& text) const {
    return operation_.prints_text || operation_.name == "scene" ? text : in_flags(text, &request_);
  }

  void draw_sheets(const Answer& answer) {
    DrawOptions options = draw_;
    if (!answer.shows_solutions) options.solution = false;
    if (answer.over_one_another) return draw(answer.sheets, options);
    for (const Sheet& sheet : answer.sheets) {
      if (&sheet != answer.sheets.data()) print("\n");
      draw(std::span(&sheet, 1), options);
    }
  }

  void save(const Answer& answer) {
    std::vector<Document> files = answer.files;
    if (is_to_file()) {
      const Doing writing("writing " + file_name_);
      if (!file_.is_empty()) {
        files.push_back({file_name_, file_.bytes()});
      } else {
        for (Document& document : api::documents_of(answer, file_name_, draw_))
          files.push_back(std::move(document));
      }
    }
    if (files.empty()) return;
    // A device may block forever; other files are written to the end.
    std::error_code ignored;
    const bool is_device = std::filesystem::is_other(file_name_, ignored) ||
                           std::filesystem::is_fifo(file_name_, ignored) ||
                           std::filesystem::is_character_file(file_name_, ignored);
    std::optional<GuardPause> until_written;
    if (!is_device) until_written.emplace();
    api::save(files);
  }

  const Operation& operation_;
  const Request& request_;
  const ShowOptions& show_;
  const DrawOptions draw_;
  const std::string file_name_;
  api::SheetFile file_;
  LinePrinter lines_;
  Clock::time_point looked_{};
  std::string list_;
  std::uint64_t items_ = 0;
  bool has_shown_ = false;
  bool nobody_reads_ = false;
  std::optional<std::string> too_large_;
};

/// Throws an InputError, before the work starts, if the answer cannot be saved.
void require_can_save(const Operation& operation, const Request& request) {
  request.draw_options();
  if (!request.output().is_given()) return;
  const std::string& file = *request.output();
  if (operation.saves == Saves::nothing) throw InputError("output", std::string(operation.saved_as));
  api::require_can_save(file);
  request.require_can_save(file);
}

}  // namespace

Options options_of(ShowOptions& show, const Operation& operation) {
  Options options = {{"--json", "", "print JSON", &show.json},
                     {"-q,--quiet", "", "print no remarks on standard error", &show.quiet}};
  if (operation.saves == Saves::report) return options;
  options.push_back({"--ascii", "", "draw with plain ASCII characters", &show.ascii});
  options.push_back(
      {"--colour,--color", "", "draw with colour even if standard output is no terminal", &show.colour});
  options.push_back({"--no-drawing", "", "say only what was found", &show.no_drawing});
  return options;
}

int ask(const Operation& operation, Request& request, const ShowOptions& show) {
  require_can_save(operation, request);
  Console console(operation, request, show);
  Run run = console_run(request, show.quiet);
  if (operation.lists_items) {
    // On a terminal the lines themselves show progress, and a progress line would be mixed up with them.
    const auto show_progress = ::isatty(STDOUT_FILENO) != 0 ? nullptr : run.on_progress;
    run.on_progress = [show_progress, &console](const Progress& progress) {
      if (show_progress) show_progress(progress);
      console.flush();
      console.stopped_as_nobody_reads();
    };
  }
  return console.finish(request.answer(console, run));
}

}  // namespace hamlet
