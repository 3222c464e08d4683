#include "hamlet/ask.hpp"

#include "hamlet/api/protocol.hpp"

namespace hamlet {

std::string ask(std::string_view request) {
  std::string last;
  ask(request, [&](const std::string& message) { last = message; });
  return last;
}

void ask(std::string_view request, const std::function<void(const std::string& message)>& send,
         const std::stop_token& stop) {
  api::answer_request(
      request,
      [&](std::string_view message) {
        if (send) send(std::string(message));
      },
      stop);
}

}  // namespace hamlet
