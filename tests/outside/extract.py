#!/usr/bin/env python3
"""Extracts the examples from the public headers and the guide, so that they can be compiled.

  extract.py INCLUDE_FOLDER GUIDE OUTPUT_FOLDER

Writes examples.cpp, which runs the example of every header; NAME_alone.cpp, which includes only one header; and guide.cpp, the
guide's first program.
"""
import re
import sys
from pathlib import Path

include, guide, output = map(Path, sys.argv[1:])
calls, code = [], []
for header in sorted((include / "hamlet").glob("*.hpp")):
    name = header.stem
    (output / f"{name}_alone.cpp").write_text(f"#include <hamlet/{header.name}>\n")
    if name == "hamlet":
        continue  # it includes the others
    example = re.search(r"^/// ```\n(.*?)^/// ```\n", header.read_text(), re.M | re.S)
    if not example:
        sys.exit(f"{header} has no example")
    body = re.sub(r"^/// ?", "  ", example[1], flags=re.M)
    code.append(f"void example_of_{name}() {{\n{body}}}\n")
    calls.append(f"  example_of_{name}();\n")
(output / "examples.cpp").write_text(
    "#undef NDEBUG\n#include <cassert>\n#include <cstdio>\n#include <hamlet/hamlet.hpp>\n\n" + "\n".join(code)
    + "\nint main() {\n" + "".join(calls) + f'  std::puts("{len(calls)} examples hold");\n}}\n')
program = re.search(r"^```cpp\n(.*?)^```$", guide.read_text(), re.M | re.S)
if not program:
    sys.exit(f"{guide} has no program")
(output / "guide.cpp").write_text(program[1])
