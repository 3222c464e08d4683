#include "hamlet/solve/neo4j/http_answer.hpp"

#include <algorithm>
#include <charconv>

namespace hamlet {

namespace {

constexpr std::size_t longest_head = 1 << 16;

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
  return out;
}

template <class Number>
std::optional<Number> number_at_begin(std::string_view text, int base = 10) {
  Number value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// The value of a header; nothing if it is not there. `head` and `name` are in small letters.
std::optional<std::string_view> header(std::string_view head, std::string_view name) {
  const std::size_t at = head.find("\r\n" + std::string(name) + ":");
  if (at == std::string_view::npos) return std::nullopt;
  const std::size_t begin = std::min(head.find_first_not_of(' ', at + name.size() + 3), head.size());
  return head.substr(begin, head.find("\r\n", begin) - begin);
}

}  // namespace

HttpAnswerReader::State HttpAnswerReader::add(std::string_view piece) {
  pending_ += piece;
  return in_body_ ? read_body() : read_head();
}

HttpAnswerReader::State HttpAnswerReader::at_end() const {
  return in_body_ && !chunked_ && !length_ ? State::complete : State::incomplete;
}

HttpAnswerReader::State HttpAnswerReader::read_head() {
  constexpr std::string_view begin = "HTTP/1.";
  if (std::string_view(pending_).substr(0, begin.size()) != begin.substr(0, pending_.size()))
    return State::no_http;
  const std::size_t end = pending_.find("\r\n\r\n");
  if (end == std::string::npos) return pending_.size() > longest_head ? State::no_http : State::incomplete;

  const std::string head = lower(std::string_view(pending_).substr(0, end + 2));
  const auto status =
      number_at_begin<int>(std::string_view(head).substr(std::min(head.size(), begin.size() + 2)));
  if (!status) return State::no_http;
  answer_.status = *status;
  if (const auto coding = header(head, "transfer-encoding"))
    chunked_ = coding->find("chunked") != coding->npos;
  if (const auto length = header(head, "content-length")) {
    length_ = number_at_begin<std::uint64_t>(*length);
    if (!length_) return State::no_http;
  }
  pending_.erase(0, end + 4);
  // "100 Continue" and its like come before the answer.
  if (answer_.status >= 100 && answer_.status < 200) return read_head();
  in_body_ = true;
  return read_body();
}

HttpAnswerReader::State HttpAnswerReader::read_body() {
  if (chunked_) return read_chunks();
  answer_.body += pending_;
  pending_.clear();
  if (!length_ || answer_.body.size() < *length_) return State::incomplete;
  answer_.body.resize(*length_);
  return State::complete;
}

HttpAnswerReader::State HttpAnswerReader::read_chunks() {
  std::size_t at = 0;
  State state = State::incomplete;
  while (state == State::incomplete) {
    const std::size_t line_end = pending_.find("\r\n", at);
    if (line_end == std::string::npos) break;
    const auto size =
        number_at_begin<std::uint64_t>(std::string_view(pending_).substr(at, line_end - at), 16);
    if (!size) {
      state = State::no_http;
    } else if (*size == 0) {
      state = State::complete;
    } else {
      const std::size_t begin = line_end + 2;
      if (pending_.size() - begin < 2 || *size > pending_.size() - begin - 2) break;
      answer_.body.append(pending_, begin, *size);
      at = begin + *size + 2;
    }
  }
  pending_.erase(0, at);
  return state;
}

}  // namespace hamlet
