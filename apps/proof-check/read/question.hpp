#pragma once

#include <string>

#include "read/graph_file.hpp"

namespace proof_check {

/// Everything that graph.txt specifies except its moves, a line each, so that a reader of the verdict needs
/// no other file to know what was proved. Numbers precede names, which may contain any text.
std::string question_of(const GraphFile& graph);

/// "1 cell", "2 cells".
std::string counted(std::size_t count, const std::string& one, const std::string& many);

}  // namespace proof_check
