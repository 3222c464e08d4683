#pragma once

#include <span>

#include "hamlet/io/file.hpp"

namespace hamlet::api {

/// An InputError, before the work is done, if a file of this name cannot be written.
void require_can_save(const std::string& file);

/// Writes all files or none; each appears under its name only when complete.
void save(std::span<const Document> files);

}  // namespace hamlet::api
