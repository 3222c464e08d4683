#pragma once

#include <span>
#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/draw/terminal/terminal.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet::api {

/// Writes the sheets in a format, with or without their solutions. Throws an InputError if it cannot hold a
/// solution.
std::string written(const Format& format, std::span<const Sheet> sheets, const DrawOptions& options);
/// The bytes of a file of this name; its ending chooses a drawing or a format.
std::string rendered_for(const std::string& file, std::span<const Sheet> sheets, const DrawOptions& options);
/// Throws an InputError for an unknown ending, or a format that cannot hold `most_sheets`.
void require_can_render(const std::string& file, std::uint64_t most_sheets);
/// The documents to write for the file name that the user chose; empty if the answer has nothing to save.
std::vector<Document> documents_of(const Answer& answer, const std::string& file, const DrawOptions& options);
/// Says which letters of a text a picture of this name shows as boxes; empty if none.
std::string font_warning(const std::string& file, std::string_view text);
/// The same for the titles of sheets.
std::vector<std::string> font_warnings(const std::string& file, std::span<const Sheet> sheets,
                                       const DrawOptions& options);
/// One or two solutions of a puzzle as lines of text.
std::string in_terminal(std::span<const Sheet> solved, const DrawOptions& options,
                        const TerminalStyle& style);
/// The scene of one solution, or of two over one another; without solutions, of the first sheet.
Scene scene_of_all(std::span<const Sheet> solved, const DrawOptions& options);

}  // namespace hamlet::api
