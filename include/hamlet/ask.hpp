#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <string_view>

/// Everything that the command line can do, by the JSON protocol of docs/api.md: what `hamlet api` reads and
/// answers, a line each.
///
/// ```
/// const std::string reply = hamlet::ask(R"({"api":1,"id":7,"do":"unique","puzzle":"king:2x2"})");
/// assert(reply.find(R"("verdict":"no")") != std::string::npos);
/// ```
namespace hamlet {

/// The reply to a request. Never throws: what is wrong is in the reply.
std::string ask(std::string_view request);

/// The same; `send` takes each message, reports of progress and at last the reply.
void ask(std::string_view request, const std::function<void(const std::string& message)>& send,
         const std::stop_token& stop = {});

}  // namespace hamlet
