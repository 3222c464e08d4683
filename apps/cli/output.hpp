#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <string_view>

#include "cli/option.hpp"
#include "hamlet/draw/scene.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// Results go to standard output. A reader that has gone away is not an error; a full disk is.
void print(std::string_view text);
/// Whether anything was.
bool printed_anything();
/// Everything else goes to standard error; if nobody can hear it, that is not an error.
void talk(std::string_view text);
/// Flushes; to be called once at the end, and when someone waits for what was printed.
void finish_printing();
/// Whether nobody reads what is printed any more.
bool reader_left();

/// The options that say how results are shown.
class OutputOptions {
 public:
  Options options();
  /// For commands whose answer is printed, never saved; they refuse to_file() in their own words.
  Options options_for_printing();
  /// For commands that show no sheets but report on something, in a file of their own kind.
  Options options_for_report(std::string what_file);

  bool json() const { return json_; }
  bool quiet() const { return quiet_; }
  bool to_file() const { return !file_.empty(); }
  const std::string& file() const { return file_; }

  void print_json(const nlohmann::ordered_json& json) const;
  /// Talk, on standard error, unless --quiet.
  void say(std::string_view sentence) const;
  /// A sheet as it looks in a terminal.
  void show(const Sheet& sheet) const;
  /// Up to two solutions of one puzzle, drawn over one another.
  void show_over_one_another(std::span<const Sheet> solved) const;
  /// Refuses, before the work is done, what could not be saved or drawn afterwards.
  void require_can_save(std::uint64_t most_sheets) const;
  /// The sheets in the format or drawing that the file's ending stands for.
  void save(std::span<const Sheet> sheets) const;

  /// A text that is ready; the limits let it be written to its end.
  void save_text(std::string_view text) const;

  /// Up to two solutions of one puzzle: over one another in a picture, one after the other in a format.
  void save_over_one_another(std::span<const Sheet> solved) const;

  DrawOptions draw_options() const;

 private:
  void show(const Scene& scene) const;

  bool json_ = false, quiet_ = false, ascii_ = false, colour_ = false, path_ = false, no_path_ = false,
       unsolved_ = false;
  std::string file_;
};

/// The sheets in a format, with or without their solutions.
std::string written(const Format& format, std::span<const Sheet> sheets, const DrawOptions& options);
/// The bytes of a file of this name: a drawing or a format, by its ending.
std::string rendered_for(const std::string& file, std::span<const Sheet> sheets, const DrawOptions& options);

}  // namespace hamlet
