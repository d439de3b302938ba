import Foundation
import TestSupport
import Testing

/// The template `Runtime` is generated from the sources of WidgetRuntime, made internal and with the
/// isolation of the embedding module.
@Suite struct EmbeddedRuntimeTests {
  @Test func templateIsTheSource() throws {
    let template = Repository.root.appending(path: "Templates/Builtin/Runtime.stencil")
    let expected = try Self.template()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try Data(expected.utf8).write(to: template)
    }
    let actual = try String(contentsOf: template, encoding: .utf8)
    #expect(actual == expected, "UPDATE_GOLDENS=1 swift test --filter EmbeddedRuntimeTests")
    #expect(!actual.contains("public "))
  }

  private static func template() throws -> String {
    let files = try Repository.swiftFiles(in: "Sources/WidgetRuntime")
    let plain = try files.filter {
      !isDirect($0) && !isCoder($0) && !isField($0) && !collectsKeys($0) && !hasElements($0)
    }.map(source)
    let isImporting = { (source: String) in source.hasPrefix("#if canImport") }
    let importing = plain.filter(isImporting).map(internalLines)
    let others = plain.filter { !isImporting($0) }.map(internalLines)
    // What is imported is imported above.
    let withoutImports = { (source: String) in
      isImporting(source)
        ? source.components(separatedBy: "#endif\n\n").dropFirst().joined(separator: "#endif\n\n")
        : source
    }
    let direct = try files.filter { isDirect($0) && !isField($0) && !hasElements($0) }.map(source)
      .map(withoutImports)
      .map(internalLines)
    let coders = try files.filter(isCoder).map(source).map(withoutImports).map(internalLines)
    let fields = files.filter(isField)
    let elements = files.filter(hasElements)
    let remaining = try files.filter(collectsKeys).map(source).map(internalLines)
    func lines(of files: [URL], areDirect: Bool) throws -> String {
      try files.filter { isDirect($0) == areDirect }.map(source).map(internalLines)
        .joined(separator: "\n")
    }
    return "{% if needsRuntime %}\n" + (importing + others).joined(separator: "\n")
      + "{% if usesCoders %}\n\n" + coders.joined(separator: "\n") + "{% endif %}\n"
      + "{% if usesFields %}\n\n" + (try lines(of: fields, areDirect: false))
      + "{% endif %}\n{% if usesElements %}\n\n" + (try lines(of: elements, areDirect: false))
      + "{% endif %}\n"
      + "{% if collectsKeys %}\n\n" + remaining.joined() + "{% endif %}\n"
      + "{% if readsBytes %}\n\n" + direct.joined(separator: "\n")
      + "{% if usesFields %}\n\n" + (try lines(of: fields, areDirect: true))
      + "{% endif %}\n{% if usesElements %}\n\n" + (try lines(of: elements, areDirect: true))
      + "{% endif %}\n{% endif %}\n{% endif %}\n"
  }

  private static func source(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Whether a file is only for code that reads bytes.
  private static func isDirect(_ file: URL) -> Bool {
    file.path.contains("/WidgetRuntime/Direct/")
      || ["WidgetJSONDecoder.swift", "WidgetJSONEncoder.swift"].contains(file.lastPathComponent)
  }

  /// Whether a file is only for values that may be missing or null.
  private static func isField(_ file: URL) -> Bool {
    ["Field.swift", "JSONReadable+Field.swift"].contains(file.lastPathComponent)
  }

  /// Whether a file is only for types that are coded as arrays.
  private static func hasElements(_ file: URL) -> Bool {
    file.lastPathComponent.hasSuffix("Elements.swift")
  }

  /// Whether a file is only for dictionaries of the remaining keys.
  private static func collectsKeys(_ file: URL) -> Bool {
    file.lastPathComponent == "RemainingKeys.swift"
  }

  /// Whether a file has coders that annotations name.
  private static func isCoder(_ file: URL) -> Bool {
    file.path.contains("/WidgetRuntime/API/Coders/")
  }

  /// A file of the runtime as a part of another module.
  private static func internalLines(of source: String) -> String {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      if attributes.contains(String(text)) { return nil }
      var declaration = text
      for word in ["@inlinable ", "@usableFromInline ", "public "] where declaration.hasPrefix(word)
      {
        declaration = declaration.dropFirst(word.count)
      }
      return line.prefix(line.count - text.count) + isolation(of: line) + declaration
    }.joined(separator: "\n")
  }

  /// Those that are only for other modules.
  private static let attributes = ["@inlinable", "@usableFromInline", "@frozen", hidden]

  private static let hidden = "@_documentation(visibility: internal)"

  /// Nothing that only generated code calls is in the documentation of the module.
  @Test func generatedInterfaceIsHidden() throws {
    let files = try Repository.swiftFiles(in: "Sources/WidgetRuntime/Generated")
    #expect(!files.isEmpty)
    for file in files {
      var isHidden = false
      var previous: Substring = ""
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if line.first?.isLetter == true { isHidden = previous == Self.hidden }
        if line.drop(while: { $0 == " " }).hasPrefix("public ") {
          #expect(isHidden, "\(file.lastPathComponent): \(line)")
        }
        previous = line
      }
    }
  }

  /// What precedes a type or an extension at file level; their members inherit it.
  private static func isolation(of line: Substring) -> String {
    let keyword = line.split(separator: " ").first { $0 != "public" && $0 != "private" }
    guard !line.hasPrefix(" "),
      ["enum", "extension", "final", "func", "protocol", "struct"].contains(keyword)
    else { return "" }
    return "{{ runtimeIsolation }}"
  }
}
