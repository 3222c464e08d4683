#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "hamlet/api/operation.hpp"

namespace hamlet::api {

/// The JSON protocol that browsers, servers and other programs speak (docs/api.md). A request is one object:
///
///   {"api": 1, "id": 7, "do": "unique", "puzzle": "king:3x3", "time": 10}
///
/// What comes back is one object a line: any number of {"id", "progress"}, then one {"id", "verdict",
/// "result", …} or {"id", "error": {"sort", "where", "what"}}. "Unknown" is a result, not an error.

inline constexpr int protocol_version = 1;

/// What went wrong: the puzzle or a value (input), the form of the request (request), memory, or a mistake in
/// Hamlet (bug).
enum class ErrorSort { input, request, memory, bug };

/// A request that has been read as far as its form.
struct Incoming {
  Json id;  // a number, a text, or null if it has none
  const Operation* operation = nullptr;
  std::unique_ptr<Request> request;
  std::string refusal;  // the reply, if there is nothing to run
};

Incoming read_request(std::string_view text);

/// Takes a line without its end.
using Send = std::function<void(std::string_view line)>;

/// Runs a request that was read, sends progress while it works, and its reply at last. Throws nothing.
void run_request(Incoming& incoming, const Send& send, const std::stop_token& stop);

/// Both in one.
void answer_request(std::string_view text, const Send& send, const std::stop_token& stop = {});

/// The replies of whoever runs requests.
std::string error_reply(const Json& id, ErrorSort sort, std::string_view where, std::string_view what);
/// That a limit ended the work, or a person did.
std::string unknown_reply(const Json& id, std::string_view why);

}  // namespace hamlet::api
