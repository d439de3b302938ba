import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetTemplate

/// Compares the output of templates with the recorded output of Stencil and StencilSwiftKit.
@Suite struct ConformanceTests {
  @Test(arguments: ConformanceCase.topics)
  func rendersLikeStencil(topic: String) throws {
    let cases = try ConformanceCase.all(of: topic)
    #expect(!cases.isEmpty)
    for example in cases { example.check() }
  }

  @Test func idsAreUnique() throws {
    let ids = try ConformanceCase.topics.flatMap { try ConformanceCase.all(of: $0) }.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}

/// A case from a file in the folder `Conformance`.
private struct ConformanceCase {
  let id: String
  let template: String
  let context: [String: Value]
  let templates: [String: String]
  /// The expected output, or nil if rendering must fail.
  let output: String?
  /// The expected line of the error, if the case specifies it.
  let line: Int?

  static let folder = Repository.root.appending(path: "Tests/WidgetTemplateTests/Conformance")

  static var topics: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }

  static func all(of topic: String) throws -> [ConformanceCase] {
    let data = try Data(contentsOf: folder.appending(path: topic))
    let json = try JSONValue.read(SourceFile(path: topic, bytes: Array(data))).get()
    guard case .array(let elements) = json.kind else { return [] }
    return try elements.map { try ConformanceCase(Value($0)) }
  }

  init(_ value: Value) throws {
    let members = try #require(value.entries)
    id = try #require(members["id"]?.text)
    template = try #require(members["template"]?.text)
    context = try #require(members["context"]?.entries)
    templates = (members["templates"]?.entries ?? [:]).compactMapValues(\.text)
    output = members["output"]?.text
    line = members["line"]?.text.flatMap { Int($0) }
    try #require((output == nil) == (members["error"]?.isTruthy ?? false))
  }

  func check() {
    let result = render(template, context, in: Environment(loader: .texts(templates)))
    switch (result, output) {
    case (.success(let rendering), let output?):
      let actual = String(decoding: rendering.text, as: UTF8.self)
      #expect(actual == output, "\(id): \(template)")
    case (.failure(let failure), nil):
      let first = failure.diagnostics.first
      guard let line, let range = first?.range, let file = failure.files["test.stencil"] else {
        #expect(first?.range != nil, "\(id)")
        return
      }
      #expect(first?.file == "test.stencil", "\(id)")
      #expect(LineTable(file).line(at: range.start) == line, "\(id)")
    case (.success(let rendering), nil):
      Issue.record("\(id): no error, but '\(String(decoding: rendering.text, as: UTF8.self))'")
    case (.failure(let failure), _):
      Issue.record("\(id): \(failure.diagnostics) for \(template)")
    }
  }
}
