#pragma once

#include <span>
#include <string_view>

namespace hamlet {

/// Feeds a text to a reader, by name: a format's, or one of other_readers(). A reader may throw only an
/// InputError. What a format has read and can write must read back as the same sheets.
void feed_reader(std::string_view reader, std::string_view text);

std::span<const std::string_view> other_readers();

}  // namespace hamlet
