import Foundation
import TestSupport
import Testing

/// The template `Runtime` is WidgetRuntime's source, internal instead of public and with the
/// isolation that is asked for: one truth.
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
    let sources = try Repository.swiftFiles(in: "Sources/WidgetRuntime").map {
      try String(contentsOf: $0, encoding: .utf8)
    }
    let lines = sources.joined(separator: "\n").split(
      separator: "\n", omittingEmptySubsequences: false)
    let internalLines = lines.compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      if text == "@inlinable" { return nil }
      let declaration = text.hasPrefix("public ") ? text.dropFirst("public ".count) : text
      return line.prefix(line.count - text.count) + isolation(of: line) + declaration
    }
    return "{% if needsRuntime %}\n" + internalLines.joined(separator: "\n") + "{% endif %}\n"
  }

  /// What stands before a type or an extension at file level; their members follow it.
  private static func isolation(of line: Substring) -> String {
    let keyword = line.split(separator: " ").first { $0 != "public" && $0 != "private" }
    guard !line.hasPrefix(" "), ["enum", "extension", "protocol", "struct"].contains(keyword)
    else { return "" }
    return "{{ runtimeIsolation }}"
  }
}
