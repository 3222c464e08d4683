#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>

#include "hamlet/api/operation.hpp"

namespace hamlet::api {

/// The JSON protocol for browsers, servers and other programs (docs/api.md). A request is one object:
///
///   {"api": 1, "id": 7, "do": "unique", "puzzle": "king:3x3", "time": 10}
///
/// The reply is one object a line: any number of {"id", "progress"}, then one {"id", "verdict", "result", …}
/// or {"id", "error": {"sort", "where", "what"}}. "Unknown" is a result, not an error.

inline constexpr int protocol_version = 1;

/// The cause: the puzzle or a value (input), the form of the request, lack of memory, or a bug in Hamlet.
enum class ErrorSort { input, request, memory, bug };

/// A parsed request, before it is run.
struct Incoming {
  Json id;  // an integer or a text; null if there is none
  const Operation* operation = nullptr;
  std::unique_ptr<Request> request;
  std::string refusal;  // the error reply, if the request is invalid
};

Incoming read_request(std::string_view text);

/// Receives a line without its line break.
using Send = std::function<void(std::string_view line)>;

/// Runs a parsed request: sends progress while it works, then the reply. Throws nothing.
void run_request(Incoming& incoming, const Send& send, const std::stop_token& stop);

/// Parses the request and runs it.
void answer_request(std::string_view text, const Send& send, const std::stop_token& stop = {});

/// The replies of a program that runs requests in processes.
std::string error_reply(const Json& id, ErrorSort sort, std::string_view where, std::string_view what);
/// The reply if a limit or a person ended the work.
std::string unknown_reply(const Json& id, std::string_view why);

}  // namespace hamlet::api
