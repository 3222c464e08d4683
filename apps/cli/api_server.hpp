#pragma once

namespace hamlet {

/// Reads requests from standard input, one a line, and writes replies to standard output as they become ready
/// (docs/api.md). Each request runs in a process of its own, so a limit, a bug or a cancelled request affects
/// no other, and all memory is returned. Ends when the input has ended and every request is answered; returns
/// the exit code.
int serve_api();

}  // namespace hamlet
