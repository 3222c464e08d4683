#include "hamlet/api/protocol.hpp"

#include <fmt/format.h>

#include <new>
#include <stdexcept>

#include "hamlet/api/render.hpp"
#include "hamlet/api/sheet_file.hpp"
#include "hamlet/base/error.hpp"
#include "hamlet/base/text/base64.hpp"
#include "hamlet/base/text/nearest.hpp"

namespace hamlet::api {

namespace {

constexpr std::string_view word_for(ErrorSort sort) {
  switch (sort) {
    case ErrorSort::input:
      return "input";
    case ErrorSort::request:
      return "request";
    case ErrorSort::memory:
      return "memory";
    default:
      return "bug";
  }
}

/// An error in the form of a request.
class FormError : public std::runtime_error {
 public:
  FormError(std::string where, const std::string& what)
      : std::runtime_error(what), where_(std::move(where)) {}
  const std::string& where() const { return where_; }

 private:
  std::string where_;
};

const Operation& operation_of(const Json& fields) {
  const Json* const version = fields.find("api");
  if (!version || *version != Json(protocol_version))
    throw FormError("api",
                    fmt::format("\"api\": {} belongs here, the version of the protocol", protocol_version));
  const Json* const name = fields.find("do");
  if (!name || !name->is_text())
    throw FormError("do", "the name of an operation belongs here, such as \"solve\"");
  std::vector<std::string_view> known;
  for (const Operation* operation : operations()) {
    if (operation->name == name->text()) return *operation;
    known.push_back(operation->name);
  }
  throw FormError("do", unknown_name("operation", name->text(), known));
}

/// Refuses parameters that name a folder or server of this machine: only its own user may give them.
void require_nothing_local(const Request& request) {
  for (const Parameter* parameter : request.parameters()) {
    if (parameter->is_local && parameter->is_given())
      throw FormError(parameter->field(),
                      "it names something on the server's machine, so it can be given only on that machine's "
                      "command line");
  }
}

/// Collects what an operation reports, as parts of the reply.
class Collector : public Listener {
 public:
  explicit Collector(const Request& request)
      : draw_(request.draw_options()), file_name_(*request.output()), file_(file_name_, draw_) {}

  bool take(const Item& item) override {
    list_ = item.list();
    if (!items_.empty()) items_ += ',';
    item.append_json(items_);
    file_.add(item);
    return true;
  }
  void remark(const std::string& sentence) override { remarks_.push_back(sentence); }
  void show(const std::string&, const Sheet&) override {}
  void tell(const std::string& lines) override { text_ += lines; }
  bool wants_json() const override { return true; }
  Room room_for(const Sheet& sheet, const Run& run) override { return room_in_file(sheet, run.memory); }

  std::string reply(const Json& id, const Answer& answer) const {
    std::string out = R"({"id":)" + id.dump() + R"(,"verdict":")" +
                      std::string(api::word_for(answer.verdict)) + R"(","result":)";
    append_result(answer, out);
    if (const std::string text = text_ + answer.text; !text.empty()) {
      out += R"(,"text":)";
      append_json_text(text, out);
    }
    Json remarks = remarks_;
    for (const std::string& remark : answer.remarks) remarks.push_back(remark);
    for (const auto& sheets :
         {std::span<const Sheet>(answer.sheets), std::span<const Sheet>(file_.sheets())}) {
      for (const std::string& warning : font_warnings(file_name_, sheets, draw_)) remarks.push_back(warning);
    }
    if (!remarks.empty()) out += R"(,"remarks":)" + remarks.dump();
    if (!file_name_.empty()) out += R"(,"files":)" + files(answer).dump();
    return out + "}";
  }

 private:
  void append_result(const Answer& answer, std::string& out) const {
    if (!answer.json.is_object()) return answer.json.append_to(out);
    out += '{';
    for (const auto& [key, value] : answer.json.fields()) {
      if (out.back() != '{') out += ',';
      append_json_text(key, out);
      out += ':';
      if (key == list_) {
        out += '[' + items_ + ']';
      } else {
        value.append_to(out);
      }
    }
    out += '}';
  }

  Json files(const Answer& answer) const {
    std::vector<Document> documents;
    if (!file_.is_empty()) {
      documents.push_back({file_name_, file_.bytes()});
    } else {
      documents = documents_of(answer, file_name_, draw_);
    }
    Json all = Json::array();
    for (const Document& document : documents) {
      const bool is_binary = document.name.ends_with(".pdf") || document.name.ends_with(".png");
      all.push_back(
          {{"name", document.name},
           {is_binary ? "base64" : "text", is_binary ? to_base64(document.bytes) : document.bytes}});
    }
    return all;
  }

  const DrawOptions draw_;
  const std::string file_name_;
  SheetFile file_;
  std::string list_, items_, text_;
  Json remarks_ = Json::array();
};

std::string progress_line(const Json& id, const Progress& progress) {
  Json json = {{"doing", progress.doing}, {"work", progress.work}};
  if (progress.fraction) json["fraction"] = *progress.fraction;
  return Json{{"id", id}, {"progress", json}}.dump();
}

/// The error reply for the exception that is being handled.
std::string reply_to_failure(const Json& id) {
  try {
    throw;
  } catch (const FormError& error) {
    return error_reply(id, ErrorSort::request, error.where(), error.what());
  } catch (const TooLarge& error) {
    return error_reply(id, ErrorSort::memory, error.where(), error.message());
  } catch (const InputError& error) {
    return error_reply(id, ErrorSort::input, error.where(), error.message());
  } catch (const std::bad_alloc&) {
    return error_reply(id, ErrorSort::memory, "", "there is not enough memory");
  } catch (const std::length_error&) {
    return error_reply(id, ErrorSort::memory, "", "there is not enough memory");
  } catch (const std::exception& error) {
    return error_reply(id, ErrorSort::bug, "", error.what());
  }
}

}  // namespace

std::string error_reply(const Json& id, ErrorSort sort, std::string_view where, std::string_view what) {
  return Json{{"id", id}, {"error", {{"sort", word_for(sort)}, {"where", where}, {"what", what}}}}.dump();
}

std::string unknown_reply(const Json& id, std::string_view why) {
  return Json{{"id", id},
              {"verdict", api::word_for(Verdict::unknown)},
              {"result", {{"answer", "unknown"}, {"why", why}}}}
      .dump();
}

Incoming read_request(std::string_view text) {
  Incoming incoming;
  try {
    Json fields;
    try {
      fields = parse_json(text);
    } catch (const InputError& error) {
      throw FormError(error.where(), error.message());
    }
    if (!fields.is_object()) throw FormError("", "a request is an object in braces");
    if (const Json* const id = fields.find("id")) {
      if (!id->is_integer() && !id->is_text() && !id->is_null())
        throw FormError("id", "a whole number or a text belongs here");
      incoming.id = *id;
    }
    incoming.operation = &operation_of(fields);
    incoming.request = incoming.operation->prepare();
    try {
      incoming.request->read(JsonPlace(fields), {"api", "id", "do"});
    } catch (const InputError& error) {
      throw FormError(error.where(), error.message());
    }
    require_nothing_local(*incoming.request);
    if (incoming.request->output().is_given()) {
      if (incoming.operation->saves == Saves::nothing)
        throw FormError("output", std::string(incoming.operation->saved_as));
      incoming.request->require_can_save(*incoming.request->output());
    }
  } catch (...) {
    incoming.refusal = reply_to_failure(incoming.id);
  }
  return incoming;
}

void run_request(Incoming& incoming, const Send& send, const std::stop_token& stop) {
  if (!incoming.refusal.empty()) return send(incoming.refusal);
  std::string reply;
  try {
    Run run = incoming.request->run();
    run.stop = stop;
    run.on_progress = [&](const Progress& progress) { send(progress_line(incoming.id, progress)); };
    Collector collector(*incoming.request);
    const Answer answer = incoming.request->answer(collector, run);
    reply = collector.reply(incoming.id, answer);
  } catch (...) {
    reply = reply_to_failure(incoming.id);
  }
  send(reply);
}

void answer_request(std::string_view text, const Send& send, const std::stop_token& stop) {
  Incoming incoming = read_request(text);
  run_request(incoming, send, stop);
}

}  // namespace hamlet::api
