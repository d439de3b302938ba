import Foundation
import TestSupport
import Testing
import WidgetPlan
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Converts the annotations of each case to attributes, and back to comments. The generated code must stay the same,
/// and so must the diagnostics, except for their positions and texts.
@Suite struct ConversionTests {
  @Test(arguments: CaseFolder.all)
  func bothSpellingsHaveTheSameOutput(_ folder: CaseFolder) throws {
    let sources = try folder.sources()
    let attributes = Self.converted(sources, to: .attributes)
    if attributes.map(\.bytes) == sources.map(\.bytes) { return }
    let comments = Self.converted(attributes, to: .comments)
    for golden in GoldenRun.all(of: folder) {
      let expected = try GoldenResult.first(of: golden)
      if expected.hasErrors { continue }
      for (spelling, sources) in [("attributes", attributes), ("comments", comments)] {
        let result = try GoldenResult(golden, sources: sources)
        let files = Self.generated(result)
        let text = sources.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
        #expect(files == Self.generated(expected), "\(golden) as \(spelling): \(text)")
        #expect(
          Self.rules(result) == Self.rules(expected),
          "\(golden) as \(spelling): \(result.text(of: result.diagnostics))\(text)")
      }
    }
  }

  @Test(arguments: [
    ("// widgetgen: default = nil", "@WireKey(.default(nil))", []),
    ("// widgetgen: default = nil", "@WireKey(.default(Wire.empty))", ["repeated-annotation"]),
    ("// widgetgen: keyStyle = snake_case", "@WireKey(\"a\")", ["contradicting-annotations"]),
    ("// widgetgen: lossy", "@WireKey(.alias(\"b\"))", []),
    ("", "@WireKey(.lossy(1))", ["annotation-value"]),
    ("", "@WireKey(.tag(\"a\"))", ["misplaced-annotation"]),
    ("", "@WireKey(.rename(\"a\"))", ["unknown-annotation-key"]),
    ("", "@WireKey(.default(Wire.throw))", []),
  ])
  func commentsAndAttributesAreCombined(comment: String, attribute: String, rules: [String]) {
    let source = SourceFile(
      path: "A.swift",
      text: """
        @WireType(.codable) struct A {
          \(comment)
          \(attribute) var a: [Int]?
        }
        """)
    let result = generate(
      [parse(source)], templates: [], configuration: Configuration(), builtin: builtinTemplates)
    #expect(Set(result.diagnostics.map(\.id)) == Set(rules), "\(result.diagnostics)")
  }

  @Test(arguments: [
    ("keyStyle", "@WireFamily(.keyStyle(.kebabCase))"),
    ("nonisolated", "@WireFamily @WireType(.nonisolated)"),
  ])
  func traitsThatNeedAFamily(_ key: String, _ cure: String) {
    let trait = key == "keyStyle" ? ".keyStyle(.kebabCase)" : ".\(key)"
    let source = SourceFile(path: "A.swift", text: "@WireType(\(trait)) protocol P: Codable {}")
    let result = generate(
      [parse(source)], templates: [], configuration: Configuration(), builtin: builtinTemplates)
    #expect(
      result.diagnostics.map(\.message)
        == ["'\(key)' has no effect without 'family'; write '\(cure)', or remove it"])
  }

  @Test func whatRemains() {
    let source = """
      // widgetgen:begin: lossy
      // widgetgen: codable, encodable = false
      struct A {
        // widgetgen: key = "b", default = .init(1, 2)
        var a: Size
        // widgetgen: skip
        let c, d: Int
        // widgetgen: default = first.name
        var e: String
        /// The text.
        /// widgetgen: key = g
        var f: Int
      }
      // widgetgen:end
      enum B { case x(/* widgetgen: key = y */ Int) }
      // widgetgen: skip
      func f() {}
      struct C {
        // widgetgen: key = x, alias = z
        // widgetgen: key = y
        var a: Int
      }

      """
    let file = parse(SourceFile(path: "A.swift", text: source))
    let conversion = AnnotationConversion(file, to: .attributes)
    #expect(
      String(decoding: conversion.bytes, as: UTF8.self) == """
        import WidgetAttributes

        // widgetgen:begin: lossy
        // widgetgen: encodable = false
        @WireType(.codable)
        struct A {
          @WireKey("b", .default(".init(1, 2)"))
          var a: Size
          // widgetgen: skip
          let c, d: Int
          // widgetgen: default = first.name
          var e: String
          /// The text.
          @WireKey("g")
          var f: Int
        }
        // widgetgen:end
        enum B { case x(/* widgetgen: key = y */ Int) }
        // widgetgen: skip
        func f() {}
        struct C {
          // widgetgen: key = x
          // widgetgen: key = y
          @WireKey(.alias("z")) var a: Int
        }

        """)
    #expect(
      conversion.kept.map { "\(file.text($0.range)): \($0.reason)" } == [
        "lossy: it applies to several declarations",
        "encodable = false: no trait has this value",
        "skip: several names cannot share an attribute",
        "default = first.name: no trait has this value",
        "key = y: an associated value cannot have an attribute",
        "skip: an attribute has no effect here",
        "key = x: 'key' has two values", "key = y: 'key' has two values",
      ])
    #expect(conversion.count == 5)
  }

  @Test func commentsOfInlineAttributes() {
    let source = """
      import WidgetAttributes
      @WireFamily @WireType(.nonisolated) protocol P: Codable {}
      struct A: P { @WireKey("b", .default(Wire.empty)) var a: [Int] }
      @WireType(.alias("c", "d"))
      struct B: P {
        @WireKey(.default(Size(width: 1, height: 2)), .keyStyle(.kebabCase)) var a: Size
        @WireKey(.default("a" + "b")) var b: String
      }

      """
    let file = parse(SourceFile(path: "A.swift", text: source))
    let conversion = AnnotationConversion(file, to: .comments)
    #expect(
      String(decoding: conversion.bytes, as: UTF8.self) == """
        import WidgetAttributes
        // widgetgen: family
        /* widgetgen: nonisolated */ protocol P: Codable {}
        struct A: P { @WireKey("b", .default(Wire.empty)) var a: [Int] }
        // widgetgen: alias = ["c", "d"]
        struct B: P {
          // widgetgen: default = Size(width: 1, height: 2), keyStyle = kebab-case
          var a: Size
          @WireKey(.default("a" + "b")) var b: String
        }

        """)
    #expect(
      conversion.kept.map(\.reason) == [
        "a comment on this line would apply to another declaration",
        "a comment cannot contain this expression",
      ])
  }

  /// A key of families that also has an effect on other enums.
  @Test(arguments: ["transparent, tagType = Int", "caseInsensitive"])
  func keysOfEnums(_ keys: String) {
    let file = parse(SourceFile(path: "A.swift", text: "// widgetgen: \(keys)\nenum A { case a }"))
    let conversion = AnnotationConversion(file, to: .attributes)
    #expect(conversion.kept.isEmpty)
    #expect(String(decoding: conversion.bytes, as: UTF8.self).contains("@WireType(."))
  }

  @Test func theFirstLineOfAFile() {
    let source = "public /* widgetgen: codable */ struct A {}\r\n"
    let file = parse(SourceFile(path: "A.swift", text: source))
    let conversion = AnnotationConversion(file, to: .attributes)
    let lines = ["import WidgetAttributes", "", "@WireType(.codable)", "public struct A {}", ""]
    #expect(
      String(decoding: conversion.bytes, as: UTF8.self) == lines.joined(separator: "\r\n"))
  }

  private static func converted(
    _ sources: [SourceFile], to spelling: AnnotationConversion.Spelling
  ) -> [SourceFile] {
    sources.map { source in
      let file = parse(source)
      if file.diagnostics.hasErrors { return source }
      return SourceFile(
        path: source.path, bytes: AnnotationConversion(file, to: spelling).bytes)
    }
  }

  /// The generated files, without sources whose inline blocks are filled.
  private static func generated(_ result: GoldenResult) -> [String: String] {
    result.files.filter { name, _ in !result.sources.contains { $0.path == name } }
  }

  private static func rules(_ result: GoldenResult) -> [String] {
    result.diagnostics.map { "\($0.severity) \($0.id)" }.sorted()
  }
}
