#include "hamlet/base/run.hpp"

namespace hamlet {

void Run::report(const Progress& progress) const {
  if (!on_progress) return;
  const auto now = Clock::now();
  if (now - last_report_ < std::chrono::milliseconds(100)) return;
  last_report_ = now;
  on_progress(progress);
}

}  // namespace hamlet
