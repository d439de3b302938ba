"""Declares types of Benchmarks/peers with the macros of NewCodable: macros.py SOURCE OUTPUT"""

import re
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    source = file.read()
lines = ["import NewCodable", ""]
for line in source.splitlines():
    if line.startswith("// widgetgen: codable"):
        is_snake_case = "snake_case" in line
        line = "@JSONCodable"
    elif is_property := re.match(r"  var (\w+):", line):
        key = re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), is_property[1])
        if is_snake_case and key != is_property[1]:
            line = f'  @CodingKey("{key}"){line[1:]}'
    lines.append(line)
with open(sys.argv[2], "w", encoding="utf-8") as file:
    file.write("\n".join(lines) + "\n")
