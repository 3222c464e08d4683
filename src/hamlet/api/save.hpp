#pragma once

#include <span>

#include "hamlet/io/file.hpp"

namespace hamlet::api {

/// Throws an InputError, before the work starts, if a file of this name cannot be written.
void require_can_save(const std::string& file);

/// Writes all files or none. Each appears under its name only when it is complete.
void save(std::span<const Document> files);

}  // namespace hamlet::api
