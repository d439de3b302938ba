import Testing
import WidgetGenerator
import WidgetSource

/// Tests the names of output files, which plugins declare before the tool runs.
@Suite struct OutputNamingTests {
  @Test(arguments: [
    ("Templates/Equality.stencil", "Equality"), ("My App/Two Words.stencil", "Two Words"),
    ("A.b.stencil", "A.b"), (".hidden", ".hidden"), ("plain", "plain"),
  ])
  func templateNameDeterminesTheFileName(path: String, name: String) {
    #expect(OutputNaming.templateName(ofPath: path) == name)
    #expect(OutputNaming.outputs(ofTemplate: name, parts: 1) == ["\(name).generated.swift"])
  }

  @Test func partsAreNumbered() {
    #expect(
      BuiltinGeneration.coding.outputNames(parts: 2) == [
        "Coding-1.generated.swift", "Coding-2.generated.swift",
      ])
    #expect(
      BuiltinGeneration.equality.outputNames(parts: 2) == ["Equality.generated.swift"])
  }

  /// Sources are divided into parts of similar sizes by their file names. The location of the checkout has no effect.
  @Test func fileNameDeterminesThePart() {
    let paths = (0..<1600).map { "Sources/Widget\($0).swift" }
    let parts = paths.map { OutputNaming.part(ofSource: $0, of: 16) }
    #expect(parts == paths.map { OutputNaming.part(ofSource: "/elsewhere/" + $0, of: 16) })
    for part in 0..<16 { #expect((60...140).contains(parts.count { $0 == part })) }
  }

  /// Each type is in exactly one part.
  @Test func partsContainEveryTypeOnce() {
    let sources = (0..<20).map { index in
      SourceFile(
        path: "W\(index).swift",
        text: "// widgetgen: decodable\nstruct W\(index) { var text: String }\n")
    }
    let result = generate(
      sources.map(ScannedFile.init), templates: [], configuration: Configuration(parts: 4),
      include: { _, _ in nil })
    #expect(result.diagnostics.isEmpty)
    let texts = result.files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(result.files.allSatisfy { $0.place.path.hasPrefix("Coding-") })
    #expect(result.files.count > 1)
    for index in 0..<20 {
      #expect(texts.count { $0.contains("extension W\(index): ") } == 1)
    }
  }
}
