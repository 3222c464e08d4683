#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>
#include <string>

namespace hamlet {

inline std::string contents(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The result of a shell command line in which `hamlet` is the real program.
struct RunResult {
  int code;
  std::string out;
  std::string err;

  nlohmann::json json() const { return nlohmann::json::parse(out); }
  bool complains_in_one_line() const {
    return code == 2 && out.empty() && err.starts_with("hamlet: ") && err.find('\n') == err.size() - 1;
  }
};

/// Runs each test in an empty folder of its own.
class Program : public testing::Test {
 protected:
  void SetUp() override {
    char name[] = "/tmp/hamlet-test-XXXXXX";
    folder_ = mkdtemp(name);
  }
  void TearDown() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  RunResult run(const std::string& line) const {
    const std::string whole = "cd '" + folder_.string() +
                              "' && hamlet() { '" HAMLET_PROGRAM "' \"$@\"; } && { " + line +
                              "\n} > .out 2> .err < /dev/null";
    const int status = std::system(whole.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(folder_ / ".out"),
            contents(folder_ / ".err")};
  }
  std::filesystem::path file(const std::string& name) const { return folder_ / name; }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
  }
  bool exists(const std::string& name) const { return std::filesystem::exists(file(name)); }

 private:
  std::filesystem::path folder_;
};

}  // namespace hamlet
