import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WidgetSyntax

/// Tests how the time of generating code grows with the length of lists and chains of declarations. Chains of enums
/// once took exponential time, chains of protocols and classes cubic time, and lists of cases quadratic time.
@Suite(.serialized) struct GrowthTests {
  /// The larger source is four times as long. It takes 4 times as long if the time is linear, and 16 times as long if
  /// the time is quadratic.
  @Test(arguments: Growth.lists) func timeOfListsIsLinear(_ growth: Growth) async {
    await check(growth, isBelow: 10)
  }

  /// The code for a declaration mentions all declarations below it in the chain, so quadratic time is expected. With
  /// cubic time, the larger source would take 64 times as long.
  @Test(arguments: Growth.chains) func timeOfChainsIsQuadratic(_ growth: Growth) async {
    await check(growth, isBelow: 32)
  }

  /// The time of chains is quadratic, so their length is limited.
  @Test(arguments: [Chain.protocols, .classes, .flattened])
  func longChainsAreRefused(_ chain: Chain) {
    for (length, isLong) in [(60, false), (66, true), (300, true)] {
      let source = (0..<length).map(chain.declaration).joined()
      let file = parse(SourceFile(path: "A.swift", text: source))
      let result = generate(
        [file], templates: [], configuration: Configuration(), builtin: builtinTemplates)
      #expect(result.diagnostics.contains { $0.id == "long-chain" } == isLong)
    }
  }

  /// Sources that would take more than linear time are refused with one clear error.
  @Test(arguments: Growth.refused)
  func timeOfRefusedSourcesIsLinear(_ refused: Growth.Refused) async {
    await onStack(kilobytes: 16384) {
      let times = [refused.growth.size, refused.growth.size * 4].map { size in
        let source = SourceFile(path: "A.swift", text: refused.growth.sources(size)[0])
        let start = processorTime
        let result = generate(
          [parse(source)], templates: [], configuration: Configuration(),
          builtin: builtinTemplates)
        #expect(result.diagnostics.contains { $0.id == refused.rule })
        return processorTime - start
      }
      #expect(times[1] < max(times[0], 0.01) * 10, "\(refused.growth.name): \(times)")
    }
  }

  enum Chain {
    case protocols, classes, flattened

    func declaration(_ index: Int) -> String {
      func inherited(_ name: String) -> String { index == 0 ? "Codable" : name + "\(index - 1)" }
      return switch self {
      case .protocols:
        (index == 0 ? "// widgetgen: family\n" : "")
          + "protocol P\(index): \(inherited("P")) {}\n"
          + "struct S\(index): P\(index) { var a: Int }\n"
      case .classes: "// widgetgen: codable\nclass C\(index): \(inherited("C")) {}\n"
      case .flattened:
        "// widgetgen: codable\nstruct S\(index) {\n// widgetgen: flatten\nvar f: S\(index + 1)\n}\n"
      }
    }
  }

  private func check(_ growth: Growth, isBelow factor: Double) async {
    await onStack(kilobytes: 16384) {
      let small = growth.seconds(for: growth.size)
      let limit = max(small, 0.01) * factor
      let large = growth.seconds(for: growth.size * 4, below: limit)
      #expect(large < limit, "\(growth.name): \(small) s, then \(large) s")
    }
  }
}

/// The built-in templates, parsed once for all tests.
let builtinTemplates = BuiltinTemplateSet()

/// Sources of one shape and of any size.
struct Growth: CustomStringConvertible, Sendable {
  let name: String
  /// The smaller of the two sizes. Generating code for a source of this size takes a few hundredths of a second.
  let size: Int
  /// Whether each source has its own output file.
  let filePerSource: Bool
  /// Returns the sources, each in a separate folder.
  let sources: @Sendable (_ size: Int) -> [String]

  init(
    name: String, size: Int, filePerSource: Bool = false,
    sources: @escaping @Sendable (_ size: Int) -> [String]
  ) {
    (self.name, self.size, self.filePerSource, self.sources) = (name, size, filePerSource, sources)
  }

  init(name: String, size: Int, source: @escaping @Sendable (_ size: Int) -> String) {
    self.init(name: name, size: size, sources: { [source($0)] })
  }

  var description: String { name }

  /// Returns the processor time in seconds for parsing the sources and generating their code: the lower of two
  /// measurements, or the first one if it is below a limit.
  func seconds(for size: Int, below limit: Double = 0) -> Double {
    let files = sources(size).enumerated().map { SourceFile(path: "F\($0)/A\($0).swift", text: $1) }
    func measured() -> Double {
      let start = processorTime
      let result = generate(
        files.map(parse), templates: [],
        configuration: Configuration(
          fillsInlineBlocks: true, directJSON: true, filePerSource: filePerSource),
        builtin: builtinTemplates)
      #expect(!result.files.isEmpty)
      return processorTime - start
    }
    let first = measured()
    return first < limit ? first : min(first, measured())
  }

  private static func lines(_ range: Range<Int>, _ line: (Int) -> String) -> String {
    range.map { line($0) + "\n" }.joined()
  }

  /// Chains of declarations, in which each declaration refers to the next or the previous one.
  static let chains = [
    Growth(name: "nested enums with one tag", size: 30) { size in
      lines(0..<size) {
        "// widgetgen: family\nenum E\($0) { case n\($0)(E\($0 + 1)), c\($0)(a: Int) }"
      } + "// widgetgen: family\nenum E\(size) { case z(x: Int) }"
    },
    Growth(name: "nested pairs of enums with one tag", size: 12) { size in
      lines(0..<size) { level in
        lines(0..<2) { side in
          "// widgetgen: family\nenum E\(side)x\(level) { "
            + "case a\(side)x\(level)(E0x\(level + 1)), b\(side)x\(level)(E1x\(level + 1)) }"
        }
      } + lines(0..<2) { "// widgetgen: family\nenum E\($0)x\(size) { case z\($0)(x: Int) }" }
    },
    Growth(name: "protocols", size: 15) { size in
      "// widgetgen: family\nprotocol P0: Codable {}\n"
        + lines(1..<size) { "protocol P\($0): P\($0 - 1) {}\nstruct S\($0): P\($0) { var a: Int }" }
    },
    Growth(name: "classes", size: 15) { size in
      lines(0..<size) {
        "// widgetgen: codable\nclass C\($0): \($0 == 0 ? "Codable" : "C\($0 - 1)") {\n"
          + "var a\($0): Int = 0\n// widgetgen:inline:auto:C\($0).Coding\n// widgetgen:end\n}"
      }
    },
    Growth(name: "typealiases", size: 60) { size in
      "typealias A0 = Int\n" + lines(1..<size) { "typealias A\($0) = A\($0 - 1)" }
        + "// widgetgen: codable\nstruct S {\n" + lines(0..<size) { "var a\($0): A\($0)" } + "}"
    },
    Growth(name: "flattened structs", size: 15) { size in
      lines(0..<size) {
        "// widgetgen: codable\nstruct S\($0) {\nvar a\($0): Int\n// widgetgen: flatten\n"
          + "var f: S\($0 + 1)\n}"
      } + "struct S\(size): Codable { var x: Int }"
    },
  ]

  /// Many declarations of one kind, and folders that declare the same names.
  static let lists = [
    Growth(name: "conditions inside each other", size: 10) { size in
      lines(0..<size) {
        lines(0..<32) { "#if A\($0)" } + "// widgetgen: codable\nstruct S\($0) { var a: Int }\n"
          + lines(0..<32) { _ in "#endif" }
      }
    },
    Growth(name: "types in blocks of annotations", size: 80) { size in
      lines(0..<32) { _ in "// widgetgen:file: codable" }
        + lines(0..<size) { "struct S\($0) { var a: Int }" }
    },
    Growth(name: "aliases of a key", size: 1000) { size in
      "// widgetgen: codable\nstruct S {\n// widgetgen: alias = a"
        + (0..<size).map { ", alias = a\($0)" }.joined() + "\nvar x: Int\n}"
    },
    Growth(name: "families", size: 80) { size in
      lines(0..<size) {
        "// widgetgen: family\nprotocol P\($0): Codable {}\nstruct S\($0): P\($0) { var a: Int }"
      }
    },
    Growth(name: "cases", size: 250) { cases("family", $0) { "c\($0)(a: Int)" } },
    Growth(name: "external cases", size: 250) {
      cases("family = external", $0) { "c\($0)(a\($0): Int)" }
    },
    Growth(name: "untagged cases", size: 250) {
      cases("family = untagged", $0) { "c\($0)(a\($0): Int)" }
    },
    Growth(name: "transparent cases", size: 250) { cases("transparent", $0) { "c\($0)" } },
    Growth(name: "raw values", size: 250) {
      cases("codable, nameStyle = snake_case", $0, of: "String") { "caseOf\($0)" }
    },
    Growth(name: "members of a family", size: 80) { size in
      "// widgetgen: family\nprotocol P: Codable {}\n"
        + lines(0..<size) { "struct S\($0): P { var a: Int; var c: [any P] }" }
    },
    Growth(name: "joining families", size: 50) { size in
      "// widgetgen: family\nprotocol P: Codable {}\nstruct S: P { var a: Int }\n"
        + lines(0..<size) {
          "// widgetgen: family, joins = P\nprotocol J\($0): P {}\nstruct S\($0): J\($0) { var a: Int }"
        }
    },
    Growth(name: "families of a type", size: 250) { families($0, "struct S: ALL { var a: Int }") },
    Growth(name: "families of an enum", size: 250) {
      families($0, "enum E: ALL { case a, b(Int) }")
    },
    Growth(name: "families of a type with a tag each", size: 400) {
      families($0, "struct S: ALL { var a: Int }", annotation: "family, tag = tN")
    },
    Growth(name: "families with the names in a type", size: 60) { size in
      families(
        size, "struct S: ALL {\n" + lines(0..<size) { "let t\($0) = \"s\"" } + "}",
        annotation: "family, tag = tN")
    },
    Growth(name: "families of a class", size: 60) { families($0, "class C: ALL { var a = 0 }") },
    Growth(name: "families of a superclass", size: 60) {
      families($0, "class C: ALL { var a = 0 }\nclass D: C {}")
    },
    Growth(name: "families of a typealias", size: 100) {
      families($0, "typealias A = ALL\nstruct S: A { var a: Int }", separator: " & ")
    },
    Growth(name: "families of extensions", size: 60) { size in
      "struct S { var a: Int }\n"
        + lines(0..<size) {
          "// widgetgen: family\nprotocol P\($0): Codable {}\n#if A\($0)\nextension S: P\($0) {}\n#endif"
        }
    },
    Growth(name: "name patterns", size: 80) { size in
      "// widgetgen: family\nprotocol P: Codable {}\n"
        + lines(0..<size) {
          "// widgetgen: name = \"card\($0)-*\"\nstruct S\($0): P { var type: String; var a: Int }"
        }
    },
    Growth(name: "name patterns of cases", size: 250) {
      cases("family", $0) { "c\($0)(String) // widgetgen: name = \"card\($0)-*\"" }
    },
    Growth(name: "untagged cases with a default", size: 250) {
      cases("family = untagged, default = c0", $0) { "c\($0)(a\($0): Int)" }
    },
    Growth(name: "annotated parameters", size: 250) { size in
      "// widgetgen: family\nenum E { case a(\n"
        + (0..<size).map { "// widgetgen: key = k\($0)\np\($0): Int" }.joined(separator: ",\n")
        + ") }"
    },
    Growth(name: "files", size: 80) { size in
      (0..<size).map { "// widgetgen: codable\nstruct S\($0) { var a: Int }" }
    },
    Growth(name: "files with a family and an output file each", size: 40, filePerSource: true) {
      (0..<$0).map {
        "// widgetgen: family\npackage protocol P\($0): Codable {}\nstruct S\($0): P\($0) { var a: Int }"
      }
    },
    Growth(name: "properties", size: 250) { size in
      "// widgetgen: codable, equatable\nstruct S {\n" + lines(0..<size) { "var a\($0): Int" } + "}"
    },
    Growth(name: "types", size: 80) { size in
      lines(0..<size) {
        "// widgetgen: codable\nstruct S\($0) {\n// widgetgen: key = k\nvar title: String\n"
          + "var b: [String: Int]?\n}"
      }
    },
    Growth(name: "classes with '=='", size: 160) { size in
      lines(0..<size) {
        "// widgetgen: equatable\nclass C\($0): Equatable { var a = 0; init() {} }"
      }
    },
    Growth(name: "folders with the same names", size: 40) { size in
      Array(
        repeating: """
          // widgetgen: family
          protocol P: Codable {}
          struct S: P { var a: T }
          extension S { struct T: Codable {} }
          extension S.T { typealias B = Int }
          typealias A = S
          extension A { typealias C = Int }
          // widgetgen: codable
          struct U { var p: any P; var s: A }

          """, count: size)
    },
  ]

  /// Sources that are refused with an error of the given rule.
  struct Refused: CustomStringConvertible, Sendable {
    let growth: Growth
    let rule: String

    var description: String { growth.name }
  }

  static let refused = [
    Refused(
      growth: Growth(name: "conditions inside each other", size: 250) { size in
        lines(0..<size) { "#if A\($0)\n// widgetgen: codable\nstruct S\($0) { var a: Int }" }
          + lines(0..<size) { _ in "#endif" }
      }, rule: "nesting-too-deep"),
    Refused(
      growth: Growth(name: "clauses of a condition", size: 250) { size in
        "#if A\n" + lines(0..<size) { "#elseif A\($0)\nstruct S\($0): Codable {}" } + "#endif"
      }, rule: "nesting-too-deep"),
    Refused(
      growth: Growth(name: "directives", size: 250) { size in
        lines(0..<size) { "// widgetgen:file: codable\nstruct S\($0) { var a: Int }" }
      }, rule: "nesting-too-deep"),
  ]

  /// Returns families and types that conform to all of them.
  ///
  /// - Parameters:
  ///   - types: The types, with `ALL` instead of the list of families.
  ///   - annotation: The annotation of the families, with `N` instead of the number of the family.
  private static func families(
    _ size: Int, _ types: String, separator: String = ", ", annotation: String = "family"
  ) -> String {
    lines(0..<size) {
      "// widgetgen: \(annotation.replacing("N", with: "\($0)"))\nprotocol P\($0): Codable {}"
    }
      + types.replacing("ALL", with: (0..<size).map { "P\($0)" }.joined(separator: separator))
  }

  private static func cases(
    _ annotation: String, _ size: Int, of rawType: String? = nil, _ element: (Int) -> String
  ) -> String {
    "// widgetgen: \(annotation)\nenum E\(rawType.map { ": " + $0 } ?? "") {\n"
      + lines(0..<size) { "case " + element($0) } + "}"
  }
}
