import Foundation
import Testing
import WidgetRuntime

/// Tests that coders release everything when they return or throw. Each session retains its `userInfo`. If an object in
/// the `userInfo` is still alive afterward, a session has leaked.
@Suite struct ReleaseTests {
  private final class Probe: Sendable {}

  private static let key = CodingUserInfoKey(rawValue: "ReleaseTests")

  /// Runs code with an object for the `userInfo` of a coder, and expects that the object is released afterward.
  private func checkReleases(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ code: ([CodingUserInfoKey: any Sendable]) throws -> Void
  ) {
    weak var released: Probe?
    do {
      let probe = Probe()
      released = probe
      let info: [CodingUserInfoKey: any Sendable] = Self.key.map { [$0: probe] } ?? [:]
      do {
        try code(info)
      } catch {}
    }
    #expect(released == nil, "\(name) leaks", sourceLocation: sourceLocation)
  }

  /// Encodes a value with both encoders.
  private func checkCoding<Value: Codable>(
    _ value: Value, _ name: String, throws isThrowing: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkReleases("encoding \(name)", sourceLocation: sourceLocation) { info in
      var encoder = WidgetJSONEncoder()
      encoder.userInfo = info
      var failed = false
      do { _ = try encoder.encodeBytes(value) } catch { failed = true }
      #expect(failed == isThrowing, sourceLocation: sourceLocation)
    }
    checkReleases("JSONEncoder of \(name)", sourceLocation: sourceLocation) { info in
      let encoder = JSONEncoder()
      for (key, value) in info { encoder.userInfo[key] = value }
      _ = try encoder.encode(value)
    }
  }

  /// Decodes a document with both decoders.
  private func checkDecoding<Value: Decodable>(
    _ type: Value.Type, _ json: String, throws isThrowing: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkReleases("decoding \(json)", sourceLocation: sourceLocation) { info in
      var decoder = WidgetJSONDecoder()
      for (key, value) in info { decoder.userInfo[key] = value }
      decoder.userInfo.reportDropped { _ in }
      var failed = false
      do { _ = try decoder.decode(type, from: json) } catch { failed = true }
      #expect(failed == isThrowing, sourceLocation: sourceLocation)
    }
    checkReleases("JSONDecoder of \(json)", sourceLocation: sourceLocation) { info in
      let decoder = JSONDecoder()
      for (key, value) in info { decoder.userInfo[key] = value }
      decoder.userInfo.reportDropped { _ in }
      _ = try decoder.decode(type, from: Data(json.utf8))
    }
  }

  private static let keptJSON = #"{"type": "unheard", "a": [1, {"b": null}]}"#

  private static func panel(_ entry: AnyEntry?, isBroken: Bool = false) -> Panel {
    let mark = Mark(entry: entry, inner: [Mark(entry: entry, isBroken: isBroken)])
    return Panel(mark: mark, size: Size(mark: mark), entries: entry.map { [$0.value] } ?? [])
  }

  private static func kept() throws -> AnyEntry {
    try JSONDecoder().decode(AnyEntry.self, from: Data(keptJSON.utf8))
  }

  @Test func encodingReleasesEverything() throws {
    checkCoding(AnyComponent(Text(text: "a")), "a value that writes itself")
    checkCoding(Mark(), "a hand-written value")
    checkCoding(Mark(inner: [Mark()]), "nested hand-written values")
    let kept = try Self.kept()
    checkCoding(kept, "a kept value")
    checkCoding(Self.panel(nil), "hand-written values within bytes")
    let panel = AnyEntry(Self.panel(kept))
    checkCoding(panel, "a kept value within hand-written ones within bytes")
    checkCoding(AnyEntry(Self.panel(panel)), "all of them, twice")
    checkCoding(Mark(entry: panel), "bytes within hand-written values")
    checkCoding(["a": [panel, panel]], "collections")
  }

  @Test func encodingErrorsReleaseEverything() throws {
    checkCoding(Mark(isBroken: true), "an error", throws: true)
    checkCoding(Mark(inner: [Mark(isBroken: true)]), "a nested error", throws: true)
    let panel = AnyEntry(Self.panel(try Self.kept(), isBroken: true))
    checkCoding(panel, "an error within bytes", throws: true)
    checkCoding(Mark(entry: panel), "an error within bytes within a value", throws: true)
    checkReleases("an error that is kept") { info in
      var encoder = WidgetJSONEncoder()
      encoder.userInfo = info
      #expect(throws: EncodingError.self) { _ = try encoder.encodeBytes([1: Double.infinity]) }
    }
  }

  @Test func decodingReleasesEverything() throws {
    checkDecoding(AnyEntry.self, Self.keptJSON)
    let panel = AnyEntry(Self.panel(try Self.kept()))
    let json = try WidgetJSONEncoder().encodeText(panel)
    checkDecoding(AnyEntry.self, json)
    checkDecoding([AnyEntry].self, "[\(json), \(json)]")
    checkDecoding(Mark.self, try WidgetJSONEncoder().encodeText(Mark(entry: panel)))
  }

  @Test func decodingErrorsReleaseEverything() throws {
    let panel = AnyEntry(Self.panel(try Self.kept()))
    let json = try WidgetJSONEncoder().encodeText(panel)
    for wrong in [("false", "true"), ("1", "null"), ("\"note\"", "\"n\""), ("}", "")] {
      checkDecoding(
        AnyEntry.self, json.replacingOccurrences(of: wrong.0, with: wrong.1), throws: true)
    }
  }
}
