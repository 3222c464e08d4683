#include "hamlet/api/save.hpp"

namespace hamlet::api {

void require_can_save(const std::string& file) { require_can_write(std::span(&file, 1)); }

void save(std::span<const Document> files) {
  if (files.size() == 1) return write_file(files[0].name, files[0].bytes);
  write_files(files);
}

}  // namespace hamlet::api
