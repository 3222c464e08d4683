// Checks a proof written by `hamlet solve --proof DIR`: that each clause of formula.cnf follows by itself
// from graph.txt and cuts.txt, and that proof.drat shows the clauses to be contradictory. It uses only the
// C++ standard library, and shares no line with Hamlet.

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "check.hpp"
#include "read/verdict.hpp"

namespace proof_check {

namespace {

constexpr const char* usage =
    "usage: hamlet-check-proof DIR [GRAPH]\n"
    "Checks the proof in DIR that a puzzle has no solution, and that it is about the graph in the file "
    "GRAPH\n"
    "(an edge list or TSPLIB .hcp). Exit codes: 0 checked, 1 wrong, 2 unreadable, 3 could not be checked.\n";

std::string quoted(const std::string& word) {
  std::string text = "'";
  for (char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return text + "'";
}

/// Returns whether drat-trim is installed and confirmed the proof. Throws a Verdict if it rejected the proof.
bool ask_drat_trim(const std::string& folder) {
  const auto in_folder = [&](const char* file) {
    return quoted((std::filesystem::path(folder) / file).string());
  };
  if (std::system("command -v drat-trim > /dev/null 2>&1") != 0) return false;
  const std::string line =
      "drat-trim " + in_folder("formula.cnf") + " " + in_folder("proof.drat") + " | grep -q '^s VERIFIED'";
  if (std::system(line.c_str()) != 0)
    throw Verdict(could_not_check, "drat-trim, which is installed, did not confirm the proof");
  return true;
}

void check(const std::string& folder, const std::optional<std::string>& graph) {
  const std::string graph_text = graph ? read_file(*graph) : "";
  const std::string shown =
      check_folder(read_folder(folder), graph ? std::optional(TextFile{*graph, graph_text}) : std::nullopt);
  const bool confirmed = ask_drat_trim(folder);
  std::cout << shown << (confirmed ? "drat-trim confirms it\n" : "") << std::flush;
  if (!std::cout) throw Verdict(could_not_check, "the verdict cannot be written");
}

bool is_about_memory(const std::exception& error) {
  return dynamic_cast<const std::bad_alloc*>(&error) != nullptr ||
         dynamic_cast<const std::length_error*>(&error) != nullptr;
}

}  // namespace
}  // namespace proof_check

int main(int argc, char** argv) {
  using namespace proof_check;
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() == 1 && (words[0] == "--help" || words[0] == "-h")) {
    std::cout << usage;
    return checked;
  }
  if (words.empty() || words.size() > 2) {
    std::cerr << usage;
    return unreadable;
  }
  try {
    check(words[0], words.size() > 1 ? std::optional(words[1]) : std::nullopt);
    return checked;
  } catch (const Verdict& verdict) {
    std::cerr << (verdict.code == wrong ? "wrong: " : "hamlet-check-proof: ") << verdict.what() << "\n";
    return verdict.code;
  } catch (const std::exception& error) {
    std::cerr << "hamlet-check-proof: "
              << (is_about_memory(error) ? "the memory does not suffice" : error.what()) << "\n";
    return could_not_check;
  }
}
