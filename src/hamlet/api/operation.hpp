#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "hamlet/api/request.hpp"

namespace hamlet::api {

/// A command line that shows what an operation is for.
struct Example {
  std::string_view line;
  std::string_view meaning;
};

/// What is written when a person names a file for the answer.
enum class Saves {
  nothing,  // the answer is printed
  sheets,   // its sheets, in the format or drawing of the file's ending
  report,   // documents of its own
};

/// Something that Hamlet can be asked. A new one is a file in operations/ and a word in the list of
/// src/hamlet/CMakeLists.txt; every face has it.
struct Operation {
  std::string_view name;
  std::string_view summary;
  std::string_view details = {};
  std::span<const Example> examples = {};
  Saves saves = Saves::sheets;
  std::string_view saved_as = {};  // of a report: what the file may be; of nothing: why it is not saved
  bool lists_items = false;        // its items are the result, a line or a sheet each, not a field of it
  bool prints_text = false;        // where it is printed, its text is the result, whatever the form
  std::unique_ptr<Request> (*prepare)() = nullptr;
};

template <class AnyRequest>
std::unique_ptr<Request> prepared() {
  return std::make_unique<AnyRequest>();
}

std::span<const Operation* const> operations();

/// The operation of a name; otherwise an InputError that suggests the nearest.
const Operation& operation_named(std::string_view name, std::string_view where);

}  // namespace hamlet::api
