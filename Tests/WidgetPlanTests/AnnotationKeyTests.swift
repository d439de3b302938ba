import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetPlan

/// Tests that the table of annotation keys is complete and consistent.
@Suite struct AnnotationKeyTests {
  @Test func eachKeyHasAFile() throws {
    let files = try Repository.swiftFiles(in: "Sources/Generator/WidgetPlan/Keys")
    let declared = try files.flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/= AnnotationKey\(\s*"(\w+)"/#).map { (String($0.1), file) }
    }
    let spellings = AnnotationKey.all.map(\.spelling)
    #expect(declared.map(\.0).sorted() == spellings.sorted())
    #expect(Set(declared.map(\.1)).count == declared.count, "one key in each file")
    #expect(spellings.map { $0.lowercased() } == spellings.map { $0.lowercased() }.sorted())
  }

  @Test func keysAreFoundBySpelling() {
    for key in AnnotationKey.all { #expect(AnnotationKey(spelled: key.spelling) == key) }
    #expect(AnnotationKey(spelled: "Key") == nil)
    #expect(AnnotationKey(spelled: "AutoDecodable") == nil)
  }

  /// Two keys that never occur on the same kind of declaration need not exclude each other.
  @Test(arguments: AnnotationKey.all) func excludedKeysHaveACommonTarget(_ key: AnnotationKey) {
    for target in key.targets {
      let excluded = key.excludes(.init(target: target, annotations: []))
      for other in excluded where other != key {
        #expect(
          !Set(other.targets).isDisjoint(with: key.targets), "\(key.spelling), \(other.spelling)")
      }
    }
  }

  @Test(arguments: AnnotationKey.all) func documentationListsEachPlace(_ key: AnnotationKey) {
    let tables = Set(key.usage.map(\.table))
    #expect(Set(key.usage.map { [$0.table.rawValue, $0.example] }).count == key.usage.count)
    #expect(
      tables.contains(.properties) == !Set(key.targets).isDisjoint(with: [.property, .computed]))
    #expect(tables.contains(.cases) == key.targets.contains(.enumCase))
    // The table of properties also covers associated values. Enums are types or families.
    #expect(tables.contains(.families) == (key.family != nil && key != .nonisolated))
    #expect(tables.contains(.types) || !key.targets.contains(.type))
    #expect(!tables.contains(.types) || !Set(key.targets).isDisjoint(with: [.type, .enum]))
    for usage in key.usage {
      #expect(usage.example == key.spelling || usage.example.hasPrefix("\(key.spelling) = "))
      let isRequired = key.targets.allSatisfy { key.value(on: $0).isRequired }
      #expect(!isRequired || usage.example != key.spelling)
      #expect(!usage.effect.hasSuffix("."))
    }
  }

  @Test(arguments: AnnotationKey.all) func examplesHaveTheKey(_ key: AnnotationKey) throws {
    let file = parse(SourceFile(path: "S.swift", text: key.example.source))
    let annotations = file.targetedAnnotations.flatMap(\.annotations)
    #expect(annotations.contains { $0.knownKey == key })
    #expect(!key.answers.isEmpty)
    #expect(Set(key.answers).count == key.answers.count)
  }

  @Test func documentationIsDerivedFromTheKey() throws {
    let key = KeyDocumentation(.key)
    #expect(key.places == "a stored property, a computed property, a case, an associated value")
    #expect(
      key.values == "a key, or the keys of nested objects separated by dots; "
        + "on a case: a text, or pairs such as `[a: b, c: d]`")
    #expect(key.directed == ["key(decode)", "key(encode)"])
    #expect(key.related == ["alias", "content", "flatten", "keyStyle"])
    #expect(
      KeyDocumentation(.positional).excluded == [
        "content", "family", "keyStyle", "shorthand", "transparent",
      ])
  }

  @Test(
    arguments: [
      ("a.b", ["a", "b"]), ("a..b", ["a", nil, "b"]), (".a", [nil, "a"]), ("`.a`", [".a"]),
      ("``", [""]), ("", [nil]), ("a.``", ["a", ""]), ("`a.b`.c", ["a.b", "c"]), ("a`.`b", ["a.b"]),
    ] as [(String, [String?])])
  func placesAreDividedAtDots(text: String, parts: [String?]) {
    #expect(text.partsOfPlace == parts)
  }

  /// Every example is parsed as an annotation with the key and a valid value.
  @Test(arguments: AnnotationKey.all) func examplesHaveValidValues(_ key: AnnotationKey) throws {
    for usage in key.usage {
      let source = "// widgetgen: \(usage.example)\nstruct S {}"
      let file = parse(SourceFile(path: "S.swift", text: source))
      let annotation = try #require(file[file.declarations[0].annotations].first)
      #expect(annotation.knownKey == key)
      if case .words(let words) = key.value(on: key.targets[0]) {
        #expect(words.contains(annotation.value.text ?? ""))
      }
      if case .list = annotation.value {
        #expect(key.targets.contains { key.value(on: $0).canBeList })
      }
    }
  }
}

extension AnnotationKey: CustomTestStringConvertible {
  /// The spelling, which identifies the arguments of tests.
  public var testDescription: String { spelling }
}
