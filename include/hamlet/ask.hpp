#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

/// Everything the command line can do, through the JSON protocol of docs/api.md: `hamlet api` reads requests
/// and writes replies, one per line.
///
/// ```
/// const std::string reply = hamlet::ask(R"({"api":1,"id":7,"do":"unique","puzzle":"king:2x2"})");
/// assert(reply.find(R"("verdict":"no")") != std::string::npos);
/// ```
namespace hamlet {

/// Returns the reply to a request. Never throws; the reply reports errors.
std::string ask(std::string_view request);

/// The same, but passes every message to `send`: progress reports, then the reply.
void ask(std::string_view request, const std::function<void(const std::string& message)>& send,
         const std::stop_token& stop = {});

}  // namespace hamlet
