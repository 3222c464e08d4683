#include <string>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/scan.hpp"
#include "hamlet/board/family.hpp"

namespace hamlet {

namespace {

int reach(const BoardArguments& arguments, std::string_view text) {
  const auto value = scan_integer(text);
  if (!value || *value < 0 || *value > 1'000'000) {
    throw InputError(std::string(arguments.text),
                     "a leaper's two reaches are whole numbers from 0, such as leaper-1-4:10x10");
  }
  return static_cast<int>(*value);
}

Lattice leaper(const BoardArguments& arguments) {
  if (arguments.extra.size() != 2) {
    throw InputError(std::string(arguments.text), "a leaper needs its two reaches, such as leaper-1-4:10x10");
  }
  const int a = reach(arguments, arguments.extra[0]);
  const int b = reach(arguments, arguments.extra[1]);
  if (a == 0 && b == 0)
    throw InputError(std::string(arguments.text), "a leaper must move: one of its reaches is at least 1");
  const auto [rows, columns] = rows_and_columns(arguments);
  return {Frame::rectangle(rows, columns), leaper_moves(a, b)};
}

}  // namespace

extern const BoardFamily leaper_family = {
    .name = "leaper",
    .usage = "leaper-A-B:ROWSxCOLUMNS",
    .summary = "A cells one way and B across, for any A and B",
    .example = "leaper-1-4:10x10",
    .lattice = leaper,
};

}  // namespace hamlet
