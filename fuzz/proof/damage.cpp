#include "damage.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace proof_attack {

namespace {

using namespace std::string_view_literals;

constexpr std::array odd_numbers = {"-9223372036854775808"sv,
                                    "9223372036854775807"sv,
                                    "9223372036854775808"sv,
                                    "-9223372036854775809"sv,
                                    "18446744073709551615"sv,
                                    "18446744073709551616"sv,
                                    "18446744073709551617"sv,
                                    "2147483647"sv,
                                    "-2147483647"sv,
                                    "2147483648"sv,
                                    "-2147483648"sv,
                                    "-2147483649"sv,
                                    "4294967295"sv,
                                    "4294967296"sv,
                                    "-4294967296"sv,
                                    "4294967297"sv,
                                    "-4294967297"sv,
                                    "0"sv,
                                    "-0"sv,
                                    "00"sv,
                                    "+1"sv,
                                    "01"sv,
                                    "-01"sv,
                                    "1e0"sv,
                                    "0x1"sv,
                                    "1."sv,
                                    "--1"sv,
                                    "-"sv,
                                    "1-1"sv,
                                    "1\0"sv,
                                    "\0"sv,
                                    "d"sv,
                                    "c"sv,
                                    "p"sv,
                                    "99999999999999999999999999999999999999999"sv};

constexpr std::array odd_statements = {"path open"sv,
                                       "path closed"sv,
                                       "moves directed"sv,
                                       "moves undirected"sv,
                                       "vertices 3"sv,
                                       "vertices 4"sv,
                                       "vertices 100"sv,
                                       "joint 1"sv,
                                       "joint 4"sv,
                                       "joint 7"sv,
                                       "start 1"sv,
                                       "start 2"sv,
                                       "end 1"sv,
                                       "end 3"sv,
                                       "diamond 1 2"sv,
                                       "diamond 1 3"sv,
                                       "forbidden 1 2"sv,
                                       "forbidden 2 3"sv,
                                       "name 1 2"sv,
                                       "name 4 a"sv,
                                       "name 2 a and b"sv,
                                       "name 3"sv,
                                       "move 1 1 2"sv,
                                       "move 4 1 3"sv,
                                       ""sv};

constexpr std::array odd_bytes = {
    "\0"sv,   "\r"sv,     "\n"sv,   "\r\n"sv,         "\t"sv,          " "sv,     "\v"sv, "\f"sv,
    "\x1a"sv, "\xff"sv,   "\x80"sv, "\xef\xbb\xbf"sv, "\xc2\xa0"sv,    "-"sv,     "0"sv,  "1"sv,
    " 0\n"sv, "0\n0\n"sv, "d "sv,   "c "sv,           "p cnf 3 0\n"sv, "a"sv,     "%"sv,  "#"sv,
    "d\n"sv,  "\n\n"sv,   " 0 "sv,  "-0 "sv,          "1 0\n"sv,       "-1 0\n"sv};

template <class Items>
void shuffle_one(Items& items, Bytes& bytes) {
  if (items.empty()) return;
  const auto at = [&] { return items.begin() + static_cast<std::ptrdiff_t>(bytes.below(items.size())); };
  switch (bytes.below(4)) {
    case 0:
      items.erase(at());
      break;
    case 1: {
      auto copy = *at();
      items.insert(at(), std::move(copy));
      break;
    }
    case 2:
      std::iter_swap(at(), at());
      break;
    default:
      std::rotate(items.begin(), at(), items.end());
  }
}

void change_word(std::string& line, Bytes& bytes, int variables) {
  Words words = split(line);
  const std::size_t at = bytes.below(words.size() + 1);
  switch (bytes.below(4)) {
    case 0:
      words.insert(words.begin() + static_cast<std::ptrdiff_t>(at), odd_number(bytes, variables));
      break;
    case 1:
      if (at < words.size()) words[at] = odd_number(bytes, variables);
      break;
    case 2:
      if (at < words.size()) words[at] = words[at].starts_with('-') ? words[at].substr(1) : "-" + words[at];
      break;
    default:
      shuffle_one(words, bytes);
  }
  line = joined(words);
}

}  // namespace

std::string odd_number(Bytes& bytes, int variables) {
  const std::size_t kind = bytes.below(odd_numbers.size() + 8);
  if (kind < odd_numbers.size()) return std::string(odd_numbers[kind]);
  const auto variable = static_cast<long long>(1 + bytes.below(static_cast<std::size_t>(variables) + 1));
  switch (kind - odd_numbers.size()) {
    case 0:
      return std::to_string(variables + 1);
    case 1:
      return std::to_string(-variables - 1);
    case 2:
      return std::to_string(variable + (1LL << 32));
    case 3:
      return std::to_string(-variable - (1LL << 32));
    case 4:
      return std::to_string(variable - (1LL << 32));
    case 5:
      return std::to_string(-variable);
    default:
      return std::to_string(variable);
  }
}

void damage(WrittenProof& proof, Bytes& bytes, int variables) {
  const auto clause_of = [&](std::vector<WrittenClause>& clauses) -> std::string& {
    if (clauses.empty()) clauses.emplace_back();
    return clauses[bytes.next() % clauses.size()].words;
  };
  switch (bytes.below(9)) {
    case 0:
      return change_word(clause_of(proof.formula), bytes, variables);
    case 1:
      return change_word(clause_of(proof.proof), bytes, variables);
    case 2:
      return shuffle_one(proof.formula, bytes);
    case 3:
      return shuffle_one(proof.proof, bytes);
    case 4: {
      // Insert a clause of the formula or of the proof as a lemma or a deletion.
      std::string words = clause_of(bytes.one_in(4) ? proof.proof : proof.formula);
      const std::size_t at = bytes.below(proof.proof.size() + 1);
      proof.proof.insert(proof.proof.begin() + static_cast<std::ptrdiff_t>(at),
                         {std::move(words), bytes.one_in(2)});
      return;
    }
    case 5:
      (bytes.one_in(2) ? proof.variables : proof.clause_count) = odd_number(bytes, variables);
      return;
    case 6:
      return shuffle_one(proof.cuts, bytes);
    case 7:
      if (proof.cuts.empty() || bytes.one_in(4)) proof.cuts.emplace_back();
      return change_word(proof.cuts[bytes.next() % proof.cuts.size()], bytes, variables);
    default:
      if (!proof.proof.empty()) proof.proof[bytes.next() % proof.proof.size()].deletes ^= true;
  }
}

void damage_graph(WrittenProof& proof, Bytes& bytes) {
  const auto place = [&] {
    return proof.graph.begin() + static_cast<std::ptrdiff_t>(bytes.below(proof.graph.size() + 1));
  };
  switch (bytes.below(4)) {
    case 0:
      return shuffle_one(proof.graph, bytes);
    case 1: {
      std::string line = proof.graph.empty() ? "" : bytes.one_of(proof.graph);
      const std::size_t digit = line.find_first_of("0123456789", bytes.below(line.size() + 1));
      if (digit != line.npos)
        line.replace(digit, 1, bytes.one_in(3) ? odd_number(bytes, 6) : std::to_string(bytes.below(8)));
      proof.graph.insert(place(), line);
      return;
    }
    case 2:
      if (!proof.graph.empty()) {
        std::string& line = proof.graph[bytes.below(proof.graph.size())];
        const std::size_t digit = line.find_first_of("0123456789", bytes.below(line.size() + 1));
        if (digit != line.npos) line[digit] = static_cast<char>('0' + bytes.below(8));
      }
      return;
    default:
      proof.graph.insert(place(), std::string(bytes.one_of(odd_statements)));
  }
}

void damage(std::string& text, Bytes& bytes) {
  const std::size_t at = (bytes.next() << 8 | bytes.next()) % (text.size() + 1);
  const std::size_t length = 1 + bytes.below(16);
  switch (bytes.below(7)) {
    case 0:
      text.insert(at, bytes.one_of(odd_bytes));
      break;
    case 1:
      text.erase(at, length);
      break;
    case 2:
      text.insert(at, std::string(text.substr(at, length)));
      break;
    case 3:
      text.resize(at);
      break;
    case 4:
      if (at < text.size()) text[at] = static_cast<char>(bytes.next());
      break;
    case 5: {
      std::string ended;
      for (char c : text) ended += c == '\n' ? "\r\n" : std::string(1, c);
      text = std::move(ended);
      break;
    }
    default:
      if (text.ends_with('\n')) text.pop_back();
  }
}

}  // namespace proof_attack
