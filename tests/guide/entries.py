"""The files and lists that docs/guide/add-an-entry.md shows are those of the source.

  entries.py ROOT
"""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
page = (root / "docs/guide/add-an-entry.md").read_text()
lists = (root / "src/hamlet/CMakeLists.txt").read_text()
wrong = []

files = re.findall(r"^`(src/\S+)`:\n\n```cpp\n(.*?)```", page, re.M | re.S)
for path, shown in files:
    if (root / path).read_text() != shown:
        wrong.append(f"{path} is not as the page shows it")
diffs = re.findall(r"```diff\n(.*?)```", page, re.S)
for diff in diffs:
    after = "\n".join(line[1:] for line in diff.splitlines() if line[0] in " +")
    if after not in lists:
        wrong.append(f"src/hamlet/CMakeLists.txt does not have\n{after}")
if len(files) < 6 or len(diffs) != len(files):
    wrong.append(f"the page shows {len(files)} files and {len(diffs)} lists")
print("\n".join(wrong) or f"{len(files)} files and their lists are as the page shows them")
sys.exit(1 if wrong else 0)
