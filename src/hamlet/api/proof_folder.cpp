#include "hamlet/api/proof_folder.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "hamlet/base/error.hpp"
#include "hamlet/io/file.hpp"
#include "hamlet/solve/path/cycle/cycle_problem.hpp"
#include "hamlet/solve/path/sat/proof.hpp"

namespace hamlet {

namespace {

namespace fs = std::filesystem;

// The work for a SAT proof besides a reason that a reader can verify. The reason suffices, and SAT could
// hardly ever prove some of them, such as that one colour has more cells than the other.
constexpr double units_beside_reason = 10e6;

constexpr std::string_view unfinished_file = ".proof.drat.unfinished";

bool is_ours(const std::string& name) {
  const auto ours = path::proof_files();
  return name == unfinished_file || std::ranges::find(ours, name) != ours.end();
}

/// Deletes the unfinished proof, even after an exception.
class UnfinishedFile {
 public:
  explicit UnfinishedFile(std::string name) : name_(std::move(name)) {}
  ~UnfinishedFile() {
    std::error_code ignored;
    fs::remove(name_, ignored);
  }
  UnfinishedFile(const UnfinishedFile&) = delete;
  UnfinishedFile& operator=(const UnfinishedFile&) = delete;
  const std::string& name() const { return name_; }

 private:
  std::string name_;
};

}  // namespace

std::string ProofFolder::in_folder(std::string_view file) const {
  return (fs::path(folder_) / file).string();
}

void ProofFolder::require_usable() const {
  if (folder_.empty()) throw InputError("proof", "a folder's name belongs here");
  std::error_code error;
  if (!fs::exists(folder_, error)) {
    fs::path above = fs::absolute(folder_);
    while (!above.has_filename()) above = above.parent_path();
    do above = above.parent_path();
    while (!fs::exists(above, error) && above.has_relative_path());
    if (!fs::is_directory(above, error) || ::access(above.c_str(), W_OK) != 0)
      throw InputError("proof", fmt::format("no folder can be made in {}", above.string()));
    return;
  }
  if (!fs::is_directory(folder_, error))
    throw InputError("proof", fmt::format("{} is a file; a folder's name belongs here", folder_));
  if (::access(folder_.c_str(), R_OK | W_OK | X_OK) != 0)
    throw InputError("proof", fmt::format("the folder {} cannot be written to", folder_));
  for (const auto& entry : fs::directory_iterator(folder_)) {
    if (!is_ours(entry.path().filename().string()))
      throw InputError("proof", fmt::format("the folder {} has other files in it ({}); choose a new folder",
                                            folder_, entry.path().filename().string()));
  }
}

void ProofFolder::require_provable(const PathSheet& content) const {
  // Checked here because it is cheap. The graph's size is checked only when a proof is needed.
  if (path::more_than_a_cycle(content.puzzle) && !path::refute(content.puzzle, content.labels()))
    throw InputError("proof", *path::cannot_prove(content.puzzle));
}

void ProofFolder::empty() const {
  std::error_code ignored;
  for (std::string_view file : path::proof_files()) fs::remove(in_folder(file), ignored);
}

ProofFolder::Written ProofFolder::write(const PathSheet& content, const Run& run) const {
  std::error_code error;
  const bool is_new = fs::create_directories(folder_, error);
  if (error)
    throw InputError("proof", fmt::format("the folder {} cannot be made: {}", folder_, error.message()));
  empty();
  Written written;
  const auto add = [&](const path::ProofText& text) {
    write_file(in_folder(text.file), text.text);
    written.files.emplace_back(text.file);
  };
  const auto reason = path::refute(content.puzzle, content.labels());
  // The checker compares names with those in a graph's file.
  const Labels names = [&](Vertex v) { return content.board.label(v); };
  if (reason) add(path::reason_text(*reason, names));

  const UnfinishedFile drat(in_folder(unfinished_file));
  WorkShare beside_reason(units_beside_reason);
  const path::ProofAttempt attempt =
      path::prove_none(content.puzzle, names, drat.name(), reason ? run.within(beside_reason) : run);
  if (!attempt.proof) {
    fs::remove(drat.name(), error);
    if (is_new && !reason) fs::remove(folder_, error);
    written.sentence = reason ? fmt::format("the reason is in {}; there is no proof by SAT beside it: {}",
                                            in_folder(path::reason_file), attempt.why_not)
                              : fmt::format("no proof was written: {}", attempt.why_not);
    return written;
  }
  for (const path::ProofText& text : attempt.proof->texts) add(text);
  fs::rename(drat.name(), in_folder(path::drat_file), error);
  if (error)
    throw InputError(in_folder(path::drat_file), fmt::format("cannot be written: {}", error.message()));
  written.files.emplace_back(path::drat_file);
  written.sentence =
      fmt::format("the proof is in {} ({} moves, {} clauses, {} cuts); 'hamlet-check-proof {}' checks it",
                  folder_, attempt.proof->moves, attempt.proof->clauses, attempt.proof->cuts, folder_);
  return written;
}

}  // namespace hamlet
