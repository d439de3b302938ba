"""Measures the time that the compiler needs for an attribute with two traits, in a debug build.

Usage: cost.py COUNT LIMIT. Compiles COUNT properties with and without attributes five times each, and prints the
difference of the shortest times per attribute, elapsed and of the processors. Fails if the latter is above LIMIT
milliseconds, because the former depends on what else the machine does.
"""

import pathlib
import resource
import subprocess
import sys
import tempfile
import time

root = pathlib.Path(__file__).resolve().parents[2]
count, limit = int(sys.argv[1]), float(sys.argv[2])


def source(attributes):
    lines = ["import WidgetAttributes"]
    for number in range(count):
        if number % 10 == 0:
            lines.append(f"struct S{number} {{")
        attribute = f'@WireKey("key_{number}", .default({number})) ' if attributes else ""
        lines.append(f"  {attribute}var property{number}: Int")
        if number % 10 == 9:
            lines.append("}")
    return "\n".join(lines + ["}"] * (count % 10 > 0)) + "\n"


with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    plugin = f"{folder}/plugin"
    library = root / "Attributes/Sources"
    mode = ["swiftc", "-swift-version", "6", "-parse-as-library"]
    load = ["-load-plugin-executable", f"{plugin}#WidgetAttributesPlugin", "-I", name]
    files = {module: sorted(map(str, (library / module).rglob("*.swift")))
             for module in ["WidgetAttributesPlugin", "WidgetAttributes"]}
    subprocess.run([*mode, "-O", *files["WidgetAttributesPlugin"], "-o", plugin], check=True)
    subprocess.run(
        [*mode, *load, *files["WidgetAttributes"], "-emit-module", "-module-name",
         "WidgetAttributes", "-emit-module-path", f"{name}/WidgetAttributes.swiftmodule"],
        check=True)
    shortest = {}
    for attributes in [False, True] * 5:
        text = folder / "Source.swift"
        text.write_text(source(attributes))
        before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
        subprocess.run([*mode, *load, "-Onone", "-c", str(text), "-o", f"{name}/o"], check=True)
        elapsed = time.perf_counter() - start
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        last = shortest.get(attributes, (elapsed, used))
        shortest[attributes] = min(elapsed, last[0]), min(used, last[1])
elapsed, used = [
    (with_attributes - without) * 1000 / count
    for with_attributes, without in zip(shortest[True], shortest[False])]
print(f"{elapsed:.2f} ms, {used:.2f} ms of the processors, for each of {count} attributes with two traits")
if used > limit:
    sys.exit(f"the limit is {limit} ms")
