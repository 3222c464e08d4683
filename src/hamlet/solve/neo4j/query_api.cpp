#include "hamlet/solve/neo4j/query_api.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "hamlet/base/error.hpp"
#include "hamlet/base/text/base64.hpp"
#include "hamlet/base/text/json.hpp"

namespace hamlet {

namespace {

std::string variable(const char* name, const char* otherwise) {
  const char* const value = std::getenv(name);
  return value != nullptr && *value != '\0' ? value : otherwise;
}

/// A text from the server, on one line.
std::string text_of(const Json& object, const char* field) {
  const Json* const value = object.find(field);
  if (!value || !value->is_text()) return "";
  std::string text = value->text();
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
  return text;
}

std::string words_of_error(const std::string& code, const std::string& message) {
  if (message.empty() && code.empty()) return "gave up without saying why";
  if (message.empty()) return fmt::format("gave up: {}", code);
  return code.empty() ? fmt::format("gave up: {}", message) : fmt::format("gave up: {} ({})", message, code);
}

bool is_table(const Json& data, const std::vector<std::string>& fields) {
  const Json *const names = data.find("fields"), *const values = data.find("values");
  if (!names || !values) return false;
  const auto is_row = [&](const Json& row) { return row.is_array() && row.size() == fields.size(); };
  return *names == Json(fields) && values->is_array() && std::ranges::all_of(values->list(), is_row);
}

Json parsed_or_null(std::string_view text) {
  try {
    return parse_json(text);
  } catch (const InputError&) {
    return {};
  }
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace

Credentials credentials_of_environment() {
  return {variable("NEO4J_USER", "neo4j"), variable("NEO4J_PASSWORD", "")};
}

std::optional<Json> QueryApi::rows(const CypherQuery& query, const Run& run) const {
  const Json body = {{"statement", query.statement}, {"parameters", query.parameters}};
  const std::string who = credentials_.user + ":" + credentials_.password;
  auto answer = post(address_,
                     {.path = "/db/neo4j/query/v2",
                      .authorization = credentials_.password.empty() ? "" : "Basic " + to_base64(who),
                      .body = body.dump()},
                     run);
  if (!answer) return std::nullopt;
  if (answer->status == 401) refuse_password();
  Json json = parsed_or_null(answer->body);
  answer->body = {};
  if (!json.is_object()) refuse_stranger(answer->status);
  // Errors that occur while rows are being sent follow them, under status 202.
  if (const Json* const errors = json.find("errors"); errors && errors->is_array() && !errors->empty())
    complain(errors->list().front());
  if (!json.contains("data") || !is_table(json["data"], query.fields)) refuse_stranger(answer->status);
  return std::move(json["data"]["values"]);
}

void QueryApi::refuse_password() const {
  if (credentials_.password.empty())
    throw InputError(
        "NEO4J_PASSWORD",
        fmt::format("the server at {} asks for a password, and this environment variable has none",
                    address_.url()));
  throw InputError("NEO4J_PASSWORD", fmt::format("the server at {} refuses the user '{}' with this password",
                                                 address_.url(), credentials_.user));
}

void QueryApi::refuse_stranger(int status) const {
  throw InputError("server",
                   fmt::format("{} is no Neo4j server of version 5.19 or later: its answer (HTTP {}) "
                               "is not that of the Query API",
                               address_.url(), status));
}

void QueryApi::complain(const Json& error) const {
  const std::string code = text_of(error, "code"), message = text_of(error, "message");
  if (code == "Neo.ClientError.Request.Invalid" && message == "Not Found") refuse_stranger(404);
  if (has(code, "ProcedureNotFound"))
    throw InputError(
        "query",
        fmt::format("the server at {} has no APOC procedures; 'constructive' needs none", address_.url()));
  if (has(code, "DatabaseNotFound"))
    throw InputError("server", fmt::format("{} has no database 'neo4j'", address_.url()));
  if (has(code, "CredentialsExpired"))
    throw InputError(
        "NEO4J_PASSWORD",
        fmt::format("the server at {} wants its first password changed before use", address_.url()));
  if (has(code, ".Security."))
    throw InputError("NEO4J_USER", fmt::format("the server at {} does not let '{}' do this: {}",
                                               address_.url(), credentials_.user, message));
  if (has(code, "TransactionTimedOut"))
    throw ServerFailure(fmt::format("the time limit of the server at {} was reached", address_.url()));
  if (has(code, "OutOfMemory"))
    throw ServerFailure(fmt::format("the memory of the server at {} does not suffice", address_.url()));
  throw ServerFailure(fmt::format("the server at {} {}", address_.url(), words_of_error(code, message)));
}

QueryApi chosen_server(const std::string& url) {
  const char* const usual = std::getenv("HAMLET_NEO4J_URL");
  const std::string address = !url.empty() ? url : usual != nullptr ? usual : "";
  if (address.empty())
    throw InputError("server", "no server is given; set `server` or the variable HAMLET_NEO4J_URL");
  return QueryApi(server_address(address, "server"), credentials_of_environment());
}

}  // namespace hamlet
