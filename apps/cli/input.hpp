#pragma once

#include <string>
#include <vector>

#include "cli/option.hpp"
#include "hamlet/base/memory.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet {

/// The options that say what a command works on: WHAT, and what is added to it.
class InputOptions {
 public:
  Options options();
  /// Those that are added to a board, and what that is.
  Options board_options();
  void work_on(std::string what) { what_ = std::move(what); }

  /// Every puzzle of WHAT; constraints are for a single one.
  std::vector<Sheet> sheets() const;
  /// The one puzzle of WHAT, or the one that --pick chooses.
  Sheet sheet() const;
  MemoryBudget memory() const;
  /// WHAT as it was given.
  const std::string& what() const { return what_; }
  /// Of --resolution, which must be there.
  int resolution() const;
  bool inverted() const { return invert_; }
  bool has_mask() const { return !mask_.empty(); }
  bool picks() const { return !pick_.empty(); }
  /// An InputError if cells are taken away or edges glued by an option.
  void require_board_is_left_alone(std::string_view why) const;
  /// Whether anything is said about a path puzzle's board, ends or clues.
  bool shapes_or_constrains() const {
    return has_constraints() || !blocked_.empty() || !mask_.empty() || !wrap_.empty() ||
           !resolution_.empty() || invert_;
  }

  /// Adds the ends, numbers and diamonds that were given.
  void constrain(Sheet& sheet) const;

 private:
  bool has_constraints() const;
  Sheet constrained_board() const;

  std::string what_, start_, end_, mask_, resolution_, wrap_, pick_, memory_;
  std::vector<std::string> blocked_, clues_, diamonds_;
  bool closed_ = false, invert_ = false;
};

/// A whole number of an option, from `least` on.
std::int64_t whole_number(const std::string& text, std::string_view option, std::int64_t least);
/// A decimal number that is not negative.
double decimal_number(const std::string& text, std::string_view option);
/// Of --time.
double seconds_limit(const std::string& text);
/// Of --threads; if it is empty, one for each core.
unsigned thread_count(const std::string& text);
/// What `--memory GB` allows; if it is empty, what the machine has free.
MemoryBudget memory_budget(const std::string& gigabytes);
/// An InputError if something else than a folder has this name.
std::string folder_or_nothing(const std::string& folder, std::string_view option);
/// An InputError if there is no such folder.
std::string existing_folder(const std::string& folder, std::string_view option);

}  // namespace hamlet
