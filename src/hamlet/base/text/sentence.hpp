#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hamlet {

/// With a capital letter, if it begins with a letter that is not of a cell such as r2c1.
inline std::string capitalised(std::string sentence) {
  const bool begins_with_cell =
      sentence.size() > 1 && sentence[0] == 'r' && sentence[1] >= '0' && sentence[1] <= '9';
  if (!sentence.empty() && sentence[0] >= 'a' && sentence[0] <= 'z' && !begins_with_cell)
    sentence[0] = static_cast<char>(sentence[0] - 32);
  return sentence;
}

/// "a, b and c", or with another word before the last.
inline std::string listed(const std::vector<std::string>& items, std::string_view last = "and") {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 < items.size() ? ", " : " " + std::string(last) + " ";
    text += items[i];
  }
  return text;
}

}  // namespace hamlet
