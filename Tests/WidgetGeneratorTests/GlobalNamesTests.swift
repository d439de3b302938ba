import BuiltinTemplates
import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Tests generated code in an app whose types have the same names as types of the runtime, the standard library and
/// Foundation.
@Suite struct GlobalNamesTests {
  /// A form of the generated code: whether the runtime is imported or embedded, and whether direct JSON is generated.
  struct Form: CustomTestStringConvertible, Sendable {
    let isEmbedded: Bool
    let readsBytes: Bool

    var testDescription: String {
      (isEmbedded ? "embedded" : "imported") + (readsBytes ? ", direct JSON" : "")
    }

    static let all = [false, true].flatMap { isEmbedded in
      [false, true].map { Form(isEmbedded: isEmbedded, readsBytes: $0) }
    }
  }

  /// All names that generated code or the runtime uses.
  private static let names = Set(GlobalNames.runtime + EmbeddedNames.standardLibrary)
    .union(EmbeddedNames.foundation)
    .union(BuiltinTemplates.runtime.flatMap { SwiftText.declaredTypes(in: $0.text) })
    .union(nestedNames)
    .subtracting(["Copyable"]).sorted()

  /// The names of the types that are nested in `WidgetCoding`.
  private static let nestedNames = BuiltinTemplates.runtime.flatMap { source in
    SwiftText.declaredTypes(in: source.text.components(separatedBy: "\n  ").joined(separator: "\n"))
  }

  private static let widgets = """
    // widgetgen: family, tag = "type", unknown = keep
    protocol Component: Swift.Codable, Swift.Sendable {}

    // widgetgen: family, tag = "kind", content = "value"
    protocol Action: Swift.Codable, Swift.Sendable {}

    // widgetgen: family = external
    protocol Animation: Swift.Sendable {}

    // widgetgen: family = untagged
    protocol Size: Swift.Sendable {}

    struct Open: Action { var url: Swift.String }
    struct Fade: Animation { var duration: Swift.Double }
    struct Points: Size { var points: Swift.Int }

    struct Text: Component {
      var text: Swift.String
      // widgetgen: default = 1
      var size: Swift.Int
      // widgetgen: invalid = nil
      var weight: Swift.Int?
      // widgetgen: key = "style.color"
      var color: Swift.String?
    }

    // widgetgen: name = "found", alias = "*_result"
    struct Found: Component {
      var type: Swift.String = "found"
    }

    struct Card: Component {
      // widgetgen: lossy
      var children: [any Component]
      // widgetgen: unknown = throw
      var known: [any Component]
      // widgetgen: unknown = skip
      var some: [Swift.String: any Component]
      var actions: [Swift.String: any Action]
      var animation: (any Animation)?
      var width: any Size
      // widgetgen: lossy
      var numbers: [Swift.String: Swift.Int]
      // widgetgen: oneOrMany
      var tags: [Swift.String]
      var shape: Shape
      var side: Side
    }

    // widgetgen: codable
    enum Side: Swift.String {
      case left, right
    }

    // widgetgen: family, tag = "shape"
    enum Shape {
      case circle(radius: Swift.Int)
      case square
    }
    """

  /// Widgets whose nested types and generic parameters have the same names as declarations of the runtime and the
  /// standard library.
  private static let nested = """
    // widgetgen: codable
    struct Page<Known: Swift.Codable, Lossy: Swift.Codable> {
      var known: Known
      var lossy: [Lossy]
      // widgetgen: flatten
      var rest: [Swift.String: Swift.Int]
    }

    // widgetgen: codable
    struct Nested {
      enum Decoder {}
      struct WidgetDecodingError {}
      struct WireKey {}
      // widgetgen: invalid = 0
      var count: Swift.Int
      // widgetgen: unknown = throw
      var children: [any Component]
    }
    """

  @Test(arguments: Form.all) func codeCompilesIfAllNamesAreTaken(_ form: Form) throws {
    let own = Self.names.map { "enum \($0) {}" }.joined(separator: "\n")
    try expectCompiles([Self.widgets, Self.nested, own], form)
  }

  @Test(arguments: Form.all) func codeCompilesIfNestedTypesTakeNames(_ form: Form) throws {
    let files = try expectCompiles([Self.widgets, Self.nested], form)
    let text = try #require(files.first { $0.name == "Coding.generated.swift" }?.text)
    #expect(text.contains("any Swift.Decoder"))
    #expect(text.contains(form.isEmbedded ? "WidgetRuntimeWireKey" : "WidgetRuntime.WireKey"))
    #expect(!text.contains("Swift.Encoder"))
  }

  /// A name is not qualified if no source declares it. `ProgramTests` compiles code without qualified names.
  @Test(arguments: Form.all) func freeNamesAreNotQualified(_ form: Form) throws {
    for file in try generated(sources([Self.widgets], form), form)
    where file.name != "Runtime.generated.swift" {
      #expect(!file.text.contains("Swift.Decoder"))
      #expect(!file.text.contains("WidgetRuntime.WireKey"))
      #expect(!file.text.contains("WidgetRuntimeWireKey"))
    }
  }

  @Test func membersAttributesCommentsAndStringsKeepTheirNames() {
    let text = SwiftText.replacing(
      ["Decoder": "Swift.Decoder"],
      in: #"""
        // Decoder
        @Decoder let a: [Decoder] = [x.Decoder, "Decoder \(Decoder.self)", y...Decoder]
        """#)
    #expect(
      text == #"""
        // Decoder
        @Decoder let a: [Swift.Decoder] = [x.Decoder, "Decoder \(Swift.Decoder.self)", y...Swift.Decoder]
        """#)
  }

  private func sources(_ texts: [String], _ form: Form) -> [SourceFile] {
    texts.enumerated().map { number, text in
      SourceFile(
        path: "Source\(number).swift",
        text: (form.isEmbedded ? "" : "import WidgetRuntime\n\n") + text)
    }
  }

  /// Returns the generated files for some sources.
  private func generated(
    _ sources: [SourceFile], _ form: Form
  ) throws -> [(name: String, text: String)] {
    let result = generate(
      sources.map(parse), templates: [],
      configuration: Configuration(
        runtime: .standalone, directJSON: form.readsBytes,
        arguments: form.isEmbedded ? ["embedRuntime": "1"] : [:]))
    try #require(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    return result.files.map { ($0.place.path, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  /// Type-checks sources together with their generated files, and returns the generated files.
  @discardableResult private func expectCompiles(
    _ texts: [String], _ form: Form
  ) throws -> [(name: String, text: String)] {
    let sources = sources(texts, form)
    let generated = try generated(sources, form)
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let paths = try (sources.map { ($0.path, $0.text) } + generated).map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let output = try SwiftCompiler.run(
      ["-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors", "-module-name", "App"]
        + ["-I", RuntimeModules.folder(for: "standalone").path] + paths)
    #expect(output.isEmpty, "\(output)")
    return generated
  }
}
