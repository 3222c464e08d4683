#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/run.hpp"
#include "hamlet/base/text/json.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

std::string_view word_for(Verdict verdict);

/// The result of an operation.
struct Answer {
  Verdict verdict = Verdict::yes;
  /// The reply's fields. The one that lists reported items is a placeholder for them.
  Json json = Json::object();
  /// The result for people, in whole lines.
  std::string text = {};
  bool text_comes_first = false;  // before the drawing, else after it
  bool text_is_saved = false;     // in the documents, so not printed as well
  /// Further sentences: how the answer was found, what is left out.
  std::vector<std::string> remarks = {};

  /// Drawn beside the text, or saved: one after the other, or two over one another.
  std::vector<Sheet> sheets = {};
  bool over_one_another = false;
  bool shows_sheets = true;     // else they are only saved
  bool shows_solutions = true;  // in drawings beside the text; files always have them
  /// Returns the documents for the user's file name, if the answer is not saved as its sheets.
  std::function<std::vector<Document>(const std::string& file)> documents = {};
  /// Further files, each written under its own name.
  std::vector<Document> files = {};
};

/// One of many results, reported as soon as it is found.
class Item {
 public:
  virtual ~Item() = default;
  /// The name of the reply's field that lists such items.
  virtual std::string_view list() const = 0;
  virtual void append_json(std::string& out) const = 0;
  /// Whether it answers the question, so that later items cannot change the answer.
  virtual bool is_solution() const { return false; }
  /// Appends whole lines, or nothing if the sheet itself is shown.
  virtual void append_text(std::string&) const {}
  virtual bool has_sheet() const { return false; }
  virtual Sheet sheet() const { return {}; }
  /// Whether drawings and printed puzzles leave the sheet's solution out.
  virtual bool hides_solution() const { return false; }
};

/// Receives what an operation reports while it works.
class Listener {
 public:
  virtual ~Listener() = default;
  /// Returns whether to continue.
  virtual bool take(const Item& item) = 0;
  /// Receives a sentence that is useful before the end: the cost of a count, a checkpoint in use.
  virtual void remark(const std::string& sentence) = 0;
  /// Receives a part of the text. Programs get the same facts in another form.
  virtual void tell(const std::string& lines) = 0;
  /// Receives a sheet to show. Programs get the same facts in another form.
  virtual void show(const std::string& heading, const Sheet& sheet) = 0;
  /// Whether the answer's JSON is used; computing it may be extra work.
  virtual bool wants_json() const = 0;
  /// How many items of this puzzle can be taken at most, and the reason for the limit.
  struct Room {
    std::uint64_t most = UINT64_MAX;
    std::string why = {};
  };
  virtual Room room_for(const Sheet&, const Run&) { return {}; }
  /// Called with true before, and false after, saving what must not be interrupted.
  virtual void is_saving(bool) {}
};

}  // namespace hamlet::api
