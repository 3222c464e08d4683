#include "hamlet/solve/neo4j/http.hpp"

#include <fmt/format.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <chrono>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::chrono::milliseconds between_looks{50};  // how often the run is polled
constexpr double longest_connecting = 10;

InputError wrong_server(const ServerAddress& address, std::string_view why) {
  return {"server", fmt::format("{} {}", address.url(), why)};
}

/// One connection. Its operations are asynchronous, so that the run can be polled while they are under way.
class Connection {
 public:
  Connection(const ServerAddress& address, const Run& run)
      : address_(address), run_(run), stream_(context_) {}

  /// Returns false if the run ended.
  bool connect() {
    error_code error;
    const auto found = tcp::resolver(context_).resolve(address_.host, address_.port, error);
    if (error) throw wrong_server(address_, fmt::format("cannot be found: {}", error.message()));
    const bool is_done = wait(run_.within(longest_connecting), error, [&](const auto& done) {
      stream_.async_connect(found, [done](const error_code& result, const tcp::endpoint&) { done(result); });
    });
    if (run_.must_end()) return false;
    if (error == asio::error::connection_refused)
      throw wrong_server(address_, "refuses the connection: no server listens there");
    if (!is_done || error)
      throw wrong_server(
          address_, fmt::format("cannot be reached: {}", is_done ? error.message() : "it does not answer"));
    return true;
  }

  /// Returns false if the run ended. Ignores write errors: a server may answer before it has read everything.
  bool send(const HttpPost& question) {
    http::request<http::string_body> request(http::verb::post, question.path, 11);
    request.set(http::field::host, address_.url().substr(std::string_view("http://").size()));
    request.set(http::field::content_type, "application/json");
    request.set(http::field::accept, "application/json");
    request.set(http::field::connection, "close");
    if (!question.authorization.empty()) request.set(http::field::authorization, question.authorization);
    request.body() = question.body;
    request.prepare_payload();
    error_code ignored;
    return wait(run_, ignored, [&](const auto& done) {
      http::async_write(stream_, request, [done](const error_code& result, std::size_t) { done(result); });
    });
  }

  std::optional<HttpAnswer> receive() {
    http::response_parser<http::string_body> parser;
    parser.body_limit(run_.memory.bytes() / 16);  // parsed JSON takes several times the length of its text
    beast::flat_buffer buffer;
    error_code error;
    const bool is_done = wait(run_, error, [&](const auto& done) {
      http::async_read(stream_, buffer, parser,
                       [done](const error_code& result, std::size_t) { done(result); });
    });
    if (!is_done) return std::nullopt;
    if (error == http::error::body_limit)
      throw ServerFailure(fmt::format("the answer of {} does not fit the memory limit", address_.url()));
    const bool is_cut_off = error == http::error::end_of_stream || error == http::error::partial_message;
    if (error && !is_cut_off && error.category() == make_error_code(http::error::end_of_stream).category())
      throw wrong_server(address_, "is no Neo4j server: it does not speak HTTP");
    if (error)
      throw ServerFailure(fmt::format("the server at {} went away before it had answered", address_.url()));
    return HttpAnswer{static_cast<int>(parser.get().result_int()), std::move(parser.get().body())};
  }

 private:
  /// Starts an operation that calls `done` with its error. Returns false if the run ended first.
  template <class Begin>
  bool wait(const Run& run, error_code& error, const Begin& begin) {
    bool is_done = false;
    begin([&](const error_code& result) {
      error = result;
      is_done = true;
    });
    context_.restart();
    while (!is_done && !run.must_end()) context_.run_one_for(between_looks);
    if (is_done) return true;
    stream_.cancel();
    while (!is_done) context_.run_one();  // the handler refers to this frame
    return false;
  }

  const ServerAddress& address_;
  const Run& run_;
  asio::io_context context_{1};
  beast::tcp_stream stream_;
};

}  // namespace

std::optional<HttpAnswer> post(const ServerAddress& address, const HttpPost& question, const Run& run) {
  Connection connection(address, run);
  if (!connection.connect() || !connection.send(question)) return std::nullopt;
  return connection.receive();
}

}  // namespace hamlet
