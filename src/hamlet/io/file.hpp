#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hamlet {

/// Reads a whole file, or standard input for "-". Throws an InputError for a directory, a missing file, or
/// more than 1 GiB.
std::string read_file(const std::string& file);

/// Writes a file atomically: it gets its name only when it is complete. On failure the old file stays as it
/// was and an InputError gives the reason. Devices and pipes are written directly.
void write_file(const std::string& file, std::string_view bytes);

/// Throws an InputError, before anything is written, if one of the files cannot be: its folder is missing or
/// not writable, its name is that of a folder, or it is listed twice.
void require_can_write(std::span<const std::string> files);

struct Document {
  std::string name;
  std::string bytes;
};

/// Like write_file for files that belong together: none takes its name before all are complete.
void write_files(std::span<const Document> files);

/// Returns `folder`, or throws an InputError at `where` if there is no such folder.
std::string existing_folder(const std::string& folder, std::string_view where);
/// Returns `folder`, or throws an InputError at `where` if something other than a folder has that name.
std::string folder_or_nothing(const std::string& folder, std::string_view where);

}  // namespace hamlet
