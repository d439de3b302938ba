"""Prints the table of Benchmarks/peers: table.py VALUES

Reads lines with a document, a contestant, a direction, nanoseconds and bytes, and compares what the contestants made of
each document, which is in the folder VALUES.
"""

import json
import os
import platform
import sys

directions = ["decode", "encode"]
times, sizes = {}, {}
for line in sys.stdin:
    document, contestant, direction, time, size = line.split()
    key = (document, direction, contestant)
    times[key] = min(times.get(key, int(time)), int(time))
    sizes[document] = int(size)
peers = [peer for peer in ["foundation", "new-codable", "serde_json", "rapidjson", "one-module", "by-hand"] if any(key[2] == peer for key in times)]


def processor():
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.split(":", 1)[1].strip()
    return platform.processor() or platform.machine()


print(f"{processor()}, {os.cpu_count()} cores, {platform.system()}\n")
print("| | MB/s | " + " | ".join(f"x {peer}" for peer in peers) + " |")
print("| --- | ---: |" + " ---: |" * len(peers))
for document in sizes:
    for direction in directions:
        own = times[document, direction, "widgetgen"]
        row = [f"{sizes[document] * 1000 / own:.0f}"]
        for peer in peers:
            time = times.get((document, direction, peer))
            row.append("" if time is None else f"{time / own:.2f}" if time >= own else f"**{time / own:.2f}**")
        print(f"| {document}, {direction} | " + " | ".join(row) + " |")


def same(first, second):
    """Whether two values are equal; serde_json rounds some numbers to the second nearest one."""
    if isinstance(first, float) and isinstance(second, float):
        return abs(first - second) <= 1e-15 * abs(first)
    if isinstance(first, list) and isinstance(second, list):
        return len(first) == len(second) and all(map(same, first, second))
    if isinstance(first, dict) and isinstance(second, dict):
        return first.keys() == second.keys() and all(same(first[key], second[key]) for key in first)
    return first == second


def without_null(members):
    """An object without its null members, which new-codable and RapidJSON write and the others omit."""
    return {key: member for key, member in members if member is not None}


def value(document, contestant):
    path = os.path.join(sys.argv[1], f"{document}.{contestant}")
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return json.load(file, object_pairs_hook=without_null if contestant == "new-codable" else None)


for document in sizes:
    own = value(document, "widgetgen")
    for peer in ["foundation", "serde", "new-codable"]:
        other = value(document, peer)
        if other is not None and not (same(own, other) if peer == "serde" else own == other):
            sys.exit(f"{peer} makes other values of {document}")
