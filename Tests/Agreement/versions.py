"""Random pairs of versions of a small module."""
import random

VARIANTS = [
    None, "var {0}: Int", "var {0}: Int", "var {0}: Int?", "var {0}: Int = 3", "var {0}: Double", "var {0}: String",
    "var {0}: UInt8", "var {0}: Mode", "var {0}: Mode?", "var {0}: [Int]", "var {0}: [Int?]",
    "// widgetgen: lossy\n  var {0}: [Int]", '// widgetgen: key = "k{0}"\n  var {0}: Int',
    '// widgetgen: alias = "k{0}"\n  var {0}: Int', '// widgetgen: key = "k{0}", alias = "{0}"\n  var {0}: Int',
    '// widgetgen: key = "m.{0}"\n  var {0}: Int', "// widgetgen: invalid = 7\n  var {0}: Int?",
    "// widgetgen: null = 0\n  var {0}: Int", "// widgetgen: null = 1, default = 3\n  var {0}: Int",
    "// widgetgen: null(both) = 0\n  var {0}: Int?", "// widgetgen: null = throw\n  var {0}: Int?",
    "// widgetgen: null = throw\n  var {0} = 3", '// widgetgen: key = "m.{0}", omit = key\n  var {0}: Int?',
    "var {0}: [any Component] = []", "// widgetgen: unknown = skip\n  var {0}: [any Component] = []",
    "// widgetgen: unknown = keep\n  var {0}: [any Component]", "var {0}: Style", "var {0}: Style?",
    "// widgetgen: flatten\n  var {0}: Style", "var {0}: Spot", "var {0}: [Spot]",
]
SPOTS = ["var x: Int; var y: String?", "var x: Int; var y: String?", "var x: Int", "var x: Int; var y: String",
         "var y: String?; var x: Int", "var x: Int; var y: String?; var z = true", "var x: Double; var y: String?",
         "var at: Int; var y: String?"]
MODES = ["case on, off", "case on, off, dim", "case on"]
FAMILIES = ["", "", ", unknown = keep", ", unknown = skip"]
OTHERS = ["", "struct Field: Component { var id: String }", 'struct Row: Component { var items: [any Component] = [] }',
          '// widgetgen: name = "area", alias = "field"\nstruct Field: Component { var id: String }']


def version(source: random.Random, before: dict | None) -> dict:
    """The parts of a source. Most parts are the same in another version."""
    parts = {"spot": source.choice(SPOTS), "family": source.choice(FAMILIES), "mode": source.choice(MODES), "other": source.choice(OTHERS)}
    parts |= {name: source.choice(VARIANTS) for name in "abcd"}
    if before:
        changed = source.sample(list(parts), source.randint(1, 3))
        return {key: parts[key] if key in changed else before[key] for key in parts}
    return parts


def text(parts: dict) -> str:
    properties = "\n".join("  " + parts[name].format(name) for name in "abcd" if parts[name])
    return f"""import Foundation
// widgetgen: family{parts["family"]}
protocol Component: Codable {{}}
enum Mode: String, Codable {{ {parts["mode"]} }}
struct Style: Codable {{ var width: Int; var color: String? }}
// widgetgen: codable, positional
struct Spot {{ {parts["spot"]} }}
struct Label: Component {{
{properties}
}}
{parts["other"]}
"""


def pair(source: random.Random) -> tuple[str, str]:
    """Returns a version, and one with a few changed parts."""
    before = version(source, None)
    return text(before), text(version(source, before))
