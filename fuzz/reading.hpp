#pragma once

#include <span>
#include <string_view>

namespace hamlet {

/// Feeds one text to one reader, by its name: a format's, or "any", "api", "board", "mask", "picture". Only
/// an InputError may come of it; what a format has read and can write, it must read back as the same sheets.
void feed_reader(std::string_view reader, std::string_view text);

std::span<const std::string_view> other_readers();

}  // namespace hamlet
