#pragma once

namespace hamlet {

/// Reads requests from standard input, one a line, and writes replies to standard output as they come
/// (docs/api.md). Each request is worked on by a process of its own: a limit, a mistake or a cancelled
/// request touches no other, and memory is given back. Ends when the input has ended and all are answered;
/// the exit code.
int serve_api();

}  // namespace hamlet
