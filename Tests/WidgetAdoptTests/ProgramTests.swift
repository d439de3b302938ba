import Foundation
import TestSupport
import Testing
import WidgetAdopt
import WidgetGenerator
import WidgetSource

/// Compiles hand-written code and what `adopt` makes of it, and compares what both programs decode and encode.
@Suite struct ProgramTests {
  private static let cases = Repository.root.appending(path: "Tests/Cases/adopt")

  /// Decodes and encodes the payloads of a file.
  private static let main = """
    import Foundation

    let file = URL(fileURLWithPath: CommandLine.arguments[1])
    let payloads = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [Any] ?? []
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for payload in payloads {
      do {
        let root = try JSONDecoder().decode(
          Root.self, from: JSONSerialization.data(withJSONObject: payload))
        print(String(decoding: try encoder.encode(root), as: UTF8.self))
      } catch {
        print(error is DecodingError ? "DecodingError" : "error")
      }
    }
    """

  @Test(arguments: [
    ("initializers", []), ("plain", []), ("enums", [AllowedDifference.errors]), ("blocks", []),
    ("functions", []), ("objects", []),
  ])
  func adoptedCodeDoesTheSame(name: String, allowed: [AllowedDifference]) throws {
    let folder = Self.cases.appending(path: name)
    let before = try String(contentsOf: folder.appending(path: "Before.swift"), encoding: .utf8)
    let source = SourceFile(path: "Before.swift", text: before)
    let adoption = Adoption(
      [ScannedFile(source)], configuration: Configuration(), allowed: Set(allowed),
      allowsBlocks: true, allowsFunctions: true)
    for type in adoption.types {
      #expect(type.coding?.obstacle == nil && type.initializer?.obstacle == nil, "\(type)")
    }
    let after = try #require(adoption.changes.first?.new)
    let golden = folder.appending(path: "After.swift")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
      try after.text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == after.text)
    try compare(before, after, folder.appending(path: "payloads.json").path, allowed)
  }

  /// Models in several styles, with missing, null and wrong values. Coding that is not adopted stays, so the outputs are
  /// always equal.
  @Test func randomModelsDoTheSame() throws {
    let model = RandomModel(seed: 56, typeCount: 60)
    let source = SourceFile(path: "Before.swift", text: model.source)
    let adoption = Adoption([ScannedFile(source)], configuration: Configuration())
    let adopted = adoption.types.filter(\.isAdopted).count
    // Others have an optional whose omitted nil could not be decoded again, or a null that is decoded as a value.
    #expect(adopted > 40, "\(adoption.types.compactMap(\.coding?.obstacle))")
    let payloads = FileManager.default.temporaryDirectory.appending(path: "adopt-\(UUID()).json")
    try "[\(model.payloads.joined(separator: ",\n"))]"
      .write(to: payloads, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: payloads) }
    try compare(model.source, try #require(adoption.changes.first?.new), payloads.path)
  }

  /// Compares what both versions of a source decode and encode.
  private func compare(
    _ before: String, _ after: SourceFile, _ payloads: String,
    _ allowed: [AllowedDifference] = []
  ) throws {
    let result = generate(
      [ScannedFile(after)], templates: [], configuration: Configuration(fillsInlineBlocks: true),
      include: { _, _ in nil })
    #expect(result.diagnostics.isEmpty)
    // A file without an output name is the source with filled inline blocks.
    let generated = result.files.map {
      (name: $0.outputName ?? "After.swift", text: String(decoding: $0.bytes, as: UTF8.self))
    }
    let isFilled = generated.contains { $0.name == "After.swift" }
    let sources = isFilled ? generated : [("After.swift", after.text)] + generated
    let old = try run([("Before.swift", before)], payloads)
    let new = try run(sources, payloads)
    let usual = allowed.contains(.errors) ? new.replacing("error\n", by: "DecodingError\n") : new
    #expect(usual == old)
    #expect(old.contains("{") && old.contains("DecodingError"))
  }

  /// Compiles files with the main program, and returns what it prints.
  private func run(_ files: [(name: String, text: String)], _ payloads: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "adopt-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try (files + [("main.swift", Self.main)]).map { name, text in
      let file = folder.appending(path: name)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    let program = folder.appending(path: "program").path
    let messages = try SwiftCompiler.run(
      paths + ["-o", program] + RuntimeModules.arguments(for: "standalone"))
    #expect(messages.isEmpty, "\(messages)")
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: program)
    process.arguments = [payloads]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
