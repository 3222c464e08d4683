#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// Capitalises the first letter, unless it belongs to a cell such as r2c1.
inline std::string capitalised(std::string sentence) {
  const bool begins_with_cell =
      sentence.size() > 1 && sentence[0] == 'r' && sentence[1] >= '0' && sentence[1] <= '9';
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z' && !begins_with_cell)
    sentence[0] = static_cast<char>(sentence[0] - 32);
  return sentence;
}

/// "a, b and c". `last` is the word before the last item.
inline std::string listed(const std::vector<std::string>& items, std::string_view last = "and") {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 < items.size() ? ", " : " " + std::string(last) + " ";
    text += items[i];
  }
  return text;
}

}  // namespace hamlet
