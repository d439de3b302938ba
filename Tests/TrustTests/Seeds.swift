import Foundation
import Properties
import TestSupport
import WidgetSource

/// The inputs that mutations start from. They are not the repository's sources, because a failure must be caused by a
/// change of the tested code instead of the inputs.
enum Seeds {
  static func inputs(of property: Property) throws -> [[UInt8]] {
    switch property {
    case .template: try templates()
    case .configuration: configurations.map { Array($0.utf8) }
    case .contract: contracts.map { Array($0.utf8) }
    case .payload: payloads.map { Array($0.utf8) }
    case .inline: SourceSeeds.all.map(InlineSeeds.withBlocks)
    case .syntax, .generate: SourceSeeds.all
    }
  }

  /// Words that have a meaning for the tested parser. Mutations insert them at random places.
  static func words(of property: Property) -> [String] {
    switch property {
    case .template:
      [
        "{{ ", " }}", "{% ", " %}", "{% endif %}", "{% endfor %}", "for a in list", "if name",
        "macro m a", "call m", "set a", "include \"self\"", "extends \"self\"", "|join:\",\"",
        "|filter:name", "1...9", "block b", "-%}", "[", "]", "(", ")", " not ", " and ", "#}",
      ]
    case .configuration:
      ["{", "}", "[", "]", "\"", "'", ":", ",", "//", "/*", "\\u", "null", "only", "1e9", "0x"]
    case .contract, .payload:
      [
        "{", "}", "[", "]", "\"", ":", ",", "\\u", "null", "1e9", "\"type\": \"card\"",
        "\"t\": \"color\"",
        "{\"ref\": \"A\"}", "\"flatten\": true", "\"optional\"", "\"list\"", "\"int8\"",
      ]
    case .inline:
      [
        "\n// widgetgen:inline:auto:A.B\n", "\n// widgetgen:end\n", "\n// sourcery:end\n", "\r\n",
        "\"\"\"", "/*", "*/", "{", "}", "// widgetgen:begin: a\n", "struct A {",
      ]
    case .syntax, .generate:
      [
        "struct ", "enum ", "case ", "let ", "var ", "func ", "init(", "extension ", "#if A\n",
        "#else\n", "#endif\n", "\"\"\"", "\\(", "/*", "*/", "{", "}", "(", ")", "[", "]", "<", ">",
        "->", "@a(", "`", "#\"", "// widgetgen: ", "where ", ": Codable", "?", "&", "= ", "\n",
        "AutoDecodable", "typealias ", "typealias A = A", "[String: ", "default = 1",
        "unknown = skip",
      ]
    }
  }

  /// Returns the templates of the conformance cases.
  private static func templates() throws -> [[UInt8]] {
    let folder = Repository.root.appending(path: "Tests/WidgetTemplateTests/Conformance")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".json") }.flatMap { name -> [[UInt8]] in
      let data = try Data(contentsOf: folder.appending(path: name))
      let file = SourceFile(path: name, bytes: Array(data))
      guard case .array(let cases) = try JSONValue.read(file).get().kind else { return [] }
      return cases.compactMap { element in
        if case .string(let text)? = element["template"]?.kind { Array(text.utf8) } else { nil }
      }
    }
  }

  private static let contracts = [
    #"""
    {"runtime": "standalone", "types": {"A": {"kind": "object", "properties": {
      "a": {"flatten": true, "type": {"ref": "B"}}, "b": {"reads": ["b", "c"], "required": true, "type": "int8"},
      "d": {"reads": [["e", "f"]], "default": "1", "type": {"optional": {"list": {"map": "url"}}}}}},
      "B": {"kind": "family", "representation": {"form": "internal", "tag": "type"}, "unknown": {"fallback": "A"},
      "options": {"A": {"names": ["a"], "type": "A"}}}}, "version": 1}
    """#,
    #"""
    {"root": "C", "runtime": "beagle-1", "types": {"C": {"kind": "choice", "order": ["x", "y"],
      "representation": {"form": "untagged"}, "options": {"x": {"names": ["x"], "single": {"expression": "bool"}},
      "y": {"names": ["y"], "values": {"v": {"reads": ["v"], "type": {"of": {"list": {"ref": "C"}}, "drops": "wrong"}}}}}},
      "D": {"kind": "values", "values": {"a": 1}, "fallback": "a"}, "E": {"kind": "opaque", "reason": "r"}}, "version": 1}
    """#,
  ]

  private static let payloads = [
    #"{"type": "card", "a": "x", "m": {"n": 1}, "list": [{"type": "other"}], "tags": {"1": 2}, "r": 1.5}"#,
    #"[{"b": "y", "id": null, "value": {"a": ""}, "fill": {"t": "color", "c": "/"}, "shape": {"box": {"w": 3}}}]"#,
  ]

  private static let configurations = [
    """
    {
      sources: ["Sources", 'App'],  // relative to this file
      output: "Sources/Generated",
      exclude: ["**/*Tests.swift"],
      runtime: "beagle-1", only: ["Coding"], inline: true, /* more */
      args: {access: "public", n: 1.5e3, yes: true, "\\u00e9\\ud83d\\ude00": -0x1F},
    }
    """,
    #"{"sources": "Sources", "templates": [], "dependencies": ["../Core"], "$schema": null}"#,
  ]
}
