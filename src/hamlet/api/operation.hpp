#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "hamlet/api/request.hpp"

namespace hamlet::api {

/// A command line that shows a use of an operation.
struct Example {
  std::string_view line;
  std::string_view meaning;
};

/// What is written to the file that the user names for the answer.
enum class Saves {
  nothing,  // the answer is printed
  sheets,   // its sheets, in the format or drawing of the file's ending
  report,   // documents of its own
  pictures  // documents of its own; its sheets are drawn beside the text
};

/// A task that Hamlet does. A new one is a file in operations/ and a name in the list of
/// src/hamlet/CMakeLists.txt; every front end then has it.
struct Operation {
  std::string_view name;
  std::string_view summary;
  std::string_view details = {};
  std::span<const Example> examples = {};
  Saves saves = Saves::sheets;
  std::string_view saved_as = {};  // the formats of a report; for Saves::nothing, why there is no file
  bool lists_items = false;        // the items, each a line or a sheet, are the whole result
  bool prints_text = false;        // the printed result is the text, even where JSON is asked for
  std::unique_ptr<Request> (*prepare)() = nullptr;
};

template <class AnyRequest>
std::unique_ptr<Request> prepared() {
  return std::make_unique<AnyRequest>();
}

std::span<const Operation* const> operations();

/// The operation of this name; throws an InputError that suggests the nearest.
const Operation& operation_named(std::string_view name, std::string_view where);

}  // namespace hamlet::api
