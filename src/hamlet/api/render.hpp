#pragma once

#include <span>
#include <string>

#include "hamlet/api/answer.hpp"
#include "hamlet/draw/scene/scene.hpp"
#include "hamlet/draw/terminal/terminal.hpp"
#include "hamlet/io/format.hpp"

namespace hamlet::api {

/// The sheets in a format, with or without their solutions.
std::string written(const Format& format, std::span<const Sheet> sheets, const DrawOptions& options);
/// The bytes of a file of this name: a drawing or a format, by its ending.
std::string rendered_for(const std::string& file, std::span<const Sheet> sheets, const DrawOptions& options);
/// An InputError if the ending stands for no drawing or format, or for one that cannot hold so many.
void require_can_render(const std::string& file, std::uint64_t most_sheets);
/// What is written for a name that a person chose; nothing if the answer has nothing to save.
std::vector<Document> documents_of(const Answer& answer, const std::string& file, const DrawOptions& options);
/// One or two solutions of a puzzle as lines of text.
std::string in_terminal(std::span<const Sheet> solved, const DrawOptions& options,
                        const TerminalStyle& style);
/// Of one or two solutions of a puzzle. A solution that is not to be shown leaves nothing to compare.
Scene scene_of_all(std::span<const Sheet> solved, const DrawOptions& options);

}  // namespace hamlet::api
