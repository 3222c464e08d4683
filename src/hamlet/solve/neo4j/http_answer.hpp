#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace hamlet {

struct HttpAnswer {
  int status = 0;
  std::string body;
};

/// Puts an answer together from the pieces in which it comes: of a given length, in chunks, or until the
/// server closes.
class HttpAnswerReader {
 public:
  enum class State { incomplete, complete, no_http };

  State add(std::string_view piece);
  /// What the answer is if nothing more comes.
  State at_end() const;
  std::size_t size() const { return pending_.size() + answer_.body.size(); }
  HttpAnswer take() { return std::move(answer_); }

 private:
  State read_head();
  State read_body();
  State read_chunks();

  std::string pending_;  // what is not yet understood
  HttpAnswer answer_;
  bool in_body_ = false, chunked_ = false;
  std::optional<std::uint64_t> length_;
};

}  // namespace hamlet
