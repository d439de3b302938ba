import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Tests the forms of the runtime that is embedded in a target.
@Suite struct EmbeddedRuntimeTests {
  private static let forms = [false, true].flatMap { readsBytes in
    // Without coders and fields, with both, and with both in a module whose default isolation is an actor.
    [(false, false), (true, false), (true, true)].map { hasParts, isNonisolated in
      EmbeddedRuntime(
        readsBytes: readsBytes, hasCoders: hasParts, hasFields: hasParts,
        isNonisolated: isNonisolated)
    }
  }

  @Test(arguments: forms)
  func embeddedRuntimeIsInternal(_ form: EmbeddedRuntime) {
    let text = form.text()
    #expect(!text.contains("public "))
    #expect(!text.contains("@inlinable"))
    #expect(text.components(separatedBy: "import FoundationEssentials").count == 2)
    #expect(text.contains("struct JSONReader") == form.readsBytes)
    #expect(text.contains("struct WidgetJSONDecoder") == form.readsBytes)
    #expect(text.contains("struct HexColor") == form.hasCoders)
    #expect(text.contains("enum Field<") == form.hasFields)
    #expect(text.contains("nonisolated struct WireKey") == form.isNonisolated)
    #expect(parse(SourceFile(path: "Runtime.swift", text: text)).diagnostics.isEmpty)
  }

  /// The forms with direct JSON and coders are also compiled in Swift 5 mode.
  private static let compilations =
    forms.map { ($0, "6") } + forms.filter { $0.readsBytes && $0.hasCoders }.map { ($0, "5") }

  /// Warnings are errors, because some packages that embed the runtime treat them as errors.
  @Test(arguments: compilations)
  func embeddedRuntimeCompiles(_ form: EmbeddedRuntime, version: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-runtime-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "Runtime.swift")
    try Data(form.text().utf8).write(to: file)
    let output = try SwiftCompiler.run(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App"]
        + ["-swift-version", version]
        + (form.isNonisolated ? ["-default-isolation", "MainActor"] : []) + [file.path])
    #expect(output.isEmpty, "\(output)")
  }
}
