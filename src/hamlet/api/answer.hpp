#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "hamlet/base/text/json.hpp"
#include "hamlet/base/run.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/puzzle/sheet.hpp"

namespace hamlet::api {

std::string_view word_for(Verdict verdict);

/// What an operation found out.
struct Answer {
  Verdict verdict = Verdict::yes;
  /// The fields of the reply; where items were shown, those that stand after them.
  Json json = Json::object();
  /// The result as a person reads it, whole lines.
  std::string text = {};
  bool text_comes_first = false;  // before the drawing, else after it
  bool text_is_saved = false;     // in the documents, so that whoever saves them need not read it
  /// What is said besides: how it was found, what is left out.
  std::vector<std::string> remarks = {};

  /// To be drawn beside the text, or saved: one after the other, or two solutions over one another.
  std::vector<Sheet> sheets = {};
  bool over_one_another = false;
  bool shows_sheets = true;     // else they are only to be saved
  bool shows_solutions = true;  // where they are drawn beside the text; files have them
  /// If the answer is saved in another way than its sheets: the files for a name that a person chose.
  std::function<std::vector<Document>(const std::string& file)> documents = {};
  /// Written besides, under names of their own.
  std::vector<Document> files = {};
};

/// One of many results, which is told as soon as it is there. Whoever listens takes what it needs.
class Item {
 public:
  virtual ~Item() = default;
  /// The field of the reply that lists such items.
  virtual std::string_view list() const = 0;
  virtual void append_json(std::string& out) const = 0;
  /// Whether it answers what was asked, so that none after it can change the answer.
  virtual bool is_solution() const { return false; }
  /// Whole lines; nothing if the sheet is what a person looks at.
  virtual void append_text(std::string&) const {}
  virtual bool has_sheet() const { return false; }
  virtual Sheet sheet() const { return {}; }
  /// Whether the sheet's solution is for programs only, and not for what is drawn or printed.
  virtual bool hides_solution() const { return false; }
};

/// Who is told while an operation works.
class Listener {
 public:
  virtual ~Listener() = default;
  /// False if no more are wanted.
  virtual bool take(const Item& item) = 0;
  /// Something a person wants to know before the end: what a count will take, a checkpoint that is used.
  virtual void remark(const std::string& sentence) = 0;
  /// A piece of the text, before the end; programs have it in another form.
  virtual void tell(const std::string& lines) = 0;
  /// A sheet that a person looks at; programs have it in another form.
  virtual void show(const std::string& heading, const Sheet& sheet) = 0;
  /// Whether the answer's JSON is read, which may take work of its own.
  virtual bool wants_json() const = 0;
  /// How many items of this puzzle can be taken at most, and why not more.
  struct Room {
    std::uint64_t most = UINT64_MAX;
    std::string why = {};
  };
  virtual Room room_for(const Sheet&, const Run&) { return {}; }
  /// While something is saved that must not be cut off.
  virtual void is_saving(bool) {}
};

}  // namespace hamlet::api
