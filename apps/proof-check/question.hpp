#pragma once

#include <string>

#include "graph_file.hpp"

namespace proof_check {

/// Everything that graph.txt asks for apart from its moves, a line each: whoever reads the verdict needs no
/// other file to know what it is about. Numbers come before names, which could say anything.
std::string question_of(const GraphFile& graph);

/// "1 cell", "2 cells".
std::string counted(std::size_t count, const std::string& one, const std::string& many);

}  // namespace proof_check
