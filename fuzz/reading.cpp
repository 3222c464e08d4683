#include "reading.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <set>
#include <string>

#include "hamlet/api/protocol.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/board/board.hpp"
#include "hamlet/board/mask.hpp"
#include "hamlet/io/cnf.hpp"
#include "hamlet/io/format.hpp"
#include "hamlet/io/penpa/penpa_link.hpp"
#include "hamlet/io/sweep_file.hpp"

namespace hamlet {

namespace {

// Small, so that a reader that trusts a size in the text before checking it is found out, and no single text
// takes long.
const MemoryBudget memory(1'000'000);

constexpr std::array<std::string_view, 8> others = {"any",  "api",        "board",   "cnf",
                                                    "mask", "penpa-page", "picture", "sweep"};

void read_back(const Format& format, const std::vector<Sheet>& sheets) {
  if (!format.write) return;
  std::string written;
  try {
    written = write_sheets(format, sheets);
  } catch (const InputError&) {
    return;
  }
  std::vector<Sheet> again;
  try {
    again = format.read(written, MemoryBudget(10 * memory.bytes()));
  } catch (const InputError& error) {
    std::fprintf(stderr, "%s\n", error.what());
  }
  if (again.size() == sheets.size()) {
    bool same = true;
    // A link holds a puzzle, not its answer: solutions and titles may be lost, the puzzle may not.
    for (std::size_t i = 0; i < sheets.size() && same; ++i) same = same_puzzle(sheets[i], again[i]);
    if (same) return;
  }
  std::fprintf(stderr, "%s: written and read back, this is another puzzle:\n%s\n",
               std::string(format.name).c_str(), written.c_str());
  std::abort();
}

/// Sends a request to the JSON protocol. Only quick operations run, within small limits; every reply must be
/// one line of JSON that reports no bug.
void ask(std::string_view text) {
  constexpr std::string_view quick[] = {"about", "board", "check", "convert", "draw", "scene"};
  api::Incoming incoming = api::read_request(text);
  if (incoming.request && std::ranges::find(quick, incoming.operation->name) == std::end(quick)) return;
  if (incoming.request) {
    const auto limit = [&](std::string_view parameter, const std::string& value) {
      incoming.request->parameter(parameter)->read_words(std::span(&value, 1));
    };
    limit("time", "0.05");
    limit("memory", "0.016");
    limit("threads", "1");
  }
  api::run_request(incoming,
                   [](std::string_view line) {
                     const Json reply = parse_json(line);
                     const Json* const error = reply.find("error");
                     if (!error || *error->find("sort") != Json("bug")) return;
                     std::fprintf(stderr, "%s\n", std::string(line).c_str());
                     std::abort();
                   },
                   {});
}

/// Reads a sweep order. An accepted order has every cell once, and survives a round trip through text.
void read_sweep(std::string_view text) {
  const Board board = make_board({.name = "square:3x3"}, memory);
  const std::vector<Vertex> order = sweep_from_text(text, board, "fuzz");
  if (std::set(order.begin(), order.end()).size() == board.size() &&
      sweep_from_text(sweep_to_text(order, board), board, "fuzz") == order)
    return;
  std::fprintf(stderr, "an order was read wrongly\n");
  std::abort();
}

void read_and_write(const Format& format, std::string_view text) {
  format.recognises(text);
  read_back(format, format.read(text, memory));
}

/// Compresses the text of a page, and of an answer after "&a=", to a link: few changes of a link itself leave
/// a page.
void read_penpa_page_of(std::string_view text) {
  const std::size_t end = std::min(text.find("\n&a="), text.size());
  const std::string_view answer = text.substr(std::min(end + 4, text.size()));
  read_and_write(format_named("penpa", "fuzz"), penpa_address(text.substr(0, end), answer));
}

void feed(std::string_view reader, std::string_view text) {
  if (reader == "api") {
    ask(text);
  } else if (reader == "any") {
    read_sheets(text, "fuzz", memory);
  } else if (reader == "board") {
    make_board({.name = std::string(text)}, memory);
  } else if (reader == "cnf") {
    read_cnf(text, "fuzz");
  } else if (reader == "mask") {
    blocked_by(mask_from_text(text, "fuzz"), Frame::rectangle(3, 3), "fuzz");
  } else if (reader == "penpa-page") {
    read_penpa_page_of(text);
  } else if (reader == "picture") {
    blocked_by(picture_from_bytes(text, "fuzz", memory), make_lattice("hex:5x5"), false);
  } else if (reader == "sweep") {
    read_sweep(text);
  } else {
    read_and_write(format_named(reader, "fuzz"), text);
  }
}

}  // namespace

std::span<const std::string_view> other_readers() { return others; }

void feed_reader(std::string_view reader, std::string_view text) {
  try {
    feed(reader, text);
  } catch (const InputError&) {
    // The correct result for most texts that a fuzzer writes.
  }
}

}  // namespace hamlet
