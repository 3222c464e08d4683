#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hamlet {

/// A whole file, or standard input for "-". Refuses directories, what is not there, and what has no end in
/// sight.
std::string read_file(const std::string& file);

/// Writes a file whole or not at all: it appears under its name only when complete, and if anything fails the
/// old one stays as it was and an InputError says why. Devices and pipes are written to directly.
void write_file(const std::string& file, std::string_view bytes);

/// An InputError, before anything is written, if that cannot be done: in a folder that is not there or that
/// is closed, over a folder, or for the same file twice.
void require_can_write(std::span<const std::string> files);

struct Document {
  std::string name;
  std::string bytes;
};

/// The same for files that belong together: none takes its name before all are written.
void write_files(std::span<const Document> files);

/// An InputError at `where` if there is no such folder.
std::string existing_folder(const std::string& folder, std::string_view where);
/// An InputError if something else than a folder has this name.
std::string folder_or_nothing(const std::string& folder, std::string_view where);

}  // namespace hamlet
