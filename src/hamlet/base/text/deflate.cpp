#include "hamlet/base/text/deflate.hpp"

#include <zlib.h>

#include <algorithm>
#include <array>
#include <limits>

#include "hamlet/base/error.hpp"

namespace hamlet {

namespace {

constexpr int raw_window = -15;  // negative: no header
constexpr int usual_memory = 8;
constexpr std::size_t most_at_once = std::numeric_limits<uInt>::max();

/// Feeds the bytes to `step`, which is deflate or inflate, and hands on what comes out. Returns zlib's last
/// word.
template <class Step, class Take>
int pump(z_stream& stream, std::string_view bytes, Step&& step, Take&& take) {
  std::array<char, 16384> room;
  for (;;) {
    const std::size_t part = std::min(bytes.size(), most_at_once);
    // zlib reads through this pointer and never writes.
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream.avail_in = static_cast<uInt>(part);
    stream.next_out = reinterpret_cast<Bytef*>(room.data());
    stream.avail_out = static_cast<uInt>(room.size());
    const int said = step(part == bytes.size());
    bytes.remove_prefix(part - stream.avail_in);
    take(std::string_view(room.data(), room.size() - stream.avail_out));
    if (said != Z_OK) return said == Z_STREAM_END && !bytes.empty() ? Z_DATA_ERROR : said;
  }
}

}  // namespace

std::string deflated(std::string_view bytes) {
  z_stream stream{};
  require(deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, raw_window, usual_memory,
                       Z_DEFAULT_STRATEGY) == Z_OK,
          "zlib can begin");
  std::string out;
  const int said = pump(
      stream, bytes, [&](bool is_last) { return deflate(&stream, is_last ? Z_FINISH : Z_NO_FLUSH); },
      [&](std::string_view more) { out += more; });
  deflateEnd(&stream);
  require(said == Z_STREAM_END, "zlib can compress everything");
  return out;
}

std::string inflated(std::string_view bytes, std::string_view where, const MemoryBudget& memory) {
  struct Stream : z_stream {
    Stream() : z_stream{} { require(inflateInit2(this, raw_window) == Z_OK, "zlib can begin"); }
    ~Stream() { inflateEnd(this); }
  } stream;
  std::string out;
  const int said = pump(
      stream, bytes, [&](bool) { return inflate(&stream, Z_NO_FLUSH); },
      [&](std::string_view more) {
        memory.require_fits(static_cast<double>(out.size() + more.size()), where, "the compressed text");
        out += more;
      });
  if (said == Z_STREAM_END) return out;
  throw InputError(std::string(where), said == Z_BUF_ERROR ? "the compressed text stops before its end"
                                                           : "the compressed text is damaged");
}

}  // namespace hamlet
