import Foundation
import Testing
import WidgetRuntime

/// Tests that replaced values are reported with their paths.
@Suite struct ReplacementTests {
  @Test(arguments: [
    (#"{"size": "a"}"#, ["replaced list.Index 0.size"]),
    (#"{"size": {"a": 1}}"#, ["replaced list.Index 0.size"]),
    (#"{"size": 1, "meta": {"old": []}}"#, ["replaced list.Index 0.meta.old"]),
    (#"{"size": 1, "meta": {"new": "a", "old": 1}}"#, ["replaced list.Index 0.meta.new"]),
    (#"{"size": 1, "meta": {"new": {"x": {}}}}"#, ["replaced list.Index 0.meta.new"]),
    (#"{"size": 1}"#, []),
  ])
  func replacedValuesAreReportedWithTheirPaths(_ json: String, _ expected: [String]) throws {
    let document = Data(#"{"list": [\#(json)]}"#.utf8)
    let reports = Locked<[String]>([])
    let report: @Sendable (DroppedElement) -> Void = { dropped in
      let path = dropped.codingPath.map(\.stringValue).joined(separator: ".")
      reports.withLock { $0.append("\(dropped.kind) \(path)") }
    }
    let decoder = JSONDecoder()
    decoder.userInfo.reportDropped(to: report)
    _ = try decoder.decode([String: [Sized]].self, from: document)
    #expect(reports.withLock { $0 } == expected)

    reports.withLock { $0 = [] }
    var direct = WidgetJSONDecoder()
    direct.userInfo.reportDropped(to: report)
    _ = try direct.decode([String: [Sized]].self, from: document)
    #expect(reports.withLock { $0 } == expected)
  }

  @Test func aReplacedShorthandIsReported() throws {
    let reports = Locked<[String]>([])
    let decoder = JSONDecoder()
    decoder.userInfo.reportDropped { dropped in reports.withLock { $0.append("\(dropped)") } }
    let spans = try decoder.decode([Span].self, from: Data(#"[1, "a"]"#.utf8))
    #expect(spans.map(\.length) == [1, 0])
    #expect(reports.withLock { $0.count } == 1)
    #expect(reports.withLock { $0.allSatisfy { $0.contains("not of type Int") } })
  }

  @Test func elementsAreDroppedByDefault() {
    #expect(DroppedElement(codingPath: [], error: CancellationError()).kind == .dropped)
  }
}

/// A type whose shorthand is its only property.
private struct Span: Decodable {
  let length: Int

  init(from decoder: any Decoder) throws {
    let decoder = WidgetCoding.expandingShorthand(to: "length", of: decoder)
    let fields = try decoder.container(keyedBy: WireKey.self)
    length = WidgetCoding.recovering("length", with: 0, in: fields) {
      try fields.decode(Int.self, forKey: "length")
    }
  }
}

/// A type with hand-written code that resembles generated code.
private struct Sized: Decodable {
  let size: Int
  let meta: [String: Int]
}

extension Sized {
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: WireKey.self)
    size = WidgetCoding.recovering("size", with: 0, in: fields) {
      try fields.decode(Int.self, forKey: "size")
    }
    meta = WidgetCoding.recovering("meta", "new", with: [:], in: fields) {
      try fields.decodeIfPresent([String: Int].self, atFirst: ["meta", "new"], ["meta", "old"])
        ?? [:]
    }
  }
}

extension Sized: WidgetCoding.JSONReadable {
  init(from json: inout WidgetCoding.JSONReader) throws {
    var size: Int?
    var object = json.fields("size", isKept: true)
    while let field = json.field(in: &object) {
      switch field {
      case 0: size = try json.recovering(with: 0) { try $0.read(Int.self) }
      default: break
      }
    }
    guard !object.isFailed, let size else {
      throw json.failure(of: object)
    }
    self.size = size
    meta = json.recovering(in: object, levels: 2, with: [:]) {
      try $0.readIfPresent(
        [String: Int].self, atFirst: ["meta", "new"], ["meta", "old"], of: object)
        ?? [:]
    }
  }
}
